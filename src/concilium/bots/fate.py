"""What happens by chance in one imagined world, settled beforehand: what tries of it differ by is then the choice.

If luck came from one stream, one card more that is drawn after a choice would change all luck after it. So every deck
has its order, whoever draws from it and when, a die its falls, and when seats look again depends on the moment alone.
"""

from typing import Final, final

from mypy_extensions import i64

from concilium.core.bits import clear, lowest, zeros
from concilium.core.choices import SET, Choices

FATES: Final = 0x7FFFFFFF
"""Fates are numbers up to this, as are all numbers that are mixed: their products then fit into a word."""
_SHIFT: Final = 31
_FIRST: Final = 0x5D588B65
_SECOND: Final = 0x2C9277B5
_ROWS: Final = 64


def mix(number: i64, other: i64) -> i64:
    """A number that looks like any other up to `FATES`, always the same for two numbers."""
    x = (number ^ (other & FATES)) * _FIRST
    x = ((x ^ (x >> _SHIFT)) & FATES) * _SECOND
    x = ((x ^ (x >> _SHIFT)) & FATES) * _FIRST
    return (x ^ (x >> _SHIFT)) & FATES


@final
class Fate:
    """The fate of one world. Each try of it begins anew."""

    def __init__(self) -> None:
        self.number: i64 = 0
        self.possible: Final = zeros(_ROWS)
        """Which outcomes were possible before, as digests, and below how often: a die falls anew each time."""
        self.drawn: Final = zeros(_ROWS)
        self.turn: i64 = 0
        self.asked: Final = zeros(_ROWS)
        """How often a seat has decided in each step of the present turn."""

    def begin(self, number: i64) -> None:
        """Begin a try of the world with this fate, which is not more than `FATES`."""
        self.number = number
        self.turn = 0
        clear(self.possible, 0, _ROWS)
        clear(self.asked, 0, _ROWS)

    def begin_turn(self) -> None:
        """Another seat's turn."""
        self.turn += 1
        clear(self.asked, 0, _ROWS)

    def draw(self, choices: Choices) -> i64:
        """The outcome that comes first in this world, of those that are possible: all are equally likely."""
        words, size = choices.words, choices.size
        digest: i64 = 0
        at: i64 = 0
        while at < size:
            digest = mix(mix(digest, words[at]), words[at + 1] ^ (words[at + 1] >> _SHIFT))
            at += SET
        row = digest & (_ROWS - 1)
        if self.possible[row] != digest:
            self.possible[row] = digest
            self.drawn[row] = 0
        order = mix(self.number, self.drawn[row])
        self.drawn[row] += 1
        best: i64 = -1
        soonest: i64 = FATES + 1
        at = 0
        while at < size:
            bits = words[at + 1]
            while bits != 0:
                outcome = words[at] + lowest(bits)
                bits &= bits - 1
                place = mix(order, outcome)
                if place < soonest:
                    soonest = place
                    best = outcome
            at += SET
        return best

    def moment(self, seat: i64, step: i64) -> i64:
        """A number for a seat's decision in a step, the same in all tries in which it comes to it."""
        row = step & (_ROWS - 1)
        times = self.asked[row]
        self.asked[row] += 1
        return mix(mix(mix(self.number, self.turn), step * _ROWS + seat), times)
