"""Measured positions from games of self-play: those that were played, and the alternatives at studied decisions."""

import random
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from librt.random import Random
from numpy.typing import NDArray

from concilium.bots.figures import Figures
from concilium.bots.foresight import Foresight
from concilium.core.game import Game
from concilium.core.movers import CHANCE, OVER
from concilium.core.state import State

Floats = NDArray[np.float32]

KEPT = 0.3
"""The share of the decisions of a game whose positions are measured: neighbouring ones say much the same."""
SOFTNESS = 0.35
"""The spread of final scores that counts as chance, in standard deviations of a seat's score."""
WIN = 0.5
"""How much of what is wanted is the win itself; the rest is how near each seat came to it."""
_BITS = 62


@dataclass
class Positions:
    """Positions of games with the same number of players, in the order in which they were played."""

    players: int
    features: list[list[list[float]]] = field(default_factory=list)
    clocks: list[list[float]] = field(default_factory=list)
    game: list[int] = field(default_factory=list)
    wanted: list[list[float]] = field(default_factory=list)
    won: list[list[float]] = field(default_factory=list)

    def add(
        self, measured: tuple[list[float], list[list[float]]], game: int, wanted: list[float], won: list[float]
    ) -> None:
        self.clocks.append(measured[0])
        self.features.append(measured[1])
        self.game.append(game)
        self.wanted.append(wanted)
        self.won.append(won)


@dataclass
class Alternatives:
    """Positions after the actions that were looked at in studied decisions, by number of players."""

    players: int
    features: list[list[list[float]]] = field(default_factory=list)
    clocks: list[list[float]] = field(default_factory=list)
    mover: list[int] = field(default_factory=list)
    share: list[float] = field(default_factory=list)
    """How much of the search's tries went to the action."""
    goes_on: list[bool] = field(default_factory=list)
    """Whether the same seat decides again after the action."""
    decision: list[int] = field(default_factory=list)
    """The number of the decision that a position belongs to, ascending."""


@dataclass
class Measured:
    """Everything that was measured, by number of players."""

    positions: dict[int, Positions] = field(default_factory=dict)
    alternatives: dict[int, Alternatives] = field(default_factory=dict)


def results(result: dict[str, Any]) -> tuple[list[float], list[float]]:
    """What is wanted of a judge that sees this game, and who won it."""
    scores = np.asarray(result["scores"], dtype=np.float64)
    near = np.exp((scores - scores.max()) / (float(scores.std()) * SOFTNESS + 1.0))
    won = np.zeros(len(scores))
    won[result["winners"]] = 1.0 / len(result["winners"])
    wanted = WIN * won + (1.0 - WIN) * near / near.sum()
    return [float(value) for value in wanted], [float(value) for value in won]


class Measurer:
    """Plays games of self-play again and measures them."""

    def __init__(self, game: Game, figures: Figures, seed: int) -> None:
        self.game = game
        self.evaluation = figures.evaluation
        self.rng = random.Random(seed)
        self.foresight = Foresight(figures.evaluation, game.actions, Random(self.rng.getrandbits(_BITS)))

    def measure(self, result: dict[str, Any], found: Measured) -> None:
        """Add the positions of a game."""
        seats = len(result["bots"])
        table = found.positions.setdefault(seats, Positions(seats))
        others = found.alternatives.setdefault(seats, Alternatives(seats))
        wanted, won = results(result)
        studied = dict(result["studied"])
        state = self.game.start()
        for at, (seat, action) in enumerate(result["decisions"]):
            is_kept = seat != CHANCE and self.rng.random() < KEPT and len(state.legal(seat)) > 1
            if at in studied:
                self._measure_alternatives(state, seat, studied[at], others)
            state.apply(seat, action)
            if is_kept and state.to_move != OVER:
                # After the decision, because that is when the evaluation is consulted.
                table.add(self.evaluation.features_of(state), result["number"], wanted, won)

    def _measure_alternatives(self, state: State, seat: int, tried: list[Any], others: Alternatives) -> None:
        total = sum(visits for _, visits, _ in tried)
        number = others.decision[-1] + 1 if others.decision else 0
        imagined = state.resample(seat, self.rng)
        for action, visits, _ in tried:
            after = imagined.copy()
            after.take(seat, action)
            after.play_chance(self.foresight.rng, self.foresight.choices)
            self.foresight.follow(after, seat, state.depth)
            if after.to_move == OVER:
                continue
            clocks, features = self.evaluation.features_of(after)
            others.clocks.append(clocks)
            others.features.append(features)
            others.mover.append(seat)
            others.share.append(visits / max(total, 1))
            others.goes_on.append(after.to_move == seat)
            others.decision.append(number)
