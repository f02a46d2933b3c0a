"""Section 3: the round."""

from collections.abc import Mapping
from typing import Any

from tests.games.medieval_realms.scenes import Log, Scene, can, card_ids, choices, do, king, place, realms, step, why

import concilium
from concilium.core.movers import CHANCE
from concilium.core.refusals import Refusal
from concilium.core.state import State

A, B, C, D = range(4)


def lands_won(state: State) -> dict[int, int]:
    """The winner of each land that has one."""
    view: Mapping[str, Any] = state.view(None)
    return {land["land"]: land["winner"] for land in view["lands"] if land["winner"] is not None}


def test_mr_3_1_placement_is_simultaneous_and_ends_in_any_order() -> None:
    state = Scene().placement().state()
    assert state.waiting() == [0, 1, 2]
    place(state, 1, generals=[1], admirals=[1])
    assert state.waiting() == [0, 2]
    assert why(state, 1, "done") == Refusal("MR-3.1", "finished-placing")
    place(state, 2, generals=[1], admirals=[2])
    do(state, 0, "place-mayor gold")
    assert state.waiting() == [0]
    assert why(state, 0, "pass") == Refusal("MR-3.1", "placement-first")


def test_mr_3_1_the_order_of_clicks_leaves_no_trace() -> None:
    one, other = Scene().placement().state(), Scene().placement().state()
    do(one, 0, "place-mayor gold", "place-mayor science", "place-general 3")
    do(one, 2, "place-admiral 5")
    do(other, 2, "place-admiral 5")
    do(other, 0, "place-general 3", "place-mayor science", "place-mayor gold")
    assert one == other
    assert one.to_json() == other.to_json()


def test_mr_3_1_palaces_and_hands_stay_public() -> None:
    state = Scene().placement().hand(1, "toledo").palace(1, gold=7).state()
    assert king(state, 1)["hand"] == ["toledo"]
    assert king(state, 1)["palace"]["gold"] == 7


def test_mr_3_2_worked_example_mayors_yield_one_each() -> None:
    state = Scene().placement().state()
    place(state, 0, "science science gold production", generals=[1], admirals=[1])
    place(state, 1, generals=[1], admirals=[2])
    log = Log(state)
    place(state, 2, generals=[1], admirals=[2])
    produced = [facts for facts in log.named("produced") if facts["seat"] == 0]
    assert produced == [{"seat": 0, "resources": {"production": 1, "science": 2, "gold": 1}}]
    assert king(state, 0)["palace"]["science"] == 2
    assert king(state, 0)["palace"]["gold"] == 1


def test_mr_3_2_no_more_mayors_than_there_are() -> None:
    state = Scene().placement().state()
    do(state, 0, *["place-mayor gold"] * 4)
    assert why(state, 0, "place-mayor gold") == Refusal("MR-3.2", "no-mayor-left")


def test_mr_3_3_all_leaders_must_be_placed() -> None:
    state = Scene().placement().leaders(0, general=2).state()
    do(state, 0, *["place-mayor gold"] * 4, "place-general 3", "place-general 3")
    assert why(state, 0, "place-general 3") == Refusal("MR-3.3", "no-general-left")
    assert why(state, 0, "done") == Refusal("MR-3.3", "leaders-left", {"need": 0, "have": 1})
    do(state, 0, "place-admiral 3")
    assert why(state, 0, "place-admiral 3") == Refusal("MR-3.3", "no-admiral-left")
    assert choices(state, 0) == ["done"]


def test_mr_3_4_decoys_are_for_two_players_only() -> None:
    assert why(Scene(3).placement().state(), 0, "place-decoy 1") == Refusal("MR-3.4", "no-decoy-left")
    assert can(Scene(2).placement().state(), 0, "place-decoy 1")


def test_mr_3_4_decoys_stand_where_no_own_leader_fights() -> None:
    state = Scene(2).placement().state()
    do(state, 0, "place-general 3", "place-decoy 4")
    assert why(state, 0, "place-decoy 3") == Refusal("MR-3.4", "leader-here")
    assert why(state, 0, "place-admiral 4") == Refusal("MR-3.4", "decoy-here")
    do(state, 0, "place-decoy 4")
    assert why(state, 0, "place-decoy 4") == Refusal("MR-3.4", "no-decoy-left")


def test_mr_3_4_the_last_land_is_kept_for_the_decoys() -> None:
    state = Scene(2).placement().leaders(0, general=9).state()
    do(state, 0, *[f"place-general {land}" for land in range(1, 8)])
    assert why(state, 0, "place-general 8") == Refusal("MR-3.4", "decoys-need-a-land")
    assert can(state, 0, "place-general 7")
    do(state, 0, "place-decoy 8")
    assert why(state, 0, "place-general 8") == Refusal("MR-3.4", "decoy-here")


def test_mr_3_4_mayors_won_later_are_producing_mayors() -> None:
    state = Scene(2).placement().leaders(0, mayor=5).state()
    do(state, 0, *["place-mayor gold"] * 5, "place-decoy 1", "place-decoy 1")
    assert why(state, 0, "place-decoy 1") == Refusal("MR-3.4", "no-decoy-left")


def test_mr_3_4_decoys_alone_win_nothing() -> None:
    state = Scene(2).placement().state()
    place(state, 0, generals=[1], admirals=[1], decoys=[3, 3])
    place(state, 1, generals=[2], admirals=[2], decoys=[3, 4])
    assert lands_won(state) == {1: 0, 2: 1}


def test_mr_3_5_production_comes_first_then_lands_then_cards() -> None:
    scene = Scene().placement().in_play(0, "castle-of-dover", "stirrup")
    state = scene.state()
    place(state, 1, generals=[1], admirals=[2])
    place(state, 2, generals=[1], admirals=[2])
    log = Log(state)
    place(state, 0, generals=[3], admirals=[3])
    names = [event.name for event in log.events]
    told = ["walls-fell", "produced", "land-won", "card-produced", "production-dealt", "turn-order"]
    assert [names.index(name) for name in told] == sorted(names.index(name) for name in told)
    # 3 from land 3, 1 from the castle, 1 for each of 4 mayors from the stirrup.
    assert king(state, 0)["palace"]["battle"] == 3 + 1 + 4


def test_mr_3_6_worked_example_four_players() -> None:
    state = Scene(4).placement().state()
    place(state, A, generals=[3], admirals=[1])
    place(state, B, generals=[3], admirals=[3])
    place(state, C, generals=[3], admirals=[8])
    place(state, D, generals=[4], admirals=[8])
    assert lands_won(state) == {3: B, 1: A, 4: D}


def test_mr_3_6_worked_example_two_players() -> None:
    state = Scene(2).placement().state()
    place(state, A, generals=[5], admirals=[3], decoys=[6, 6])
    place(state, B, generals=[2], admirals=[1], decoys=[5, 4])
    assert lands_won(state) == {3: A, 1: B, 2: B}


def test_mr_3_6_a_tie_for_the_most_leaves_the_reward_though_a_third_is_weaker() -> None:
    state = Scene(3).placement().leaders(0, admiral=2).leaders(1, admiral=2).state()
    log = Log(state)
    place(state, 0, generals=[7], admirals=[2, 2])
    place(state, 1, generals=[7], admirals=[3, 3])
    place(state, 2, generals=[1], admirals=[7])
    assert lands_won(state) == {1: 2, 2: 0, 3: 1}
    assert log.named("land-tied") == [{"land": 7, "strengths": {"0": 2, "1": 2, "2": 1}}]


def test_mr_3_6_a_land_is_won_by_one_over_a_decoy() -> None:
    state = Scene(2).placement().state()
    place(state, 0, generals=[3], admirals=[3], decoys=[1, 2])
    place(state, 1, generals=[4], admirals=[4], decoys=[3, 5])
    assert lands_won(state) == {3: 0, 4: 1}


def test_mr_3_7_everyone_takes_two_production() -> None:
    state = Scene().placement().state()
    for seat in range(3):
        place(state, seat, generals=[3], admirals=[3])
    assert [king(state, seat)["palace"]["production"] for seat in range(3)] == [2, 2, 2]


def test_mr_3_8_worked_example_ties_behind_the_first_go_clockwise_from_the_new_first() -> None:
    state = Scene(4).placement().order(B, A, C, D).state()
    for seat, more in ((A, 3), (B, 0), (C, 3), (D, 4)):
        place(state, seat, " ".join(["production"] * more), generals=[3], admirals=[3])
    assert [king(state, seat)["palace"]["production"] for seat in (A, B, C, D)] == [5, 2, 5, 6]
    assert state.view(None)["order"] == [D, A, C, B]


def test_mr_3_8_a_tie_for_the_first_goes_to_the_previous_first_or_the_nearest_clockwise() -> None:
    for previous, tied, expected in ((B, (A, B), B), (C, (A, B), A), (D, (B, C), B), (B, (A, D), D)):
        order = [previous, *(seat for seat in (A, B, C, D) if seat != previous)]
        state = Scene(4).placement().order(*order).state()
        for seat in (A, B, C, D):
            place(state, seat, "production" if seat in tied else "", generals=[3], admirals=[3])
        assert state.waiting() == [expected]


def test_mr_3_9_one_action_each_until_all_have_passed() -> None:
    scene = Scene().order(1, 2, 0).panel(1, "toledo").panel(2, "spice-market")
    state = scene.palace(1, production=2).palace(0, production=1).state()
    do(state, 1, "buy toledo")
    assert why(state, 1, "buy spice-market") == Refusal("MR-3.9", "not-your-turn")
    do(state, 2, "pass")
    do(state, 0, "buy spice-market")
    assert why(state, 2, "pass") == Refusal("MR-3.9", "already-passed")
    do(state, 1, "pass")
    assert state.waiting() == [0]
    do(state, 0, "pass")
    assert state.view(None)["round"] == 1
    assert step(state) == "deal"


def test_mr_3_9_who_has_passed_still_bids_and_receives_majority_cards() -> None:
    scene = Scene().passed(1, 2).panel(1, "castle-of-dover").panel(2, "marshal")
    state = scene.palace(0, production=1, gold=1).palace(1, gold=2).palace(2, raw_material=1).state()
    do(state, 0, "buy castle-of-dover")
    assert king(state, 2)["hand"] == ["castle-of-dover"]
    do(state, 0, "buy marshal", "bid 1")
    do(state, 1, "bid 2")
    do(state, 2, "pass")
    do(state, 0, "pass")
    assert king(state, 1)["in_play"] == ["marshal"]
    assert state.waiting() == [0]


def test_mr_3_9_in_a_turn_one_buys_plays_or_passes() -> None:
    state = Scene().state()
    assert why(state, 0, "bid 1") == Refusal("MR-3.9", "not-a-turn-action")
    assert why(state, 0, "choose gold") == Refusal("MR-3.9", "not-a-turn-action")
    assert choices(state, 0) == ["pass"]


def ended_round(players: int) -> tuple[list[str], State]:
    """The cards by number, and the position after a round: slots 2 and 6 bought out, the others from card 1 on."""
    cards = card_ids(players)
    scene = Scene(players)
    for slot in range(1, 13):
        if slot not in (2, 6):
            scene.panel(slot, cards[slot])
    for slot in range(1, 7):
        scene.future(slot, cards[20 + slot])
    state = scene.state()
    for seat in range(players):
        do(state, seat, "pass")
    return cards, state


def test_mr_3_10_the_first_slots_are_discarded_and_the_rest_slides_and_the_future_follows() -> None:
    for players, discarded in ((5, [1]), (4, [1]), (3, [1, 3]), (2, [1, 3, 4])):
        cards, state = ended_round(players)
        data: dict[str, Any] = state.to_json()
        assert data["discards"] == [cards[slot] for slot in discarded]
        stay = [cards[slot] for slot in range(1, 13) if slot not in (2, 6, *discarded)]
        coming = [cards[20 + slot] for slot in range(1, 7)]
        lying = stay + coming
        assert data["panel"] == (lying + [None] * 12)[:12]
        assert data["future"] == (lying[12:] + [None] * 6)[:6]
        assert state.to_move == CHANCE


def test_mr_3_10_both_panels_are_filled_from_the_deck_and_the_next_round_begins() -> None:
    cards, state = ended_round(3)
    fresh = [card for card in cards[30:] if can(state, CHANCE, f"deal {card}")]
    before: dict[str, Any] = state.to_json()
    gaps = [slot for slot, card in enumerate(before["panel"] + before["future"]) if card is None]
    for card in fresh[: len(gaps)]:
        do(state, CHANCE, f"deal {card}")
    data: dict[str, Any] = state.to_json()
    assert [(data["panel"] + data["future"])[slot] for slot in gaps] == fresh[: len(gaps)]
    assert data["round"] == 2
    assert step(state) == "placement"


def test_mr_3_10_an_empty_deck_leaves_gaps() -> None:
    cards = card_ids(3)
    scene = Scene().panel(1, cards[0]).panel(7, cards[1]).panel(9, cards[2])
    state = scene.discards(*cards[3:]).state()
    for seat in range(3):
        do(state, seat, "pass")
    data: dict[str, Any] = state.to_json()
    assert step(state) == "placement"
    assert data["panel"] == [cards[1], cards[2], *[None] * 10]
    assert data["future"] == [None] * 6


def test_mr_3_10_the_game_ends_after_round_7_or_by_option_after_round_8() -> None:
    eight = concilium.game("medieval-realms", 3, {"rounds": 8})
    for game, last in ((realms(3), 7), (eight, 8)):
        state = Scene(game=game).round(last).state()
        for seat in range(3):
            do(state, seat, "pass")
        assert state.to_move == concilium.OVER
        before = Scene(game=game).round(last - 1).state()
        for seat in range(3):
            do(before, seat, "pass")
        assert before.to_move == CHANCE
