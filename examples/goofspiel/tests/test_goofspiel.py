"""Goofspiel keeps the contract, and its rules."""

import concilium
from concilium.testing import contract_test


def test_the_contract() -> None:
    contract_test("goofspiel")


def test_go_3_a_tie_for_the_highest_bid_wins_nothing() -> None:
    game = concilium.game("goofspiel", players=3)
    state = game.start()
    for seat, text in [(-1, "prize 7"), (0, "bid 9"), (1, "bid 9"), (2, "bid 1")]:
        state.apply(seat, game.action(text))
    assert state.scores() == [0, 0, 0]


def test_go_3_the_highest_bid_wins_the_prize_in_points() -> None:
    game = concilium.game("goofspiel", players=2)
    state = game.start()
    for seat, text in [(-1, "prize 7"), (1, "bid 3"), (0, "bid 2")]:
        state.apply(seat, game.action(text))
    assert state.scores() == [0, 7]
