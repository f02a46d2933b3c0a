"""What holds in every position of generated games, with any number of kings."""

import random
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.generated import rngs, walk
from tests.games.medieval_realms.scenes import RESOURCES, Log, card_ids, random_decision, realms, step

import concilium
from concilium.core.movers import OVER
from concilium.core.state import State

players = st.integers(2, 5)


def truth(state: State) -> dict[str, Any]:
    return state.to_json()


@given(players=players, rng=rngs())
def test_every_card_lies_in_exactly_one_place(players: int, rng: random.Random) -> None:
    state = realms(players).start()
    everything = sorted(card_ids(players))
    for _ in walk(state, rng):
        data = truth(state)
        lying = data["deck"] + data["discards"] + [card for card in data["panel"] + data["future"] if card]
        for king in data["kings"]:
            lying += king["hand"] + king["in-play"]
        assert sorted(lying) == everything


@given(players=players, rng=rngs())
def test_resources_are_never_negative_and_hands_are_within_their_limits(players: int, rng: random.Random) -> None:
    game = realms(players)
    facts: Mapping[str, Any] = game.facts()
    printed = facts["cards"]
    state = game.start()
    for _ in walk(state, rng):
        for king in truth(state)["kings"]:
            assert min(king["palace"].values()) >= 0
            colours = [printed[card]["colour"] for card in king["hand"]]
            assert len(colours) <= 4
            assert len(set(colours)) == len(colours)
            assert all(printed[card]["bought"] != "auction" for card in king["hand"])


@given(players=players, rng=rngs())
def test_the_auctions_winner_pays_what_was_bid_and_nobody_else_pays(players: int, rng: random.Random) -> None:
    game = realms(players)
    facts: Mapping[str, Any] = game.facts()
    pays = {name: card["pays"] for name, card in facts["cards"].items()}
    state = game.start()
    for seat, action in walk(state, rng):
        if step(state) != "auction" or game.text(action) != "pass":
            continue
        before = truth(state)
        after = state.copy()
        log = Log(after)
        after.apply(seat, action)
        for won in log.named("auction-won"):
            currency = pays[str(won["card"])]
            assert before["deciding"][-1][3] == won["amount"]
            for king in range(players):
                gained = sum(
                    int(str(event["amount"]))
                    for event in log.named("gained")
                    if event["seat"] == king and event["resource"] == currency
                )
                paid = won["amount"] if king == won["seat"] else 0
                had = before["kings"][king]["palace"][currency]
                assert truth(after)["kings"][king]["palace"][currency] == had - int(str(paid)) + gained


@given(players=players, rng=rngs())
def test_leaders_stand_where_they_may_and_all_of_them_do(players: int, rng: random.Random) -> None:
    game = realms(players)
    closed = set() if players == 5 else {"9", "10"}
    state = game.start()
    last = ""
    for _ in walk(state, rng):
        now = step(state)
        if last == "placement" and now != "placement":
            for king in truth(state)["kings"]:
                placed = king["placed"]
                assert sum(placed["mayors"].values()) == king["leaders"]["mayor"]
                assert sum(placed["generals"].values()) == king["leaders"]["general"]
                assert sum(placed["admirals"].values()) == king["leaders"]["admiral"]
                assert sum(placed["decoys"].values()) == (2 if players == 2 else 0)
                fighting = placed["generals"].keys() | placed["admirals"].keys()
                assert not fighting & placed["decoys"].keys()
                assert not (fighting | placed["decoys"].keys()) & closed
        last = now


@given(players=players, rng=rngs())
def test_points_bring_their_bonuses(players: int, rng: random.Random) -> None:
    state = realms(players).start()
    log = Log(state)
    for _ in walk(state, rng):
        pass
    for seat in range(players):
        scored = sum(int(str(event["points"])) for event in log.named("points") if event["seat"] == seat)
        taken = sum(1 for event in log.named("bonus-taken") if event["seat"] == seat)
        assert taken == scored // 5
        resources = sum(int(str(e["points"])) for e in log.named("resources-scored") if e["seat"] == seat)
        assert state.scores()[seat] == scored + resources


@given(players=players, rng=rngs())
def test_the_final_lines_add_up(players: int, rng: random.Random) -> None:
    state = realms(players).start()
    for _ in walk(state, rng):
        assert state.view(None)["final"] is None
    view: Mapping[str, Any] = state.view(None)
    for seat, line in enumerate(view["final"]):
        total = line["before"] + line["honourable"] + sum(card["points"] for card in line["cards"]) + line["resources"]
        assert total == line["total"] == state.scores()[seat]
        assert line["before"] >= 0
        assert line["resources"] == sum(view["players"][seat]["palace"][name] for name in RESOURCES) // 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("rounds", [7, 8])
def test_the_deck_lasts(players: int, rounds: int) -> None:
    """When the walls go up both panels are full, in every round, however much was bought."""
    game = concilium.game("medieval-realms", players, {"rounds": rounds})
    for seed in range(5):
        state = game.start()
        rng = random.Random(seed)
        full_rounds: set[object] = set()
        while state.to_move != OVER:
            view: Mapping[str, Any] = state.view(None)
            if view["walls_up"] and view["round"] not in full_rounds:
                assert None not in view["panel"]
                assert None not in view["future"]
                full_rounds.add(view["round"])
            state.apply(*random_decision(state, rng))
        assert full_rounds == set(range(1, rounds + 1))
        assert state.view(None)["deck"] != 0


def test_the_deck_lasts_even_if_every_panel_is_bought_out() -> None:
    assert len(card_ids(5)) >= 18 + 7 * 12
