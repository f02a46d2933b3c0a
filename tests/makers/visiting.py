"""Plays a game in a real browser, from the lobby to the result and the replay.

python -m tests.makers.visiting ADDRESS GAME WIDTH HEIGHT
"""

import random
import sys

from playwright.sync_api import Page, expect, sync_playwright
from tests.browser.playing import assert_all_in_words, assert_no_sideways_scrolling, play_out, start

import find_browser


def visit(page: Page, game: str) -> None:
    page.goto("/")
    start(page, game, seats=["bot:beginner", "bot:beginner"])
    assert_all_in_words(page)
    assert_no_sideways_scrolling(page)
    play_out(page, random.Random(5))
    assert_all_in_words(page)
    page.locator("a[href^='/replay/']").first.click()
    slider = page.locator("[data-slider]")
    expect(slider).to_be_visible()
    slider.press("Home")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("3")
    assert_all_in_words(page)


def main() -> None:
    site, game, width, height = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    path = find_browser.find()
    assert path is not None, "there is no Chromium: run tools/find_browser.py"
    problems: list[str] = []
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=find_browser.FLAGS)
        context = chromium.new_context(
            viewport={"width": width, "height": height}, base_url=site, locale="en-GB", reduced_motion="reduce"
        )
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        visit(page, game)
        chromium.close()
    assert problems == [], problems


if __name__ == "__main__":
    main()
