"""Section 2: setup."""

import random
from typing import Any

from tests.games.medieval_realms.scenes import RESOURCES, can, choices, do, king, play_on, realms, step, why

from concilium.core.movers import CHANCE
from concilium.core.refusals import Refusal
from concilium.core.state import State


def ordered(players: int, order: list[int]) -> State:
    """A game whose cards are dealt and whose turn order is dictated."""
    state = play_on(realms(players).start(), random.Random(1), until="order")
    for seat in order[:-1]:
        do(state, CHANCE, f"order {seat}")
    return state


def test_mr_2_1_twelve_cards_on_the_current_panel_and_six_on_the_future_panel() -> None:
    state = realms(3).start()
    assert state.to_move == CHANCE
    assert len(state.legal(CHANCE)) == 109
    do(state, CHANCE, "deal toledo")
    assert why(state, CHANCE, "deal toledo") == Refusal("MR-2.1", "not-in-deck")
    state = play_on(state, random.Random(1), until="order")
    data: dict[str, Any] = state.to_json()
    assert data["panel"][0] == "toledo"
    assert None not in data["panel"] + data["future"]
    assert len(data["deck"]) == 109 - 18


def test_mr_2_1_seats_do_nothing_while_cards_are_dealt() -> None:
    state = realms(3).start()
    assert state.waiting() == []
    assert why(state, 0, "pass") == Refusal("MR-2.1", "chance-first")
    assert why(state, CHANCE, "order 0") == Refusal("MR-2.1", "chance-first")


def test_mr_2_2_start_resources() -> None:
    state = realms(4).start()
    for seat in range(4):
        assert list(king(state, seat)["palace"].values()) == [5, 2, 3, 3, 3, 3, 3]


def test_mr_2_3_leaders_and_decoys() -> None:
    for players, decoys in ((2, 2), (3, 0), (4, 0), (5, 0)):
        game = realms(players)
        assert king(game.start(), 1)["leaders"] == {"mayor": 4, "general": 1, "admiral": 1}
        assert game.facts()["decoys"] == decoys


def test_mr_2_4_the_turn_order_is_drawn_and_is_not_the_seating() -> None:
    state = play_on(realms(4).start(), random.Random(1), until="order")
    assert choices(state, CHANCE) == ["order 0", "order 1", "order 2", "order 3"]
    do(state, CHANCE, "order 2")
    assert why(state, CHANCE, "order 2") == Refusal("MR-2.4", "already-in-order")
    do(state, CHANCE, "order 0", "order 3")
    assert state.view(None)["order"] == [2, 0, 3, 1]


def test_mr_2_5_worked_example_extra_resources_in_reverse_order_all_pairs_different() -> None:
    a, b, c, d = range(4)
    state = ordered(4, [c, d, b, a])
    for seat, first, second in (
        (a, "culture", "battle"),
        (b, "production", "raw-material"),
        (d, "religion", "culture"),
        (c, "science", "gold"),
    ):
        assert state.waiting() == [seat]
        do(state, seat, f"choose {first}", f"choose {second}")
        assert sorted(king(state, seat)["extra"]) == sorted([first, second])
    assert king(state, a)["palace"]["culture"] == 4
    assert king(state, a)["palace"]["battle"] == 4
    assert step(state) == "placement"


def test_mr_2_5_two_different_kinds() -> None:
    state = ordered(2, [0, 1])
    do(state, 1, "choose gold")
    assert why(state, 1, "choose gold") == Refusal("MR-2.5", "same-kind")
    assert len(state.legal(1)) == len(RESOURCES) - 1


def test_mr_2_5_a_pair_is_taken_in_any_order_of_its_kinds_but_one_kind_may_be_shared() -> None:
    state = ordered(2, [0, 1])
    do(state, 1, "choose gold", "choose battle")
    do(state, 0, "choose battle")
    assert why(state, 0, "choose gold") == Refusal("MR-2.5", "pair-taken")
    assert can(state, 0, "choose science")


def test_mr_2_5_nothing_else_is_done_first() -> None:
    state = ordered(3, [0, 1, 2])
    assert why(state, 2, "pass") == Refusal("MR-2.5", "extra-first")
    assert why(state, 0, "choose gold") == Refusal("MR-2.5", "not-your-turn")
