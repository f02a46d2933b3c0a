"""The rulebook, the card gallery, and everything that explains itself."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser import playing
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.test_accessible import assert_accessible_wide_and_narrow

import concilium
from concilium.core.registry import title
from concilium.locales import LANGUAGES, catalogue

GAMES = sorted(path.parent.name for path in (Path(__file__).parents[2] / "web" / "src" / "games").glob("*/book.ts"))
LOCALES = {"en": "en-GB", "es": "es-ES", "fr": "fr-FR", "it": "it-IT"}


def rules_of(game: str, language: str = "en") -> dict[str, str]:
    """Every numbered rule of a game with its text."""
    words = catalogue(language, game)
    # As with the usual options: a rule may read otherwise with others.
    facts: dict[str, object] = {option.name: option.default for option in title(game).options}
    facts |= {str(value): "no" for option in title(game).options for value in option.allowed() or []}
    found = {}
    for section in range(1, 20):
        for number in range(1, 20):
            key = f"rule-{title(game).rules}-{section}-{number}"
            if words.has(key):
                found[f"{title(game).rules}-{section}.{number}"] = words.text(key, **facts)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_has_every_rule_in_every_language(game: str, language: str, open_page: OpenPage) -> None:
    page = open_page(f"/rules/{game}", locale=LOCALES[language])
    for rule, text in rules_of(game, language).items():
        expect(page.locator(f'[data-rule="{rule}"]')).to_contain_text(text)
    playing.assert_all_in_words(page)
    page.set_viewport_size(PHONE)
    playing.assert_no_sideways_scrolling(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_is_searched_and_opens_at_a_paragraph(game: str, open_page: OpenPage) -> None:
    rule = list(rules_of(game))[20]
    page = open_page(f"/rules/{game}#{rule}")
    asked = page.locator(f'[data-rule="{rule}"]')
    expect(asked).to_be_in_viewport()
    expect(asked).to_have_class(re.compile(r"\basked\b"))
    page.locator("[data-search]").fill("nothing that any rule says")
    expect(page.locator("[data-rule]")).to_have_count(0)
    page.locator("[data-search]").fill(rule.lower())
    expect(page.locator("[data-rule]")).to_have_count(sum(each.startswith(rule) for each in rules_of(game)))


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_prints_without_what_is_for_the_screen(game: str, open_page: OpenPage) -> None:
    page = open_page(f"/rules/{game}")
    page.locator("[data-rule]").first.wait_for()
    page.emulate_media(media="print")
    expect(page.locator("[data-search]")).to_be_hidden()
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    expect(page.locator("[data-rule]").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_new_pages_are_accessible(game: str, open_page: OpenPage) -> None:
    page = open_page(f"/rules/{game}", bypass_csp=True)
    page.locator("[data-rule]").first.wait_for()
    assert_accessible_wide_and_narrow(page)
    page.goto(f"/cards/{game}")
    page.locator("[data-count]").wait_for()
    assert_accessible_wide_and_narrow(page)
    page.goto(f"/learn/{game}")
    page.locator("[data-guide-on]").wait_for()
    page.locator("[data-guide] [aria-expanded]").click()
    assert_accessible_wide_and_narrow(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_gallery_has_every_card_and_its_filters_choose(game: str, open_page: OpenPage) -> None:
    cards = concilium.game(game, max(title(game).players)).facts()["cards"]
    assert isinstance(cards, dict)
    page = open_page(f"/cards/{game}")
    shown = page.locator("li[data-card]")
    expect(shown).to_have_count(len(cards))
    for facet in page.locator("select[data-facet]").all():
        for value in facet.locator("option").all()[1:3]:
            facet.select_option(value.get_attribute("value"))
            count = int(page.locator("[data-count]").get_attribute("data-count") or 0)
            expect(shown).to_have_count(count)
            assert 0 < count < len(cards)
        facet.select_option("")
    expect(shown).to_have_count(len(cards))
    first = next(iter(cards))
    page.locator("[data-search]").fill(catalogue("en", game).text(f"card-{first}"))
    expect(page.locator(f'li[data-card="{first}"]')).to_be_visible()
    playing.assert_all_in_words(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_tables_own_cards_are_shown(game: str, open_page: OpenPage) -> None:
    page = open_page()
    playing.start(page, game)
    page.goto(f"/cards/{game}?table={page.url.rsplit('/', 1)[1]}")
    expect(page.locator("li[data-card]").first).to_be_visible()


def explained(page: Page) -> str:
    box = page.locator("[data-explained]")
    expect(box).to_be_visible()
    playing.assert_all_in_words(page)
    return box.inner_text()


THING = ".middle [data-thing]:not([data-card]):visible"
TRACK = "[data-ask]:visible"


@pytest.mark.parametrize("game", GAMES)
def test_verbs_things_and_tracks_explain_themselves(game: str, open_page: OpenPage) -> None:
    page = open_page()
    playing.start(page, game)
    assert playing.wait_for_turn(page)
    page.locator(".choices [data-verb]").first.hover()
    assert explained(page)
    page.keyboard.press("Escape")
    expect(page.locator("[data-explained]")).to_have_count(0)
    page.locator(THING).first.hover()
    assert explained(page)
    page.keyboard.press("Escape")
    # By the keyboard: the question mark of a track, and from what is explained into the rulebook.
    page.keyboard.press("Tab")
    page.locator(TRACK).first.focus()
    assert explained(page)
    page.keyboard.press("Enter")
    expect(page.locator("[data-rulebook] .asked")).to_be_in_viewport()


@pytest.mark.parametrize("game", GAMES)
def test_a_long_press_explains_and_decides_nothing(game: str, open_page: OpenPage) -> None:
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True)
    playing.start(page, game)
    assert playing.wait_for_turn(page)
    before = playing.number(page)
    verb = page.locator(".choices [data-verb]").first
    box = verb.bounding_box()
    assert box is not None
    session = page.context.new_cdp_session(page)
    point = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
    assert explained(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(300)
    assert playing.number(page) == before


@pytest.mark.parametrize("game", GAMES)
def test_a_question_mark_opens_the_rulebook_where_the_game_is(game: str, open_page: OpenPage) -> None:
    page = open_page()
    playing.start(page, game)
    assert playing.wait_for_turn(page)
    page.locator("body").press("?")
    expect(page.locator("[data-rulebook] .asked")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator("[data-rulebook]")).to_have_count(0)


def test_lessons_and_rulebook_are_loaded_only_when_opened(open_page: OpenPage) -> None:
    page = open_page()
    sizes: dict[str, int] = {}
    page.on("response", lambda answer: sizes.update({answer.url: 0}))
    page.goto("/")
    page.locator("[data-learn]").wait_for()
    page.wait_for_load_state("networkidle")
    loaded = {url.rsplit("/", 1)[-1].split("-")[0] for url in sizes if "/assets/" in url}
    assert not loaded & {"Lesson", "Rulebook", "Pages", "Gallery", "book", "learning"}
    assert not [url for url in sizes if "subject=lessons" in url or "subject=rulebook" in url]
    assert page.viewport_size == DESKTOP
