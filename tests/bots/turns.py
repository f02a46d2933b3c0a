"""Positions of Grand Tribunal to think about, and figures to think with."""

import random

import concilium
from concilium import CHANCE, OVER, Game, State
from concilium.bots.figures import path_of, with_settings

WANTED = "turns=4,turn=turn,candidates=8,heed=0.05,patience=0,faith=2,trusted=1000000"


def figures_text(game: Game, wanted: str = WANTED) -> str:
    return with_settings(path_of(game).read_text(encoding="utf-8"), wanted)


def moments(seed: int) -> list[State]:
    """The positions of a random game of Grand Tribunal in which a seat has a choice."""
    rng = random.Random(seed)
    state = concilium.game("grand-tribunal", players=3).start()
    found: list[State] = []
    while state.to_move != OVER:
        if state.to_move != CHANCE and len(state.legal(state.to_move)) > 1:
            found.append(state.copy())
        state.apply(state.to_move, rng.choice(state.legal(state.to_move)))
    return found


def a_turn() -> State:
    """A turn in the middle of a game, with more choices than are compared."""
    return next(state for state in moments(3)[60:] if state.current.name == "turn" and len(state.legal(state.seat)) > 8)
