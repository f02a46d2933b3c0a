"""A bot knows what its seat knows: nothing it can reach tells it more."""

import gc
import random
from typing import Any

import pytest
from tests.built_in import BUILT_IN

import concilium
from concilium import CHANCE, Outlook, State, bots

SEAT = 1


def played(name: str, decisions: int, seed: int) -> State:
    """A position after this many random decisions."""
    rng = random.Random(seed)
    state = concilium.game(name, players=3).start()
    for _ in range(decisions):
        state.apply(state.to_move, rng.choice(state.legal(state.to_move)))
    while state.to_move == CHANCE:
        state.apply(CHANCE, rng.choice(state.legal(CHANCE)))
    return state


def reachable(start: object) -> list[object]:
    """Every object that can be got at from one, through attributes and containers alike."""
    seen: dict[int, object] = {}
    todo = [start]
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, (type, str, int, float)):
            continue
        seen[id(thing)] = thing
        if type(thing).__module__.startswith("concilium") or isinstance(thing, (dict, list, tuple, set)):
            todo += gc.get_referents(thing)
            names = [name for name in dir(thing) if not name.startswith("__")]
            todo += [found for name in names if (found := _attribute(thing, name)) is not None]
    return list(seen.values())


def _attribute(thing: object, name: str) -> Any:
    try:
        return getattr(thing, name)
    except AttributeError:
        return None


@pytest.mark.parametrize("name", BUILT_IN)
def test_an_outlook_does_not_reach_the_true_position(name: str) -> None:
    truth = played(name, 60, seed=5)
    outlook = Outlook(truth, SEAT, random.Random(1))
    positions = [thing for thing in reachable(outlook) if isinstance(thing, State)]
    assert positions, "the outlook holds an imagined position"
    assert all(position is not truth for position in positions)


def test_what_is_hidden_differs_between_the_truth_and_what_a_bot_is_given() -> None:
    truth = played("grand-tribunal", 60, seed=5)
    imagined = [Outlook(truth, SEAT, random.Random(seed)).resample(random.Random(seed)) for seed in range(12)]
    assert any(position.to_json() != truth.to_json() for position in imagined)
    assert all(position.view(SEAT) == truth.view(SEAT) for position in imagined)


@pytest.mark.parametrize("bot", ["greedy", "search:12it"])
@pytest.mark.parametrize("name", BUILT_IN)
def test_decisions_are_the_same_for_every_truth_that_the_seat_cannot_tell_apart(name: str, bot: str) -> None:
    """With the same imagination, another truth behind the same knowledge changes nothing."""
    for seed in range(4):
        truth = played(name, 60, seed)
        seat = int(truth.to_move)
        other = truth.resample(seat, random.Random(77))
        assert other.view(seat) == truth.view(seat)
        decided = [
            bots.make(bot, truth.game, 9)(Outlook(position, seat, random.Random(4))) for position in (truth, other)
        ]
        assert decided[0] == decided[1]


@pytest.mark.parametrize("bot", ["random", "greedy", "search:12it"])
def test_thinking_leaves_the_true_position_as_it_was(bot: str) -> None:
    truth = played("medieval-realms", 60, seed=2)
    before = truth.to_json()
    bots.make(bot, truth.game, 1)(Outlook(truth, int(truth.to_move), random.Random(1)))
    assert truth.to_json() == before
