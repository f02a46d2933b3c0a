"""Why a move is good: the features that it changes, by how much each alone moves the judgement.

A position is measured before the move and after it, one action ahead. A feature's share in the move is how far the
seat's win chance falls when that feature alone is put back to what it was. All this needs is a judge that
judges by what was measured.
"""

import random
from dataclasses import dataclass

from librt.random import Random
from librt.vecs import vec

from concilium.bots.figures import load
from concilium.bots.foresight import Foresight
from concilium.core.choices import Choices
from concilium.core.evaluation import MOST_SEATS, Evaluation
from concilium.core.movers import OVER
from concilium.core.outlook import Outlook
from concilium.core.state import State

_WORLDS = 8
"""How often what the seat does not know is redrawn."""
_LEAST = 0.002
"""A smaller share in the win chance is not worth a word."""
_CHANGED = 1e-9


@dataclass(frozen=True)
class Reason:
    """What a move changes: a feature, one's own or the rivals', and what that does to one's win chance."""

    feature: str
    is_own: bool
    is_more: bool
    """Whether there is more of it after the move, or less."""
    gain: float
    """By how much it raises the win chance; below zero for what the move costs."""


def why(outlook: Outlook, action: int, seed: int | None = None) -> list[Reason]:
    """What speaks for an action and what against it, by weight. With a seed it is always the same."""
    rng = random.Random(seed)
    look = _Look(load(outlook.game).evaluation, outlook, rng)
    gains: dict[tuple[int, bool], float] = {}
    changes: dict[tuple[int, bool], float] = {}
    for _ in range(_WORLDS):
        for key, (gain, change) in look.compare(outlook.resample(rng), action).items():
            gains[key] = gains.get(key, 0.0) + gain / _WORLDS
            changes[key] = changes.get(key, 0.0) + change / _WORLDS
    names = look.evaluation.features
    found = [
        Reason(names[feature], is_own, changes[feature, is_own] > 0, gain)
        for (feature, is_own), gain in gains.items()
        if abs(gain) >= _LEAST and abs(changes[feature, is_own]) > _CHANGED
    ]
    return sorted(found, key=lambda reason: -abs(reason.gain))


class _Look:
    """Measures what an action changes."""

    def __init__(self, evaluation: Evaluation, outlook: Outlook, rng: random.Random) -> None:
        self.evaluation = evaluation
        self.seat = outlook.seat
        self.draw = Random(rng.getrandbits(62))
        self.foresight = Foresight(evaluation, outlook.game.actions, self.draw)
        self.choices = Choices()
        self.chances = vec[float]([0.0] * MOST_SEATS)

    def compare(self, state: State, action: int) -> dict[tuple[int, bool], tuple[float, float]]:
        """For each feature that changes, own or rivals': what it does to the win chance, and by how much it grows."""
        after = state.copy()
        after.take(self.seat, action)
        after.play_chance(self.draw, self.choices)
        self.foresight.follow(after, self.seat, state.depth)
        if after.to_move == OVER:
            return {}
        _, before = self.evaluation.features_of(state)
        _, now = self.evaluation.features_of(after)
        seats = range(int(state.seats))
        whole = self._chance(now)
        found: dict[tuple[int, bool], tuple[float, float]] = {}
        for feature in range(len(self.evaluation.features)):
            for is_own in (True, False):
                those = [seat for seat in seats if (seat == self.seat) == is_own]
                change = sum(now[seat][feature] - before[seat][feature] for seat in those)
                if any(abs(now[seat][feature] - before[seat][feature]) > _CHANGED for seat in those):
                    back = [row.copy() for row in now]
                    for seat in those:
                        back[seat][feature] = before[seat][feature]
                    found[feature, is_own] = (whole - self._chance(back), change)
        return found

    def _chance(self, features: list[list[float]]) -> float:
        """The seat's win chance with these features, at the clocks measured last."""
        evaluation = self.evaluation
        size = len(evaluation.features)
        for seat, row in enumerate(features):
            for feature, value in enumerate(row):
                evaluation.found[seat * size + feature] = value
        evaluation.judge_found(len(features), self.chances)
        return self.chances[self.seat]
