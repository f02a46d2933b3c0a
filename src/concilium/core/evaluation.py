"""How a position looks for each seat: a game measures features; weights learned from games turn them into win chances.

A seat's prospects come from a learned judge where a game has one. Otherwise they are a weighted sum of its features;
the weights vary with the clocks (how far along the game is, and its current part). The win chances are a softmax over
the prospects of all seats.
"""

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from concilium.core.fields import PUBLIC
from concilium.core.judge import Judge
from concilium.core.movers import OVER
from concilium.core.state import State

if TYPE_CHECKING:
    from concilium.core.game import Game

MOST_SEATS: Final = 8


def clear_features(found: vec[float], end: i64) -> None:
    """Set the features before `end` to 0. Also written in C (`tools/engine_intrinsics.c`)."""
    i: i64 = 0
    while i < end:
        found[i] = 0.0
        i += 1


def tenths(number: i64) -> float:
    """A number of things as a feature of about the usual size. Also written in C (`tools/engine_intrinsics.c`)."""
    return float(number) * 0.1


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """A game's features and their weights. It has its own scratch space, so two searches must not share one."""

    def __init__(self, features: list[str], clocks: list[str]) -> None:
        self.features = features
        self.clocks = clocks
        self.size: i64 = len(features)
        self.clock_count: i64 = len(clocks)
        self.weights: Final = vec[float]([0.0] * (len(features) * len(clocks)))
        """For each feature, one weight per clock."""
        self.found: Final = vec[float]([0.0] * (MOST_SEATS * len(features)))
        """The features of the position measured last, seat by seat."""
        self.clock: Final = vec[float]([1.0] * len(clocks))
        self.now: Final = vec[float]([0.0] * len(features))
        self.judge: Judge | None = None
        """Turns the features into prospects in place of the weights."""
        self.has_leanings = False
        self.leanings: Final = vec[float]([0.0] * len(features))
        """What a feature adds to the prospects of its seat, beyond what it is judged to be worth: a style."""

    def measure(self, state: State) -> None:
        """Write the features of every seat into `found`, which starts all zero, and the clocks into `clock`."""
        raise NotImplementedError

    def look(self, state: State) -> None:
        """Measure a position from scratch."""
        clear_features(self.found, state.seats * self.size)
        self.measure(state)

    def chances(self, state: State, out: vec[float]) -> None:
        """Write each seat's chance of winning: the result of a finished game, otherwise an estimate."""
        if state.to_move == OVER:
            self.results(state, out)
            return
        self.look(state)
        self.judge_found(state.seats, out)

    def judge_found(self, seats: i64, out: vec[float]) -> None:
        """Write the chances that go with the features in `found` and the clocks."""
        judge = self.judge
        seat: i64 = 0
        if judge is None:
            self.combine()
            while seat < seats:
                out[seat] = self.prospects(seat)
                seat += 1
        else:
            judge.look(self.found, self.clock)
            while seat < seats:
                out[seat] = judge.prospects(seat)
                seat += 1
        if self.has_leanings:
            self.add_leanings(seats, out)
        best = out[0]
        seat = 1
        while seat < seats:
            best = max(best, out[seat])
            seat += 1
        total = 0.0
        seat = 0
        while seat < seats:
            value = math.exp(out[seat] - best)
            out[seat] = value
            total += value
            seat += 1
        seat = 0
        while seat < seats:
            out[seat] /= total
            seat += 1

    def add_leanings(self, seats: i64, out: vec[float]) -> None:
        """Add to the prospects what is a matter of taste."""
        found, leanings = self.found, self.leanings
        at: i64 = 0
        seat: i64 = 0
        while seat < seats:
            i: i64 = 0
            while i < self.size:
                out[seat] += found[at] * leanings[i]
                at += 1
                i += 1
            seat += 1

    def results(self, state: State, out: vec[float]) -> None:
        """A finished game: one win, shared by the winners."""
        seat: i64 = 0
        while seat < state.seats:
            out[seat] = 0.0
            seat += 1
        winners = state.winners()
        share = 1.0 / float(len(winners))
        for winner in winners:
            out[winner] = share

    def combine(self) -> None:
        """The weights at the clocks of the position measured last."""
        weights, clock, now = self.weights, self.clock, self.now
        clocks = self.clock_count
        at: i64 = 0
        i: i64 = 0
        while i < self.size:
            weight = 0.0
            k: i64 = 0
            while k < clocks:
                weight += weights[at] * clock[k]
                at += 1
                k += 1
            now[i] = weight
            i += 1

    def prospects(self, seat: i64) -> float:
        """The weighted sum of a seat's features."""
        found, now = self.found, self.now
        at = seat * self.size
        value = 0.0
        i: i64 = 0
        while i < self.size:
            value += found[at] * now[i]
            at += 1
            i += 1
        return value

    def features_of(self, state: State) -> tuple[list[float], list[list[float]]]:
        """The clocks of a position and every seat's features, for tuning and for the curious."""
        self.look(state)
        rows = [[self.found[seat * self.size + feature] for feature in range(self.size)] for seat in range(state.seats)]
        return [self.clock[k] for k in range(self.clock_count)], rows


class DeclaredEvaluation(Evaluation):
    """Judges a game that declares its fields: by its scores and by how much each seat has of what everyone may see."""

    def __init__(self, game: "Game") -> None:
        self.judged = [field for field in game.fields if field.of_seats and field.seen == PUBLIC]
        super().__init__(["score", *(field.name for field in self.judged)], ["always"])

    def measure(self, state: State) -> None:
        scores = state.scores()
        seat: i64 = 0
        while seat < state.seats:
            at = seat * self.size
            self.found[at] = float(scores[seat])
            for field in self.judged:
                at += 1
                self.found[at] = field.amount(state, int(seat))
            seat += 1
