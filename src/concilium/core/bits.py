"""Small sets of numbers from 0 to 61, each in one i64: a deck, a hand, a row of cards.

Written so that wrapping 64-bit arithmetic and Python's unbounded integers give the same answers.
"""

from types import FunctionType
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CAPACITY: Final = 62
"""How many different numbers a set may hold."""


def bit(number: i64) -> i64:
    """The set of one number.

    Never write `1 << number`, nor with a variable or an `i64(1)` in place of the 1: mypyc puts the literal into C,
    where it has 32 bits, and numbers above 30 come out wrong.
    """
    one = number - number + 1
    return one << number


def lowest(bits: i64) -> i64:
    """The smallest number in a set that is not empty; compiled, one instruction (`tools/engine_intrinsics.c`)."""
    single: int = bits & -bits
    return single.bit_length() - 1


def count(bits: i64) -> i64:
    """How many numbers are in the set; compiled, one instruction too."""
    number: int = bits
    return number.bit_count()


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


def clear(row: vec[i64], first: i64, size: i64) -> None:
    """Set this many numbers of a row to 0. Also written in C (`tools/engine_intrinsics.c`)."""
    at = first
    while at < first + size:
        row[at] = 0
        at += 1


def zeros(size: i64) -> vec[i64]:
    """A vec of this many zeros."""
    return vec[i64]([0] * size)


if isinstance(count, FunctionType):
    # Interpreted, Python's own word is twice as fast as a function around it.
    globals()["count"] = int.bit_count
