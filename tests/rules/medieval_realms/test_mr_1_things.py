"""Section 1: things."""

from tests.games.medieval_realms.scenes import RESOURCES, Scene, can, choices, do, king, place, realms, step, why

from concilium.core.refusals import Refusal


def test_mr_1_1_seven_kinds_of_resources_lie_in_the_palace_for_all_to_see() -> None:
    state = Scene().palace(1, gold=3, battle=2).state()
    assert list(king(state, 1)["palace"]) == RESOURCES
    assert king(state, 1)["palace"]["gold"] == 3
    assert state.view(0)["players"] == state.view(None)["players"]


def test_mr_1_1_the_supply_is_unlimited() -> None:
    state = Scene().placement().palace(0, gold=999).state()
    for seat in range(3):
        place(state, seat, generals=[1], admirals=[1])
    assert king(state, 0)["palace"]["gold"] == 1003


def test_mr_1_2_a_general_outweighs_an_admiral() -> None:
    state = Scene().placement().state()
    place(state, 0, generals=[2], admirals=[3])
    place(state, 1, admirals=[2], generals=[4])
    place(state, 2, generals=[5], admirals=[5])
    assert king(state, 0)["palace"]["gold"] == 4 + 2
    assert king(state, 1)["palace"]["gold"] == 4


def test_mr_1_3_there_is_a_management_space_for_each_resource_but_battle() -> None:
    state = Scene().placement().state()
    spaces = [text.split()[1] for text in choices(state, 0) if text.startswith("place-mayor")]
    assert spaces == RESOURCES[:6]


def test_mr_1_3_lands_9_and_10_are_open_only_with_5_players() -> None:
    four = Scene(4).placement().state()
    assert can(four, 0, "place-general 8")
    assert why(four, 0, "place-general 9") == Refusal("MR-1.3", "land-closed")
    assert why(four, 0, "place-admiral 10") == Refusal("MR-1.3", "land-closed")
    two = Scene(2).placement().state()
    assert why(two, 0, "place-decoy 9") == Refusal("MR-1.3", "land-closed")
    five = Scene(5).placement().state()
    assert can(five, 0, "place-general 9")
    assert can(five, 0, "place-admiral 10")


def test_mr_1_4_twelve_slots_now_and_six_to_come() -> None:
    facts = realms(3).facts()
    assert (facts["panel_slots"], facts["future_slots"]) == (12, 6)
    data = realms(3).start().to_json()
    assert data["panel"] == [None] * 12
    assert data["future"] == [None] * 6


def test_mr_1_5_reaching_a_multiple_of_five_brings_a_resource_of_choice() -> None:
    state = Scene().hand(0, "cathedral-of-burgos").palace(0, religion=5).state()
    do(state, 0, "play cathedral-of-burgos")
    assert king(state, 0)["points"] == 5
    assert step(state) == "bonus"
    assert state.waiting() == [0]
    assert choices(state, 0) == [f"choose {resource}" for resource in RESOURCES]
    do(state, 0, "choose battle")
    assert king(state, 0)["palace"]["battle"] == 1
    assert step(state) == "actions"


def test_mr_1_5_passing_a_multiple_counts_as_reaching_it() -> None:
    state = Scene().hand(0, "cathedral-of-burgos").palace(0, religion=5).points(0, 3).state()
    do(state, 0, "play cathedral-of-burgos", "choose gold")
    assert king(state, 0)["points"] == 8
    assert step(state) == "actions"


def test_mr_1_5_two_multiples_at_once_bring_two_resources_chosen_one_by_one() -> None:
    state = Scene().hand(0, "first-crusade").palace(0, battle=7).points(0, 4).state()
    do(state, 0, "play first-crusade", "choose gold")
    assert step(state) == "bonus"
    do(state, 0, "choose science")
    assert king(state, 0)["palace"]["gold"] == 1
    assert king(state, 0)["palace"]["science"] == 1
    assert step(state) == "actions"


def test_mr_1_5_nothing_else_is_done_before_the_bonus_is_taken() -> None:
    state = Scene().hand(0, "cathedral-of-burgos").palace(0, religion=5).state()
    do(state, 0, "play cathedral-of-burgos")
    assert why(state, 0, "pass") == Refusal("MR-1.5", "bonus-first")


def test_mr_1_5_without_a_multiple_there_is_no_bonus() -> None:
    state = Scene().hand(0, "giotto").palace(0, culture=5).state()
    do(state, 0, "play giotto")
    assert king(state, 0)["points"] == 2
    assert step(state) == "actions"
