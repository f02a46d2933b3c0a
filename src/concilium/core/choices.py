"""What a seat may do now, as sets of bits: counted, drawn from and written out without being listed first."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, u8

from concilium.core.bits import count, full, lowest, nth

WORDS: Final = 3
"""The things of a verb are told in so many sets at most, of up to 62 things each."""
MOST_WORDS: Final = 64
"""No step has more sets than this in all."""


def no_things() -> tuple[i64, i64, i64]:
    """Nothing at all."""
    return 0, 0, 0


def only(bits: i64) -> tuple[i64, i64, i64]:
    """The things of a verb's first word alone; a verb without things has the thing 0."""
    return bits, 0, 0


def one_if(allowed: bool) -> tuple[i64, i64, i64]:
    """A verb without things, if it is allowed."""
    bits: i64 = 0
    if allowed:
        bits = 1
    return bits, 0, 0


def first_of(size: i64) -> tuple[i64, i64, i64]:
    """All things of a verb that has at most 62."""
    return full(size), 0, 0


@final
class Choices:
    """The legal actions of one seat at one decision. Who asks keeps one and has it filled anew each time."""

    def __init__(self) -> None:
        self.words: i64 = 0
        """How many sets there are; none of them is empty."""
        self.count: i64 = 0
        """How many actions there are in all."""
        self.first: vec[i64] = vec[i64]([0] * MOST_WORDS)
        """For each set the action of its bit 0."""
        self.bits: vec[i64] = vec[i64]([0] * MOST_WORDS)
        self.end: vec[i64] = vec[i64]([0] * MOST_WORDS)
        """How many actions there are up to and with this set."""

    def clear(self) -> None:
        self.words = 0
        self.count = 0

    def add(self, first: i64, bits: i64) -> None:
        """A set of things of a verb, from the action `first` on, if there are any."""
        if bits == 0:
            return
        at = self.words
        self.words = at + 1
        self.first[at] = first
        self.bits[at] = bits
        # Not in one expression: a choice between a literal and an i64 would be boxed.
        total = self.count + 1
        if bits & (bits - 1) != 0:
            total += count(bits) - 1
        self.count = total
        self.end[at] = total

    def pick(self, n: i64) -> i64:
        """The n-th action, from 0."""
        end = self.end
        at: i64 = 0
        while end[at] <= n:
            at += 1
        if at > 0:
            n -= end[at - 1]
        bits = self.bits[at]
        return self.first[at] + (lowest(bits) if n == 0 else nth(bits, n))

    def draw(self, rng: Random) -> i64:
        """One of the actions, each as likely as the others."""
        if self.count == 1:
            return self.first[0] + lowest(self.bits[0])
        return self.pick(rng.randrange(self.count))

    def draw_from(self, at: i64, rng: Random) -> i64:
        """One of the actions of a set."""
        bits = self.bits[at]
        if bits & (bits - 1) == 0:
            return self.first[at] + lowest(bits)
        return self.first[at] + nth(bits, rng.randrange(count(bits)))

    def write(self, out: vec[i64]) -> i64:
        """Write the actions out, in order; how many there are."""
        n: i64 = 0
        at: i64 = 0
        while at < self.words:
            first = self.first[at]
            bits = self.bits[at]
            while bits != 0:
                out[n] = first + lowest(bits)
                n += 1
                bits &= bits - 1
            at += 1
        return n

    def mark(self, masks: vec[u8], start: i64, value: u8) -> None:
        """Write a value into the mask of each action; `start` is that of the action 0."""
        at: i64 = 0
        while at < self.words:
            first = start + self.first[at]
            bits = self.bits[at]
            while bits != 0:
                masks[first + lowest(bits)] = value
                bits &= bits - 1
            at += 1

    def listed(self, numbers: list[object]) -> list[object]:
        """The actions as a list of Python's numbers, which `numbers` has ready."""
        found: list[object] = []
        at: i64 = 0
        while at < self.words:
            first = self.first[at]
            bits = self.bits[at]
            while bits != 0:
                found.append(numbers[first + lowest(bits)])
                bits &= bits - 1
            at += 1
        return found
