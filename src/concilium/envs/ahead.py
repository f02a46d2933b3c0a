"""What each legal action leads to: the features of the positions one step ahead, as `greedy` sees them.

A policy that sees only an observation has to learn from results what actions do. One that sees what they lead to has
to learn only what is good.
"""

import math
import random
from typing import NamedTuple

import numpy as np
from librt.random import Random
from numpy.typing import NDArray

from concilium.bots.figures import load, read
from concilium.bots.foresight import Foresight
from concilium.core.evaluation import Evaluation
from concilium.core.game import Game
from concilium.core.movers import OVER
from concilium.core.state import State
from concilium.envs.sharing import Shapes

OF_ACTIONS = ("actions", "features", "clocks", "results")
OF_GAMES = ("counts", "features_now", "clocks_now")
"""The arrays of `Ahead`, in its order."""
_BITS = 62


class Ahead(NamedTuple):
    """What the legal actions in some games lead to, one game's after the other's.

    The features are those by which bots judge a position (`game.evaluation().features`), of all seats in their order.
    """

    actions: NDArray[np.int64]
    """(n,): the legal actions of the first game, then those of the second, ..."""
    features: NDArray[np.float32]
    """(n, players, features): after each action."""
    clocks: NDArray[np.float32]
    """(n, clocks): how far along the game is after each action."""
    results: NDArray[np.float32]
    """(n,): the mover's share of the win where the action ends the game, elsewhere not a number."""
    counts: NDArray[np.int64]
    """(games,): how many legal actions each game has."""
    features_now: NDArray[np.float32]
    """(games, players, features): before the action."""
    clocks_now: NDArray[np.float32]
    """(games, clocks): before the action."""


def places(size: int, room: int, players: int, features: int, clocks: int) -> Shapes:
    """Arrays for what actions lead to: for so many games, and for so many actions at a time."""
    return {
        "actions": ((room,), "i8"),
        "features": ((room, players, features), "f4"),
        "clocks": ((room, clocks), "f4"),
        "results": ((room,), "f4"),
        "counts": ((size,), "i8"),
        "features_now": ((size, players, features), "f4"),
        "clocks_now": ((size, clocks), "f4"),
    }


class Lookout:
    """Looks one action ahead from what the seat to move knows. It measures the positions that `Foresight` judges."""

    def __init__(self, game: Game, found: Ahead) -> None:
        """`found` is where it writes what it finds: for games by their rows, for actions one after the other."""
        self._game = game
        self._to = found
        self._rng = random.Random()
        self._draws = Random(0)
        self._think_with(load(game).evaluation)

    def seed(self, seed: int) -> None:
        """The same seed and positions give the same."""
        self._rng.seed(seed)
        self._draws.seed(self._rng.getrandbits(_BITS))

    def judge_by(self, figures: str) -> None:
        """Make the choices that an action asks for by these figures, the text of a data file."""
        self._think_with(read(self._game, figures).evaluation)

    def _think_with(self, evaluation: Evaluation) -> None:
        self._evaluation = evaluation
        self._foresight = Foresight(evaluation, self._game.actions, self._draws)
        size, players = len(evaluation.features), int(self._game.players)
        found = np.frombuffer(memoryview(evaluation.found), np.float64)
        self._found = found[: players * size].reshape(players, size)
        self._clock = np.frombuffer(memoryview(evaluation.clock), np.float64)

    def has_room(self, at: int, count: int) -> bool:
        """Whether so many actions can be written from a place on."""
        return at + count <= len(self._to.actions)

    def measure(self, state: State, row: int) -> None:
        """Write what a position is like, before any action."""
        self._evaluation.look(state)
        self._to.features_now[row], self._to.clocks_now[row] = self._found, self._clock

    def look(self, truth: State, row: int, at: int) -> int:
        """Write what the actions in a game lead to, from place `at` on; returns how many there are."""
        seat = int(truth.to_move)
        state = truth.resample(seat, self._rng)
        self.measure(state, row)
        legal = state.legal(seat)
        self._to.counts[row] = len(legal)
        self._to.actions[at : at + len(legal)] = legal
        known = frozenset(legal)
        for place, action in enumerate(legal, at):
            self._write(self._after(state, seat, action, known), seat, place)
        return len(legal)

    def _after(self, state: State, seat: int, action: int, known: frozenset[int]) -> State:
        """The position after an action and what it asks of its seat; with what it newly makes possible, if better."""
        foresight = self._foresight
        after = state.copy()
        after.take(seat, action)
        after.play_chance(self._draws, foresight.choices)
        foresight.follow(after, seat, state.depth)
        if after.to_move != seat or after.depth != state.depth or after.step != state.step:
            return after
        further = [choice for choice in after.legal(seat) if choice not in known]
        return self._best_new(after, seat, further) if further else after

    def _best_new(self, after: State, seat: int, further: list[int]) -> State:
        best, most = after, self._chance(after, seat)
        for choice in further:
            beyond = after.copy()
            beyond.take(seat, choice)
            beyond.play_chance(self._draws, self._foresight.choices)
            chance = self._chance(beyond, seat)
            if chance > most:
                best, most = beyond, chance
        return best

    def _chance(self, state: State, seat: int) -> float:
        self._evaluation.chances(state, self._foresight.chances)
        return self._foresight.chances[seat]

    def _write(self, state: State, seat: int, place: int) -> None:
        self._evaluation.look(state)
        self._to.features[place], self._to.clocks[place] = self._found, self._clock
        self._to.results[place] = self._chance(state, seat) if state.to_move == OVER else math.nan
