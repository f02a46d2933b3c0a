"""Promises about what may be done: it is one set, and everything outside it is refused with a rule."""

import random

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i32, u8

from concilium.core.choices import Choices
from concilium.core.movers import CHANCE
from concilium.core.refusals import IllegalAction
from concilium.core.state import State
from concilium.testing.looking import everybody, rule_of
from concilium.testing.walking import walk

TRIED = 20
"""How many illegal actions are tried in a position."""


def somebody_can_always_act(state: State, rng: random.Random) -> None:
    """Until the end somebody can act, and only those who are to decide."""
    for _ in walk(state, rng):
        if state.to_move == CHANCE:
            assert state.waiting() == []
            assert state.legal(CHANCE)
        else:
            assert state.waiting()
            assert state.legal(CHANCE) == []
        for seat in range(state.game.players):
            assert bool(state.legal(seat)) == (seat in state.waiting())


def the_legal_are_one_set(state: State, rng: random.Random) -> None:
    """Lists, counts, masks and draws say the same."""
    choices = Choices()
    actions = int(state.game.actions)
    for number, (seat, _) in enumerate(walk(state, rng)):
        legal = state.legal(seat)
        state.fill(seat, choices)
        assert choices.count() == len(legal) == len(set(legal))
        assert [choices.pick(n) for n in range(len(legal))] == legal
        masks = vec[u8]([u8(0)] * actions)
        assert choices.mark(masks, vec[i32]([i32(0)] * actions), 0, 0) == len(legal)
        assert [action for action in range(actions) if masks[action]] == sorted(legal)
        assert state.draw(seat, Random(number), choices) in legal


def why_not_is_none_exactly_for_the_legal(state: State, rng: random.Random) -> None:
    """Whatever is not legal has a reason, with a rule that its step or its move declares."""
    pattern, declared = rule_of(state.game), state.current.rules()
    for seat in everybody(state):
        legal = state.legal(seat)
        refused = {action: state.why_not(seat, action) for action in range(state.game.actions)}
        assert sorted(legal) == [action for action, refusal in refused.items() if refusal is None]
        for action, refusal in refused.items():
            if refusal is not None:
                assert pattern.fullmatch(refusal.rule), refusal
                assert refusal.rule in declared, (state.current.name, state.game.text(action), refusal, declared)


def the_illegal_changes_nothing(state: State, rng: random.Random) -> None:
    """An illegal action is refused with its rule, and the position is unchanged."""
    before = state.to_json()
    for _ in range(TRIED):
        seat, action = rng.choice(everybody(state)), rng.randrange(int(state.game.actions))
        refusal = state.why_not(seat, action)
        if refusal is not None:
            error = refused_with(state, seat, action)
            assert error.refusal == refusal
            assert error.rule == refusal.rule
            assert refusal.rule in str(error)
            assert state.to_json() == before


def the_unknown_is_refused(state: State, rng: random.Random) -> None:
    """There is no such action, or no such seat."""
    before, pattern = state.to_json(), rule_of(state.game)
    for action in (-1, int(state.game.actions), 10**6):
        for seat in everybody(state):
            assert pattern.fullmatch(refused_with(state, seat, action).rule)
    for seat in (-3, int(state.game.players), 99):
        assert state.legal(seat) == []
        assert pattern.fullmatch(refused_with(state, seat, 0).rule)
    assert state.to_json() == before


def refused_with(state: State, seat: int, action: int) -> IllegalAction:
    """The error with which an action is refused."""
    try:
        state.apply(seat, action)
    except IllegalAction as error:
        return error
    raise AssertionError(f"seat {seat} may do {action}")
