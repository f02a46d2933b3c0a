"""Perft: how many ways there are to go on for so many decisions, from fixed positions. A count that changes is a rule
that changed."""

import pytest
from tests.games.medieval_realms.scenes import Scene

from concilium.core.movers import CHANCE, OVER
from concilium.core.state import State


def perft(state: State, depth: int) -> int:
    """The number of sequences of decisions, the first waiting seat deciding."""
    if depth == 0 or state.to_move == OVER:
        return 1
    seat = CHANCE if state.to_move == CHANCE else state.waiting()[0]
    total = 0
    for action in state.legal(seat):
        after = state.copy()
        after.apply(seat, action)
        total += perft(after, depth - 1)
    return total


def market_day(players: int) -> State:
    scene = Scene(players).panel(1, "toledo").panel(2, "castle-of-dover").panel(5, "marshal").panel(9, "saxony")
    scene.panel(10, "tithe-of-oil").panel(12, "majorca").hand(0, "giotto").hand(1, "bombard")
    for seat in range(players):
        scene.palace(seat, production=4, science=4, culture=5, gold=2, battle=2).points(seat, 3)
    return scene.state()


@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (2, [1, 30, 740, 15000]),
        (3, [1, 22, 356, 4248]),
        (5, [1, 26, 476, 5976]),
    ],
)
def test_perft_placement(players: int, counts: list[int]) -> None:
    state = Scene(players).placement().state()
    assert [perft(state, depth) for depth in range(len(counts))] == counts


@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (2, [1, 8, 47, 342, 12026]),
        (3, [1, 8, 47, 228, 1078]),
        (5, [1, 8, 47, 228, 906]),
    ],
)
def test_perft_market_day(players: int, counts: list[int]) -> None:
    state = market_day(players)
    assert [perft(state, depth) for depth in range(len(counts))] == counts


def test_perft_start() -> None:
    state = Scene(3).deciding("deal", 0).state()
    assert [perft(state, depth) for depth in range(3)] == [1, 109, 109 * 108]
