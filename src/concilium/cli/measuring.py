"""Measurements of the engine: processor time of one core, the best of a few slices of it.

That way a busy machine spoils the measurements least: whatever else runs can only make a slice slower.
"""

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from time import process_time

from librt.random import Random
from librt.vecs import vec

import concilium
from concilium.core.evaluation import MOST_SEATS
from concilium.core.movers import OVER
from concilium.core.playouts import playout
from concilium.core.registry import usual_game
from concilium.core.state import State

BATCH = 64
SLICES = 10
_MIDDLE = 0.5
_JUDGED = 0.2


def best_slice(rate: Callable[[float], float], seconds: float) -> float:
    """The best rate of a few slices that together take this many seconds, after an uncounted one to warm up."""
    slice_seconds = seconds / (SLICES + 1)
    rate(slice_seconds)
    return max(rate(slice_seconds) for _ in range(SLICES))


def playouts_per_second(name: str, seconds: float) -> float:
    """Decisions per second, chance's included, of random games inside the engine."""
    game = usual_game(name)
    rng = Random(1)
    decisions = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        decisions += playout(game.start(), rng)
    return decisions / passed


def steps_per_second(name: str, seconds: float) -> float:
    """The same driven from Python, with one `legal` and one `apply` per decision."""
    game = usual_game(name)
    draw = random.Random(1).random
    decisions = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        state = game.start()
        while (mover := state.to_move) != OVER:
            actions = state.legal(mover)
            state.apply(mover, actions[int(draw() * len(actions))])
            decisions += 1
    return decisions / passed


def middle_position(name: str) -> State:
    """A position from the middle of a random game, in which a seat is to move."""
    game = usual_game(name)
    rng = random.Random(1)
    state = game.start()
    length = playout(game.start(), Random(1))
    for _ in range(int(length * _MIDDLE)):
        state.apply(state.to_move, rng.choice(state.legal(state.to_move)))
    while state.to_move < 0:
        state.apply(state.to_move, rng.choice(state.legal(state.to_move)))
    return state


def copy_microseconds(state: State, seconds: float) -> float:
    copies = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        for _ in range(1000):
            state.copy()
        copies += 1000
    return passed / copies * 1e6


def resample_microseconds(state: State, seconds: float) -> float:
    rng = random.Random(1)
    seat = state.to_move
    copies = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        for _ in range(100):
            state.resample(seat, rng)
        copies += 100
    return passed / copies * 1e6


def judgement_microseconds(name: str, seconds: float) -> float:
    """How long bots take to judge a position: positions of a random game, each some decisions after the one before."""
    from concilium.bots.figures import load

    game = usual_game(name)
    evaluation = load(game).evaluation
    positions: list[State] = []
    rng = random.Random(1)
    state = game.start()
    while state.to_move != OVER:
        if state.to_move >= 0 and rng.random() < _JUDGED:
            positions.append(state.copy())
        state.apply(state.to_move, rng.choice(state.legal(state.to_move)))
    chances = vec[float]([0.0] * MOST_SEATS)
    judged = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        for position in positions:
            evaluation.chances(position, chances)
        judged += len(positions)
    return passed / judged * 1e6


def measure(name: str, seconds: float, search: bool, vector: bool) -> dict[str, object]:
    """All measurements of a game with the engine that is running."""
    state = middle_position(name)
    measured: dict[str, object] = {
        "backend": concilium.backend(),
        "playout": round(best_slice(lambda slice_seconds: playouts_per_second(name, slice_seconds), seconds)),
        "stepped": round(best_slice(lambda slice_seconds: steps_per_second(name, slice_seconds), seconds)),
        "copy_us": round(copy_microseconds(state, seconds / 4), 3),
        "resample_us": round(resample_microseconds(state, seconds / 4), 3),
    }
    if search:
        from concilium.bots.rollouts import rollouts_per_second, tries_per_second

        measured["judgement_us"] = round(judgement_microseconds(name, seconds / 4), 3)
        measured["rollouts"] = round(
            best_slice(lambda slice_seconds: rollouts_per_second(name, slice_seconds), seconds)
        )
        measured["tries"] = round(best_slice(lambda slice_seconds: tries_per_second(name, slice_seconds), seconds))
    if vector:
        from concilium.envs.vector import steps_per_second as vector_steps

        measured["vector"] = round(best_slice(lambda slice_seconds: vector_steps(name, BATCH, slice_seconds), seconds))
    return measured


def measure_interpreted(games: list[str], seconds: float) -> dict[str, float]:
    """Playouts per second of the same files interpreted, in a separate process."""
    environment = dict(os.environ, CONCILIUM_BACKEND="interpreted")
    code = (
        "import json, sys; from concilium.cli.measuring import best_slice, playouts_per_second; "
        "rate = lambda game: best_slice(lambda s: playouts_per_second(game, s), float(sys.argv[1])); "
        "print(json.dumps({game: rate(game) for game in sys.argv[2:]}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(seconds), *games], env=environment, check=True, capture_output=True, text=True
    )
    measured = json.loads(done.stdout)
    return {game: round(float(measured[game])) for game in games}
