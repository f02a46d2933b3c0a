"""What the tries of a decision's choices found, and how sure that is.

Choices are tried in the same imagined worlds. What is alike for all tries of a world says nothing about which choice is
better, so it is told apart from what they differ by.
"""

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

_UNKNOWN: Final = 1e9


@final
class Tally:
    """For each choice, by its place: what was seen one step ahead, and what was tried."""

    def __init__(self, most: i64) -> None:
        self.size: i64 = 0
        """How many choices there are; 0 before anything was looked at."""
        self.faith = 0.0
        """How many tries it counts for what was seen of a choice one step ahead."""
        self.seen: Final = vec[float]([0.0] * most)
        self.total: Final = vec[float]([0.0] * most)
        self.tries: Final = vec[i64]([0] * most)
        self.known: i64 = 0
        """How many choices were tried, and how often all together."""
        self.all_tries: i64 = 0
        self.scatter = 0.0
        """How far the tries were from the means of their choices: the sum of the squares."""
        self.strife = 0.0
        """The same less what was alike for all tries of a world, and how many tries that says something about."""
        self.strife_known: i64 = 0
        self.alike = 0.0
        """The tries of the present world: how far from the means they were, the squares of that, and how many."""
        self.squares = 0.0
        self.compared: i64 = 0

    def begin(self, size: i64) -> None:
        """Nothing was tried yet of so many choices."""
        self.size = size
        i: i64 = 0
        while i < size:
            self.total[i] = 0.0
            self.tries[i] = 0
            i += 1
        self.known = 0
        self.all_tries = 0
        self.scatter = 0.0
        self.strife = 0.0
        self.strife_known = 0
        self.begin_world()

    def begin_again(self) -> None:
        """From now on what was found so far counts no more than what is seen one step ahead."""
        surprise = self.surprise()
        i: i64 = 0
        while i < self.size:
            self.seen[i] = self.value(i, surprise)
            i += 1
        self.begin(self.size)

    def note(self, choice: i64, chance: float) -> None:
        """Count a try."""
        tries = float(self.tries[choice])
        if tries == 0.0:
            self.known += 1
        else:
            off = chance - self.total[choice] / tries
            # What a try adds to the sum of squares around a mean that moves with it.
            self.scatter += off * off * tries / (tries + 1.0)
            self.alike += off
            self.squares += off * off
            self.compared += 1
        self.total[choice] += chance
        self.tries[choice] += 1
        self.all_tries += 1

    def end_world(self) -> None:
        """Count by how much the tries of a world differ beyond what their choices do on average."""
        if self.compared > 1:
            # The difference of two nearly equal numbers can come out below nought.
            self.strife += max(self.squares - self.alike * self.alike / float(self.compared), 0.0)
            self.strife_known += self.compared - 1
        self.begin_world()

    def begin_world(self) -> None:
        self.alike = 0.0
        self.squares = 0.0
        self.compared = 0

    def error(self, one: i64, other: i64) -> float:
        """The standard error of the difference of two choices; very large as long as there are too few tries to tell.

        What is alike for all tries of a world matters only where one was tried in worlds in which the other was not.
        """
        freedom = self.all_tries - self.known
        if self.tries[one] == 0 or self.tries[other] == 0 or min(freedom, self.strife_known) < self.known:
            return _UNKNOWN
        strife = self.strife / float(self.strife_known)
        whole = max(self.scatter / float(freedom), strife)
        share, other_share = 1.0 / float(self.tries[one]), 1.0 / float(self.tries[other])
        return sqrt(strife * (share + other_share) + (whole - strife) * abs(share - other_share))

    def value(self, choice: i64, surprise: float) -> float:
        """The win chance of a choice: what was found, and what was seen one step ahead."""
        tries = float(self.tries[choice])
        if tries == 0.0:
            return self.seen[choice] + surprise
        return (self.total[choice] + self.faith * (self.seen[choice] + surprise)) / (tries + self.faith)

    def surprise(self) -> float:
        """By how much the tries found more than was seen one step ahead, on average."""
        more = 0.0
        i: i64 = 0
        while i < self.size:
            more += self.total[i] - float(self.tries[i]) * self.seen[i]
            i += 1
        return more / float(self.all_tries) if self.all_tries > 0 else 0.0
