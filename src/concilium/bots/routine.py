"""How the seats would go on: each does what seems best one step ahead, mostly from memory.

Judging every choice of every seat for a whole round takes about a millisecond. But what an action brings is much the
same in all the worlds that a search imagines, so it is looked at once in a while and otherwise remembered.
"""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from concilium.bots.foresight import Foresight
from concilium.core.choices import Choices
from concilium.core.evaluation import MOST_SEATS, Evaluation
from concilium.core.state import State

_UNKNOWN: Final = -9.0
_NEW: Final = 0.3
"""How much a new look counts against what is remembered."""
_MUCH: Final = 2.5
"""If more than one in this many choices is unknown, all are looked at."""


@final
class Routine:
    """For each seat and action, by how much its win chance one step ahead exceeds the mean of the seat's choices."""

    def __init__(self, evaluation: Evaluation, actions: i64, rng: Random) -> None:
        self.foresight: Final = Foresight(evaluation, actions, rng)
        self.rng: Final = rng
        self.actions = actions
        self.gains: Final = vec[float]([_UNKNOWN] * (MOST_SEATS * (actions + 1)))
        self.offers: Final = vec[i64]([0] * (actions + 1))
        self.few: Final = vec[i64]([0] * (actions + 1))
        self.heed = 0.05
        """How often a seat looks again at what it remembers as best."""
        self.glance: i64 = 4
        """At how many choices it then looks."""

    def forget(self) -> None:
        """Begin without memories."""
        gains = self.gains
        i: i64 = 0
        while i < MOST_SEATS * self.actions:
            gains[i] = _UNKNOWN
            i += 1

    def pick(self, state: State, seat: i64, choices: Choices) -> i64:
        """One of the choices: the best by memory; what is unknown is looked at, and now and then the best few are."""
        offers, gains = self.offers, self.gains
        n = choices.write(offers)
        base = seat * self.actions
        unknown: i64 = 0
        most = _UNKNOWN
        best = offers[0]
        i: i64 = 0
        while i < n:
            gain = gains[base + offers[i]]
            if gain == _UNKNOWN:
                unknown += 1
            elif gain > most:
                most = gain
                best = offers[i]
            i += 1
        if float(unknown) * _MUCH > float(n):
            return self.look(state, seat, n)
        heeded: i64 = 1
        if self.rng.random() < self.heed:
            heeded = min(self.glance, n - unknown)
        if heeded + unknown == 1:
            return best
        return self.look_again(state, seat, n, heeded)

    def look_again(self, state: State, seat: i64, n: i64, heeded: i64) -> i64:
        """The best of what is unknown, of the best few that are remembered and of any other one, so that no memory is
        wrong for good; how they compare is remembered."""
        offers, gains, few = self.offers, self.gains, self.few
        base = seat * self.actions
        size: i64 = 0
        i: i64 = 0
        while i < n:
            gain = gains[base + offers[i]]
            if gain != _UNKNOWN and (size < heeded or gain > gains[base + few[size - 1]]):
                # The best few in order, each new one put in its place.
                at = size if size < heeded else size - 1
                while at > 0 and gains[base + few[at - 1]] < gain:
                    few[at] = few[at - 1]
                    at -= 1
                few[at] = offers[i]
                if size < heeded:
                    size += 1
            i += 1
        if heeded > 1:
            heeded = self._add_any(base, n, heeded)
            size = heeded
        i = 0
        while i < n:
            if gains[base + offers[i]] == _UNKNOWN:
                few[size] = offers[i]
                size += 1
            i += 1
        self.foresight.note(offers, n)
        chosen = self.foresight.weigh_noted(state, seat, few, size, 1)
        self.remember(base, heeded, size)
        return few[chosen]

    def _add_any(self, base: i64, n: i64, size: i64) -> i64:
        """Add to the first of `few` any other choice that is remembered; returns how many there are then."""
        other = self.offers[self.rng.randrange(n)]
        if self.gains[base + other] == _UNKNOWN:
            return size
        i: i64 = 0
        while i < size:
            if self.few[i] == other:
                return size
            i += 1
        self.few[size] = other
        return size + 1

    def remember(self, base: i64, known: i64, size: i64) -> None:
        """Bring the gains of the actions in `few` up to date, of which the first were known.

        Only some were looked at, so what they gained before on average is what they gain now on average.
        """
        gains, few, values = self.gains, self.few, self.foresight.values
        remembered = 0.0
        seen = 0.0
        i: i64 = 0
        while i < known:
            remembered += gains[base + few[i]]
            seen += values[i]
            i += 1
        more = (remembered - seen) / float(known)
        i = 0
        while i < size:
            at = base + few[i]
            gain = values[i] + more
            gains[at] = gain if i >= known else gains[at] + _NEW * (gain - gains[at])
            i += 1

    def look(self, state: State, seat: i64, n: i64) -> i64:
        """The best of the n actions in `offers`, all judged and remembered."""
        offers, gains = self.offers, self.gains
        best = self.foresight.weigh(state, seat, offers, n, 1)
        values = self.foresight.values
        total = 0.0
        i: i64 = 0
        while i < n:
            total += values[i]
            i += 1
        mean = total / float(n)
        base = seat * self.actions
        i = 0
        while i < n:
            at = base + offers[i]
            gain = values[i] - mean
            gains[at] = gain if gains[at] == _UNKNOWN else gains[at] + _NEW * (gain - gains[at])
            i += 1
        return offers[best]
