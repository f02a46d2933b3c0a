"""What never changes in a game of Grand Tribunal, over generated games with all options."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.contract.generated import finish, positions, rngs, starts, walk
from tests.games.grand_tribunal.plays import COMMON, ZONES
from tests.games.grand_tribunal.tables import TOKENS, printed

from concilium import CHANCE, State

NAME = "grand-tribunal"


def check(state: State) -> None:
    """Each card in one place, Vis never negative nor beyond a cost, 24 tokens, every host able to hold its spells."""
    data: dict[str, Any] = state.to_json()
    cards = printed(state.game)
    lying = [card for place in COMMON for card in data["places"][place]]
    lying += [card for wizard in data["wizards"] for zone in ZONES for card in wizard[zone]]
    assert sorted(lying) == sorted(cards)
    assert all(wizard["vis"] >= 0 for wizard in data["wizards"])
    assert sum(data["votes"].values()) + data["concilium"] == TOKENS
    assert min(data["votes"].values()) >= 0
    inactive = {card for wizard in data["wizards"] for card in wizard["sanctum"]}
    for card, vis in data["vis_on"].items():
        assert card in inactive
        assert 0 < vis <= cards[card]["cost"]
    for wizard in data["wizards"]:
        assert set(wizard["hosts"]) == set(wizard["installed"])
        for item in (*wizard["active"], *wizard["awarded"]):
            inside = [cards[spell]["category"] for spell, host in wizard["hosts"].items() if host == item]
            slots = cards[item].get("slots", [])
            assert all(inside.count(category) <= slots.count(category) for category in inside)
        assert set(wizard["hosts"].values()) <= {*wizard["active"], *wizard["awarded"]}
        assert set(wizard["awards"]) == set(wizard["awarded"])
        mine = [card for zone in ZONES for card in wizard[zone]]
        assert set(mine) <= set(wizard["known"])
    public = {*data["places"]["discard"], *data["places"]["market"], *data["face_up"]}
    public |= {
        card for wizard in data["wizards"] for zone in ("active", "installed", "awarded") for card in wizard[zone]
    }
    for wizard in data["wizards"]:
        assert public <= set(wizard["known"])
        assert not set(data["places"]["deck"]) & set(wizard["known"])
    assert set(data["face_up"]) <= inactive
    # What a position remembers beside the cards' places agrees with them.
    again = state.game.from_json(data)
    for seat in (CHANCE, *range(int(state.game.players))):
        assert again.legal(seat) == state.legal(seat)


@given(data=st.data())
def test_cards_vis_and_tokens_after_every_decision(data: st.DataObject) -> None:
    state = data.draw(starts(NAME))
    for number, _ in enumerate(walk(state, data.draw(rngs()))):
        if number % 2 == 0:
            check(state)
    check(state)


@given(data=st.data())
def test_cards_vis_and_tokens_after_every_decision_of_an_imagined_game(data: st.DataObject) -> None:
    state = data.draw(positions(NAME))
    rng = data.draw(rngs())
    for seat in range(state.game.players):
        imagined = state.resample(seat, rng)
        check(imagined)
        for number, _ in enumerate(walk(imagined, rng)):
            if number % 8 == 0:
                check(imagined)
        check(imagined)


@given(data=st.data())
def test_the_shown_standings_are_what_a_tribunal_would_give(data: st.DataObject) -> None:
    """What is shown before the "end" that brings the Tribunal about is what it gives."""
    state = data.draw(starts(NAME))
    told: list[dict[str, object]] = []
    state.listener = lambda event: told.append(event.seen_by(None))
    shown: dict[str, object] = {}
    ends = state.game.action("end")
    last = -1
    for _, action in walk(state, data.draw(rngs())):
        judged = {str(event["card"]): event["points"] for event in told if event["event"] == "item-judged"}
        assert not judged or last != ends or judged == shown
        told.clear()
        last = action
        if action == ends:
            standings = state.view(None)["standings"]
            assert isinstance(standings, list)
            shown = {standing["card"]: standing["points"] for standing in standings}


@pytest.mark.deep
@settings(max_examples=3000)
@given(data=st.data())
def test_many_whole_games(data: st.DataObject) -> None:
    seed = data.draw(st.integers(0, 2**32))
    state = data.draw(starts(NAME))
    for number, _ in enumerate(walk(state, random.Random(seed))):
        if number % 16 == 0:
            check(state)
    check(finish(state, random.Random(seed)))
