"""What a network is fed: choices as indices or as zeros and ones, amounts on a logarithmic scale."""

import numpy as np
from numpy.typing import NDArray

from concilium.core.encoding import Encoder


class Layout:
    """The parts of a game's observations: the fields that are choices, and those that are amounts.

    A choice has no order, so a network needs each of its values as a separate input. There are `width` of them:
    `indices` gives those that are one, for an embedding; `features` spells out all of them.
    """

    def __init__(self, encoder: Encoder) -> None:
        choices = [field for field in encoder.fields if field.words is not None]
        amounts = [field for field in encoder.fields if field.words is None]
        self.choosing = np.array([field.offset for field in choices], np.int64)
        self.counting = np.array([field.offset for field in amounts], np.int64)
        sizes = np.array([field.high + 1 for field in choices], np.int64)
        self.choices = len(choices)
        self.amounts = len(amounts)
        self.width = int(sizes.sum())
        self.starts: NDArray[np.int64] = np.concatenate([[0], np.cumsum(sizes)[:-1]])

    def indices(self, observations: NDArray[np.int16]) -> NDArray[np.int64]:
        """(..., choices): for each choice, the number of its value, below `width`."""
        return observations[..., self.choosing] + self.starts

    def scaled(self, observations: NDArray[np.int16]) -> NDArray[np.float32]:
        """(..., amounts): the amounts as log(1 + n) / 4, so that points and tokens are of similar size."""
        amounts = observations[..., self.counting].astype(np.float32)
        return np.log1p(amounts) * np.float32(0.25)

    def features(self, observations: NDArray[np.int16]) -> NDArray[np.float32]:
        """(..., width + amounts): a one for each choice's value among zeros, then the scaled amounts."""
        ones = np.zeros((*observations.shape[:-1], self.width), np.float32)
        np.put_along_axis(ones, self.indices(observations), np.float32(1), axis=-1)
        return np.concatenate([ones, self.scaled(observations)], axis=-1)
