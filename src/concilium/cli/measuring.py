"""Measurements of the engine: processor time of one core, so that a busy machine does not spoil the figures."""

import json
import os
import random
import subprocess
import sys
from time import process_time

from librt.random import Random

import concilium
from concilium.core.movers import OVER
from concilium.core.playouts import playout
from concilium.core.state import State

PLAYERS = 4
BATCH = 64
_MIDDLE = 0.5


def playouts_per_second(name: str, seconds: float) -> float:
    """Decisions a second, chance's included, of random games inside the engine."""
    game = concilium.game(name, PLAYERS)
    rng = Random(1)
    decisions = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        decisions += playout(game.start(), rng)
    return decisions / passed


def steps_per_second(name: str, seconds: float) -> float:
    """The same driven from Python, one `legal` and one `apply` a decision."""
    game = concilium.game(name, PLAYERS)
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
    game = concilium.game(name, PLAYERS)
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


def measure(name: str, seconds: float, search: bool, vector: bool) -> dict[str, object]:
    """All figures of a game with the engine that runs here."""
    state = middle_position(name)
    figures: dict[str, object] = {
        "backend": concilium.backend(),
        "playout": round(playouts_per_second(name, seconds)),
        "stepped": round(steps_per_second(name, seconds)),
        "copy_us": round(copy_microseconds(state, seconds / 4), 3),
        "resample_us": round(resample_microseconds(state, seconds / 4), 3),
    }
    if search:
        from concilium.bots.search import rollouts_per_second

        figures["rollouts"] = round(rollouts_per_second(name, seconds))
    if vector:
        from concilium.envs.vector import steps_per_second as vector_steps_per_second

        figures["vector"] = round(vector_steps_per_second(name, BATCH, seconds))
    return figures


def measure_interpreted(games: list[str], seconds: float) -> dict[str, float]:
    """Playouts a second of the same files interpreted, in a process of their own."""
    environment = dict(os.environ, CONCILIUM_BACKEND="interpreted")
    code = (
        "import json, sys; from concilium.cli.measuring import playouts_per_second; "
        "print(json.dumps({g: playouts_per_second(g, float(sys.argv[1])) for g in sys.argv[2:]}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(seconds), *games], env=environment, check=True, capture_output=True, text=True
    )
    figures = json.loads(done.stdout)
    return {game: round(float(figures[game])) for game in games}
