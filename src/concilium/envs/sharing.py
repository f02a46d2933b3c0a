"""The arrays of many games in memory that several processes share."""

import ctypes
import math
import multiprocessing
from typing import Any

import numpy as np
from numpy.typing import NDArray

_ALIGNED = 64


class Shared:
    """A block of memory with all arrays one after the other; handed to a process when it starts, never copied."""

    def __init__(self, size: int, fields: int, actions: int, players: int) -> None:
        self._shapes: dict[str, tuple[tuple[int, ...], str]] = {
            "observations": ((size, fields), "i2"),
            "masks": ((size, actions), "?"),
            "to_move": ((size,), "i8"),
            "rewards": ((size, players), "f8"),
            "done": ((size,), "?"),
            "decisions": ((size,), "i8"),
            "asked": ((size,), "?"),
        }
        self._offsets: dict[str, int] = {}
        end = 0
        for name, (shape, kind) in self._shapes.items():
            self._offsets[name] = end
            end += -(-math.prod(shape) * np.dtype(kind).itemsize // _ALIGNED) * _ALIGNED
        self._memory = multiprocessing.get_context("spawn").RawArray(ctypes.c_byte, end)

    def array(self, name: str) -> NDArray[Any]:
        """One of the arrays, by name."""
        shape, kind = self._shapes[name]
        flat: NDArray[Any] = np.frombuffer(
            memoryview(self._memory), np.dtype(kind), math.prod(shape), self._offsets[name]
        )
        return flat.reshape(shape)
