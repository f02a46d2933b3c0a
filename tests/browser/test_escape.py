"""Escape closes what is open, always: every dialog, sheet, drawer and panel, the nearest first, again and again."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser import playing
from tests.browser.conftest import DESKTOP, PHONE, OpenPage

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
TWICE = 2
"""A browser treats the second time without a click between otherwise than the first."""


def closes(page: Page, opens: Locator | None, opened: str) -> None:
    """Open it, press Escape, and it is gone; so every time."""
    for _ in range(TWICE if opens is not None else 1):
        if opens is not None:
            opens.click()
        expect(page.locator(opened)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(opened)).not_to_be_visible()


def by_keys(page: Page, key: str, opened: str) -> None:
    """The same without a single click, so that the browser has no reason to ask before it closes."""
    for _ in range(TWICE):
        page.keyboard.press(key)
        expect(page.locator(opened)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(opened)).not_to_be_visible()


@SIZES
def test_at_the_table(size: dict[str, int], open_page: OpenPage) -> None:
    page = open_page(viewport=size)
    playing.start(page, "medieval-realms", seats=["friend", "bot:random"])
    closes(page, None, "dialog.sheet")
    closes(page, page.locator("[data-open=room]"), "[data-room]")
    page.locator("[data-open=room]").click()
    page.locator("[data-open-qr]").click()
    closes(page, None, "[data-qr]")
    page.locator("[data-open=room]").click()
    page.locator("[data-room-bots]").click()
    playing.play_until(page, random.Random(3), "Buy a card")
    closes(page, page.locator("[data-open=seats]"), "dialog.sheet")
    page.locator("[data-open=seats]").click()
    page.locator("[data-link]").first.click()
    closes(page, None, "[data-invitation]")
    closes(page, page.locator("[data-open=settings]"), "dialog.sheet")
    closes(page, page.locator("[data-open=since]"), "[data-away]")
    closes(page, page.get_by_role("link", name="Back to the lobby"), "[data-leave]:first-child")
    closes(page, page.locator("[data-help]"), "[data-rulebook]")
    by_keys(page, "?", "[data-rulebook]")
    closes(page, page.locator(".choices .ending"), "[data-sure=no]")
    closes(page, page.locator("[data-look]:not([data-action]):visible").first, "dialog.sheet")
    group = page.locator(".choices .group")
    if group.count() > 0:
        group.first.click()
        expect(page.locator(".choices .verb")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".choices .verb")).to_have_count(0)
    if size is PHONE:
        log = page.get_by_role("navigation").get_by_role("button", name="Log")
    else:
        log = page.locator("[data-open=log]")
        by_keys(page, "l", ".drawer")
    closes(page, log, ".drawer")
    log.click()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox", name="Say something").fill("not sent")
    closes(page, None, ".drawer")


def test_what_explains_itself_and_what_was_refused(open_page: OpenPage) -> None:
    page = open_page()
    playing.start(page, "grand-tribunal")
    assert playing.wait_for_turn(page)
    page.get_by_role("button", name="uncontested source").click()
    closes(page, None, "[data-refusal]")
    page.locator("[data-look]").first.hover()
    closes(page, None, ".preview")
    page.mouse.move(0, 0)
    page.locator(".choices [data-verb]").first.hover()
    closes(page, None, "[data-explained]")


@SIZES
def test_a_ceremony_and_the_result(size: dict[str, int], open_page: OpenPage) -> None:
    page = open_page(viewport=size)
    playing.start(page, "medieval-realms", seats=["bot:random"])
    playing.play_until_staged(page, random.Random(1))
    # It opened by itself: for a moment keys are taken to be meant for the table, then they count.
    for _ in range(20):
        page.keyboard.press("Escape")
        if page.locator("[data-go-on]").count() == 0:
            break
        page.wait_for_timeout(100)
    expect(page.locator("[data-go-on]")).to_have_count(0)
    playing.finish(page, playing.table_of(page), 0)
    page.reload()
    closes(page, None, "[data-result]")
    closes(page, page.locator("[data-open=result]"), "[data-result]")


def test_what_hides_two_peoples_cards_stays(open_page: OpenPage) -> None:
    page = open_page()
    playing.start(page, "grand-tribunal", seats=["here:Berta", "here:Carlo"])
    expect(page.locator("[data-hand-over]")).to_be_visible()
    for _ in range(3):
        page.keyboard.press("Escape")
    expect(page.locator("[data-hand-over]")).to_be_visible()
    expect(page.locator(".board")).to_have_count(0)


@SIZES
def test_at_the_entrance_and_the_replay(size: dict[str, int], open_page: OpenPage) -> None:
    page = open_page(viewport=size)
    closes(page, page.locator("[data-open=settings]"), "dialog.sheet")
    playing.start(page, "medieval-realms", seats=["bot:random"])
    table = playing.table_of(page)
    playing.finish(page, table, 0)
    page.goto(f"/replay/{table}?at=60")
    expect(page.locator(".board")).to_be_visible()
    closes(page, page.locator("[data-open=settings]"), "dialog.sheet")
    closes(page, page.locator("main [data-look]:visible").first, "dialog.sheet")
    if size is PHONE:
        moves = page.get_by_role("navigation").get_by_role("button", name="Moves")
    else:
        page.keyboard.press("Escape")
        moves = page.locator("[data-open=moves]")
    closes(page, moves, "[data-moves]")
    assert re.search(r"/replay/", page.url)
