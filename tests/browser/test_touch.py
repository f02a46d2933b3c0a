"""Whole games on a phone by taps alone: each decision that is sent is the one that was meant."""

import json
import random

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser import playing
from tests.browser.conftest import PHONE, OpenPage
from tests.built_in import DRAWN

MOST_DECISIONS = 900
SHEET = "dialog.sheet [data-action]"
ON_BOARD = ".middle [data-action]:visible"
CARDS = ".middle .can .hit[data-look]:visible"
READ = ".middle .touch:not(.can) .hit[data-look]:visible"

LOUD = """() => {
  const others = document.querySelectorAll('.choices .offered .button').length
  return others === 0 ? [] : [...document.querySelectorAll('.choices .ending.main')].map((each) => each.textContent)
}"""


class Sent:
    """The decisions that went to the server, in order."""

    def __init__(self, page: Page) -> None:
        self.actions: list[int] = []
        page.on("websocket", lambda socket: socket.on("framesent", self._see))

    def _see(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "decide":
            self.actions.append(message["action"])


class Hand:
    """A player with one finger."""

    def __init__(self, page: Page, rng: random.Random) -> None:
        self.page = page
        self.rng = rng
        self.meant: list[int] = []

    def tap(self, what: Locator) -> None:
        what.tap(timeout=playing.AT_ONCE)

    def look_around(self) -> None:
        """Read: other parts of the table, a card that nothing can be done with, the log. None of it decides."""
        tabs = self.page.locator("nav.tabs button")
        self.tap(tabs.nth(self.rng.randrange(tabs.count())))
        cards = self.page.locator(READ)
        if cards.count() > 0 and self.rng.random() < 0.5:
            self.tap(cards.nth(self.rng.randrange(min(cards.count(), 4))))
            self.tap(self.page.locator("dialog.sheet header button"))
            expect(self.page.locator("dialog.sheet")).to_have_count(0)

    def decide(self) -> bool:
        """One decision by one of the ways a finger has: a card and its button, a thing on the board, or the bar."""
        page = self.page
        # What ends a turn is never loud while something else is left.
        assert page.evaluate(LOUD) == []
        tabs = page.locator("nav.tabs button")
        self.tap(tabs.nth(self.rng.randrange(tabs.count() - 1)))
        cards, things = page.locator(CARDS), page.locator(ON_BOARD)
        ways = [way for way in (cards, things) if way.count() > 0]
        before = playing.number(page)
        if ways and self.rng.random() < 0.7:
            way = self.rng.choice(ways)
            one = way.nth(self.rng.randrange(way.count()))
            if way is cards:
                # The first tap shows the card and decides nothing.
                self.tap(one)
                expect(page.locator("dialog.sheet")).to_be_visible()
                assert playing.number(page) == before
                offered = page.locator(SHEET)
                one = offered.nth(self.rng.randrange(offered.count()))
        else:
            groups = page.locator(".choices .group")
            if page.locator(".choices [data-action]").count() == 0 or (groups.count() > 0 and self.rng.random() < 0.5):
                self.tap(groups.nth(self.rng.randrange(groups.count())))
            offered = page.locator(".choices [data-action]")
            one = offered.nth(self.rng.randrange(offered.count()))
        action = int(one.get_attribute("data-action") or "-1")
        self.tap(one)
        if page.locator(playing.SURE).count() > 0:
            self.tap(page.locator(playing.SURE))
        self.meant.append(action)
        page.wait_for_function(playing.NUMBER_CHANGED, arg=before, timeout=playing.AT_ONCE)
        return True


@pytest.mark.parametrize("game", DRAWN)
def test_a_whole_game_by_taps_sends_what_was_meant_and_nothing_else(game: str, open_page: OpenPage) -> None:
    wishes = {"pace": "instant", "moment": 0, "forced": False}
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True, settings=wishes)
    sent = Sent(page)
    playing.start(page, game)
    hand = Hand(page, random.Random(21))
    while playing.wait_for_turn(page) and len(hand.meant) < MOST_DECISIONS:
        if hand.rng.random() < 0.15:
            hand.look_around()
        hand.decide()
        assert sent.actions == hand.meant, f"decision {len(hand.meant)} was not the one that was meant"
    expect(page.locator("[data-result]")).to_be_visible()
    assert len(hand.meant) > 30
