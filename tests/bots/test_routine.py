"""How the seats go on in a try: one step ahead, mostly from memory."""

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64
from tests.bots.turns import a_turn, figures_text

from concilium import State
from concilium.bots.figures import read
from concilium.bots.foresight import Foresight
from concilium.bots.routine import Routine
from concilium.core.choices import Choices


def test_a_routine_does_at_first_what_one_step_ahead_looks_best_and_remembers_it() -> None:
    state = a_turn()
    seat = state.to_move
    evaluation = read(state.game, figures_text(state.game)).evaluation
    actions = state.legal(seat)
    best = actions[
        Foresight(evaluation, state.game.actions, Random(4)).weigh(state, seat, vec[i64](actions), len(actions), 1)
    ]
    routine = Routine(evaluation, state.game.actions, Random(4))
    routine.heed = 0.0
    choices = Choices()
    picks = []
    for _ in range(3):
        state.fill(seat, choices)
        routine.rng.random()
        picks.append(routine.pick(state, seat, choices))
    assert picks[1] == picks[2]
    base = seat * routine.actions
    assert max(actions, key=lambda action: routine.gains[base + action]) == picks[1]
    if not any(state.game.text(action).startswith("draw") for action in (best, picks[0])):
        assert picks[0] == best
    routine.forget()
    assert all(routine.gains[base + action] < -1.0 for action in actions)


def test_what_is_new_to_a_routine_is_compared_with_the_best_it_knows() -> None:
    state = a_turn()
    seat = state.to_move
    evaluation = read(state.game, figures_text(state.game)).evaluation
    routine = Routine(evaluation, state.game.actions, Random(4))
    routine.heed = 0.0
    choices = Choices()
    state.fill(seat, choices)
    routine.pick(state, seat, choices)
    base = seat * routine.actions
    new = state.legal(seat)[0]
    routine.gains[base + new] = -9.0
    picked = routine.pick(state, seat, choices)
    assert routine.gains[base + new] > -1.0
    assert picked == max(state.legal(seat), key=lambda action: routine.gains[base + action])


def a_heedful_turn() -> tuple[State, Routine, Choices]:
    """A turn, its choices, and a routine that looks again at every decision."""
    state = a_turn()
    routine = Routine(read(state.game, figures_text(state.game)).evaluation, state.game.actions, Random(4))
    routine.heed, routine.glance = 1.0, 3
    choices = Choices()
    state.fill(state.to_move, choices)
    return state, routine, choices


def test_a_routine_that_heeds_looks_again_at_the_best_few_and_at_any_other() -> None:
    state, routine, choices = a_heedful_turn()
    seat = state.to_move
    base = seat * routine.actions
    actions = state.legal(seat)
    seen: set[int] = set()
    for _ in range(40):
        for number, action in enumerate(actions):
            routine.gains[base + action] = 0.5 - 0.05 * number
        before = {action: routine.gains[base + action] for action in actions}
        picked = routine.pick(state, seat, choices)
        few = {action for action in actions if routine.gains[base + action] != before[action]}
        assert set(actions[:3]) <= few
        assert len(few) <= 4
        assert picked in few
        assert sum(routine.gains[base + action] for action in few) == pytest.approx(sum(before[each] for each in few))
        seen |= few
    assert len(seen) > 6


def test_no_memory_of_a_routine_is_wrong_for_good() -> None:
    """What is best is remembered as worst; by looking at any other choice now and then it is found again."""
    state, routine, choices = a_heedful_turn()
    seat = state.to_move
    base = seat * routine.actions
    best = routine.pick(state, seat, choices)
    routine.gains[base + best] = min(routine.gains[base + action] for action in state.legal(seat))
    picks = [routine.pick(state, seat, choices) for _ in range(300)]
    assert best not in picks[:1]
    assert picks[-20:].count(best) > 10
