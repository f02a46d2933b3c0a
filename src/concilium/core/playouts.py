"""Random play inside the compiled group: the basis of searches, vector environments and benchmarks."""

from librt.random import Random
from mypy_extensions import i64

from concilium.core.choices import Choices
from concilium.core.movers import OVER
from concilium.core.state import State


def playout(state: State, rng: Random) -> int:
    """Play a position at random to its end, in place; returns how many decisions that took."""
    choices = Choices()
    decisions: i64 = 0
    while state.to_move != OVER:
        seat = state.to_move
        state.current.fill(state, seat, choices)
        state.take(seat, choices.draw(rng))
        decisions += 1
    return decisions
