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


def put(words: vec[i64], n: i64, first: i64, bits: i64) -> i64:
    """Write a set of things of a verb, which is not empty: its bit 0 is the action `first`. Returns the place for
    what is written next."""
    words[n + 1] = bits
    words[n] = first
    return n + SET


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
        """One of the actions, all equally likely."""
        if self.size == SET:
            return self.draw_from(0, rng)
        return self.pick(rng.randrange(self.count()))

    def draw_from(self, at: i64, rng: Random) -> i64:
        """One of the actions of the set written at a place."""
        words = self.words
        bits = words[at + 1]
        if bits & (bits - 1) == 0:
            return words[at] + lowest(bits)
        return words[at] + nth(bits, rng.randrange(count(bits)))

    def write(self, out: vec[i64]) -> i64:
        """Write out the actions, in order; returns how many there are."""
        words, size = self.words, self.size
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

    def mark(self, before: "Choices", masks: vec[u8], start: i64) -> None:
        """Bring masks, which show the choices of before, up to date; `start` is the index of action 0.

        From one decision to the next most sets change little, and those of a step come in the same order. Where another
        set comes than before, that one is looked for further on; those that are passed over on the way are new.
        """
        old, old_size = before.words, before.size
        new, size = self.words, self.size
        reached: i64 = 0
        at: i64 = 0
        while at < old_size:
            first, bits = old[at], old[at + 1]
            found = reached
            if reached >= size or new[reached] != first:
                found = _place_of(first, new, size, reached)
            at += SET
            if found == size:
                _write(masks, start + first, bits, 0)
                continue
            still = new[found + 1]
            if bits != still:
                _write(masks, start + first, bits & ~still, 0)
                _write(masks, start + first, still & ~bits, 1)
            if found >= reached:
                while reached < found:
                    _write(masks, start + new[reached], new[reached + 1], 1)
                    reached += SET
                reached += SET
        while reached < size:
            _write(masks, start + new[reached], new[reached + 1], 1)
            reached += SET

    def listed(self, numbers: list[object]) -> list[object]:
        """The actions as a list of Python integers, taken ready-made from `numbers`."""
        words, size = self.words, self.size
        # A part of the list is copied and then written over: that is quicker than a list that grows.
        found = numbers[: self.count()]
        n: i64 = 0
        at: i64 = 0
        while at < size:
            first = words[at]
            bits = words[at + 1]
            while bits != 0:
                found[n] = numbers[first + lowest(bits)]
                n += 1
                bits &= bits - 1
            at += SET
        return found


def _place_of(first: i64, words: vec[i64], size: i64, start: i64) -> i64:
    """Where in the words the set is whose bit 0 is the action `first`, looked for from `start`; `size` if nowhere."""
    at = start
    while at < size:
        if words[at] == first:
            return at
        at += SET
    at = 0
    while at < start:
        if words[at] == first:
            return at
        at += SET
    return size


def _write(masks: vec[u8], first: i64, bits: i64, value: u8) -> None:
    while bits != 0:
        masks[first + lowest(bits)] = value
        bits &= bits - 1
