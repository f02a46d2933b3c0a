"""Everybody can use it: four languages, a phone, the keyboard alone; and it loads fast."""

import gzip
import random

import pytest
from playwright.sync_api import Page, expect
from tests.browser import playing
from tests.browser.conftest import PHONE, OpenPage
from tests.built_in import DRAWN

from concilium.server import STATIC

LANGUAGES = ["en", "es", "fr", "it"]
MOST_BYTES = 200_000


def test_a_game_starts_in_three_clicks(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("[data-game=medieval-realms]").click()
    page.locator("[data-start]").click()
    expect(page.locator(".board")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_in_the_language_of_the_browser(language: str, open_page: OpenPage) -> None:
    page = open_page(locale=language)
    page.wait_for_selector("[data-start]")
    assert page.locator("html").get_attribute("lang") == language
    page.locator("[data-options] summary").click()
    playing.assert_all_in_words(page)
    for game in DRAWN:
        page.goto("/")
        playing.start(page, game)
        playing.play_some(page, random.Random(8), 12)
        assert playing.wait_for_turn(page)
        for what in ("since", "log", "settings"):
            page.locator(f"header [data-open={what}]").click()
            playing.assert_all_in_words(page)
        page.keyboard.press("Escape")


def test_the_language_changes_at_the_table(open_page: OpenPage) -> None:
    page = open_page()
    playing.start(page, "grand-tribunal")
    expect(page.locator(".track")).to_contain_text("Voting Track")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("it")
    expect(page.locator(".track")).to_contain_text("Percorso dei Voti")
    playing.assert_all_in_words(page)


@pytest.mark.parametrize("game", DRAWN)
def test_a_phone_shows_every_part_without_scrolling_sideways(game: str, open_page: OpenPage) -> None:
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True)
    page.wait_for_selector("[data-start]")
    playing.assert_no_sideways_scrolling(page)
    page.locator("[data-options] summary").click()
    playing.assert_no_sideways_scrolling(page)
    playing.start(page, game)
    rng = random.Random(4)
    tabs = page.locator("nav.tabs button")
    expect(tabs).to_have_count(4)
    for _ in range(3):
        playing.play_some(page, rng, 6)
        assert playing.wait_for_turn(page)
        for tab in range(4):
            tabs.nth(tab).click()
            playing.assert_no_sideways_scrolling(page)
            expect(page.get_by_role("region", name="What you can do")).to_be_in_viewport()
        tabs.first.click()


@pytest.mark.parametrize("game", DRAWN)
def test_the_keyboard_alone_is_enough(game: str, open_page: OpenPage) -> None:
    page = open_page()
    page.wait_for_selector("[data-start]")
    _go_to(page, f"[data-game={game}]")
    page.keyboard.press("Enter")
    for seat in (2, 3):
        _go_to(page, f"[aria-label='Seat {seat}']")
        page.keyboard.press("Home")
    _go_to(page, "[data-start]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-prompt]")
    for _ in range(6):
        playing.wait_for_turn(page)
        if page.locator("[data-action]").count() == 0:
            _go_to(page, ".choices .group")
            page.keyboard.press("Enter")
        before = playing.number(page)
        _go_to(page, "[data-action]")
        page.keyboard.press("Enter")
        page.wait_for_function(playing.NUMBER_CHANGED, arg=before)


def _go_to(page: Page, selector: str) -> None:
    """Tab on until the focus is on such an element."""
    for _ in range(200):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")


def test_the_script_is_small() -> None:
    total = sum(len(gzip.compress(file.read_bytes())) for file in STATIC.rglob("*.js"))
    assert total < MOST_BYTES, f"{total} bytes of compressed script"
