"""The functions on rows of numbers that are also written in C: whichever runs does what a plain model does, and says
so where it would read or write beyond a row."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from concilium.bots.habits import by_readiness
from concilium.core.bits import CAPACITY, clear, members
from concilium.core.choices import SET, list_actions, mark_actions, write_actions
from concilium.core.encoding import copy_row, write_code, write_flags
from concilium.core.evaluation import clear_features, tenths
from concilium.core.frames import DEPTH, FRAME, VARIABLES, lift, lower
from concilium.core.judge import BLOCK, PAIR, add_pairs, light_units, note_changes, note_means, weigh_pairs

SET_OF_CARDS = st.integers(0, (1 << CAPACITY) - 1)
SMALL = st.integers(-40, 40)


def numbers(row: list[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in row])


@given(st.lists(st.integers(1, 99), min_size=4, max_size=4), st.integers(0, DEPTH - 1))
def test_a_frame_that_goes_under_another_comes_back(variables: list[int], depth: int) -> None:
    base = VARIABLES + FRAME * depth
    frame = numbers([*variables, *[0] * (FRAME * DEPTH)])
    lower(frame, base, 11, 3)
    assert list(frame)[:VARIABLES] == [0] * VARIABLES
    assert list(frame)[base : base + FRAME] == [11, 3, *variables]
    lift(frame, base)
    assert list(frame)[:VARIABLES] == variables


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(1, 1023)), min_size=2, max_size=6), st.floats(0, 0.999))
def test_a_set_is_drawn_by_readiness_and_size(sets: list[tuple[int, int]], chance: float) -> None:
    owner, readiness = vec[u8]([u8(0)] * 62 + [u8(1)] * 62 + [u8(2)] * 62), vec[float]([9.0, 0.5, 2.0, 0.0])
    words = numbers([word for verb, things in sets for word in (verb * 62, things)])
    weights = [readiness[1 + verb] * things.bit_count() for verb, things in sets]
    mark, place = chance * sum(weights), 0
    while place < len(sets) - 1 and mark >= weights[place]:
        mark -= weights[place]
        place += 1
    found = int(by_readiness(words, len(words), owner, readiness, 1, chance))
    # A sum may be rounded the other way.
    assert found == place * SET or mark == pytest.approx(weights[place]) or mark == pytest.approx(0)


def paired(values: list[int]) -> list[int]:
    return [number for pair in enumerate(values) if pair[1] != 0 for number in pair]


@given(st.lists(SMALL, min_size=3, max_size=3), st.lists(SMALL, min_size=24, max_size=24))
def test_inputs_are_added_by_their_weights(inputs: list[int], weights: list[int]) -> None:
    sums = numbers([7] * 9)
    pairs = paired(inputs)
    add_pairs(numbers([*pairs, 99, 99]), len(pairs), numbers(weights), 3, sums, 1, 2 * BLOCK)
    wanted = [7]
    for word in range(2 * BLOCK):
        first = word // BLOCK * 3 * BLOCK + word % BLOCK
        wanted.append(7 + sum(x * weights[first + BLOCK * i] for i, x in enumerate(inputs)))
    assert list(sums) == wanted


@given(st.lists(st.integers(-3000, 3000), min_size=24, max_size=24), st.integers(0, 4))
def test_units_are_as_far_on_as_their_sums_say(sums: list[int], shift: int) -> None:
    packed = [
        sums[first + word] + (sums[first + word + 4] << 20) + (sums[first + word + 8] << 40)
        for first in (0, 12)
        for word in range(BLOCK)
    ]
    units = numbers([0] * 48)
    size = int(light_units(numbers(packed), numbers([0] * 9), 1, 2 * BLOCK, shift, units))
    assert list(units)[:size] == paired([min(max(number, 0) >> shift, 256) for number in sums])


@given(st.lists(st.floats(-9, 9), min_size=4, max_size=4), st.lists(st.booleans(), min_size=4, max_size=4))
def test_features_that_change_are_noted_as_integers(values: list[float], changed: list[bool]) -> None:
    before = vec[float]([7.5, *values])
    now = [value + 0.25 if change else value for value, change in zip(values, changed, strict=True)]
    seen, total, changes = numbers([9, 1, 2, 3, 4]), numbers([10, 20, 30, 40]), numbers([8] * 8)
    scale = vec[float]([1.0, 2.0, 0.5, 64.0])
    size = int(note_changes(vec[float]([0.0, *now]), before, scale, 1, seen, total, changes))
    rounded = [max(-191, min(191, math.floor(value * scale[i] + 0.5))) for i, value in enumerate(now)]
    wanted = [rounded[i] - (i + 1) if changed[i] else 0 for i in range(4)]
    assert list(changes)[:size] == paired(wanted)
    assert list(total) == [10 * (i + 1) + wanted[i] for i in range(4)]
    assert list(seen) == [9, *(i + 1 + wanted[i] for i in range(4))]
    assert list(before) == [7.5, *now]


def test_a_feature_that_is_no_number_is_an_error() -> None:
    row = vec[float]([math.nan])
    with pytest.raises(ValueError, match="NaN"):
        note_changes(row, vec[float]([0.0]), vec[float]([1.0]), 0, numbers([0]), numbers([0]), numbers([0] * PAIR))


@given(st.lists(st.integers(-900, 900), min_size=3, max_size=3), st.integers(1, 8))
def test_the_means_of_totals_are_noted(total: list[int], seats: int) -> None:
    means, changes = numbers([1, 2, 3, 9]), numbers([0] * 8)
    size = int(note_means(numbers(total), 0x10000 // seats, means, changes))
    wanted = [number * (0x10000 // seats) >> 16 for number in total]
    assert list(means) == [*wanted, 9]
    assert list(changes)[:size] == paired([mean - before for before, mean in enumerate(wanted, 1)])


def test_numbers_are_weighed() -> None:
    assert weigh_pairs(numbers([2, 3, 0, -2, 9, 9]), 4, vec[float]([0.5, 0.25, 2.0])) == 5.0
    assert tenths(-7) == -7 * 0.1


def test_part_of_a_row_is_cleared() -> None:
    row = numbers([1, 2, 3, 4])
    clear(row, 1, 2)
    assert list(row) == [1, 0, 0, 4]


def test_only_the_features_before_the_end_are_cleared() -> None:
    found = vec[float]([1.0, 2.0, 3.0])
    clear_features(found, 2)
    assert list(found) == [0.0, 0.0, 3.0]


@given(SET_OF_CARDS, SET_OF_CARDS)
def test_cards_and_flags_are_written_where_they_belong(cards: int, flags: int) -> None:
    out, seen = vec[i16]([i16(0)] * (CAPACITY + 1)), numbers([0, 0])
    write_code(7, cards, out, 1)
    assert [at - 1 for at, code in enumerate(out) if code == 7] == members(cards)
    out = vec[i16]([i16(0)] * (CAPACITY + 1))
    for now in (flags, cards, cards):
        write_flags(now, out, 1, seen, 1)
        assert [at - 1 for at, code in enumerate(out) if code == 1] == members(now)
    assert list(seen) == [0, cards]


def test_beyond_a_row_is_an_error() -> None:
    row, wide = numbers([1, 1, 1, 1]), numbers([0] * 200)
    small, whole = vec[i16]([i16(0)] * 3), vec[i32]([i32(0)] * 3)
    masks, reals = vec[u8]([u8(0)] * 3), vec[float]([0.0] * 3)
    for call in (
        lambda: lower(wide, 195, 0, 0),
        lambda: lift(row, 0),
        lambda: write_actions(row, 4, numbers([0])),
        lambda: mark_actions(row, 4, masks, whole, 2, 0),
        lambda: mark_actions(row, 4, masks, whole, 0, 4),
        lambda: list_actions(row, 4, [0]),
        lambda: by_readiness(row, 4, masks, reals, 7, 0.5),
        lambda: add_pairs(row, 2, row, 4, wide, 0, 8),
        lambda: clear(row, 2, 3),
        lambda: light_units(wide, row, 1, 4, 0, wide),
        lambda: note_changes(reals, reals, reals, 1, wide, numbers([0] * 3), wide),
        lambda: note_means(row, 1, wide, numbers([0])),
        lambda: weigh_pairs(numbers([9, 1]), 2, reals),
        lambda: clear_features(reals, 4),
        lambda: write_code(1, 0b1000, small, 0),
        lambda: write_flags(0b1000, small, 0, row, 0),
        lambda: copy_row(small, 0, small, 1, 3),
    ):
        with pytest.raises(IndexError):
            call()
