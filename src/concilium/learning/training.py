"""Training the judge: a small network, by Adam, from how games ended and from what deeper searches preferred.

Everything is a softmax. Over the seats, the network's prospects should give the win chances that the games showed; over
the alternatives of a decision, the mover's win chances should give the shares of tries that a deeper search gave them.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from concilium.bots.judging import USUAL_PLAYERS, Network
from concilium.core.judge import FEATURE_ONE, MOST_FEATURE
from concilium.learning.positions import Alternatives, Measured, Positions

Floats = NDArray[np.float32]

FIRST_UNITS = 36
SECOND_UNITS = 12
BATCH = 512
DECISIONS = 96
"""How many decisions are looked at together when learning from alternatives."""
RATE = 0.003
DECAY = 0.0005
LEAK = 0.02
"""The slope of a unit that is off or fully on: so that it may come back."""
OF_TURN = "actions-left"
"""The feature, in games that have it, that says how much of its turn a seat has left."""
HASTE = 5
"""Which of the weights say how much sooner a search tries what takes the turn further, whatever it is worth."""
HASTY = 10.0
"""How many times as fast they are learned: first what is haste, then what is judgement."""
PREFERENCE = 0.3
"""How much the alternatives count compared with the results."""
SHARPNESS = 12.0
"""How readily a search prefers the better of two win chances, to begin with."""
TRUST = 0.8
"""How much of what is wanted of a position comes from later in its game rather than from the next measured position."""
UNSEEN = 11
"""Every so manieth game is kept for judging what was learned: a number that no rotation of seats divides."""


@dataclass(frozen=True)
class Trained:
    """A network and how well it foresees the winners of games that it has not seen, as log loss."""

    network: Network
    positions: int
    decisions: int
    loss: float
    even: float
    """The log loss of a judge that considers all seats equal."""


@dataclass
class _Rows:
    """The inputs of positions with the same number of players, ready for the network."""

    inputs: Floats
    wanted: Floats
    won: Floats
    game: NDArray[np.int64]


@dataclass
class _Choices:
    inputs: Floats
    mover: NDArray[np.int64]
    haste: Floats
    """Whether an action leaves the decision with its seat, and how much of the turn it then has left."""
    share: Floats
    starts: NDArray[np.int64]
    """Where each decision's alternatives begin."""


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
        return _softmax(self.prospects(inputs)[0])

    def learn_results(self, inputs: Floats, wanted: Floats, rate: float) -> None:
        prospects, way = self.prospects(inputs)
        self.step(self.slopes((_softmax(prospects) - wanted) / np.float32(len(inputs)), way), rate)

    def learn_preferences(
        self,
        inputs: Floats,
        mover: NDArray[np.int64],
        haste: Floats,
        share: Floats,
        starts: NDArray[np.int64],
        rate: float,
    ) -> None:
        prospects, way = self.prospects(inputs)
        chances = _softmax(prospects)
        rows = np.arange(len(inputs))
        logs = np.log(chances[rows, mover] + 1e-9)
        sharpness = np.exp(self.weights[4][0])
        lengths = np.diff([*starts, len(inputs)])
        keen = sharpness * logs + haste @ self.weights[HASTE]
        keen = np.exp(keen - np.repeat(np.maximum.reduceat(keen, starts), lengths))
        keen /= np.repeat(np.add.reduceat(keen, starts), lengths)
        miss = (keen - share) * np.float32(PREFERENCE / len(starts))
        slope = -chances * (miss * sharpness)[:, None]
        slope[rows, mover] += miss * sharpness
        slopes = self.slopes(slope.astype(np.float32), way)
        slopes[4] = np.asarray([(miss * logs).sum() * sharpness], dtype=np.float32)
        slopes[HASTE] = haste.T @ miss
        self.step(slopes, rate)


def _open(sums: Floats) -> Floats:
    return np.where((sums > 0.0) & (sums < 1.0), np.float32(1.0), np.float32(LEAK))


def _softmax(prospects: Floats) -> Floats:
    powers = np.exp(prospects - prospects.max(axis=-1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=-1, keepdims=True))


def train(measured: Measured, features: list[str], clocks: list[str], epochs: int, seed: int) -> Trained:
    """A network from measured positions: first from the results, then from what it thinks of later positions too."""
    rng = np.random.default_rng(seed)
    everything = np.concatenate(
        [np.asarray(each.features, dtype=np.float32).reshape(-1, len(features)) for each in measured.positions.values()]
    )
    usual = np.sqrt((everything**2).mean(axis=0))
    scale = np.where(usual > 1e-6, 1.0 / np.maximum(usual, 1e-6), 0.0).astype(np.float32)
    groups = [_rows(each, scale) for each in measured.positions.values()]
    choices = [_choices(found, scale, features) for found in measured.alternatives.values() if found.decision]
    seen = [rows.game % UNSEEN != 0 for rows in groups]
    tower = Tower(2 * len(features) + len(clocks) + 2, rng)
    for epoch in range(epochs):
        if epoch == epochs // 2:
            for rows in groups:
                rows.wanted = _later(rows, tower.chances(rows.inputs))
        rate = RATE * (1.0 - epoch / epochs) + RATE / 50
        for kind, which, chosen in _turns(groups, seen, choices, rng):
            if kind == "results":
                rows = groups[which]
                tower.learn_results(rows.inputs[chosen], rows.wanted[chosen], rate)
            else:
                _learn_choices(tower, choices[which], chosen, rate)
    unseen = [(rows, ~part) for rows, part in zip(groups, seen, strict=True) if not part.all()]
    return Trained(
        _network(tower, features, clocks, scale),
        sum(int(part.sum()) for part in seen),
        sum(len(found.starts) for found in choices),
        _loss([(tower.chances(rows.inputs[part]), rows.won[part]) for rows, part in unseen]),
        _loss([(np.full_like(rows.won[part], 1.0 / rows.won.shape[1]), rows.won[part]) for rows, part in unseen]),
    )


def _inputs(features: list[list[list[float]]], clocks: list[list[float]], players: int, scale: Floats) -> Floats:
    """Own features, the mean of the others', the clocks, the number of players, and one for the bias."""
    most = MOST_FEATURE / FEATURE_ONE
    own = np.clip(np.asarray(features, dtype=np.float32) * scale, -most, most)
    others = (own.sum(axis=1, keepdims=True) - own) / max(players - 1, 1)
    shape = (len(own), players, 1)
    times = np.repeat(np.asarray(clocks, dtype=np.float32)[:, None, :], players, axis=1)
    number = np.full(shape, players / USUAL_PLAYERS, dtype=np.float32)
    return np.concatenate([own, others, times, number, np.ones(shape, dtype=np.float32)], axis=2)


def _rows(positions: Positions, scale: Floats) -> _Rows:
    return _Rows(
        _inputs(positions.features, positions.clocks, positions.players, scale),
        np.asarray(positions.wanted, dtype=np.float32),
        np.asarray(positions.won, dtype=np.float32),
        np.asarray(positions.game),
    )


def _choices(found: Alternatives, scale: Floats, features: list[str]) -> _Choices:
    decision = np.asarray(found.decision)
    starts = np.flatnonzero(np.diff(decision, prepend=-1))
    share = np.asarray(found.share, dtype=np.float32)
    lengths = np.diff([*starts, len(decision)])
    share /= np.repeat(np.maximum(np.add.reduceat(share, starts), 1e-6), lengths)
    inputs = _inputs(found.features, found.clocks, found.players, scale)
    mover, goes_on = np.asarray(found.mover), np.asarray(found.goes_on, dtype=np.float32)
    haste = np.stack([goes_on, goes_on * _left_of_turn(inputs, mover, features)], axis=1)
    return _Choices(inputs, mover, haste, share, starts)


def _left_of_turn(inputs: Floats, mover: NDArray[np.int64], features: list[str]) -> Floats:
    """What the movers have of the feature that says how much of a turn is left, if the game has it."""
    if OF_TURN not in features:
        return np.zeros(len(inputs), dtype=np.float32)
    return np.asarray(inputs[np.arange(len(inputs)), mover, features.index(OF_TURN)])


def _turns(
    groups: list[_Rows], seen: list[NDArray[np.bool_]], choices: list[_Choices], rng: np.random.Generator
) -> list[tuple[str, int, NDArray[np.int64]]]:
    """What an epoch learns from, in batches: the positions of each number of players, and the decisions."""
    turns: list[tuple[str, int, NDArray[np.int64]]] = []
    for which, part in enumerate(seen):
        order = rng.permutation(np.flatnonzero(part))
        turns += [("results", which, order[start : start + BATCH]) for start in range(0, len(order), BATCH)]
    for which, found in enumerate(choices):
        order = rng.permutation(len(found.starts))
        turns += [("choices", which, order[start : start + DECISIONS]) for start in range(0, len(order), DECISIONS)]
    return [turns[number] for number in rng.permutation(len(turns))]


def _learn_choices(tower: Tower, found: _Choices, decisions: NDArray[np.int64], rate: float) -> None:
    ends = np.append(found.starts[1:], len(found.inputs))
    rows = np.concatenate([np.arange(found.starts[number], ends[number]) for number in decisions])
    starts = np.concatenate([[0], np.cumsum(ends[decisions] - found.starts[decisions])[:-1]])
    tower.learn_preferences(found.inputs[rows], found.mover[rows], found.haste[rows], found.share[rows], starts, rate)


def _later(rows: _Rows, chances: Floats) -> Floats:
    """What is wanted of each position, drawn towards what the network thinks of the later ones of its game."""
    wanted = rows.wanted.copy()
    for at in range(len(wanted) - 2, -1, -1):
        if rows.game[at] == rows.game[at + 1]:
            wanted[at] = TRUST * wanted[at + 1] + (1.0 - TRUST) * chances[at + 1]
    return wanted


def _loss(parts: list[tuple[Floats, Floats]]) -> float:
    """The mean log loss of the winners."""
    total = sum(float(-(won * np.log(chances + 1e-9)).sum()) for chances, won in parts)
    return total / max(sum(len(won) for _, won in parts), 1)


def _network(tower: Tower, features: list[str], clocks: list[str], scale: Floats) -> Network:
    first, second, bias, last, *_ = (weight.tolist() for weight in tower.weights)
    n = len(features)
    network = Network(
        scale={name: float(value) for name, value in zip(features, scale, strict=True)},
        own=dict(zip(features, first[:n], strict=True)),
        others=dict(zip(features, first[n : 2 * n], strict=True)),
        clocks=dict(zip(clocks, first[2 * n : 2 * n + len(clocks)], strict=True)),
        players=first[-2],
        bias=first[-1],
        second=second,
        second_bias=bias,
        last=last,
    )
    network.check()
    return network
