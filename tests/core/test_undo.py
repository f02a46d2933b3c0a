"""Undo: one's own decisions, while nobody else and no chance has decided since; secret steps count as a whole."""

import random

import concilium
from concilium.core.undo import ALONE, secret_step, takeable


def test_ones_last_decisions_can_be_taken_back_the_last_first() -> None:
    assert takeable([1, 0, 0, 0], [ALONE] * 4, 0, ALONE) == [3, 2, 1]


def test_nothing_can_be_taken_back_after_another_seat_decided() -> None:
    assert takeable([0, 1], [ALONE] * 2, 0, ALONE) == []


def test_nothing_can_be_taken_back_across_chance() -> None:
    assert takeable([0, concilium.CHANCE, 0], [ALONE] * 3, 0, ALONE) == [2]


def test_others_decisions_in_the_same_secret_step_do_not_count() -> None:
    assert takeable([0, 1, 0, 2], [1, 1, 1, 1], 0, 1) == [2, 0]


def test_a_secret_step_that_has_ended_cannot_be_taken_back() -> None:
    assert takeable([0, 1, 0], [1, 1, 1], 0, ALONE) == []
    assert takeable([0, 1, 0, 0], [1, 1, 1, ALONE], 0, ALONE) == [3]


def test_nothing_from_before_a_secret_step_can_be_taken_back_in_it() -> None:
    assert takeable([0, 0], [ALONE, 1], 0, 1) == [1]
    assert takeable([0], [ALONE], 0, 1) == []


def test_mr_3_1_each_placement_is_one_secret_step_until_the_last_seat_is_done() -> None:
    game = concilium.game("medieval-realms", 3)
    state = game.start()
    rng = random.Random(1)
    seen: list[tuple[int, str]] = []
    while state.to_move != concilium.OVER:
        step = secret_step(state)
        mover = rng.choice(state.waiting() or [concilium.CHANCE])
        action = rng.choice(state.legal(mover))
        seen.append((step, game.text(action).split()[0]))
        state.apply(mover, action)
    placing = {verb for step, verb in seen if step != ALONE}
    assert all(verb == "done" or verb.startswith("place-") for verb in placing)
    assert not {verb for step, verb in seen if step == ALONE} & placing - {"done"}
    assert sorted({step for step, _ in seen}) == list(range(7 + 1))
    for step in range(1, 8):
        assert sum(verb == "done" for number, verb in seen if number == step) == 3


def test_gt_has_no_secret_steps() -> None:
    game = concilium.game("grand-tribunal", 3)
    state = game.start()
    rng = random.Random(1)
    while state.to_move != concilium.OVER:
        assert secret_step(state) == ALONE
        mover = rng.choice(state.waiting() or [concilium.CHANCE])
        state.apply(mover, rng.choice(state.legal(mover)))
