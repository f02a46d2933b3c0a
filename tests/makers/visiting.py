"""Plays a game in a real browser, from the lobby to the result and the replay, and looks at what its plain table shows.

python -m tests.makers.visiting ADDRESS GAME WIDTH HEIGHT
"""

import random
import sys
import time
from dataclasses import dataclass

from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.browser.playing import (
    assert_all_in_words,
    assert_no_sideways_scrolling,
    play_out,
    play_some,
    show_part,
    start,
    wait_for_turn,
)
from tests.browser.test_accessible import assert_accessible

import find_browser

RIVALS = ["bot:beginner", "bot:beginner"]
FIRST_DECISION = "the first decision after"
"""What is printed before the seconds that it took."""

SPEAK = """language => {
  const wishes = JSON.parse(localStorage.getItem('concilium'))
  localStorage.setItem('concilium', JSON.stringify({ ...wishes, language }))
}"""


@dataclass(frozen=True)
class Plain:
    """What the plain table of a game shows at the first decision: headings by language, amounts, words."""

    table: dict[str, list[str]]
    seat: dict[str, list[str]]
    lying: int
    """Cards among one's own things."""
    glowing: int
    """How many of them can be touched: those alone, though others' have the same names."""
    choice: str
    logged: str
    ground: str | None = None
    """The page's colour, if the package brings colours."""


PLAIN = {
    "goofspiel": Plain(
        {"en": ["Prizes to come", "Prize"], "es": ["Premios por venir", "Premio"]},
        {"en": ["Hand", "Bid"], "es": ["Mano", "Puja"]},
        lying=9,
        glowing=9,
        choice="Bid the 1",
        logged="The prize is the",
        ground="rgb(12, 31, 22)",
    ),
    "lucky-draw": Plain(
        {"en": ["Cards in the deck"], "es": ["Cartas en el mazo"]},
        {"en": ["Card"], "es": ["Carta"]},
        lying=1,
        glowing=0,
        choice="Keep your card",
        logged="is dealt a card",
    ),
}


def assert_headed(page: Page, shown: Plain, language: str) -> None:
    """Every place is headed by the game's own words."""
    expect(page.locator(".at-table .heading")).to_have_text(shown.table[language])
    expect(page.locator(".at-mine .heading")).to_have_text(shown.seat[language])
    rivals = page.locator(".at-rivals article")
    expect(rivals).to_have_count(len(RIVALS))
    for rival in rivals.all():
        expect(rival.locator(".heading")).to_have_text(shown.seat[language])


def assert_shown(page: Page, shown: Plain) -> None:
    """Seats, places, cards, choices and log."""
    assert_headed(page, shown, "en")
    expect(page.locator(".at-mine h2")).to_have_text("Alba")
    expect(page.locator("[data-amount=points-0]").first).to_have_text("0")
    expect(page.locator(".at-mine [data-card]")).to_have_count(shown.lying)
    expect(page.locator(".at-mine .can")).to_have_count(shown.glowing)
    expect(page.locator(":is(.at-table, .at-rivals) .can")).to_have_count(0)
    expect(page.locator("[data-action]", has_text=shown.choice).first).to_be_attached()
    wide = page.locator("[data-open=log]")
    if wide.is_visible():
        wide.click()
    show_part(page, "Log")
    expect(page.locator("[data-story]")).to_contain_text(shown.logged)
    show_part(page, "Table")
    if wide.is_visible():
        wide.click()


def assert_result(page: Page) -> None:
    """Everybody's points, the most first, and the same on the score sheet."""
    points = page.locator("[data-result] b").all_text_contents()
    assert len(points) == len(RIVALS) + 1
    assert points == sorted(points, key=int, reverse=True)
    assert int(points[0]) > 0
    assert page.locator("dialog section .total").all_text_contents() == points
    assert page.locator("[data-result] .won b").all_text_contents()[0] == points[0]


def speak(page: Page, language: str) -> None:
    """Go on in another language."""
    page.evaluate(SPEAK, language)
    page.reload()
    page.wait_for_selector("[data-prompt]")


def visit(page: Page, game: str, began: float) -> None:
    shown = PLAIN[game]
    page.goto("/")
    start(page, game, seats=RIVALS)
    assert wait_for_turn(page)
    print(FIRST_DECISION, round(time.monotonic() - began, 1), flush=True)
    assert_all_in_words(page)
    assert_no_sideways_scrolling(page)
    assert_shown(page, shown)
    speak(page, "es")
    assert_headed(page, shown, "es")
    speak(page, "en")
    if shown.ground is not None:
        expect(page.locator(".page")).to_have_css("background-color", shown.ground)
    play_out(page, random.Random(5))
    assert_all_in_words(page)
    assert_result(page)
    page.locator("a[href^='/replay/']").first.click()
    slider = page.locator("[data-slider]")
    expect(slider).to_be_visible()
    slider.press("Home")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("3")
    assert_all_in_words(page)


def look(page: Page, game: str) -> None:
    """The lobby and the table can be read by everyone, in the game's own colours too."""
    page.goto("/")
    page.locator(f"[data-game={game}]").click()
    assert_accessible(page)
    start(page, game, seats=RIVALS)
    play_some(page, random.Random(5), 1)
    assert_accessible(page)


def main() -> None:
    site, game, width, height = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    path = find_browser.find()
    assert path is not None, "there is no Chromium: run tools/find_browser.py"
    problems: list[str] = []
    began = time.monotonic()

    def come(chromium: Browser, *, bypass_csp: bool = False) -> Page:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            base_url=site,
            locale="en-GB",
            reduced_motion="reduce",
            color_scheme="dark",
            bypass_csp=bypass_csp,
        )
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        return page

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=find_browser.FLAGS)
        visit(come(chromium), game, began)
        # What looks at the page is a script that the server's policy would not let in.
        look(come(chromium, bypass_csp=True), game)
        chromium.close()
    assert problems == [], problems


if __name__ == "__main__":
    main()
