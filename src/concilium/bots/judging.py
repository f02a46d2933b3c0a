"""The learned judge in a data file: a small network's weights by name of feature, read into the engine's integers."""

import math
from dataclasses import dataclass
from typing import Any

from concilium.core.evaluation import Evaluation
from concilium.core.judge import (
    FEATURE_ONE,
    MOST_FEATURE,
    MOST_SUM,
    UNIT_ONE,
    UNITS_OF_BLOCK,
    Judge,
    Layer,
)

USUAL_PLAYERS = 4
"""The number of players is an input too, as a multiple of this."""
MOST_SCALE_BITS = 12
_FEATURE_BITS = FEATURE_ONE.bit_length() - 1
_UNIT_BITS = UNIT_ONE.bit_length() - 1
_LINE = 12
"""How many numbers a line of a data file has."""

Rows = dict[str, list[float]]


@dataclass(frozen=True)
class Network:
    """A tower that all seats share: features of one's own and of the others, clocks, first layer, second layer, sum."""

    scale: dict[str, float]
    """What makes a feature about 1 where it is as large as usual."""
    own: Rows
    """By feature, the weights for the units of the first layer; likewise those of the others' mean."""
    others: Rows
    clocks: Rows
    players: list[float]
    bias: list[float]
    second: list[list[float]]
    """By unit of the first layer, the weights for those of the second."""
    second_bias: list[float]
    last: list[float]

    @staticmethod
    def read(content: dict[str, Any]) -> "Network":
        """The section `judge` or `guide` of a data file; `ValueError` if the network is incomplete."""
        try:
            network = Network(**{name.replace("-", "_"): value for name, value in content.items()})
        except TypeError as error:
            raise ValueError(f"the numbers of the judge are incomplete: {error}") from None
        network.check()
        return network

    def check(self) -> None:
        """`ValueError` if layers do not fit each other."""
        first, second = len(self.bias), len(self.second_bias)
        rows = [*self.own.values(), *self.others.values(), *self.clocks.values(), self.players]
        if first == 0 or first % UNITS_OF_BLOCK != 0 or second == 0 or second % UNITS_OF_BLOCK != 0:
            raise ValueError(f"the judge has layers of {first} and {second} units, not of multiples of 12")
        if set(self.own) != set(self.scale) or set(self.others) != set(self.scale):
            raise ValueError("the judge does not know the same features of a seat and of the others")
        if any(len(row) != first for row in rows) or len(self.second) != first or len(self.last) != second:
            raise ValueError("the judge's weights do not fit its units")
        if any(len(row) != second for row in self.second):
            raise ValueError("the judge's weights do not fit its units")

    def judge(self, evaluation: Evaluation, players: int) -> Judge:
        """The network in integers, for a number of players. A feature that it does not know has no weight."""
        first, second = len(self.bias), len(self.second_bias)
        judge = Judge(players, len(evaluation.features), len(evaluation.clocks), first, second)
        rivals = max(players - 1, 1)
        own_rows: list[list[float]] = []
        table_rows: list[list[float]] = []
        nothing = [0.0] * first
        for number, feature in enumerate(evaluation.features):
            judge.scale[number] = self.scale.get(feature, 0.0) * FEATURE_ONE
            mine, theirs = self.own.get(feature, nothing), self.others.get(feature, nothing)
            # The mean of the others is the mean of all, enlarged, without one's own part of it.
            own_rows.append([a - b / rivals for a, b in zip(mine, theirs, strict=True)])
            table_rows.append([b * players / rivals for b in theirs])
        table_rows += [self.clocks.get(clock, nothing) for clock in evaluation.clocks]
        bias = [b + p * players / USUAL_PLAYERS for b, p in zip(self.bias, self.players, strict=True)]
        most = MOST_FEATURE / FEATURE_ONE
        reach = [
            abs(bias[unit]) + most * sum(abs(row[unit]) for row in [*own_rows, *table_rows]) for unit in range(first)
        ]
        bits = _scale_bits(max(reach), len(own_rows) + len(table_rows), _FEATURE_BITS)
        _fill(judge.own, own_rows, nothing, bits, _FEATURE_BITS)
        _fill(judge.table, table_rows, bias, bits, _FEATURE_BITS)
        reach = [abs(self.second_bias[unit]) + sum(abs(row[unit]) for row in self.second) for unit in range(second)]
        _fill(judge.second, self.second, self.second_bias, _scale_bits(max(reach), first, _UNIT_BITS), _UNIT_BITS)
        for unit, weight in enumerate(self.last):
            judge.last[unit] = weight / UNIT_ONE
        judge.begin()
        return judge

    def lines(self, section: str = "judge") -> list[str]:
        """The section of a data file."""
        lines = [f"[{section}]"]
        for name in ("players", "bias", "second_bias", "last"):
            lines += _list(name.replace("_", "-"), getattr(self, name))
        lines.append("second = [")
        for row in self.second:
            lines.append(f"    [{_figures(row)}],")
        lines.append("]")
        lines += ["", f"[{section}.scale]", *(f"{name} = {value:.5f}" for name, value in self.scale.items())]
        for title in ("own", "others", "clocks"):
            lines += ["", f"[{section}.{title}]"]
            for name, row in getattr(self, title).items():
                lines += _list(name, row)
        return lines


def _scale_bits(reach: float, inputs: int, input_bits: int) -> int:
    """The finest scale, as a power of two, at which no sum grows too large, rounding included."""
    room = (MOST_SUM - inputs * UNIT_ONE) / (1 << input_bits)
    bits = min(MOST_SCALE_BITS, math.floor(math.log2(room / max(reach, 1e-9))))
    if bits + input_bits < _UNIT_BITS:
        raise ValueError("the judge's weights are too large for the engine's integers")
    return bits


def _fill(layer: Layer, rows: list[list[float]], bias: list[float], bits: int, input_bits: int) -> None:
    """Weights as integers. A sum is then longer than its unit by the bits of both scales, less those of a unit."""
    for number, row in enumerate(rows):
        for unit, weight in enumerate(row):
            layer.set_weight(number, unit, round(weight * (1 << bits)))
    for unit, weight in enumerate(bias):
        layer.set_bias(unit, round(weight * (1 << (bits + input_bits))))
    layer.shift = bits + input_bits - _UNIT_BITS


def _figures(values: list[float]) -> str:
    return ", ".join(f"{value:.4f}" for value in values)


def _list(name: str, values: list[float]) -> list[str]:
    rows = [values[start : start + _LINE] for start in range(0, len(values), _LINE)]
    return [f"{name} = [", *(f"    {_figures(row)}," for row in rows), "]"]
