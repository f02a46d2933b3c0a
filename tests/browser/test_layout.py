"""Nothing lies over anything, nothing is cut off, nothing jumps: measured in generated games, at sizes of screens."""

import random

import pytest
from playwright.sync_api import Page, expect
from tests.browser import measuring, playing
from tests.browser.conftest import OpenPage
from tests.browser.measuring import IN_PARTS, SIZES
from tests.built_in import knowing, known

from concilium import Record

GAMES = knowing("table")
MOMENTS = (0.3, 0.55, 0.8, 0.97)
"""How far into a game it is looked at."""


def _records(game: str) -> list[Record]:
    """One game with few and one with many players."""
    played = [measuring.record(path) for path in measuring.records(game)]
    by_size = sorted(played, key=lambda record: record.game.players)
    return [by_size[0], by_size[-1]]


def _parts(page: Page, size: str) -> int:
    """How many parts the table has on such a screen: a phone, upright or on its side, shows them by tabs."""
    tabs = page.locator("nav.tabs button:visible")
    expect(tabs).to_have_count(4 if size in IN_PARTS else 0)
    return 4 if size in IN_PARTS else 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_lies_over_anything_and_nothing_is_cut_off(game: str, size: str, open_page: OpenPage) -> None:
    page = open_page(viewport=SIZES[size])
    told = []
    for played in _records(game):
        length = len(played.decisions)
        measuring.open_replay(page, played, int(length * MOMENTS[0]), 0)
        for moment in MOMENTS:
            number = int(length * moment)
            measuring.go_to(page, number)
            for part in range(_parts(page, size)):
                if size in IN_PARTS:
                    page.locator("nav.tabs button").nth(part).click()
                found = measuring.overlaps(page)
                if size in ("laptop", "desktop"):
                    found += measuring.cut_off(page, known(game, "table")["whole"]) + measuring.scrolls(page)
                told += [f"with {played.game.players} at {number}, part {part}: {each}" for each in found]
                wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
                if wide > 0:
                    told.append(f"with {played.game.players} at {number}, part {part}: {wide} px too wide")
    assert not told, "\n".join(told)


@pytest.mark.parametrize("size", ["laptop", "desktop"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_when_cards_are_played_or_sold(game: str, size: str, open_page: OpenPage) -> None:
    page = open_page(viewport=SIZES[size])
    played = _records(game)[-1]
    length = len(played.decisions)
    first = length // 2
    measuring.open_replay(page, played, first, 0)
    measuring.go_to(page, first)
    anchored = known(game, "table")["anchored"]
    before = page.evaluate(measuring.PLACES, anchored)
    assert None not in before.values()
    for number in range(first + 1, first + 70):
        page.keyboard.press("ArrowRight")
        expect(page.locator(f".page[data-number='{number}']")).to_be_visible()
        assert page.evaluate(measuring.PLACES, anchored) == before, f"at {number}"


@pytest.mark.parametrize(
    ("size", "kept"),
    [("laptop", known("medieval-realms", "table")["anchored"]), ("tablet", ["panel"]), ("phone", ["panel"])],
)
def test_nothing_jumps_while_one_plays_until_an_auction(size: str, kept: list[str], open_page: OpenPage) -> None:
    page = open_page(viewport=SIZES[size])
    playing.start(page, "medieval-realms")
    rng = random.Random(8)
    playing.play_until(page, rng, "Buy a card")
    before = page.evaluate(measuring.FRAME), page.evaluate(measuring.PLACES, kept)
    while page.locator("[data-place=auction]").count() == 0:
        assert playing.wait_for_turn(page), "the game ended without an auction"
        playing.play_one(page, rng)
        playing.close_staged(page)
        # Whatever a verb has opened is closed, as nothing but the player's own click opened it.
        page.keyboard.press("Escape")
        assert (page.evaluate(measuring.FRAME), page.evaluate(measuring.PLACES, kept)) == before
    assert (page.evaluate(measuring.FRAME), page.evaluate(measuring.PLACES, kept)) == before


@pytest.mark.parametrize("game", GAMES)
def test_cards_grow_with_the_window_and_fill_it(game: str, open_page: OpenPage) -> None:
    page = open_page(viewport=SIZES["laptop"])
    playing.start(page, game)
    rng = random.Random(6)
    cards = page.locator(known(game, "table")["cards"])
    while cards.count() < 4:
        assert playing.wait_for_turn(page)
        playing.play_one(page, rng)
    playing.close_staged(page)
    measured = {}
    for size in ("laptop", "desktop"):
        page.set_viewport_size(SIZES[size])
        page.wait_for_timeout(300)
        boxes = cards.evaluate_all("all => all.map(each => each.getBoundingClientRect().width)")
        measured[size] = min(boxes)
        # The board reaches to all edges: little of the screen is left to the scenery.
        board = page.locator(".board").bounding_box()
        assert board is not None
        assert board["width"] > 0.97 * SIZES[size]["width"]
        text = page.locator(".board h2").first.evaluate("each => parseFloat(getComputedStyle(each).fontSize)")
        measured[f"{size} text"] = text
    assert measured["desktop"] > 1.25 * measured["laptop"]
    assert measured["desktop text"] > 1.1 * measured["laptop text"]


@pytest.mark.parametrize("size", ["laptop", "desktop"])
def test_an_open_sanctum_leaves_the_standings_in_sight(size: str, open_page: OpenPage) -> None:
    page = open_page(viewport=SIZES[size])
    played = _records("grand-tribunal")[-1]
    measuring.open_replay(page, played, int(len(played.decisions) * 0.8), 0)
    for opens in page.locator("[data-place=rivals] [aria-expanded]").all():
        opens.click()
        expect(page.locator("[data-place=open-sanctum]")).to_be_visible()
        assert measuring.cut_off(page, ["standings", "open-sanctum"]) == []
        assert measuring.overlaps(page) == []


def test_a_rivals_open_cards_leave_the_points_in_sight(open_page: OpenPage) -> None:
    page = open_page(viewport=SIZES["laptop"])
    played = _records("medieval-realms")[0]
    measuring.open_replay(page, played, int(len(played.decisions) * 0.8), 0)
    for opens in page.locator("[data-place=rivals] [aria-expanded]").all():
        opens.click()
        expect(page.locator("[data-place=open-cards]")).to_be_visible()
        assert measuring.cut_off(page, ["points", "open-cards"]) == []
        assert measuring.overlaps(page) == []
