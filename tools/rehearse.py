"""Exercises what the engine is used for while it counts: random games, a batch, the bots' thinking.

Only for `compile_engine`, in the build environment: it may need nothing but the engine and the bots.
"""

import random

from librt.random import Random

import concilium
from concilium.bots.naming import make
from concilium.core.events import Event
from concilium.core.game import Game
from concilium.core.movers import OVER
from concilium.core.playing import play
from concilium.core.playouts import playout
from concilium.core.registry import names, package, usual_game
from concilium.envs.batch import Batch

PLAYOUTS = 400
BATCH = 64
STEPS = 2000
COMPILED = "concilium.games."
SHOWN_GAMES = 3
GAMES_OF = {"random": 10, "greedy": 2, "search:30it": 1}


def built_in() -> list[str]:
    """The games that are compiled: those of other packages are not, and one that fails must not cost the counts."""
    return [name for name in names() if package(name).startswith(COMPILED)]


def rehearse(name: str) -> None:
    game = usual_game(name)
    rng = Random(1)
    for _ in range(PLAYOUTS):
        playout(game.start(), rng)
    batch = Batch(game, BATCH, 1, "win")
    for _ in range(STEPS):
        batch.sample()
        batch.step(bytes(memoryview(batch.sampled)))
    for seed in range(SHOWN_GAMES):
        show(game, random.Random(seed))
    for bot, games in GAMES_OF.items():
        for seed in range(games):
            play(game, [make(bot, game, seed) for _ in range(game.players)], random.Random(seed))


def show(game: Game, rng: random.Random) -> None:
    """A game as a server and a learner follow it."""
    state = game.start()
    encoder = game.encoder()
    events: list[Event] = []
    while state.to_move != OVER:
        for seat in [None, *range(game.players)]:
            state.view(seat)
        for seat in state.waiting():
            encoder.observe(state, seat)
            for action in range(0, game.actions, 5):
                state.why_not(seat, action)
        state = game.from_json(state.to_json())
        state.listener = events.append
        mover = state.to_move
        state.apply(mover, rng.choice(state.legal(mover)))


if __name__ == "__main__":
    if concilium.backend() != "compiled":
        raise SystemExit("the engine that should count what it does is not the one that was found")
    for name in built_in():
        rehearse(name)
