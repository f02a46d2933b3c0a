"""Random play inside the compiled group: the floor on which searches, vector environments and benchmarks stand."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.movers import CHANCE, OVER
from concilium.core.state import State


def playout(state: State, rng: Random) -> int:
    """Play a position at random to its end, in place; how many decisions that took."""
    out: vec[i64] = vec[i64]([0] * state.game.actions)
    decisions: i64 = 0
    while state.to_move != OVER:
        seat = state.to_move
        if seat == CHANCE:
            state.take(CHANCE, state.outcome(rng, out))
        else:
            n = state.offers(seat, out)
            state.take(seat, out[rng.randrange(n)])
        decisions += 1
    return decisions
