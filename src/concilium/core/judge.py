"""A small network that turns the features of all seats into prospects: the learned judge of positions.

Each seat's prospects come from the same tower: its own features, the mean of all seats' and the clocks lead to a first
layer of units, these to a second, and these to one number.

It works in integers. The sums of the first layer are kept from position to position and brought up to date by what has
changed, which integers allow without drifting. A word holds three sums of 20 bits, so that one multiplication does the
work of three weights; the weights are scaled so that no sum can outgrow its place, and both engines find the same.

What is not 0 is passed on in pairs: the number of an input and its value, or by how much it has changed.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

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
PAIR: Final = 2
_ABREAST: Final = 8
"""How many small numbers a processor multiplies at once."""

FEATURE_ONE: Final = 32
"""A feature of the usual size, as an integer."""
MOST_FEATURE: Final = 191
UNIT_ONE: Final = 256
"""A unit that is fully on. Units are never less than off."""
_SHARE_BITS: Final = 16
_WHOLE: Final = 0x10000
_ROUNDING: Final = 1024


def add_pairs(
    pairs: vec[i64], size: i64, weights: vec[i64], inputs: i64, sums: vec[i64], first: i64, words: i64
) -> None:
    """Add inputs, each by its weights, to as many sums as `words`, which begin at `first`.

    Also written in C (`tools/engine_intrinsics.c`).
    """
    at: i64 = 0
    while at < size:
        weight = pairs[at] * BLOCK
        x = pairs[at + 1]
        word = first
        while word < first + words:
            lane: i64 = 0
            while lane < BLOCK:
                sums[word + lane] += x * weights[weight + lane]
                lane += 1
            word += BLOCK
            weight += inputs * BLOCK
        at += PAIR


@final
class Layer:
    """Units that each sum up their inputs by weight. The weights are words, by block of units and then by input."""

    def __init__(self, inputs: i64, units: i64) -> None:
        self.inputs = inputs
        self.units = units
        self.words: i64 = units // LANES
        self.weights: Final = vec[i64]([0] * int(inputs * (units // LANES)))
        self.bias: Final = vec[i64]([0] * int(units // LANES))
        self.row: i64 = (inputs + _ABREAST - 1) // _ABREAST * _ABREAST
        self.plain: Final = vec[i16]([i16(0)] * int(units * self.row))
        """The same weights one by one, by unit and then by input, in rows that a processor goes through quickly."""
        self.shift: i64 = 0
        """How many bits a sum is longer than the state of its unit."""

    def set_weight(self, number: i64, unit: i64, weight: i64) -> None:
        """Give an input a weight for a unit; it must have had none."""
        block = unit // UNITS_OF_BLOCK
        self.weights[(block * self.inputs + number) * BLOCK + unit % BLOCK] += weight << self._place(unit)
        self.plain[unit * self.row + number] = i16(weight)

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

    def add(self, pairs: vec[i64], size: i64, sums: vec[i64], first: i64) -> None:
        """Add inputs, or changes of them, to the sums that begin at `first`."""
        add_pairs(pairs, size, self.weights, self.inputs, sums, first, self.words)

    def light(self, sums: vec[i64], more: vec[i64], first: i64, pairs: vec[i64]) -> i64:
        """How far on each unit is: by its sum and by a second one, of which those for this layer begin at `first`."""
        return light_units(sums, more, first, self.words, self.shift, pairs)


def light_units(sums: vec[i64], more: vec[i64], first: i64, words: i64, shift: i64, pairs: vec[i64]) -> i64:
    """Write how far on the units are whose sums are in this many words, as pairs; returns how many numbers that is."""
    n: i64 = 0
    unit: i64 = 0
    block: i64 = 0
    while block < words:
        place: i64 = 0
        while place < LANES * LANE_BITS:
            word = block
            while word < block + BLOCK:
                total = (((sums[word] + more[first + word] + _HALVES) >> place) & _LANE) - _HALF
                if total >> shift > 0:
                    pairs[n + 1] = min(total >> shift, UNIT_ONE)
                    pairs[n] = unit
                    n += PAIR
                unit += 1
                word += 1
            place += LANE_BITS
        block += BLOCK
    return n


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
        self.changes: Final = vec[i64]([0] * int(PAIR * (features + clocks)))
        self.sums: Final = vec[i64]([0] * int(seats * self.own.words))
        self.table_sums: Final = vec[i64]([0] * int(self.own.words))
        self.second_sums: Final = vec[i64]([0] * int(self.second.words))
        self.nothing: Final = vec[i64]([0] * int(self.second.words))
        self.first_units: Final = vec[i64]([0] * int(PAIR * first))
        self.second_units: Final = vec[i64]([0] * int(PAIR * second))
        self.lit: Final = vec[i16]([i16(0)] * int(self.second.row))
        """Scratch space for `prospects` in C."""

    def begin(self) -> None:
        """Once the weights are set: as if a position had been seen in which nobody has anything."""
        self.table.begin(self.table_sums, 0)

    def look(self, found: vec[float], clock: vec[float]) -> None:
        """Bring the first layer up to date with the features of all seats and the clocks."""
        n, changes = self.features, self.changes
        size: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            size = note_changes(found, self.found, self.scale, seat * n, self.seen, self.total, changes)
            if size > 0:
                self.own.add(changes, size, self.sums, seat * self.own.words)
            seat += 1
        size = note_means(self.total, self.share, self.of_table, changes)
        i: i64 = 0
        while i < self.clocks:
            time = as_integer(clock[i] * float(FEATURE_ONE))
            size = note_change(n + i, time, self.of_table, n + i, changes, size)
            i += 1
        self.table.add(changes, size, self.table_sums, 0)

    def prospects(self, seat: i64) -> float:
        """A seat's prospects in the position looked at last. Also written in C, where it reads the plain weights."""
        second = self.second
        size = self.own.light(self.table_sums, self.sums, seat * self.own.words, self.first_units)
        second.begin(self.second_sums, 0)
        second.add(self.first_units, size, self.second_sums, 0)
        size = second.light(self.second_sums, self.nothing, 0, self.second_units)
        return weigh_pairs(self.second_units, size, self.last)


def weigh_pairs(pairs: vec[i64], size: i64, weights: vec[float]) -> float:
    """The sum of inputs by weight."""
    value = 0.0
    at: i64 = 0
    while at < size:
        value += float(pairs[at + 1]) * weights[pairs[at]]
        at += PAIR
    return value


def note_changes(
    found: vec[float],
    before: vec[float],
    scale: vec[float],
    at: i64,
    seen: vec[i64],
    total: vec[i64],
    changes: vec[i64],
) -> i64:
    """Write how a seat's features, which begin at `at`, have changed as integers; returns how many numbers that is.

    Also written in C (`tools/engine_intrinsics.c`).
    """
    size: i64 = 0
    i: i64 = 0
    while i < len(total):
        value = found[at + i]
        if value != before[at + i]:
            before[at + i] = value
            now = as_integer(value * scale[i])
            total[i] += now - seen[at + i]
            size = note_change(i, now, seen, at + i, changes, size)
        i += 1
    return size


def note_means(total: vec[i64], share: i64, means: vec[i64], changes: vec[i64]) -> i64:
    """Write how the means of totals have changed; returns how many numbers that is. Also written in C."""
    size: i64 = 0
    i: i64 = 0
    while i < len(total):
        size = note_change(i, (total[i] * share) >> _SHARE_BITS, means, i, changes, size)
        i += 1
    return size


def note_change(number: i64, now: i64, seen: vec[i64], at: i64, changes: vec[i64], size: i64) -> i64:
    """Write a pair for an input if it is not as seen at a place; returns how many numbers have then been written."""
    change = now - seen[at]
    if change == 0:
        return size
    seen[at] = now
    changes[size + 1] = change
    changes[size] = number
    return size + PAIR


def as_integer(value: float) -> i64:
    """A scaled feature rounded to an integer, within bounds."""
    if value >= float(MOST_FEATURE):
        return MOST_FEATURE
    if value <= float(-MOST_FEATURE):
        return -MOST_FEATURE
    # Moved into the positive, since cutting off the fraction rounds towards zero.
    return i64(int(value + float(_ROUNDING) + 0.5)) - _ROUNDING
