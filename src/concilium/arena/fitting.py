"""Weights from results: a conditional logit of who does well on every seat's features, by Newton's method."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

RIDGE = 40.0
"""How strongly weights are held near zero, in units of positions."""
STEPS = 12
SOFTNESS = 0.35
"""The spread of final scores that counts as chance, in standard deviations of a seat's score."""


def fit(results: list[dict[str, Any]], features: list[str], clocks: list[str]) -> dict[str, list[float]]:
    """The weights that make the results most likely, a list by clock for each feature."""
    inputs, wanted, present = _table(results, len(features), len(clocks))
    scale = np.sqrt((inputs**2).mean(axis=(0, 1))) + 1e-9
    inputs = inputs / scale
    weights = np.zeros(inputs.shape[2])
    for _ in range(STEPS):
        gradient, hessian = _slopes(inputs, wanted, present, weights)
        gradient -= RIDGE * weights
        hessian += RIDGE * np.eye(len(weights))
        step = np.linalg.solve(hessian, gradient)
        weights += step
        if float(np.abs(step).max()) < 1e-5:
            break
    by_feature = (weights / scale).reshape(len(features), len(clocks))
    return {name: [float(value) for value in by_feature[row]] for row, name in enumerate(features)}


def _table(results: list[dict[str, Any]], features: int, clocks: int) -> tuple[Floats, Floats, Floats]:
    """Positions x seats x (feature, clock); the wanted chances; which seats there are."""
    most = max(len(result["bots"]) for result in results)
    rows = sum(len(result["rows"]) for result in results)
    inputs = np.zeros((rows, most, features * clocks))
    wanted = np.zeros((rows, most))
    present = np.zeros((rows, most))
    at = 0
    for result in results:
        target = _target(result)
        seats = len(target)
        for clock, found in result["rows"]:
            table = np.asarray(found)[:, :, None] * np.asarray(clock)[None, None, :]
            inputs[at, :seats] = table.reshape(seats, features * clocks)
            wanted[at, :seats] = target
            present[at, :seats] = 1.0
            at += 1
    return inputs, wanted, present


def _target(result: dict[str, Any]) -> Floats:
    """Half the win itself, half how close each seat came to it: a close second says more than a distant one."""
    scores = np.asarray(result["scores"], dtype=np.float64)
    spread = float(scores.std()) * SOFTNESS + 1.0
    near = np.exp((scores - scores.max()) / spread)
    won = np.zeros(len(scores))
    won[result["winners"]] = 1.0 / len(result["winners"])
    return np.asarray(0.5 * won + 0.5 * near / near.sum())


def _slopes(inputs: Floats, wanted: Floats, present: Floats, weights: Floats) -> tuple[Floats, Floats]:
    size = inputs.shape[2]
    gradient = np.zeros(size)
    hessian = np.zeros((size, size))
    chunk = 4096
    for start in range(0, len(inputs), chunk):
        part, here = inputs[start : start + chunk], present[start : start + chunk]
        prospects = np.where(here > 0, part @ weights, -1e9)
        chances = np.exp(prospects - prospects.max(axis=1, keepdims=True)) * here
        chances /= chances.sum(axis=1, keepdims=True)
        gradient += np.einsum("ns,nsf->f", wanted[start : start + chunk] - chances, part)
        mean = np.einsum("ns,nsf->nf", chances, part)
        heavy = (part * np.sqrt(chances)[:, :, None]).reshape(-1, size)
        hessian += heavy.T @ heavy - mean.T @ mean
    return gradient, hessian


def likelihood(results: list[dict[str, Any]], weights: dict[str, list[float]]) -> float:
    """The mean logarithm of the probability that the weights give to what happened."""
    features = len(weights)
    clocks = len(next(iter(weights.values())))
    inputs, wanted, present = _table(results, features, clocks)
    flat = np.asarray(list(weights.values())).reshape(-1)
    prospects = np.where(present > 0, inputs @ flat, -1e9)
    chances = np.exp(prospects - prospects.max(axis=1, keepdims=True)) * present
    chances /= chances.sum(axis=1, keepdims=True)
    return float((wanted * np.log(chances + 1e-12)).sum(axis=1).mean())
