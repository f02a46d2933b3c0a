"""Following the others: everything is shown for its time, ceremonies wait, the log tells it as a story."""

import json
import random
import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser import measuring, playing
from tests.browser.conftest import DESKTOP, PHONE, OpenPage

from concilium.core.events import Event

GAMES = ["grand-tribunal", "medieval-realms"]
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


STAGES = """() => {
  window.stages = []
  let since = null
  new MutationObserver(() => {
    const open = document.querySelector('[data-go-on]') !== null
    if (open && since === null) since = performance.now()
    if (!open && since !== null) { window.stages.push(performance.now() - since); since = null }
  }).observe(document.body, { childList: true, subtree: true })
}"""
"""Notes how long each ceremony stood."""

KEYS = [" ", "Escape", "Enter", " ", "l", " "]
MOST_TRIES = 400
NOTICED = 600
"""Milliseconds in which one can notice that something is staged."""


@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_no_ceremony_is_lost_whatever_keys_are_pressed(game: str, size: dict[str, int], open_page: OpenPage) -> None:
    page = open_page(viewport=size, settings={"pace": "normal", "moment": 0})
    playing.start(page, game)
    page.evaluate(STAGES)
    rng = random.Random(11)
    wanted = {"grand-tribunal": 1, "medieval-realms": 2}[game]
    for _ in range(MOST_TRIES):
        if page.evaluate("window.stages.length") >= wanted:
            break
        for key in KEYS:
            page.keyboard.press(key)
        if page.locator("[data-sure=yes]").count() > 0:
            page.locator("[data-sure=yes]").click()
        elif page.locator("dialog[open]").count() == 0:
            playing.play_one(page, rng)
    # None was closed by a key that was meant for the table, and as many stood as the log tells of.
    stages = page.evaluate("window.stages")
    assert len(stages) >= wanted
    assert min(stages) > NOTICED
    open_log(page)
    words = "is held" if game == "grand-tribunal" else "come down"
    held = page.locator("[data-story] li.ceremony", has_text=words).count()
    assert len(stages) >= held - (1 if page.locator("[data-go-on]").count() > 0 else 0) > 0


def open_log(page: Page) -> None:
    tabs = page.get_by_role("navigation").get_by_role("button", name="Log")
    if tabs.is_visible():
        tabs.click()
    elif not page.locator("[data-story]").is_visible():
        page.get_by_role("button", name="Log", exact=True).click()
    expect(page.locator("[data-story]")).to_be_visible()


@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_the_log_is_a_story(game: str, size: dict[str, int], open_page: OpenPage) -> None:
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
    # The newest line is in sight.
    expect(page.locator("[data-story] li").last).to_be_in_viewport()
    card = page.locator("[data-story-card]").last
    name = card.inner_text()
    card.click()
    expect(page.locator("dialog.sheet")).to_contain_text(name)
    page.keyboard.press("Escape")
    expect(page.locator("dialog.sheet")).to_have_count(0)


def test_what_happened_since_ones_last_decision_is_told_on_demand(open_page: OpenPage) -> None:
    page = open_page()
    playing.start(page, "medieval-realms")
    playing.play_until(page, random.Random(3), "Buy a card")
    playing.play_some(page, random.Random(3), 2)
    playing.wait_for_turn(page)
    page.locator("[data-open=since]").click()
    expect(page.locator("[data-away]")).to_contain_text("Since your last decision")
    page.keyboard.press("Escape")
    expect(page.locator("[data-away]")).to_have_count(0)


def test_a_tribunal_shows_its_sums(open_page: OpenPage) -> None:
    page = open_page()
    # Random wizards finish an item in every second game only; these do in every game.
    playing.start(page, "grand-tribunal", seats=["bot:medium", "bot:medium"])
    rng = random.Random(2)
    for _ in range(3):
        playing.play_until_staged(page, rng)
        if page.locator("[data-sum]").count() > 0:
            break
        playing.close_staged(page)
    first, _, points = page.locator("[data-sum]").inner_text().partition("=")
    assert "×" in first
    expect(page.locator(".stage .points")).to_have_text(f"+{points.strip()}")


FALLEN = ("land-won", "land-tied", "land-denied")
ROUNDS = 2
AUCTION = {"bid": "bids", "auction-won": "wins"}
"""What is told of an auction, and its word."""


def test_the_walls_are_told_to_their_last_land(open_page: OpenPage) -> None:
    page = open_page()
    heard: list[int] = []

    def hear(frame: str | bytes) -> None:
        messages = [message for message in json.loads(frame) if message["type"] in ("position", "change")]
        heard.extend(event["land"] for message in messages for event in message["events"] if event["event"] in FALLEN)

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    playing.start(page, "medieval-realms")
    rng = random.Random(4)
    told: list[list[int]] = []
    while len(told) <= ROUNDS:
        playing.play_until_staged(page, rng)
        shown = [int(land) for land in page.locator(".lands .number").all_inner_texts()]
        # After a question in between (a lily's) all that was told of this round stands there again, and the rest.
        if told and shown[: len(told[-1])] == told[-1]:
            told.pop()
        told.append(shown)
        playing.close_staged(page)
    shown_in_all = [land for lands in told[:ROUNDS] for land in lands]
    assert len(shown_in_all) >= ROUNDS
    assert heard[: len(shown_in_all)] == shown_in_all


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
