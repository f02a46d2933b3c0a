"""Promises about what a seat knows: it sees all that matters to it, and nothing that is hidden from it."""

import json
import random
from typing import Any

from concilium.core.movers import CHANCE, OVER
from concilium.core.saving import NO_SEAT
from concilium.core.state import State
from concilium.core.views import followed
from concilium.testing.looking import is_plain
from concilium.testing.walking import finish, walk

FOLLOWED = 300
"""How many decisions are followed event by event."""
LOOKED = 0.8
"""How often a seat looks at what a decision has changed."""
CONTINUED = 20
"""How many continuations of a position are compared."""


def events_name_no_unknown_card(state: State, rng: random.Random) -> None:
    """An event as a seat sees it names no card that the seat knows neither before nor after."""
    game = state.game
    cards = set(game.facts()["cards"])
    watchers: list[int | None] = rng.sample([None, *range(game.players)], 2)
    told: list[Any] = []
    state.listener = told.append
    known = {watcher: named(state.view(watcher), cards) for watcher in watchers}
    for number, _ in enumerate(walk(state, rng)):
        if number == FOLLOWED:
            break
        if not told:
            continue
        for watcher in watchers:
            before = known[watcher]
            known[watcher] = named(state.view(watcher), cards)
            for event in told:
                seen = event.seen_by(watcher)
                assert is_plain(seen)
                assert named(seen, cards) <= before | known[watcher], (watcher, event)
        told.clear()
    state.listener = None


def named(value: object, cards: set[str]) -> set[str]:
    """The cards that plain data names."""
    if isinstance(value, str):
        return {value} & cards
    if isinstance(value, dict):
        return {card for key, item in value.items() for card in named(key, cards) | named(item, cards)}
    if isinstance(value, (list, tuple)):
        return {card for item in value for card in named(item, cards)}
    return set()


def a_view_is_plain_data(state: State, rng: random.Random) -> None:
    """A view is made of JSON types, has the keys that all games share, and changes nothing."""
    before = state.to_json()
    for seat in (None, *range(state.game.players)):
        view = state.view(seat)
        assert is_plain(view)
        assert view["game"] == state.game.name
        assert view["seat"] == seat
        assert view["seats"] == state.game.players
        assert view["deciding"]["step"] == state.current.name
        assert view["waiting"] == state.waiting()
        assert view["over"] == (state.to_move == OVER)
        assert view["winners"] == state.winners()
        assert view["scores"] == state.scores()
        assert [player["seat"] for player in view["players"]] == list(range(state.game.players))
        assert [player["points"] for player in view["players"]] == state.scores(), "a seat's points are its score"
    assert state.to_json() == before


def what_a_view_leaves_out_is_as_before(state: State, rng: random.Random) -> None:
    """A view made of what has changed since an earlier one is the whole view, however far back that one was."""
    audience: int | None = rng.choice([None, *range(state.game.players)])
    seen = state.view(audience)
    state.touched = 0
    for _ in walk(state, rng):
        if rng.random() < LOOKED:
            seen = followed(seen, state.view_since(audience, state.touched))
            state.touched = 0
            assert seen == state.view(audience)
    assert followed(seen, state.view_since(audience, state.touched)) == state.view(audience)


def resampling_shows_the_seat_nothing_new(state: State, rng: random.Random) -> None:
    """A seat cannot tell a resampled position from the true one."""
    before = state.to_json()
    for seat in range(state.game.players):
        other = state.resample(seat, rng)
        assert other.view(seat) == state.view(seat)
        assert other.to_move == state.to_move
        assert other.waiting() == state.waiting()
        assert other.legal(seat) == state.legal(seat)
        for action in range(state.game.actions):
            assert other.why_not(seat, action) == state.why_not(seat, action)
        assert len(other.legal(CHANCE)) == len(state.legal(CHANCE))
        assert other.scores() == state.scores()
        encoder = state.game.encoder()
        assert list(encoder.observe(other, seat)) == list(encoder.observe(state, seat))
    assert state.to_json() == before


def what_a_seat_sees_is_not_redrawn(state: State, rng: random.Random) -> None:
    """A fact that a field declares a seat to see is in a resampled position what it truly is."""
    for observer in range(state.game.players):
        other = state.resample(observer, rng)
        for field in state.game.fields:
            for seat in range(state.game.players) if field.of_seats else [NO_SEAT]:
                if field.is_seen(observer, seat):
                    same = field.save(other, seat) == field.save(state, seat)
                    assert same, f"seat {observer} sees {field.name!r}, which is redrawn for it"


def a_resampled_position_goes_on(state: State, rng: random.Random) -> None:
    """A resampled position is like any other."""
    other = state.resample(rng.randrange(int(state.game.players)), rng)
    assert state.game.from_json(other.to_json()) == other
    finish(other, rng)
    assert state.game.from_json(other.to_json()) == other


def what_differs_is_seen(state: State, rng: random.Random) -> None:
    """Two continuations after which a seat may do different things look different to it: in its view and as numbers."""
    if state.to_move == OVER:
        return
    mover = CHANCE if state.to_move == CHANCE else rng.choice(state.waiting())
    legal = state.legal(mover)
    encoder = state.game.encoder()
    for seat in range(state.game.players):
        seen: dict[str, list[int]] = {}
        observed: dict[bytes, list[int]] = {}
        for action in rng.sample(legal, min(len(legal), CONTINUED)):
            after = state.copy()
            after.apply(mover, action)
            may = after.legal(seat)
            assert seen.setdefault(json.dumps(after.view(seat)), may) == may, state.game.text(action)
            row = bytes(memoryview(encoder.observe(after, seat)))
            assert observed.setdefault(row, may) == may, state.game.text(action)
