"""Training the judge from how games ended and from what deeper searches preferred, and the guide from the latter alone.

The judge is to say what a position is worth, the guide what strong play would look at first (expert iteration). So the
guide begins as the judge is, and then learns nothing but choices.
"""

import copy
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from concilium.bots.judging import USUAL_PLAYERS, Network
from concilium.core.judge import FEATURE_ONE, MOST_FEATURE
from concilium.learning.positions import Alternatives, Measured, Positions
from concilium.learning.tower import RATE, Choices, Floats, Tower

BATCH = 512
DECISIONS = 96
"""How many decisions are looked at together when learning from alternatives."""
OF_TURN = "actions-left"
"""The feature, in games that have it, that says how much of its turn a seat has left."""
TRUST = 0.8
"""How much of what is wanted of a position comes from later in its game rather than from the next measured position."""
UNSEEN = 11
"""Every so manieth game or decision is kept for judging what was learned: a number no rotation of seats divides."""


@dataclass(frozen=True)
class Trained:
    """A judge and how well it foresees the winners of games that it has not seen, as log loss; and a guide."""

    judge: Network
    guide: Network
    positions: int
    decisions: int
    loss: float
    even: float
    """The log loss of a judge that considers all seats equal."""
    agreed: float
    """The share of decisions not learned from in which the guide prefers what the search preferred."""


@dataclass
class _Rows:
    """The inputs of positions with the same number of players, ready for the network."""

    inputs: Floats
    wanted: Floats
    won: Floats
    game: NDArray[np.int64]


def train(measured: Measured, features: list[str], clocks: list[str], epochs: int, seed: int) -> Trained:
    """A judge from measured positions, first from the results, then from what it thinks of later positions too; and a
    guide."""
    rng = np.random.default_rng(seed)
    everything = np.concatenate(
        [np.asarray(each.features, dtype=np.float32).reshape(-1, len(features)) for each in measured.positions.values()]
    )
    usual = np.sqrt((everything**2).mean(axis=0))
    scale = np.where(usual > 1e-6, 1.0 / np.maximum(usual, 1e-6), 0.0).astype(np.float32)
    groups = [_rows(each, scale) for each in measured.positions.values()]
    choices = [_choices(found, scale, features) for found in measured.alternatives.values() if found.decision]
    seen = [rows.game % UNSEEN != 0 for rows in groups]
    studied = [np.arange(len(found.starts)) % UNSEEN != 0 for found in choices]
    tower = Tower(2 * len(features) + len(clocks) + 2, rng)
    for epoch in range(epochs):
        if epoch == epochs // 2:
            for rows in groups:
                rows.wanted = _later(rows, tower.chances(rows.inputs))
        rate = _rate(epoch, epochs)
        for kind, which, chosen in _turns(seen, studied, rng):
            if kind == "results":
                rows = groups[which]
                tower.learn_results(rows.inputs[chosen], rows.wanted[chosen], rate)
            else:
                tower.learn_preferences(choices[which].part(chosen), rate)
    guide, agreed = _guide(tower, choices, studied, epochs, rng)
    unseen = [(rows, ~part) for rows, part in zip(groups, seen, strict=True) if not part.all()]
    return Trained(
        _network(tower, features, clocks, scale),
        _network(guide, features, clocks, scale),
        sum(int(part.sum()) for part in seen),
        sum(len(found.starts) for found in choices),
        _loss([(tower.chances(rows.inputs[part]), rows.won[part]) for rows, part in unseen]),
        _loss([(np.full_like(rows.won[part], 1.0 / rows.won.shape[1]), rows.won[part]) for rows, part in unseen]),
        agreed,
    )


def _guide(
    judge: Tower, choices: list[Choices], studied: list[NDArray[np.bool_]], epochs: int, rng: np.random.Generator
) -> tuple[Tower, float]:
    """A tower that goes on from the judge with what searches preferred alone, and how often it then agrees with them
    in decisions that it has not learned from."""
    guide = copy.deepcopy(judge)
    for epoch in range(epochs):
        for which, chosen in _batches(studied, DECISIONS, rng):
            guide.learn_preferences(choices[which].part(chosen), _rate(epoch, epochs))
    unseen = [found.part(np.flatnonzero(~part)) for found, part in zip(choices, studied, strict=True)]
    return guide, sum(guide.agreed(found) for found in unseen) / max(sum(len(found.starts) for found in unseen), 1)


def _rate(epoch: int, epochs: int) -> float:
    return RATE * (1.0 - epoch / epochs) + RATE / 50


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


def _choices(found: Alternatives, scale: Floats, features: list[str]) -> Choices:
    decision = np.asarray(found.decision)
    starts = np.flatnonzero(np.diff(decision, prepend=-1))
    share = np.asarray(found.share, dtype=np.float32)
    lengths = np.diff([*starts, len(decision)])
    share /= np.repeat(np.maximum(np.add.reduceat(share, starts), 1e-6), lengths)
    inputs = _inputs(found.features, found.clocks, found.players, scale)
    mover, goes_on = np.asarray(found.mover), np.asarray(found.goes_on, dtype=np.float32)
    haste = np.stack([goes_on, goes_on * _left_of_turn(inputs, mover, features)], axis=1)
    return Choices(inputs, mover, haste, share, starts)


def _left_of_turn(inputs: Floats, mover: NDArray[np.int64], features: list[str]) -> Floats:
    """What the movers have of the feature that says how much of a turn is left, if the game has it."""
    if OF_TURN not in features:
        return np.zeros(len(inputs), dtype=np.float32)
    return np.asarray(inputs[np.arange(len(inputs)), mover, features.index(OF_TURN)])


def _turns(
    seen: list[NDArray[np.bool_]], studied: list[NDArray[np.bool_]], rng: np.random.Generator
) -> list[tuple[str, int, NDArray[np.int64]]]:
    """What an epoch learns from, in batches: the positions of each number of players, and the decisions."""
    turns = [("results", which, part) for which, part in _batches(seen, BATCH, rng)]
    turns += [("choices", which, part) for which, part in _batches(studied, DECISIONS, rng)]
    return [turns[number] for number in rng.permutation(len(turns))]


def _batches(
    parts: list[NDArray[np.bool_]], size: int, rng: np.random.Generator
) -> list[tuple[int, NDArray[np.int64]]]:
    """Those that are marked in each part, in a new order, as batches of this size with the number of their part."""
    batches: list[tuple[int, NDArray[np.int64]]] = []
    for which, part in enumerate(parts):
        order = rng.permutation(np.flatnonzero(part))
        batches += [(which, order[start : start + size]) for start in range(0, len(order), size)]
    return batches


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
