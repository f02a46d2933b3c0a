"""How fast a search is: for `concilium bench`."""

import time
from typing import Final

from librt.random import Random

from concilium.bots.figures import load
from concilium.bots.habits import Habits
from concilium.core.choices import Choices
from concilium.core.game import Game
from concilium.core.movers import CHANCE, OVER
from concilium.core.registry import usual_game
from concilium.core.state import State

NODES: Final = 150_000
POSITIONS: Final = 8
TREE: Final = 4_096
"""How many iterations are measured from one position before moving to the next."""
CHUNK: Final = 64


def rollouts_per_second(game_name: str, seconds: float) -> float:
    """How many iterations a search with a tree makes on one core in the middle of a game.

    Each is a rollout: the unknown is redrawn, then a walk down the tree, play by habit, and a cut by the evaluation.
    """
    return _per_second(game_name, 0, seconds)


def tries_per_second(game_name: str, seconds: float) -> float:
    """How many tries a comparison makes; 0 if the game's bots do not search in this way.

    In each the unknown is redrawn and everybody goes on by routine for some turns.
    """
    turns = load(usual_game(game_name)).settings.turns
    return _per_second(game_name, turns, seconds) if turns > 0 else 0.0


def _per_second(game_name: str, turns: int, seconds: float) -> float:
    game = usual_game(game_name)
    figures = load(game)
    search = figures.search(game.actions, NODES, 1)
    search.comparison.turns = turns
    # Tries are to be counted, so no decision may be settled before its time.
    search.comparison.clear = 1e9
    # The quick ones are counted, with which every decision begins.
    search.patience = search.comparison.patience = 0
    positions = [middle(game, figures.habits, seed) for seed in range(POSITIONS)]
    done = 0
    # Processor time, so that whatever else runs on the machine does not count.
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        position = positions[(done // TREE) % len(positions)]
        if done % TREE == 0:
            search.forget()
        search.run(position, position.to_move, CHUNK)
        done += CHUNK
    return done / (time.process_time() - begun)


def middle(game: Game, habits: Habits, seed: int) -> State:
    """A position halfway through a game played by habit, with a seat to move."""
    moments: list[State] = []
    rng = Random(seed)
    state = game.start()
    choices = Choices()
    while state.to_move != OVER:
        seat = state.to_move
        state.fill(seat, choices)
        if seat == CHANCE:
            state.take(seat, choices.draw(rng))
            continue
        if not choices.is_single():
            moments.append(state.copy())
        state.take(seat, habits.pick(state, choices, rng))
    return moments[len(moments) // 2]
