"""What is known of a position is seen: half-made choices, who asks for them, what comes next, what was told."""

import json
import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.contract.generated import any_mover, positions, rngs
from tests.games.medieval_realms.scenes import Scene, do, place, realms, step, why

from concilium.core.events import Event
from concilium.core.fields import NOBODY, OWN, PUBLIC
from concilium.core.movers import CHANCE, OVER
from concilium.core.refusals import Refusal
from concilium.core.state import State

MOST_WAYS = 12


def ways_on(state: State, rng: random.Random) -> list[tuple[State, list[Event]]]:
    """Some of the positions that one decision leads to, each with what was told on the way."""
    mover = any_mover(state, rng)
    legal = state.legal(mover)
    found = []
    for action in rng.sample(legal, min(len(legal), MOST_WAYS)):
        after = state.copy()
        told: list[Event] = []
        after.listener = told.append
        after.apply(mover, action)
        found.append((after, told))
    return found


@given(data=st.data())
def test_equal_views_of_a_seat_are_equal_choices_refusals_arrays_and_tidings(data: st.DataObject) -> None:
    state = data.draw(positions("medieval-realms"))
    if state.to_move == OVER:
        return
    encoder = state.game.encoder()
    ways = ways_on(state, data.draw(rngs()))
    for seat in range(state.seats):
        seen: dict[str, object] = {}
        for after, told in ways:
            refusals = [repr(after.why_not(seat, action)) for action in range(after.game.actions)]
            array = list(encoder.observe(after, seat))
            known = (refusals, array, [event.seen_by(seat) for event in told])
            assert seen.setdefault(json.dumps(after.view(seat)), known) == known


def deciding(state: State, seat: int | None = None) -> dict[str, Any]:
    found = state.view(seat)["deciding"]
    assert isinstance(found, dict)
    return found


def test_the_holder_of_the_standing_bid_is_seen() -> None:
    state = Scene().panel(1, "marshal").palace(0, gold=3).palace(1, gold=3).palace(2, gold=3).state()
    do(state, 0, "buy marshal")
    assert deciding(state)["holder"] is None
    do(state, 0, "bid 1")
    assert deciding(state)["holder"] == 0
    do(state, 1, "bid 2")
    assert deciding(state)["holder"] == 1
    do(state, 2, "pass")
    assert (deciding(state)["by"], deciding(state)["holder"]) == (0, 1)


def test_the_card_that_asks_for_a_choice_is_seen() -> None:
    state = Scene().hand(0, "tithe-of-oil").palace(0, religion=5).points(0, 4).state()
    do(state, 0, "play tithe-of-oil")
    assert deciding(state)["step"] == "bonus"
    assert deciding(state)["card"] == "tithe-of-oil"
    do(state, 0, "choose gold")
    assert deciding(state)["step"] == "lily"
    assert (deciding(state)["card"], deciding(state)["land"], deciding(state)["amount"]) == ("tithe-of-oil", None, 4)


def test_the_land_that_asks_for_a_choice_is_seen() -> None:
    state = Scene().placement().panel(2, "toledo").state()
    place(state, 1, generals=[1], admirals=[1])
    place(state, 2, generals=[1], admirals=[2])
    place(state, 0, generals=[8], admirals=[6])
    assert step(state) == "lily"
    assert (deciding(state)["card"], deciding(state)["land"]) == (None, 6)
    do(state, 0, "choose gold")
    assert step(state) == "take-card"
    assert (deciding(state)["card"], deciding(state)["land"]) == (None, 8)


def test_the_turn_order_is_seen_as_it_is_drawn_and_not_before() -> None:
    state = realms(3).start()
    assert state.view(None)["order"] == []
    while step(state) == "deal":
        state.apply(CHANCE, state.legal(CHANCE)[0])
    assert state.view(None)["order"] == []
    state.apply(CHANCE, state.game.action("order 2"))
    assert state.view(None)["order"] == [2]
    state.apply(CHANCE, state.game.action("order 0"))
    assert state.view(None)["order"] == [2, 0, 1]


def test_whose_turn_it_is_nobody_is_told_that_it_is_not() -> None:
    """While chance draws, or another king answers, bids or chooses, that is what is said, by its own rule."""
    dealing = realms(3).start()
    assert why(dealing, 0, "pass") == Refusal("MR-2.1", "chance-first")
    refilling = Scene().deciding("deal", 0).state()
    assert why(refilling, 0, "pass") == Refusal("MR-3.10", "chance-first")
    bidding = Scene().panel(1, "marshal").palace(0, gold=3).palace(1, gold=3).state()
    do(bidding, 0, "buy marshal", "bid 2")
    assert why(bidding, 0, "pass") == Refusal("MR-4.4", "another-bids")
    do(bidding, 1, "pass")
    assert why(bidding, 1, "bid 3") == Refusal("MR-4.4", "out-of-auction")
    choosing = Scene().hand(0, "tithe-of-oil").palace(0, religion=5).state()
    do(choosing, 0, "play tithe-of-oil")
    for seat in (1, 2):
        assert why(choosing, seat, "pass") == Refusal("MR-5.3", "another-first")


def test_what_is_hidden_is_declared_so_and_is_redrawn_without_a_king_seeing_it() -> None:
    """MR-3.1: a placement is one's own; of the deck everyone sees only how many cards it has."""
    rng = random.Random(4)
    state = realms(3).start()
    hidden = {field.name: field for field in state.game.fields if field.seen != PUBLIC}
    assert {name: field.seen for name, field in hidden.items()} == {"deck": NOBODY, "placed": OWN}
    while step(state) != "placement" or state.waiting() != [1, 2]:
        mover = CHANCE if state.to_move == CHANCE else state.to_move
        state.apply(mover, rng.choice(state.legal(mover)))
    other = state.resample(1, rng)
    assert other.view(1) == state.view(1)
    assert hidden["placed"].save(other, 0) != hidden["placed"].save(state, 0)
    assert hidden["placed"].save(other, 1) == hidden["placed"].save(state, 1)
    cards = hidden["deck"].save(state, -1)
    assert isinstance(cards, list)
    assert not any(json.dumps(card) in json.dumps(state.view(seat)) for seat in (None, 0, 1, 2) for card in cards)
