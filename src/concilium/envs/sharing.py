"""The arrays of many games in memory that several processes share."""

import ctypes
import math
import multiprocessing
from typing import Any

import numpy as np
from numpy.typing import NDArray

_ALIGNED = 64

Shapes = dict[str, tuple[tuple[int, ...], str]]
"""The shape of each array and the kind of its numbers, by name."""


class Shared:
    """A block of memory with all arrays one after the other; handed to a process when it starts, never copied."""

    def __init__(self, shapes: Shapes) -> None:
        self._shapes = shapes
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
