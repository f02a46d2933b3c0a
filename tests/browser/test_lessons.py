"""Both guided first games, clicked through: on a desktop and on a phone, in every language."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser import lessons, playing
from tests.browser.conftest import PHONE, OpenPage

import concilium
from concilium.lessons import lesson_of

GAMES = [name for name in concilium.names() if lesson_of(name) is not None]
LANGUAGES = {"en": "en-GB", "es": "es-ES", "fr": "fr-FR", "it": "it-IT"}
SCREENS: dict[str, dict[str, Any]] = {"desktop": {}, "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True}}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_from_its_first_word_to_its_result(game: str, language: str, screen: str, open_page: OpenPage) -> None:
    page = open_page(f"/learn/{game}", locale=LANGUAGES[language], **SCREENS[screen])
    told = lessons.follow(page, game, whole=screen == "desktop")
    assert told == list(lessons.lesson_of(page, game))
    playing.assert_no_sideways_scrolling(page)
    if language == "en":
        lessons.finish(page, 5)
        playing.assert_all_in_words(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_entrance_offers_the_lesson_first_and_one_goes_on_where_one_left(game: str, open_page: OpenPage) -> None:
    page = open_page()
    page.locator(f"[data-game={game}]").click()
    offered = page.locator("[data-learn]")
    expect(offered).to_have_class(re.compile(r"\bmain\b"))
    offered.click()
    for _ in range(2):
        before = lessons.moment(page)
        page.locator("[data-guide-on]").click()
        expect(page.locator(lessons.GUIDE)).not_to_have_attribute("data-moment", before.split("/")[1])
    chapters = page.request.get(f"/api/games/{game}/lesson").json()["chapters"]
    page.locator(lessons.CHAPTERS).click()
    page.locator(f"[data-chapter={chapters[1]['id']}]").click()
    expect(page.locator(lessons.GUIDE)).to_have_attribute("data-guide", chapters[1]["id"])
    moments = chapters[1]["moments"]
    first = next(number for number, each in enumerate(moments) if each["action"] is not None)
    for each in moments[:first]:
        expect(page.locator(lessons.GUIDE)).to_have_attribute("data-moment", each["say"])
        page.locator("[data-guide-on]").click()
    page.locator(f"{lessons.POINTED}[data-action]").click()
    left = moments[first + 1]["say"]
    expect(page.locator(lessons.GUIDE)).to_have_attribute("data-moment", left)
    page.locator(lessons.CHAPTERS).click()
    page.locator("[data-leave]").click()
    # The lesson is no table among one's tables; it is still offered first, and goes on where it was left.
    expect(page.locator("[data-learn]")).to_have_class(re.compile(r"\bmain\b"))
    page.locator(f"[data-game={game}]").click()
    page.locator("[data-learn]").click()
    expect(page.locator(lessons.GUIDE)).to_have_attribute("data-moment", left)


@pytest.mark.parametrize("game", GAMES)
def test_another_choice_is_answered_kindly_and_not_taken(game: str, open_page: OpenPage) -> None:
    page = open_page(f"/learn/{game}")
    # While there is something to read nothing is decided, and where something is to be done nothing else is.
    page.locator("[data-guide-on]").wait_for()
    before = playing.number(page)
    page.locator(".choices [data-action]").first.click()
    expect(page.locator("[data-guide] .answer")).to_be_visible()
    while page.locator("[data-guide-on]").count() > 0:
        page.locator("[data-guide-on]").click()
        page.locator(lessons.GUIDE).and_(page.locator("[data-moment]")).wait_for()
    expect(page.locator(lessons.POINTED)).to_be_visible()
    wanted = page.locator(lessons.POINTED).get_attribute("data-action")
    page.locator(f".choices [data-action]:not([data-action='{wanted}'])").first.click()
    expect(page.locator("[data-guide] .answer")).to_be_visible()
    assert playing.number(page) == before


@pytest.mark.parametrize("game", GAMES)
def test_a_chapter_by_the_keyboard_alone(game: str, open_page: OpenPage) -> None:
    page = open_page(f"/learn/{game}")
    chapters = page.request.get(f"/api/games/{game}/lesson").json()["chapters"]
    way = page.locator("[data-guide-on], [data-guide-do]")
    way.wait_for()
    for _ in range(120):
        if way.evaluate("button => button === document.activeElement"):
            break
        page.keyboard.press("Tab")
    for each in chapters[0]["moments"]:
        # Once it is reached, the way on stays in focus.
        expect(page.locator(lessons.GUIDE)).to_have_attribute("data-moment", each["say"])
        expect(way).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.locator(lessons.GUIDE)).to_have_attribute("data-guide", chapters[1]["id"])
