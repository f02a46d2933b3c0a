"""Small sets of numbers from 0 to 61, each in one i64: a deck, a hand, a row of cards.

Written so that wrapping 64-bit arithmetic and Python's unbounded integers give the same answers.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CAPACITY: Final = 62
"""How many different numbers a set may hold."""

_DE_BRUIJN: Final = 0x03F79D71B4CB0A89


def bit(number: i64) -> i64:
    """The set of one number.

    Never write `1 << number`, nor with a variable or an `i64(1)` in place of the 1: mypyc puts the literal into C,
    where it has 32 bits, and numbers above 30 come out wrong.
    """
    one = number - number + 1
    return one << number


def _index_of_each_bit() -> vec[i64]:
    index = vec[i64]([0] * 64)
    for i in range(64):
        index[((bit(i) * _DE_BRUIJN) >> 58) & 63] = i64(i)
    return index


INDEX: Final = _index_of_each_bit()


def lowest(bits: i64) -> i64:
    """The smallest number in a set that is not empty."""
    return INDEX[(((bits & -bits) * _DE_BRUIJN) >> 58) & 63]


def count(bits: i64) -> i64:
    """How many numbers are in the set."""
    # A literal above 62 bits would be an object that is read at every call; sets have no more bits.
    x = bits - ((bits >> 1) & 0x1555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((x * 0x0101010101010101) >> 56) & 127


def nth(bits: i64, n: i64) -> i64:
    """The n-th smallest number in the set, from 0."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    return lowest(bits)


def full(size: i64) -> i64:
    """The set of the numbers below `size`."""
    return bit(size) - 1


def members(bits: i64) -> list[int]:
    """The numbers in the set, ascending."""
    found: list[int] = []
    while bits != 0:
        found.append(lowest(bits))
        bits &= bits - 1
    return found


def zeros(size: i64) -> vec[i64]:
    """A vec of this many zeros."""
    return vec[i64]([0] * size)
