"""GT-5.7 to GT-5.12: resources, extracting, gathering."""

import pytest
from tests.games.grand_tribunal.tables import table

from concilium import CHANCE


def test_gt_5_7_the_top_resource_face_down_to_the_sanctum_for_both_actions() -> None:
    play = table().ready().do("draw resource").deal("buried-hoard")
    assert play.place("buried-hoard") == "sanctum 0"
    assert play.data["actions_left"] == 0
    assert "buried-hoard" not in play.known(1)
    assert play.view(1)["players"][0]["vault"] == [{"kind": "resource", "card": None}]


def test_gt_5_7_not_with_one_action_nor_from_an_empty_deck() -> None:
    assert table().actions(1, "vote").ready().rule("draw resource") == "GT-4.1"
    assert table().only_in_deck("resource").ready().rule("draw resource") == "GT-5.7"


def test_gt_5_8_a_resource_is_turned_over_done_and_discarded() -> None:
    play = table().sanctum(0, "buried-hoard", "plague-of-mice").ready().do("play buried-hoard")
    assert play.vis(0) == 18
    assert play.place("buried-hoard") == "discard"
    assert play.data["actions_left"] == 1
    assert "buried-hoard" in play.known(2)
    assert play.rule("play plague-of-mice") == "GT-4.1"


def test_gt_5_8_unless_it_stays_in_play() -> None:
    play = table().sanctum(0, "hidden-spring").ready().do("play hidden-spring")
    assert play.place("hidden-spring") == "active 0"
    assert play.view(1)["players"][0]["in_play"] == ["hidden-spring"]


def test_gt_5_8_only_one_that_lies_in_the_own_vault() -> None:
    play = table().hand(0, "buried-hoard").sanctum(1, "plague-of-mice").active(0, "hidden-spring").ready()
    for card in ("buried-hoard", "plague-of-mice", "hidden-spring"):
        assert play.rule(f"play {card}") == "GT-5.8"


def test_gt_5_8_draw_means_from_the_deck() -> None:
    play = table().market("willow-wand", "bog-oak-orb").sanctum(0, "ship-from-the-levant").ready()
    play.do("play ship-from-the-levant", "draw item")
    assert play.mover == CHANCE
    assert play.rule("deal willow-wand") == "GT-2.1"
    play.deal("noonday-orb")
    assert play.place("noonday-orb") == "hand 0"


@pytest.mark.parametrize(("tribunal", "gain"), [(1, 1), (2, 1), (3, 2)])
def test_gt_5_9_extract_gives_1_and_2_before_the_grand_tribunal(tribunal: int, gain: int) -> None:
    play = table().tribunal(tribunal).ready().do("extract")
    assert play.stores() == [12 + gain, 12, 12]
    assert play.data["actions_left"] == 1


@pytest.mark.parametrize("players", [3, 4, 5])
def test_gt_5_10_the_wizard_takes_a_and_every_other_b(players: int) -> None:
    play = table(players).turn(1).ready()
    space = play.view(None)["sources"]["uncontested"]["spaces"][0]
    play.do("gather uncontested")
    assert play.stores() == [12 + (space["take"] if seat == 1 else space["others"]) for seat in range(players)]
    assert play.data["uncontested_at"] == 1
    assert play.data["contested_at"] == 0
    assert play.data["actions_left"] == 0


def test_gt_5_11_the_gatherer_rolls_then_the_others_clockwise_may_pay_and_roll() -> None:
    play = table(players=4).turn(2).ready().do("gather contested")
    assert play.mover == CHANCE
    play.do("roll 5")
    assert play.mover == 3
    assert play.rule("vote orb") == "GT-5.11"
    play.do("yes", "roll 2")
    assert play.mover == 0
    play.do("no")
    assert play.mover == 1
    play.do("yes", "roll 4")
    assert play.mover == 2
    assert play.stores() == [12, 12 - 2 + 4, 12 + 5 + 2 + 2, 12 - 2 + 2]
    assert play.data["contested_at"] == 1
    assert play.data["uncontested_at"] == 0


def test_gt_5_11_who_has_too_little_vis_is_not_asked() -> None:
    play = table().vis(12, 1, 2).ready().do("gather contested", "roll 3")
    assert play.mover == 2
    play.do("yes", "roll 2")
    assert play.stores() == [17, 1, 2]


def test_gt_5_11_the_fee_goes_to_the_first_before_the_next_rolls() -> None:
    play = table().vis(0, 2, 2).ready().do("gather contested", "roll 2", "yes")
    assert play.stores() == [4, 0, 2]


def test_gt_5_12_past_the_last_space_of_an_area_the_source_is_closed() -> None:
    play = table().trackers(3, 2).ready()
    assert play.may("gather uncontested")
    assert play.may("gather contested")
    play = table().trackers(4, 3).ready()
    assert play.rule("gather uncontested") == "GT-5.12"
    assert play.rule("gather contested") == "GT-5.12"
    assert play.view(None)["sources"]["uncontested"]["open"] is False


def test_gt_5_12_the_tracker_enters_the_next_area() -> None:
    play = table().trackers(3, 0).ready().do("gather uncontested")
    assert play.data["uncontested_at"] == 4
    assert play.view(None)["sources"]["uncontested"]["open"] is False


def test_gt_5_12_until_the_next_tribunal() -> None:
    play = table().trackers(4, 3).last_turn().ready().end_turn().until(lambda p: p.step == "turn")
    assert play.may("gather uncontested")
    assert play.may("gather contested")


def test_gt_5_12_after_the_last_space_of_the_track_too() -> None:
    play = table().tribunal(3).trackers(12, 9).ready()
    assert play.rule("gather uncontested") == "GT-5.12"
    assert play.rule("gather contested") == "GT-5.12"
