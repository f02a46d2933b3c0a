"""What is shown and told is what the game declares: views by their types, events by their facts."""

import os
import subprocess
import sys
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.generated import GAMES, SHAPED, rngs, starts, walk

from concilium.core import events
from concilium.core.events import Event, Telling
from concilium.core.registry import title

MOST = 300


def _list_of(is_one: Callable[[object, int], bool]) -> Callable[[object, int], bool]:
    return lambda value, seats: isinstance(value, list) and all(is_one(each, seats) for each in value)


def _seat(value: object, seats: int) -> bool:
    return isinstance(value, int) and 0 <= value < seats


def _amount(value: object, seats: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _text(value: object, seats: int) -> bool:
    return isinstance(value, str)


def _text_or_none(value: object, seats: int) -> bool:
    return value is None or isinstance(value, str)


def _amounts(value: object, seats: int) -> bool:
    return isinstance(value, dict) and all(isinstance(each, int) for each in value.values())


def _place(value: object, seats: int) -> bool:
    return isinstance(value, list) and isinstance(value[0], str) and all(_seat(each, seats) for each in value[1:])


IS_ONE: dict[str, Callable[[object, int], bool]] = {
    events.SEAT: _seat,
    events.SEATS: _list_of(_seat),
    events.CARD: _text,
    events.CARD_OR_BACK: _text_or_none,
    events.CARDS: _list_of(_text_or_none),
    events.THING: _text,
    events.THINGS: _list_of(_text),
    events.NUMBERED: _amount,
    events.AMOUNT: _amount,
    events.AMOUNTS: _amounts,
    events.COUNTS: _list_of(_amount),
    events.SEAT_COUNTS: lambda value, seats: (
        isinstance(value, dict) and all(_seat(int(seat), seats) and _amount(n, seats) for seat, n in value.items())
    ),
    events.PLACE: _place,
}


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
def test_events_are_what_the_game_declares(name: str, data: st.DataObject) -> None:
    declared = title(name).events
    state = data.draw(starts(name))
    told: list[Event] = []
    state.listener = told.append
    for number, _ in enumerate(walk(state, data.draw(rngs()))):
        if number == MOST:
            break
    assert told
    for event in told:
        facts = declared[event.name].facts
        for watcher in (None, *range(state.game.players)):
            seen = event.seen_by(watcher)
            assert set(seen) == {"event", *facts}, event
            for fact, kind in facts.items():
                assert IS_ONE[kind](seen[fact], int(state.game.players)), (event, fact)


@pytest.mark.parametrize("name", SHAPED)
def test_views_and_printed_facts_are_of_their_types(name: str) -> None:
    environment = {**os.environ, "CONCILIUM_BACKEND": "interpreted"}
    subprocess.run([sys.executable, "-m", "tests.contract.shown", name, "2"], check=True, env=environment)


def test_a_telling_of_no_kind_or_weight_is_refused() -> None:
    with pytest.raises(ValueError, match="'seat' as 'king'"):
        Telling("crowned", {"seat": "king"})
    with pytest.raises(ValueError, match="the weight 'loud'"):
        Telling("crowned", {}, "loud")
