"""How a search weighs the decisions at a node before it tries them: one step ahead, in one world or in several."""

import math
from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from concilium.bots.children import LEAST_SPREAD
from concilium.bots.foresight import Foresight
from concilium.core.evaluation import Evaluation
from concilium.core.state import State

_SHARED: Final = 0.1
"""The part of the priors that all decisions share evenly."""


@final
class Weighing:
    """The win chance of each decision one step ahead, and a prior from it."""

    def __init__(self, evaluation: Evaluation, actions: i64, rng: Random) -> None:
        self.foresight: Final = Foresight(evaluation, actions, rng)
        self.rng: Final = rng
        self.sharpness = 0.25
        """The part of the spread of win chances that makes a decision e times as likely."""
        self.values: Final = vec[float]([0.0] * (actions + 1))
        self.priors: Final = vec[float]([0.0] * (actions + 1))

    def weigh(self, state: State, seat: i64, actions: vec[i64], n: i64, worlds: i64) -> None:
        """Write what is seen of the first n actions into `values` and `priors`: the mean of some worlds that the
        seat cannot tell from each other, of which the position is the first."""
        values, seen = self.values, self.foresight.values
        self.foresight.weigh(state, seat, actions, n, 1)
        i: i64 = 0
        while i < n:
            values[i] = seen[i]
            i += 1
        done: i64 = 1
        while done < worlds:
            world = state.copy()
            world.redraw(seat, self.rng)
            self.foresight.weigh(world, seat, actions, n, 1)
            done += 1
            i = 0
            while i < n:
                values[i] += (seen[i] - values[i]) / float(done)
                i += 1
        self._set_priors(n)

    def _set_priors(self, n: i64) -> None:
        values, priors = self.values, self.priors
        most = values[0]
        least = values[0]
        i: i64 = 1
        while i < n:
            most = max(most, values[i])
            least = min(least, values[i])
            i += 1
        unit = self.sharpness * (most - least + LEAST_SPREAD)
        total = 0.0
        i = 0
        while i < n:
            priors[i] = math.exp((values[i] - most) / unit)
            total += priors[i]
            i += 1
        i = 0
        while i < n:
            priors[i] = (1.0 - _SHARED) * priors[i] / total + _SHARED / float(n)
            i += 1
