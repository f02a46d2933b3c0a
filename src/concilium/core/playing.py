"""Whole games: played by bots, or replayed from a record."""

import random
from collections.abc import Callable, Sequence

from concilium.core.game import Game
from concilium.core.movers import CHANCE, OVER
from concilium.core.outlook import Outlook
from concilium.core.records import Record
from concilium.core.state import State

Bot = Callable[[Outlook], int]
"""A bot returns one of the legal actions of the outlook it is given."""


def play(game: Game, bots: Sequence[Bot], rng: random.Random, names: list[str] | None = None) -> Record:
    """Play a game to its end with a bot for each seat; chance and the bots' guesses are drawn from `rng`."""
    if len(bots) != game.players:
        raise ValueError(f"{game.players} players need as many bots, not {len(bots)}")
    record = Record(game, names)
    state = game.start()
    while state.to_move != OVER:
        seat = state.to_move
        action = rng.choice(state.legal(CHANCE)) if seat == CHANCE else bots[seat](Outlook(state, seat, rng))
        state.apply(seat, action)
        record.add(seat, action)
    record.result = state.scores()
    return record


def replay(record: Record) -> State:
    """The position after the last decision of a record."""
    state = record.game.start()
    for seat, action in record.decisions:
        state.apply(seat, action)
    return state
