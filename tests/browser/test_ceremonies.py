"""Ceremonies: Tribunals and falling walls are complete, show their sums, and none is ever lost."""

import random
import re

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.browser import playing
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.heard import Heard
from tests.built_in import knowing, known

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
FALLEN = ("land-won", "land-tied", "land-denied")
COMBAT = {"general": 2, "admiral": 1, "decoy": 2}
ROUNDS = 2

STAGES = r"""() => {
  window.stages = []
  let since = null
  let where = ''
  new MutationObserver(() => {
    const open = document.querySelector('[data-go-on]') !== null
    if (open && since === null) {
      since = performance.now()
      where = document.querySelector('.status').textContent.trim().replace(/\s+/g, ' ')
    }
    if (!open && since !== null) {
      window.stages.push([where, performance.now() - since])
      since = null
    }
  }).observe(document.body, { childList: true, subtree: true })
}"""
"""Notes where in the game each ceremony stood, and for how long."""

KEYS = [" ", "Escape", "Enter", " ", "l", " "]
MOST_TRIES = 1500
NOTICED = 600
"""Milliseconds in which one can notice that something is staged."""
PLACE = re.compile(r"(Tribunal \w+ · )?round \d+/\d+")


@SIZES
@pytest.mark.parametrize("game", knowing("ceremony"))
def test_no_ceremony_of_a_whole_game_is_lost_whatever_keys_are_pressed(
    game: str, size: ViewportSize, open_page: OpenPage
) -> None:
    page = open_page(viewport=size, settings={"pace": "normal", "moment": 0})
    heard = Heard(page)
    playing.start(page, game)
    page.evaluate(STAGES)
    rng = random.Random(11)
    for _ in range(MOST_TRIES):
        if page.locator("[data-open=result]").count() > 0 and page.locator("[data-go-on]").count() == 0:
            break
        for key in KEYS:
            page.keyboard.press(key)
        if page.locator(playing.SURE).count() > 0:
            page.locator(playing.SURE).click()
        elif page.locator("dialog[open]").count() == 0:
            playing.play_one(page, rng)
    ceremony = known(game, "ceremony")
    held = len(list(heard.named(ceremony["event"])))
    assert held == ceremony["times"]
    stages = page.evaluate("window.stages")
    # Each stood at its place of the game, and none was closed by a key that was meant for the table.
    places = [found[0] for where, _ in stages if (found := PLACE.search(where))]
    assert len(set(places)) == held, places
    assert min(stood for _, stood in stages) > NOTICED


@SIZES
def test_a_tribunal_shows_its_sums_and_the_game_waits_behind_it(size: ViewportSize, open_page: OpenPage) -> None:
    page = open_page(viewport=size)
    # Random wizards finish an item in every second game only; these do in every game.
    playing.start(page, "grand-tribunal", seats=["bot:medium", "bot:medium"])
    heard = Heard(page)
    page.reload()
    rng = random.Random(2)
    for _ in range(3):
        playing.play_until_staged(page, rng)
        if page.locator("[data-sum]").count() > 0:
            break
        playing.close_staged(page)
    page.locator(".stage li").first.wait_for()
    sums = []
    for line in page.locator(".stage li").all():
        words = line.locator("[data-sum]").inner_text()
        found = re.fullmatch(r"(\d+)(?: \+ (\d+) spells?)?, [a-z ]+: × (\d+)(?: \+ (\d+))? = (\d+)", words)
        assert found is not None, words
        score, spells, times, more, points = (int(each or 0) for each in found.groups())
        assert (score + spells) * times + more == points
        expect(line.locator("b").last).to_have_text(f"+{points}")
        sums.append(points)
    # Every item that was judged is there.
    judged = [event["points"] for event in heard.named("item-judged")]
    assert sorted(judged[-len(sums) :]) == sorted(sums)
    before = playing.number(page)
    page.wait_for_timeout(1200)
    expect(page.locator("[data-go-on]")).to_be_in_viewport(ratio=0.9)
    assert playing.number(page) == before


@SIZES
def test_the_walls_are_told_to_their_last_land_with_who_stood_there(size: ViewportSize, open_page: OpenPage) -> None:
    page = open_page(viewport=size)
    heard = Heard(page)
    playing.start(page, "medieval-realms")
    rng = random.Random(4)
    told: dict[str, list[int]] = {}
    while len(told) <= ROUNDS:
        playing.play_until_staged(page, rng)
        # After a question in between (a lily's) all that was told of this round stands there again, and the rest.
        place = PLACE.search(page.locator(".status").inner_text())
        assert place is not None
        told[place[0]] = [int(land) for land in page.locator(".lands .number").all_inner_texts()]
        for strength in page.locator("dialog .strength").all():
            figures = strength.locator("[data-sign]").evaluate_all("all => all.map(each => each.dataset.sign)")
            assert sum(COMBAT[figure] for figure in figures) == int(strength.locator("b").inner_text())
        expect(page.locator("[data-go-on]")).to_be_in_viewport(ratio=0.9)
        playing.close_staged(page)
    shown_in_all = [land for lands in list(told.values())[:ROUNDS] for land in lands]
    assert len(shown_in_all) >= ROUNDS
    assert [event["land"] for event in heard.named(*FALLEN)][: len(shown_in_all)] == shown_in_all


@pytest.mark.parametrize("game", knowing("ceremony"))
def test_on_a_phone_on_its_side_a_ceremony_is_closed_without_scrolling(game: str, open_page: OpenPage) -> None:
    page = open_page(viewport=ViewportSize(width=844, height=390))
    playing.start(page, game, seats=known(game, "ceremony")["rivals"])
    playing.play_until_staged(page, random.Random(3))
    expect(page.locator("[data-go-on]")).to_be_in_viewport(ratio=0.9)
