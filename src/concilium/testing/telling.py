"""The promise that what happens is told as the game's title declares it: the events, their facts, and what each is."""

import random
from collections.abc import Callable

from concilium.core import events
from concilium.core.events import Event
from concilium.core.registry import title
from concilium.core.state import State
from concilium.testing.walking import walk

FOLLOWED = 300
"""How many decisions are followed event by event."""


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


def _seat_counts(value: object, seats: int) -> bool:
    return isinstance(value, dict) and all(_seat(int(seat), seats) and _amount(n, seats) for seat, n in value.items())


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
    events.SEAT_COUNTS: _seat_counts,
    events.PLACE: _place,
}


def events_are_as_declared(state: State, rng: random.Random) -> None:
    """Every event is one that the title declares, and has its facts, each of its kind, for everybody."""
    told: list[Event] = []
    state.listener = told.append
    for number, _ in enumerate(walk(state, rng)):
        if number == FOLLOWED:
            break
    state.listener = None
    declared = title(state.game.name).events
    for event in told:
        assert event.name in declared, f"the event {event.name!r} is not declared by the title"
        facts = declared[event.name].facts
        for watcher in (None, *range(state.game.players)):
            seen = event.seen_by(watcher)
            given = sorted(set(seen) - {"event"})
            assert given == sorted(facts), (
                f"the event {event.name!r} has the facts {', '.join(given)}, and not {', '.join(sorted(facts))}"
            )
            for fact, kind in facts.items():
                assert IS_ONE[kind](seen[fact], int(state.game.players)), (
                    f"the event {event.name!r} has {fact!r} as {seen[fact]!r}, which is no {kind}"
                )
