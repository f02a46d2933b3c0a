"""Each seat has a colour and a crest everywhere, told apart also by those who do not see all colours."""

import random
from itertools import combinations

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.browser import measuring, playing
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.built_in import DRAWN

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
LEAST_DISTANCE = 9.0
"""In CIELAB; a little over 2 can just be seen."""

# What is left of red, green and blue in linear light: Machado, Oliveira and Fernandes (2009), of full severity.
SIGHT = {
    "all colours": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.9505, 1.0, 1.089)


def _times(matrix: tuple[tuple[float, ...], ...], vector: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _lab(colour: tuple[int, ...], sight: str) -> list[float]:
    """Where a colour of the screen lies for an eye of this kind."""
    parts = [part / 255 for part in colour]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    seen = [min(1.0, max(0.0, part)) for part in _times(SIGHT[sight], linear)]
    scaled = [part / white for part, white in zip(_times(TO_XYZ, seen), WHITE, strict=True)]
    x, y, z = [part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in scaled]
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]


def test_crests_differ_by_charge_and_by_colour_for_every_eye(open_page: OpenPage) -> None:
    page = open_page()
    crests = page.locator("[data-colours] .crest")
    expect(crests).to_have_count(6)
    charges = crests.locator(".charge").evaluate_all("all => all.map(each => each.getAttribute('d'))")
    assert len(set(charges)) == 6
    shields = crests.locator(".shield").evaluate_all("all => all.map(each => getComputedStyle(each).fill)")
    colours = [tuple(int(part) for part in shield[4:-1].split(",")) for shield in shields]
    for sight in SIGHT:
        places = [_lab(colour, sight) for colour in colours]
        for (one, here), (other, there) in combinations(enumerate(places), 2):
            distance = sum((a - b) ** 2 for a, b in zip(here, there, strict=True)) ** 0.5
            assert distance > LEAST_DISTANCE, f"crests {one} and {other} for {sight}"


@SIZES
@pytest.mark.parametrize("game", DRAWN)
def test_each_seat_has_one_crest_on_the_board_in_the_log_and_on_the_score_sheet(
    game: str, size: ViewportSize, open_page: OpenPage
) -> None:
    page = open_page(viewport=size)
    playing.start(page, game)
    playing.play_some(page, random.Random(3), 10)
    playing.close_staged(page)
    of = "all => [...new Set(all.map(each => `${each.dataset.seat} in ${each.dataset.colour}`))].sort()"
    seats = page.locator(".board .crest").evaluate_all(of)
    assert len(seats) == len({seat.partition(" ")[0] for seat in seats}) == 3
    playing.show_part(page, "Log")
    if page.locator("[data-open=log]").is_visible():
        page.locator("[data-open=log]").click()
    expect(page.locator("[data-story] .crest").first).to_be_visible()
    assert page.locator("[data-story] .crest").evaluate_all(of) == seats
    playing.finish(page, playing.table_of(page), 0)
    page.reload()
    for part in ("[data-result] li", "dialog table th"):
        expect(page.locator(f"{part} .crest")).to_have_count(3)
        assert page.locator(f"{part} .crest").evaluate_all(of) == seats


@SIZES
def test_leaders_on_lands_stand_in_the_colour_of_their_king(size: ViewportSize, open_page: OpenPage) -> None:
    page = open_page(viewport=size)
    played = measuring.record(measuring.records("medieval-realms")[0])
    seen = {}
    for seat in (0, 1):
        measuring.open_replay(page, played, len(played.decisions) - 20, seat)
        playing.show_part(page, "Mine")
        piece = page.locator("[data-place=lands] .crew .piece, [data-place=palace] .crew .piece").first
        seen[seat] = piece.evaluate("each => getComputedStyle(each).color")
        name = page.locator(".at-mine .crest").first
        assert name.get_attribute("data-seat") == str(seat)
    assert seen[0] != seen[1]
