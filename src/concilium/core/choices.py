"""What a seat may do now, as sets of bits: counted, drawn from and written out without being listed first."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, u8

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


# These functions on the words of sets are also written in C (`tools/engine_intrinsics.c`).


def put(words: vec[i64], n: i64, first: i64, bits: i64) -> i64:
    """Write a set of things of a verb: its bit 0 is the action `first`. Returns the place for what is written next,
    which is the same place if the set is empty."""
    words[n + 1] = bits
    words[n] = first
    if bits != 0:
        n += SET
    return n


def total(words: vec[i64], size: i64) -> i64:
    """How many actions there are in all sets."""
    found: i64 = 0
    at: i64 = 1
    while at < size:
        found += count(words[at])
        at += SET
    return found


def nth_action(words: vec[i64], size: i64, n: i64) -> i64:
    """The n-th action of all sets, from 0."""
    at: i64 = 0
    while at < size:
        bits = words[at + 1]
        many = count(bits)
        if n < many:
            return words[at] + nth(bits, n)
        n -= many
        at += SET
    raise IndexError(n)


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


def show_actions(words: vec[i64], size: i64, masks: vec[u8], start: i64, mark: u8) -> None:
    """Write a mark for each action of all sets into a row of masks that begins at `start`."""
    at: i64 = 0
    while at < size:
        first = start + words[at]
        bits = words[at + 1]
        while bits != 0:
            masks[first + lowest(bits)] = mark
            bits &= bits - 1
        at += SET


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
        return total(self.words, self.size)

    def is_single(self) -> bool:
        """Whether there is only one action."""
        if self.size != SET:
            return False
        bits = self.words[1]
        return bits & (bits - 1) == 0

    def pick(self, n: i64) -> i64:
        """The n-th action, from 0."""
        return nth_action(self.words, self.size, n)

    def draw(self, rng: Random) -> i64:
        """One of the actions, all equally likely: `pick` of one of the `count`."""
        words, size = self.words, self.size
        n = total(words, size)
        if n > 1:
            n = rng.randrange(n)
        else:
            n = 0
        return nth_action(words, size, n)

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

    def show(self, masks: vec[u8], start: i64, mark: u8) -> None:
        """Write a mark for each action into a row of masks that begins at `start`: 1 to show it, 0 to take it back."""
        show_actions(self.words, self.size, masks, start, mark)

    def listed(self, objects: list[object]) -> list[object]:
        """The actions as a list of Python integers, taken ready-made from `objects`."""
        return list_actions(self.words, self.size, objects)
