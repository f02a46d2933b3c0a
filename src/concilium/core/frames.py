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
