"""The network while it learns: a small tower that all seats share, by Adam, in floats.

Everything is a softmax. Over the seats, its prospects should give the win chances that games showed; over the
alternatives of a decision, the mover's win chances should give the shares of tries that a deeper search gave them.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

FIRST_UNITS = 36
SECOND_UNITS = 12
RATE = 0.003
DECAY = 0.0005
LEAK = 0.02
"""The slope of a unit that is off or fully on: so that it may come back."""
SHARP, HASTE = 4, 5
"""Which of the weights say how readily the better is preferred, and how much sooner a search tries what takes the turn
further, whatever it is worth."""
HASTY = 10.0
"""How many times as fast they are learned: first what is haste, then what is judgement."""
PREFERENCE = 0.3
"""How much the alternatives count compared with the results."""
SHARPNESS = 12.0
"""How readily a search prefers the better of two win chances, to begin with."""


@dataclass
class Choices:
    """The alternatives of decisions that were studied, ready for the network."""

    inputs: Floats
    mover: NDArray[np.int64]
    haste: Floats
    """Whether an action leaves the decision with its seat, and how much of the turn it then has left."""
    share: Floats
    starts: NDArray[np.int64]
    """Where each decision's alternatives begin."""

    def lengths(self) -> NDArray[np.int64]:
        """How many alternatives each decision has."""
        return np.diff(np.append(self.starts, len(self.inputs)))

    def part(self, decisions: NDArray[np.int64]) -> "Choices":
        """Some of the decisions, by their numbers."""
        lengths = self.lengths()[decisions]
        starts = np.cumsum(lengths) - lengths
        rows = np.repeat(self.starts[decisions] - starts, lengths) + np.arange(lengths.sum())
        return Choices(self.inputs[rows], self.mover[rows], self.haste[rows], self.share[rows], starts)


class Tower:
    """The network while it learns: the same sums as `core.judge`, in floats."""

    def __init__(self, inputs: int, rng: np.random.Generator) -> None:
        first = rng.normal(0.0, 0.6 / np.sqrt(inputs), (inputs, FIRST_UNITS))
        first[-1] = 0.3
        self.weights: list[Floats] = [
            first.astype(np.float32),
            rng.normal(0.0, 0.8 / np.sqrt(FIRST_UNITS), (FIRST_UNITS, SECOND_UNITS)).astype(np.float32),
            np.full(SECOND_UNITS, 0.3, dtype=np.float32),
            rng.normal(0.0, 1.0, SECOND_UNITS).astype(np.float32),
            np.full(1, np.log(SHARPNESS), dtype=np.float32),
            np.zeros(2, dtype=np.float32),
        ]
        self.mean = [np.zeros_like(weight) for weight in self.weights]
        self.square = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def prospects(self, inputs: Floats) -> tuple[Floats, tuple[Floats, ...]]:
        """The prospects of all seats, and what the way back needs."""
        first, second, bias, last, *_ = self.weights
        sums = inputs @ first
        units = np.clip(sums, 0.0, 1.0)
        more_sums = units @ second + bias
        more_units = np.clip(more_sums, 0.0, 1.0)
        return more_units @ last, (inputs, sums, units, more_sums, more_units)

    def slopes(self, slope: Floats, way: tuple[Floats, ...]) -> list[Floats]:
        """How the loss changes with each weight, from how it changes with the prospects."""
        inputs, sums, units, more_sums, more_units = way
        _, second, _, last, *_ = self.weights
        up = slope[..., None] * last * _open(more_sums)
        down = (up @ second.T) * _open(sums)
        flat = up.reshape(-1, up.shape[-1])
        return [
            inputs.reshape(-1, inputs.shape[-1]).T @ down.reshape(-1, down.shape[-1]),
            units.reshape(-1, units.shape[-1]).T @ flat,
            flat.sum(axis=0),
            more_units.reshape(-1, more_units.shape[-1]).T @ slope.reshape(-1),
            np.zeros(1, dtype=np.float32),
            np.zeros_like(self.weights[HASTE]),
        ]

    def step(self, slopes: list[Floats], rate: float) -> None:
        """Adam, with weights that fade unless they are needed."""
        self.steps += 1
        for i, slope in enumerate(slopes):
            self.mean[i] = 0.9 * self.mean[i] + 0.1 * slope
            self.square[i] = 0.999 * self.square[i] + 0.001 * slope * slope
            mean = self.mean[i] / (1 - 0.9**self.steps)
            square = self.square[i] / (1 - 0.999**self.steps)
            own_rate = rate * HASTY if i == HASTE else rate
            self.weights[i] = self.weights[i] - own_rate * mean / (np.sqrt(square) + 1e-8)
            if self.weights[i].ndim > 1:
                self.weights[i] = self.weights[i] * (1.0 - DECAY * rate / RATE)

    def chances(self, inputs: Floats) -> Floats:
        return softmax(self.prospects(inputs)[0])

    def learn_results(self, inputs: Floats, wanted: Floats, rate: float) -> None:
        prospects, way = self.prospects(inputs)
        self.step(self.slopes((softmax(prospects) - wanted) / np.float32(len(inputs)), way), rate)

    def preferences(self, choices: Choices) -> tuple[Floats, Floats, Floats, tuple[Floats, ...]]:
        """How likely a search prefers each alternative of its decision; also all win chances after it, the logarithm of
        the mover's, and what the way back needs."""
        prospects, way = self.prospects(choices.inputs)
        chances = softmax(prospects)
        logs = np.log(chances[np.arange(len(chances)), choices.mover] + 1e-9)
        lengths = choices.lengths()
        keen = np.exp(self.weights[SHARP][0]) * logs + choices.haste @ self.weights[HASTE]
        keen = np.exp(keen - np.repeat(np.maximum.reduceat(keen, choices.starts), lengths))
        keen /= np.repeat(np.add.reduceat(keen, choices.starts), lengths)
        return keen, chances, logs, way

    def learn_preferences(self, choices: Choices, rate: float) -> None:
        keen, chances, logs, way = self.preferences(choices)
        sharpness = np.exp(self.weights[SHARP][0])
        miss = (keen - choices.share) * np.float32(PREFERENCE / len(choices.starts))
        slope = -chances * (miss * sharpness)[:, None]
        slope[np.arange(len(chances)), choices.mover] += miss * sharpness
        slopes = self.slopes(slope.astype(np.float32), way)
        slopes[SHARP] = np.asarray([(miss * logs).sum() * sharpness], dtype=np.float32)
        slopes[HASTE] = choices.haste.T @ miss
        self.step(slopes, rate)

    def agreed(self, choices: Choices) -> int:
        """In how many decisions it prefers most what the search preferred most."""
        keen = self.preferences(choices)[0]
        pairs = zip(choices.starts, choices.starts + choices.lengths(), strict=True)
        return sum(int(keen[a:b].argmax() == choices.share[a:b].argmax()) for a, b in pairs)


def _open(sums: Floats) -> Floats:
    return np.where((sums > 0.0) & (sums < 1.0), np.float32(1.0), np.float32(LEAK))


def softmax(prospects: Floats) -> Floats:
    powers = np.exp(prospects - prospects.max(axis=-1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=-1, keepdims=True))
