"""The legal actions as sets: how many there are, each by its number, as a list, and in masks that follow them."""

from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i32, u8

from concilium.core.bits import CAPACITY, members
from concilium.core.choices import Choices, put

VERBS = 5
SETS = st.lists(
    st.tuples(st.integers(0, VERBS - 1), st.integers(1, (1 << CAPACITY) - 1)),
    unique_by=lambda one: one[0],
    max_size=VERBS,
)
"""The things of some verbs, in any order."""


def filled(sets: list[tuple[int, int]]) -> Choices:
    choices = Choices()
    end = 0
    for verb, things in sets:
        end = int(put(choices.words, end, verb * CAPACITY, things))
    choices.size = end
    return choices


def actions_of(sets: list[tuple[int, int]]) -> list[int]:
    return [verb * CAPACITY + thing for verb, things in sets for thing in members(things)]


@given(SETS)
def test_choices_are_counted_picked_listed_and_drawn(sets: list[tuple[int, int]]) -> None:
    choices, actions = filled(sets), actions_of(sets)
    assert choices.count() == len(actions)
    assert [choices.pick(n) for n in range(len(actions))] == actions
    assert choices.listed(list(range(VERBS * CAPACITY))) == actions
    if actions:
        assert choices.draw(Random(1)) in actions


@given(SETS, SETS, st.integers(0, 3))
def test_masks_follow_from_any_choices_to_any_others(
    before: list[tuple[int, int]], now: list[tuple[int, int]], start: int
) -> None:
    masks = vec[u8]([u8(0)] * (start + VERBS * CAPACITY))
    listed = vec[i32]([i32(0)] * (start + VERBS * CAPACITY))
    many = filled(before).mark(masks, listed, start, 0)
    many = filled(now).mark(masks, listed, start, many)
    assert list(listed)[start : start + int(many)] == actions_of(now)
    assert [at - start for at, mask in enumerate(masks) if mask] == sorted(actions_of(now))
