"""Observations as numbers: they say what `view` says, and nothing else."""

import json
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i16, i64
from tests.built_in import BUILT_IN
from tests.contract.generated import GAMES, positions, rngs, starts, walk
from tests.contract.watching import Watch

import concilium
from concilium import State
from concilium.envs import fields
from concilium.envs.fields import block_table


def numbers(state: State, seat: int) -> list[int]:
    return [int(number) for number in state.game.encoder().observe(state, seat)]


def told(state: State, seat: int) -> str:
    return json.dumps(state.view(seat), sort_keys=True)


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
def test_hidden_facts_change_nothing(name: str, data: st.DataObject) -> None:
    state = data.draw(positions(name))
    rng = data.draw(rngs())
    for seat in range(state.seats):
        other = state.resample(seat, rng)
        assert told(other, seat) == told(state, seat)
        assert numbers(other, seat) == numbers(state, seat)


@pytest.mark.parametrize("name", BUILT_IN)
def test_equal_views_and_equal_arrays_are_the_same_thing(name: str) -> None:
    """So every fact of a view can be read from the array, and no array holds more than the view."""
    game = concilium.game(name, players=3)
    encoder = game.encoder()
    array_of: dict[str, bytes] = {}
    view_of: dict[bytes, str] = {}
    rng = random.Random(name)
    state = game.start()
    for _ in walk(state, rng):
        for seat in range(3):
            for position in (state, state.resample(seat, rng)):
                array, view = bytes(encoder.observe(position, seat)), told(position, seat)
                assert array_of.setdefault(view, array) == array
                assert view_of.setdefault(array, view) == view
    assert len(view_of) > 300


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
def test_numbers_are_within_the_bounds_of_their_fields(name: str, data: st.DataObject) -> None:
    state = data.draw(positions(name))
    for seat in range(state.seats):
        for field, number in zip(state.game.encoder().fields, numbers(state, seat), strict=True):
            assert field.low <= number <= field.high, field.name


@pytest.mark.parametrize("name", GAMES)
def test_a_row_brought_up_to_date_equals_a_fresh_one(name: str) -> None:
    game = concilium.game(name, players=4)
    encoder = game.encoder()
    row, seen = vec[i16]([0] * encoder.size), vec[i64]([0] * encoder.seen_size)
    rng = random.Random(name)
    state = game.start()
    seat = 0
    for _ in walk(state, rng):
        if rng.random() < 0.2:
            seat = rng.randrange(4)
        position = state.resample(seat, rng) if rng.random() < 0.2 else state
        encoder.write(position, seat, row, 0, seen, 0)
        assert list(row) == list(encoder.observe(position, seat))


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
def test_nothing_changes_that_the_rules_have_not_touched(name: str, data: st.DataObject) -> None:
    """Seats look now and then, and see everything."""
    state = data.draw(starts(name))
    rng = data.draw(rngs())
    watch = Watch(state)
    for _ in walk(state, rng):
        watch.look([rng.randrange(state.seats)])
    watch.look(range(state.seats))


@pytest.mark.parametrize("name", GAMES)
def test_fields_lie_side_by_side_and_have_names_of_their_own(name: str) -> None:
    encoder = concilium.game(name, players=4).encoder()
    assert [field.offset for field in encoder.fields] == list(range(int(encoder.size)))
    assert len({field.name for field in encoder.fields}) == encoder.size
    assert sum(size for _, _, size, _ in encoder.blocks()) == encoder.size
    for field in encoder.fields:
        assert field.words is None or len(field.words) == field.high + 1


def test_only_a_seat_observes() -> None:
    game = concilium.game("grand-tribunal", players=3)
    with pytest.raises(ValueError, match="from 0 to 2"):
        game.encoder().observe(game.start(), 3)


def test_only_an_observation_is_described() -> None:
    encoder = concilium.game("grand-tribunal", players=3).encoder()
    with pytest.raises(ValueError, match="numbers, not 2"):
        encoder.describe([0, 0])


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_page_for_researchers_has_the_blocks(name: str) -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "research.md").read_text(encoding="utf-8")
    assert block_table(concilium.game(name, players=4).encoder()) in page


def test_every_field_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    fields.main(["medieval-realms", "--players", "3"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == concilium.game("medieval-realms", players=3).encoder().size
    assert lines[0].split()[:4] == ["0", "0", "to", "25"]
