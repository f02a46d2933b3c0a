"""Section 8: the variants of the Spanish rulebook."""

import pytest
from tests.games.grand_tribunal.tables import Setting, table


def varied(*variants: str) -> Setting:
    return table(variants=list(variants))


def test_gt_8_double_advance_twice_a_turn_and_no_more() -> None:
    play = varied("double-advance").sanctum(0, "noonday-orb", "midas-wand").ready()
    play.do("advance noonday-orb", "advance noonday-orb", "advance noonday-orb", "advance noonday-orb")
    assert play.vis_on("noonday-orb") == 4
    assert play.rule("advance noonday-orb") == "GT-4.1"
    assert play.data["actions_left"] == 0


def test_gt_8_double_advance_is_refused_a_third_time_even_with_actions_left() -> None:
    setting = varied("double-advance").sanctum(0, "noonday-orb", "sleepless-night").actions(3)
    play = setting.ready().do("advance noonday-orb", "end", "advance noonday-orb", "end")
    assert play.data["actions_left"] == 1
    assert play.rule("advance noonday-orb") == "GT-4.1"
    assert play.may("vote orb")


def test_gt_8_without_double_advance_once_a_turn() -> None:
    play = table().sanctum(0, "noonday-orb").ready().do("advance noonday-orb", "end")
    assert play.rule("advance noonday-orb") == "GT-4.1"


@pytest.mark.parametrize(("to", "zone"), [("hand", "hand 0"), ("sanctum", "sanctum 0")])
def test_gt_8_hand_or_sanctum_from_the_market(to: str, zone: str) -> None:
    play = varied("hand-or-sanctum").market("willow-wand").ready().do("take willow-wand").deal("bog-oak-orb")
    assert play.legal() == ["put hand", "put sanctum"]
    assert play.rule("end") == "GT-5.2"
    play.do(f"put {to}")
    assert play.place("willow-wand") == zone
    assert play.is_face_up("willow-wand") == (to == "sanctum")
    assert "willow-wand" in play.known(1)


@pytest.mark.parametrize(
    ("deck", "card"), [("item", "willow-wand"), ("spell", "fools-gold"), ("resource", "buried-hoard")]
)
@pytest.mark.parametrize(("to", "zone"), [("hand", "hand 0"), ("sanctum", "sanctum 0")])
def test_gt_8_hand_or_sanctum_from_a_deck_after_looking(deck: str, card: str, to: str, zone: str) -> None:
    play = varied("hand-or-sanctum").ready().do(f"draw {deck}").deal(card)
    assert play.mover == 0
    assert card in str(play.view(0))
    assert card not in str(play.view(1))
    play.do(f"put {to}")
    assert play.place(card) == zone
    assert card not in play.known(1)


def test_gt_8_secret_cards_lie_face_down_even_from_the_market_until_their_cost_is_met() -> None:
    play = varied("secret-cards").market("willow-wand").ready().do("take willow-wand").deal("bog-oak-orb")
    assert not play.is_face_up("willow-wand")
    play.do("advance willow-wand", "end")
    assert not play.is_face_up("willow-wand")
    play = varied("secret-cards").sanctum(0, "willow-wand", vis=1).ready().do("advance willow-wand")
    assert play.is_face_up("willow-wand")
    assert play.place("willow-wand") == "sanctum 0"
    assert "willow-wand" in play.known(2)


def test_gt_8_secret_cards_all_still_know_what_they_saw_taken() -> None:
    play = varied("secret-cards").market("willow-wand").ready().do("take willow-wand").deal("bog-oak-orb")
    assert play.view(1)["players"][0]["laboratory"][0]["card"] == "willow-wand"
    assert play.view(1)["players"][0]["laboratory"][0]["face_up"] is False


def test_gt_8_cheap_resources_are_played_free() -> None:
    setting = varied("cheap-resources").sanctum(0, "buried-hoard", "plague-of-mice").actions(0, "vote", "extract")
    play = setting.ready().do("play buried-hoard", "play plague-of-mice")
    assert play.data["actions_left"] == 0
    assert play.place("buried-hoard") == "discard"
    assert play.place("plague-of-mice") == "discard"


def test_gt_8_cheap_resources_are_still_drawn_as_a_double_action() -> None:
    assert varied("cheap-resources").actions(1, "vote").ready().rule("draw resource") == "GT-4.1"


def test_gt_8_quick_turnover_activates_at_once() -> None:
    play = varied("quick-turnover").sanctum(0, "willow-wand", vis=1).ready().do("advance willow-wand")
    assert play.place("willow-wand") == "active 0"
    assert play.vis_on("willow-wand") == 0
    assert "willow-wand" in play.known(1)


def test_gt_8_quick_turnover_in_the_middle_of_an_advance() -> None:
    play = varied("quick-turnover").sanctum(0, "willow-wand", vis=1).sanctum(0, "noonday-orb", "midas-wand").ready()
    play.do("advance willow-wand", "advance noonday-orb", "advance midas-wand")
    assert play.place("willow-wand") == "active 0"
    assert play.step == "turn"


def test_gt_8_all_variants_together() -> None:
    every = ["double-advance", "hand-or-sanctum", "secret-cards", "cheap-resources", "quick-turnover"]
    setting = varied(*every).market("willow-wand").sanctum(0, "noonday-orb", "buried-hoard")
    play = setting.ready().do("take willow-wand").deal("bog-oak-orb").do("put sanctum")
    play.do("advance willow-wand", "advance willow-wand", "play buried-hoard")
    assert play.place("willow-wand") == "active 0"
    assert play.data["actions_left"] == 0
    assert play.mover == 0
