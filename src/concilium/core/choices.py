"""What a seat may do now, as sets of bits: counted, drawn from and written out without being listed first."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from concilium.core.bits import count, full, lowest, nth, zeros

WORDS: Final = 3
"""A verb's things are given in at most this many sets, of up to 62 things each."""
MOST_WORDS: Final = 64
"""No step has more sets than this in total."""


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


SET: Final = 2
"""A set takes this many words: the action of its bit 0, and its bits."""


def put(words: vec[i64], n: i64, first: i64, bits: i64) -> i64:
    """Write a set of things of a verb, which is not empty: its bit 0 is the action `first`. Returns the place for
    what is written next."""
    words[n + 1] = bits
    words[n] = first
    return n + SET


# The functions that go through all sets are also written in C (`tools/engine_intrinsics.c`).


def write_actions(words: vec[i64], size: i64, out: vec[i64]) -> i64:
    """Write out the actions of all sets, in order; returns how many there are."""
    n: i64 = 0
    at: i64 = 0
    while at < size:
        first = words[at]
        bits = words[at + 1]
        while bits != 0:
            out[n] = first + lowest(bits)
            n += 1
            bits &= bits - 1
        at += SET
    return n


def mark_actions(words: vec[i64], size: i64, masks: vec[u8], listed: vec[i32], start: i64, before: i64) -> i64:
    """Show the actions of all sets in a row of masks and list them in a row of numbers, in place of the `before` listed
    there; both rows begin at `start`. Returns how many there are."""
    at = start
    end = start + before
    while at < end:
        masks[start + i64(listed[at])] = 0
        at += 1
    end = start
    at = 0
    while at < size:
        first = words[at]
        bits = words[at + 1]
        while bits != 0:
            action = first + lowest(bits)
            masks[start + action] = 1
            listed[end] = i32(action)
            end += 1
            bits &= bits - 1
        at += SET
    return end - start


def list_actions(words: vec[i64], size: i64, objects: list[object]) -> list[object]:
    """The actions of all sets as a list of Python integers, taken ready-made from `objects`."""
    found: list[object] = []
    at: i64 = 0
    while at < size:
        first = words[at]
        bits = words[at + 1]
        while bits != 0:
            found.append(objects[first + lowest(bits)])
            bits &= bits - 1
        at += SET
    return found


@final
class Choices:
    """The legal actions of one seat at one decision. A caller keeps one and has it refilled each time.

    A step writes its sets into `words` with `put`, and how much it has written into `size`. They are in one vec that is
    passed along: reading a vec from an object means a reference count up and down each time.
    """

    def __init__(self) -> None:
        self.words: Final = zeros(SET * MOST_WORDS)
        self.size: i64 = 0

    def count(self) -> i64:
        """How many actions there are."""
        words, size = self.words, self.size
        total: i64 = 0
        at: i64 = 1
        while at < size:
            total += count(words[at])
            at += SET
        return total

    def is_single(self) -> bool:
        """Whether there is only one action."""
        if self.size != SET:
            return False
        bits = self.words[1]
        return bits & (bits - 1) == 0

    def pick(self, n: i64) -> i64:
        """The n-th action, from 0."""
        words = self.words
        at: i64 = 0
        while True:
            bits = words[at + 1]
            many = count(bits)
            if n < many:
                return words[at] + nth(bits, n)
            n -= many
            at += SET

    def draw(self, rng: Random) -> i64:
        """One of the actions, all equally likely: `pick` of one of the `count`, in one go."""
        words, size = self.words, self.size
        n: i64 = 0
        at: i64 = 1
        while at < size:
            n += count(words[at])
            at += SET
        if n > 1:
            n = rng.randrange(n)
        else:
            n = 0
        at = 0
        while True:
            bits = words[at + 1]
            many = count(bits)
            if n < many:
                return words[at] + nth(bits, n)
            n -= many
            at += SET

    def draw_from(self, at: i64, rng: Random) -> i64:
        """One of the actions of the set written at a place."""
        words = self.words
        bits = words[at + 1]
        if bits & (bits - 1) == 0:
            return words[at] + lowest(bits)
        return words[at] + nth(bits, rng.randrange(count(bits)))

    def write(self, out: vec[i64]) -> i64:
        """Write out the actions, in order; returns how many there are."""
        return write_actions(self.words, self.size, out)

    def mark(self, masks: vec[u8], listed: vec[i32], start: i64, before: i64) -> i64:
        """`mark_actions` of these."""
        return mark_actions(self.words, self.size, masks, listed, start, before)

    def listed(self, objects: list[object]) -> list[object]:
        """The actions as a list of Python integers, taken ready-made from `objects`."""
        return list_actions(self.words, self.size, objects)
