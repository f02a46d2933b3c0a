"""Everything that happens is told for its time. The browser's clock is the test's: no machine is too slow for it."""

import random

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser import playing
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.heard import Heard
from tests.built_in import knowing, known

STANDS = {"part": 800, "turn": 500, "deed": 1300, "detail": 240}
"""Milliseconds that something stands at a normal pace, by how much it matters."""
SIZES = {"desktop": DESKTOP, "phone": PHONE}
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


def pass_time(page: Page) -> None:
    """Let the clock run until one is asked, something is staged, or the game is over."""
    for _ in range(MOST_STEPS):
        if page.evaluate(READY):
            return
        page.clock.run_for(STEP)
    raise AssertionError("nothing more happens")


@pytest.mark.parametrize(
    ("game", "pace", "size"),
    [
        pytest.param(game, pace, SIZES[screen], id=f"{game}-{pace}-{screen}")
        for game in knowing("paces")
        for screen, pace in known(game, "paces").items()
    ],
)
def test_every_event_of_a_whole_game_is_told_for_its_time(
    game: str, pace: str, size: ViewportSize, open_page: OpenPage
) -> None:
    page = open_page(viewport=size, settings={"pace": pace, "moment": 0})
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
    assert ceremonies >= known(game, "ceremony")["fewest"]
    assert sum(line["weight"] == "deed" and not line["mine"] for line in told.values()) > 30


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_space_shows_at_once_what_would_take_its_time(size: ViewportSize, open_page: OpenPage) -> None:
    page = open_page(viewport=size, settings={"pace": "slow", "moment": 0})
    # Nobody waits for the clock: unless it is skipped, nothing goes on.
    page.clock.install()
    page.goto("/")
    playing.start(page, "grand-tribunal", seats=["bot:random", "bot:random"])
    page.clock.pause_at(page.evaluate("Date.now() + 5000"))
    rng = random.Random(4)
    others_move = ".page[data-standing]:not(:has(.choices button))"
    for _ in range(60):
        pass_time(page)
        playing.play_one(page, rng)
        page.wait_for_timeout(300)
        if page.locator(others_move).count() > 0:
            break
    expect(page.locator(others_move)).to_have_count(1)
    asked = page.locator(f"{playing.CHOICES}, [data-go-on]")
    # What comes after the key has its time again.
    for _ in range(40):
        page.keyboard.press(" ")
        page.wait_for_timeout(150)
        if asked.count() > 0:
            break
    expect(asked.first).to_be_visible()
