"""Following the others: the log tells it as a story, auctions to their end, and what one missed on demand."""

import random
import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser import measuring, playing
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.built_in import DRAWN

from concilium.core.events import Event

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def open_log(page: Page) -> None:
    tabs = page.get_by_role("navigation").get_by_role("button", name="Log")
    if tabs.is_visible():
        tabs.click()
    elif not page.locator("[data-story]").is_visible():
        page.get_by_role("button", name="Log", exact=True).click()
    expect(page.locator("[data-story]")).to_be_visible()


@SIZES
@pytest.mark.parametrize("game", DRAWN)
def test_the_log_is_a_story(game: str, size: ViewportSize, open_page: OpenPage) -> None:
    page = open_page(viewport=size)
    playing.start(page, game)
    playing.play_some(page, random.Random(5), 25)
    playing.close_staged(page)
    open_log(page)
    at = [int(place) for place in page.locator("[data-story] li").evaluate_all("all => all.map(li => li.dataset.at)")]
    assert at == sorted(at)
    assert page.locator("[data-story] li.part").count() > 0
    expect(page.locator("[data-story] li.turn, [data-story] li.part").first).to_be_visible()
    names = page.locator("[data-story] .seat .crest")
    assert names.count() > 5
    # Each seat in its colour, and no two in the same.
    colours = page.locator("[data-story] .seat").evaluate_all(
        "all => all.map(seat => [seat.querySelector('.crest').dataset.seat,"
        " getComputedStyle(seat.querySelector('b')).color])"
    )
    assert len({seat for seat, _ in colours}) > 1
    assert len({seat for seat, _ in colours}) == len({colour for _, colour in colours}) == len(set(map(tuple, colours)))
    # What happened several times over is told once.
    lines = [" ".join(line.split()) for line in page.locator("[data-story] li").all_inner_texts()]
    assert [line for line, following in pairwise(lines) if line == following] == []
    # The newest line is in sight.
    expect(page.locator("[data-story] li").last).to_be_in_viewport()
    card = page.locator("[data-story-card]").last
    name = card.inner_text()
    card.click()
    expect(page.locator("dialog.sheet")).to_contain_text(name)
    page.keyboard.press("Escape")
    expect(page.locator("dialog.sheet")).to_have_count(0)


@SIZES
@pytest.mark.parametrize("game", DRAWN)
def test_what_happened_since_ones_last_decision_is_told_on_demand(
    game: str, size: ViewportSize, open_page: OpenPage
) -> None:
    page = open_page(viewport=size)
    playing.start(page, game)
    rng = random.Random(3)
    since = page.locator("[data-away]")
    for _ in range(40):
        assert playing.wait_for_turn(page)
        page.locator("[data-open=since]").click()
        expect(since).to_contain_text("Since your last decision")
        lines = since.locator("li:has(.crest)")
        others = lines.locator(".crest:not([data-seat='0'])").count()
        page.keyboard.press("Escape")
        expect(since).to_have_count(0)
        if others > 0:
            return
        playing.play_one(page, rng)
    raise AssertionError("nobody did anything")


TOO_LONG = """() => {
  const room = document.querySelector('.prompt').getBoundingClientRect().bottom
  return [...document.querySelectorAll('[data-ticker] > span')]
    .filter((line) => line.scrollWidth > line.clientWidth + 1 || line.getBoundingClientRect().bottom > room + 3)
    .map((line) => line.textContent)
}"""
"""What is told above the table, but does not fit there."""


@pytest.mark.parametrize("game", DRAWN)
@pytest.mark.parametrize("size", ["phone", "tablet", "laptop"])
def test_what_is_told_above_the_table_is_whole(game: str, size: str, open_page: OpenPage) -> None:
    page = open_page(viewport=measuring.SIZES[size])
    playing.start(page, game)
    rng = random.Random(9)
    for _ in range(20):
        assert playing.wait_for_turn(page)
        assert page.evaluate(TOO_LONG) == []
        playing.play_one(page, rng)


AUCTION = {"bid": "bids", "auction-won": "wins"}
"""What is told of an auction, and its word."""


def test_auctions_are_told_to_their_end_with_who_bids_and_how_much(open_page: OpenPage) -> None:
    page = open_page()
    played = measuring.record(measuring.records("medieval-realms")[-1])
    happened: list[tuple[str, str, str]] = []

    def note(event: Event) -> None:
        if event.name in AUCTION:
            happened.append((AUCTION[event.name], str(event.facts["seat"]), str(event.facts["amount"])))

    state = played.game.start()
    state.listener = note
    for mover, action in played.decisions:
        state.apply(mover, action)
    assert any(verb == "wins" for verb, _, _ in happened)
    measuring.open_replay(page, played, len(played.decisions) - 1, 0)
    page.locator("[data-open=moves]").click()
    expect(page.locator("[data-moves] li").nth(40)).to_be_attached()
    lines = page.locator("[data-moves] li:has(.crest)").evaluate_all(
        "all => all.map((line) => [line.querySelector('.crest').dataset.seat, line.innerText])"
    )
    told = []
    for seat, words in lines:
        said = re.search(r"\b(bids) (\d+)|\b(wins) .* for (\d+)", " ".join(words.split()))
        if said:
            told.append((said[1] or said[3], seat, said[2] or said[4]))
    assert told == happened
