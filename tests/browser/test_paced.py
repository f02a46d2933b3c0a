"""Everything that happens is told for its time. The browser's clock is the test's: no machine is too slow for it."""

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser import playing
from tests.browser.conftest import OpenPage

STANDS = {"part": 800, "turn": 500, "deed": 1300, "detail": 240}
"""Milliseconds that something stands at a normal pace, by how much it matters."""
PACES = {"slow": 1.8, "normal": 1.0, "fast": 0.45}

WATCH = """() => {
  // What stood in the line above the table, by its place among all events: how much it matters, and for how long.
  window.told = {}
  const since = {}
  const note = (now) => {
    const lines = [...document.querySelectorAll('[data-ticker] [data-at]')]
    const there = new Map(lines.map((line) => [line.dataset.at, line]))
    for (const [at, line] of there) {
      const mine = line.querySelector('.crest')?.dataset.seat === document.querySelector('.page').dataset.seat
      window.told[at] ??= { weight: line.dataset.weight, stood: 0, mine }
      since[at] ??= now
    }
    for (const at of Object.keys(since)) {
      if (there.has(at)) continue
      window.told[at].stood += now - since[at]
      delete since[at]
    }
    window.still = Object.keys(since)
  }
  // Nobody knows since when what stands there now does.
  note(-Infinity)
  const watch = new MutationObserver(() => note(performance.now()))
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-at'] })
}"""

READY = """() => {
  const page = document.querySelector('.page')
  if (document.querySelector('[data-go-on], [data-result]')) return true
  return page.dataset.standing === undefined && document.querySelector('.choices button') !== null
}"""
STEP = 1300
"""Milliseconds of the page's clock between two looks at it; whatever is due within them happens at its own time."""
MOST_STEPS = 4_000


class Heard:
    """What the server told the seat, event by event."""

    def __init__(self, page: Page) -> None:
        self.positions: list[list[dict[str, Any]]] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        told = [message for message in json.loads(frame) if message["type"] in ("position", "change")]
        self.positions += [message["events"] for message in told]


def pass_time(page: Page) -> None:
    """Let the clock run until one is asked, something is staged, or the game is over."""
    for _ in range(MOST_STEPS):
        if page.evaluate(READY):
            return
        page.clock.run_for(STEP)
    raise AssertionError("nothing more happens")


@pytest.mark.parametrize(("game", "pace"), [("grand-tribunal", "fast"), ("medieval-realms", "normal")])
def test_every_event_of_a_whole_game_is_told_for_its_time(game: str, pace: str, open_page: OpenPage) -> None:
    page = open_page(settings={"pace": pace, "moment": 0})
    heard = Heard(page)
    page.clock.install()
    page.goto("/")
    playing.start(page, game)
    page.clock.pause_at(page.evaluate("Date.now() + 5000"))
    page.evaluate(WATCH)
    skipped = sum(map(len, heard.positions))
    before = len(heard.positions)
    rng = random.Random(7)
    ceremonies = 0
    while True:
        pass_time(page)
        if page.locator("[data-go-on]").count() > 0:
            ceremonies += 1
            page.locator("[data-go-on]").click()
        elif page.locator("[data-result]").count() > 0:
            break
        else:
            playing.play_one(page, rng)
    weights = {
        name: event["weight"]
        for name, event in page.request.get(f"/api/tables/{playing.table_of(page)}/facts")
        .json()["game"]["events"]
        .items()
    }
    told = page.evaluate("window.told")
    still = set(page.evaluate("window.still"))
    hasty = {
        at: line
        for at, line in told.items()
        if at not in still and not line["mine"] and line["stood"] < STANDS[line["weight"]] * PACES[pace] - 1
    }
    # One's own deeds stand too, but who goes on at once need not wait for them.
    assert hasty == {}
    # Whatever matters was told; what is alike and follows at once is told in one line.
    at = skipped
    untold = []
    for events in heard.positions[before:]:
        said = ""
        for event in events:
            name = event["event"]
            if str(at) in told:
                said = name
            elif weights[name] in ("deed", "turn", "part") and name != said and event.get("seat") != 0:
                untold.append((at, event))
            at += 1
    assert untold == []
    assert ceremonies >= {"grand-tribunal": 1, "medieval-realms": 4}[game]
    assert sum(line["weight"] == "deed" and not line["mine"] for line in told.values()) > 30
