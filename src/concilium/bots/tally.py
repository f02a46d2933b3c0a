"""What the tries of a decision's choices found, and how sure that is.

Choices are tried in the same imagined worlds, but not all in all of them. Worlds differ more than choices do, and so
does how everybody goes on from one try to the next. So a try counts by how far it is from the other tries of its world:
what all choices are worth is what fits all worlds best (least squares), each world being better or worse by something
that is alike for all of its tries.
"""

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.bits import clear, zeros

_UNKNOWN: Final = 1e9

MOST_TRIED: Final = 32
"""At most this many choices of a decision are tried."""

_SWEEPS: Final = 3
"""How often the choices are fitted to each other after a world: they begin where they were, which is near."""


@final
class Tally:
    """For each choice, by its place: what was seen one step ahead, and what was tried."""

    def __init__(self, most: i64) -> None:
        self.size: i64 = 0
        """How many choices there are; 0 before anything was looked at."""
        self.faith = 0.0
        """How many tries it counts for what was seen of a choice one step ahead."""
        self.seen: Final = vec[float]([0.0] * most)
        self.tries: Final = vec[i64]([0] * most)
        self.all_tries: i64 = 0
        self.row: Final = zeros(most)
        """Which of the tried choices it is, in the order in which they were tried first, from 1; 0 if it was not."""
        self.known: i64 = 0
        """How many choices were tried, and which."""
        self.tried: Final = zeros(MOST_TRIED)
        self.worth: Final = vec[float]([0.0] * MOST_TRIED)
        """For each tried choice: its win chance, and the sum of its tries less the means of their worlds."""
        self.ahead: Final = vec[float]([0.0] * MOST_TRIED)
        self.counted: Final = vec[float]([0.0] * MOST_TRIED)
        """In how many worlds it was tried, and for two choices in how many together, a world with many tries counting
        for less of them."""
        self.together: Final = vec[float]([0.0] * (MOST_TRIED * MOST_TRIED))
        self.total = 0.0
        """All tries together, and by how much they were better than what was seen one step ahead."""
        self.better = 0.0
        self.strife = 0.0
        """How far tries were from what was expected in their world: the sum of the squares, and of how many."""
        self.strife_known: i64 = 0
        self.present: Final = zeros(MOST_TRIED)
        """The tries of the present world: of which choice, what was found, and how many."""
        self.found: Final = vec[float]([0.0] * MOST_TRIED)
        self.present_size: i64 = 0

    def begin(self, size: i64) -> None:
        """Nothing was tried yet of so many choices."""
        self.size = size
        clear(self.tries, 0, size)
        clear(self.row, 0, size)
        self.all_tries = 0
        self.known = 0
        self.total = 0.0
        self.better = 0.0
        self.strife = 0.0
        self.strife_known = 0
        self.present_size = 0

    def begin_again(self) -> None:
        """From now on what was found so far counts no more than what is seen one step ahead."""
        surprise = self.surprise()
        i: i64 = 0
        while i < self.size:
            self.seen[i] = self.value(i, surprise)
            i += 1
        self.begin(self.size)

    def room(self) -> i64:
        """For how many choices more there is room."""
        return MOST_TRIED - self.known

    def note(self, choice: i64, chance: float) -> None:
        """Count a try. It is compared with the others of its world when that is over."""
        if self.row[choice] == 0:
            self._add(choice)
        self.present[self.present_size] = self.row[choice] - 1
        self.found[self.present_size] = chance
        self.present_size += 1
        self.tries[choice] += 1
        self.all_tries += 1

    def _add(self, choice: i64) -> None:
        """Make room for a choice that was not tried before."""
        row = self.known
        self.known += 1
        self.row[choice] = self.known
        self.tried[row] = choice
        self.ahead[row] = 0.0
        self.counted[row] = 0.0
        other: i64 = 0
        while other <= row:
            self.together[row * MOST_TRIED + other] = 0.0
            self.together[other * MOST_TRIED + row] = 0.0
            other += 1

    def end_world(self) -> None:
        """Compare the tries of a world."""
        n = self.present_size
        if n == 0:
            return
        self._note_strife()
        total = 0.0
        i: i64 = 0
        while i < n:
            total += self.found[i]
            self.better += self.found[i] - self.seen[self.tried[self.present[i]]]
            i += 1
        self.total += total
        share = 1.0 / float(n)
        i = 0
        while i < n:
            row = self.present[i]
            if self.counted[row] == 0.0:
                self.worth[row] = self.found[i]
            self.counted[row] += 1.0
            self.ahead[row] += self.found[i] - total * share
            j: i64 = 0
            while j < n:
                self.together[row * MOST_TRIED + self.present[j]] += share
                j += 1
            i += 1
        self.present_size = 0
        self._fit()

    def _note_strife(self) -> None:
        """Count how far the tries of the present world are from what was expected of choices that are known."""
        alike = 0.0
        squares = 0.0
        compared: i64 = 0
        i: i64 = 0
        while i < self.present_size:
            row = self.present[i]
            if self.counted[row] > 0.0:
                off = self.found[i] - self.worth[row]
                alike += off
                squares += off * off
                compared += 1
            i += 1
        if compared > 1:
            # The difference of two nearly equal numbers can come out below nought.
            self.strife += max(squares - alike * alike / float(compared), 0.0)
            self.strife_known += compared - 1

    def _fit(self) -> None:
        """Find what the choices are worth: each in turn, by the others as they are then."""
        known, worth, together, faith = self.known, self.worth, self.together, self.faith
        surprise = self.surprise()
        sweep: i64 = 0
        while sweep < _SWEEPS:
            sum_of_all = 0.0
            i: i64 = 0
            while i < known:
                of_others = 0.0
                j: i64 = 0
                while j < known:
                    if j != i:
                        of_others += together[i * MOST_TRIED + j] * worth[j]
                    j += 1
                weight = self.counted[i] - together[i * MOST_TRIED + i] + faith
                if weight > 0.0:
                    expected = self.seen[self.tried[i]] + surprise
                    worth[i] = (self.ahead[i] + of_others + faith * expected) / weight
                sum_of_all += self.counted[i] * worth[i]
                i += 1
            self._shift((self.total - sum_of_all) / float(self.all_tries))
            sweep += 1

    def _shift(self, more: float) -> None:
        """Make all choices better by as much, so that all tries together are what was found."""
        i: i64 = 0
        while i < self.known:
            self.worth[i] += more
            i += 1

    def error(self, one: i64, other: i64) -> float:
        """The standard error of the difference of two choices; very large if too few tries were made to tell."""
        if self.tries[one] == 0 or self.tries[other] == 0 or self.strife_known < self.known:
            return _UNKNOWN
        strife = self.strife / float(self.strife_known)
        return sqrt(strife * (1.0 / float(self.tries[one]) + 1.0 / float(self.tries[other])))

    def value(self, choice: i64, surprise: float) -> float:
        """The win chance of a choice: what was found, and what was seen one step ahead."""
        row = self.row[choice] - 1
        if row < 0 or self.counted[row] == 0.0:
            return self.seen[choice] + surprise
        return self.worth[row]

    def surprise(self) -> float:
        """By how much the tries found more than was seen one step ahead, on average."""
        compared = self.all_tries - self.present_size
        return self.better / float(compared) if compared > 0 else 0.0
