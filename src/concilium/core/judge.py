"""A small network that turns the features of all seats into prospects: the learned judge of positions.

Each seat's prospects come from the same tower: its own features, the mean of all seats' and the clocks lead to a first
layer of units, these to a second, and these to one number.

It works in integers. The sums of the first layer are kept from position to position and brought up to date by what has
changed, which integers allow without drifting. A word holds three sums of 20 bits, so that one multiplication does the
work of three weights; the weights are scaled so that no sum can outgrow its place, and both engines find the same.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

LANES: Final = 3
LANE_BITS: Final = 20
MOST_SUM: Final = 0x7FFFF
"""The most that a sum may be, positive or negative."""
_LANE: Final = 0xFFFFF
_HALF: Final = 0x80000
_HALVES: Final = 0x800008000080000
"""Added to a word, it makes each of its sums positive."""

BLOCK: Final = 4
"""How many words are added up side by side."""
UNITS_OF_BLOCK: Final = 12

FEATURE_ONE: Final = 32
"""A feature of the usual size, as an integer."""
MOST_FEATURE: Final = 191
UNIT_ONE: Final = 256
"""A unit that is fully on. Units are never less than off."""
_SHARE_BITS: Final = 16
_WHOLE: Final = 0x10000
_ROUNDING: Final = 1024


def add_inputs(inputs: vec[i64], n: i64, weights: vec[i64], sums: vec[i64], first: i64, words: i64) -> None:
    """Add the first `n` inputs, each by its weights, to as many sums as `words`, which begin at `first`.

    Also written in C (`tools/engine_intrinsics.c`).
    """
    at: i64 = 0
    word = first
    while word < first + words:
        i: i64 = 0
        while i < n:
            x = inputs[i]
            if x != 0:
                lane: i64 = 0
                while lane < BLOCK:
                    sums[word + lane] += x * weights[at + lane]
                    lane += 1
            at += BLOCK
            i += 1
        word += BLOCK


@final
class Layer:
    """Units that each sum up their inputs by weight. The weights are words, by block of units and then by input."""

    def __init__(self, inputs: i64, units: i64) -> None:
        self.inputs = inputs
        self.units = units
        self.words: i64 = units // LANES
        self.weights: Final = vec[i64]([0] * int(inputs * (units // LANES)))
        self.bias: Final = vec[i64]([0] * int(units // LANES))
        self.shift: i64 = 0
        """How many bits a sum is longer than the state of its unit."""

    def set_weight(self, number: i64, unit: i64, weight: i64) -> None:
        """Give an input a weight for a unit; it must have had none."""
        block = unit // UNITS_OF_BLOCK
        self.weights[(block * self.inputs + number) * BLOCK + unit % BLOCK] += weight << self._place(unit)

    def set_bias(self, unit: i64, weight: i64) -> None:
        """What a unit has without any input; it must have had nothing."""
        self.bias[unit // UNITS_OF_BLOCK * BLOCK + unit % BLOCK] += weight << self._place(unit)

    def _place(self, unit: i64) -> i64:
        """Where in its word the sum of a unit begins: in a block of twelve, the first four units come first."""
        return unit % UNITS_OF_BLOCK // BLOCK * LANE_BITS

    def begin(self, sums: vec[i64], first: i64) -> None:
        """Set the sums to what they are without any input."""
        word: i64 = 0
        while word < self.words:
            sums[first + word] = self.bias[word]
            word += 1

    def add(self, inputs: vec[i64], sums: vec[i64], first: i64) -> None:
        """Add inputs, or changes of them, to the sums that begin at `first`."""
        add_inputs(inputs, self.inputs, self.weights, sums, first, self.words)

    def light(self, sums: vec[i64], more: vec[i64], first: i64, units: vec[i64]) -> None:
        """How far each unit is on: by its sum and by a second one, of which those for this layer begin at `first`."""
        light_units(sums, more, first, self.words, self.shift, units)


def light_units(sums: vec[i64], more: vec[i64], first: i64, words: i64, shift: i64, units: vec[i64]) -> None:
    """How far on the units are whose sums are in this many words. Also written in C (`tools/engine_intrinsics.c`)."""
    unit: i64 = 0
    word: i64 = 0
    while word < words:
        end = word + BLOCK
        while word < end:
            whole = sums[word] + more[first + word] + _HALVES
            units[unit] = _lit((whole & _LANE) - _HALF, shift)
            units[unit + BLOCK] = _lit(((whole >> LANE_BITS) & _LANE) - _HALF, shift)
            units[unit + 2 * BLOCK] = _lit((whole >> (2 * LANE_BITS)) - _HALF, shift)
            unit += 1
            word += 1
        unit += UNITS_OF_BLOCK - BLOCK


def _lit(total: i64, shift: i64) -> i64:
    if total <= 0:
        return 0
    total >>= shift
    # Not as one expression, for which the compiler would make objects of both numbers.
    if total < UNIT_ONE:
        return total
    return UNIT_ONE


@final
class Judge:
    """The network for a number of seats. It remembers the position that it saw last: two searches must not share it."""

    def __init__(self, seats: i64, features: i64, clocks: i64, first: i64, second: i64) -> None:
        self.seats = seats
        self.features = features
        self.clocks = clocks
        self.scale: Final = vec[float]([0.0] * int(features))
        """What turns each feature into an integer."""
        self.own: Final = Layer(features, first)
        """From a seat's own features to the first layer."""
        self.table: Final = Layer(features + clocks, first)
        """From what all seats share to the same layer: the mean of their features, and the clocks."""
        self.second: Final = Layer(first, second)
        self.last: Final = vec[float]([0.0] * int(second))
        self.share: i64 = _WHOLE // seats
        self.found: Final = vec[float]([0.0] * int(seats * features))
        """The features seen last, and below them as integers."""
        self.seen: Final = vec[i64]([0] * int(seats * features))
        self.total: Final = vec[i64]([0] * int(features))
        self.of_table: Final = vec[i64]([0] * int(features + clocks))
        self.changes: Final = vec[i64]([0] * int(features))
        self.table_changes: Final = vec[i64]([0] * int(features + clocks))
        self.sums: Final = vec[i64]([0] * int(seats * self.own.words))
        self.table_sums: Final = vec[i64]([0] * int(self.own.words))
        self.second_sums: Final = vec[i64]([0] * int(self.second.words))
        self.nothing: Final = vec[i64]([0] * int(self.second.words))
        self.first_units: Final = vec[i64]([0] * int(first))
        self.second_units: Final = vec[i64]([0] * int(second))

    def begin(self) -> None:
        """Once the weights are set: as if a position had been seen in which nobody has anything."""
        self.table.begin(self.table_sums, 0)

    def look(self, found: vec[float], clock: vec[float]) -> None:
        """Bring the first layer up to date with the features of all seats and the clocks."""
        n = self.features
        seat: i64 = 0
        while seat < self.seats:
            if self._note_changes(found, seat * n):
                self.own.add(self.changes, self.sums, seat * self.own.words)
            seat += 1
        of_table, changes = self.of_table, self.table_changes
        i: i64 = 0
        while i < n:
            mean = (self.total[i] * self.share) >> _SHARE_BITS
            changes[i] = mean - of_table[i]
            of_table[i] = mean
            i += 1
        i = 0
        while i < self.clocks:
            time = as_integer(clock[i] * float(FEATURE_ONE))
            changes[n + i] = time - of_table[n + i]
            of_table[n + i] = time
            i += 1
        self.table.add(changes, self.table_sums, 0)

    def _note_changes(self, found: vec[float], at: i64) -> bool:
        """Write how a seat's features, which begin at `at`, have changed; returns whether they have."""
        before, seen, changes, total = self.found, self.seen, self.changes, self.total
        changed = False
        i: i64 = same_from(found, before, at, 0, self.features, changes)
        while i < self.features:
            value = found[at + i]
            before[at + i] = value
            now = as_integer(value * self.scale[i])
            change = now - seen[at + i]
            seen[at + i] = now
            changes[i] = change
            total[i] += change
            changed = True
            i = same_from(found, before, at, i + 1, self.features, changes)
        return changed

    def prospects(self, seat: i64) -> float:
        """A seat's prospects in the position looked at last."""
        second, units = self.second, self.second_units
        self.own.light(self.table_sums, self.sums, seat * self.own.words, self.first_units)
        second.begin(self.second_sums, 0)
        second.add(self.first_units, self.second_sums, 0)
        second.light(self.second_sums, self.nothing, 0, units)
        value = 0.0
        i: i64 = 0
        while i < second.units:
            value += float(units[i]) * self.last[i]
            i += 1
        return value


def same_from(found: vec[float], before: vec[float], at: i64, i: i64, end: i64, changes: vec[i64]) -> i64:
    """The first feature from `i` on that is not as before; the changes of those that are become 0.

    Also written in C (`tools/engine_intrinsics.c`).
    """
    while i < end and found[at + i] == before[at + i]:
        changes[i] = 0
        i += 1
    return i


def as_integer(value: float) -> i64:
    """A scaled feature rounded to an integer, within bounds."""
    if value >= float(MOST_FEATURE):
        return MOST_FEATURE
    if value <= float(-MOST_FEATURE):
        return -MOST_FEATURE
    # Moved into the positive, since cutting off the fraction rounds towards zero.
    return i64(int(value + float(_ROUNDING) + 0.5)) - _ROUNDING
