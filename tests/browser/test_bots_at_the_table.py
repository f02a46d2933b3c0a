"""Bots at the table: their levels in the game's own words, that they think, and the hints they give."""

import random
import re

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.browser import playing
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.built_in import DRAWN, knowing, known

from concilium.locales import catalogue

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


@SIZES
@pytest.mark.parametrize("game", DRAWN)
def test_a_hint_shows_win_chances(game: str, size: ViewportSize, open_page: OpenPage) -> None:
    page = open_page(viewport=size)
    playing.start(page, game)
    assert playing.wait_for_turn(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".chance").first).to_contain_text("%", timeout=60_000)
    note = page.locator("[data-hint]")
    expect(note).to_contain_text("Best: ")
    expect(page.locator("[data-best]").first).to_contain_text("★")
    said = note.inner_text()
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(page.locator(".chance")).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    expect(note).to_have_text(said, timeout=60_000)


SURE = {key: catalogue("en").text(f"hint-{key}") for key in ("sure", "likely", "close", "even")}


@pytest.mark.parametrize("game", DRAWN)
def test_a_hint_says_how_sure_it_is_and_why(game: str, open_page: OpenPage) -> None:
    page = open_page()
    playing.start(page, game)
    rng = random.Random(3)
    note = page.locator("[data-hint]")
    for _ in range(12):
        assert playing.wait_for_turn(page)
        if page.get_by_role("button", name="Hint").count() > 0:
            page.get_by_role("button", name="Hint").click()
            expect(note).to_be_visible(timeout=60_000)
            said = note.locator("p").inner_text()
            sure = SURE[note.get_attribute("data-hint") or ""]
            assert sure in said
            _, _, why = said.partition(sure)
            if why.strip():
                # A reason is a sentence, in words.
                assert re.fullmatch(r"[A-Z][^⟦]*[.!]", why.strip())
                return
        playing.play_one(page, rng)
    raise AssertionError("no hint gave a reason")


@pytest.mark.parametrize("game", knowing("levels"))
@SIZES
def test_levels_are_called_as_their_game_calls_them_and_say_what_they_mean(
    open_page: OpenPage, game: str, size: ViewportSize
) -> None:
    page = open_page(viewport=size)
    page.locator(f"[data-game={game}]").click()
    options = page.locator(".seat select").first.locator("option")
    offered = [text for text in options.all_inner_texts() if text.startswith("Bot: ")]
    assert [text.removeprefix("Bot: ").partition(" (")[0] for text in offered][-5:] == known(game, "levels")
    meant = []
    for level in ("beginner", "easy", "medium", "hard", "expert"):
        page.locator(".seat select").first.select_option(f"bot:{level}")
        means = page.locator(f"[data-means={level}]").first
        expect(means).to_be_in_viewport(ratio=0.9)
        meant.append(means.inner_text())
    assert [text.partition(":")[0] for text in meant] == ["Very easy", "Easy", "Medium", "Hard", "Very hard"]
    assert "two seconds a turn" in meant[-1]


def test_a_bot_that_thinks_is_said_to_think(open_page: OpenPage) -> None:
    page = open_page()
    playing.start(page, "grand-tribunal", seats=["bot:expert", "bot:expert"])
    rng = random.Random(2)
    page.evaluate(
        """() => {
            window.said = []
            const prompt = document.querySelector('[data-prompt]')
            new MutationObserver(() => window.said.push(prompt.textContent)).observe(prompt, {
                characterData: true, childList: true, subtree: true,
            })
        }"""
    )
    for _ in range(12):
        assert playing.wait_for_turn(page)
        playing.play_one(page, rng)
        if any("is thinking" in words for words in page.evaluate("window.said")):
            return
    raise AssertionError("nobody was said to think")
