"""The stack of what is being decided: the variables of the top frame, then the frames below it from the bottom."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

VARIABLES: Final = 4
"""How many numbers a frame carries."""
FRAME: Final = 6
"""A frame below the top one: its step, its seat, its variables."""
DEPTH: Final = 16

# `lower` and `lift` are also written in C (`tools/engine_intrinsics.c`).


def clear(frame: vec[i64]) -> None:
    """The variables of the top frame are 0. The last comes first: once it is known to be there, so are the others."""
    frame[3] = 0
    frame[2] = 0
    frame[1] = 0
    frame[0] = 0


def lower(frame: vec[i64], base: i64, step: i64, seat: i64) -> None:
    """The top frame goes under another one, whose variables are 0, to a place in the stack."""
    frame[base + 5] = frame[3]
    frame[base + 4] = frame[2]
    frame[base + 3] = frame[1]
    frame[base + 2] = frame[0]
    frame[base + 1] = seat
    frame[base] = step
    frame[3] = 0
    frame[2] = 0
    frame[1] = 0
    frame[0] = 0


def lift(frame: vec[i64], base: i64) -> None:
    """The variables of the frame at a place in the stack are again those of the top one."""
    frame[3] = frame[base + 5]
    frame[2] = frame[base + 4]
    frame[1] = frame[base + 3]
    frame[0] = frame[base + 2]


def begin(frame: vec[i64], first: i64, second: i64, third: i64) -> None:
    """The first variables of the top frame."""
    frame[2] = third
    frame[1] = second
    frame[0] = first


def nearest(frame: vec[i64], depth: i64, step: i64) -> i64:
    """Where the variables of the highest frame of a step below the top one begin; -1 if there is none."""
    base = VARIABLES + (depth - 1) * FRAME
    while base >= VARIABLES and frame[base] != step:
        base -= FRAME
    if base < VARIABLES:
        return -1
    return base + 2
