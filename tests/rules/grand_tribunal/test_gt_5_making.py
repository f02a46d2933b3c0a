"""GT-5.1 to GT-5.6: voting, drawing, advancing, activating, installing, casting."""

import pytest
from tests.games.grand_tribunal.tables import table

from concilium import CHANCE


def test_gt_5_1_one_token_from_the_concilium_on_any_space() -> None:
    play = table().votes(orb=2).ready().do("vote orb")
    assert play.votes("orb") == 3
    assert play.data["concilium"] == 21
    assert play.data["actions_left"] == 1


def test_gt_5_2_a_face_up_card_goes_face_up_to_the_sanctum_and_the_market_is_refilled() -> None:
    play = table().market("willow-wand", "fools-gold").ready().do("take willow-wand")
    assert play.place("willow-wand") == "sanctum 0"
    assert play.is_face_up("willow-wand")
    assert play.mover == CHANCE
    play.deal("bog-oak-orb")
    assert play.place("bog-oak-orb") == "market"
    assert "bog-oak-orb" in play.view(2)["market"]["item"]
    assert play.mover == 0


def test_gt_5_2_a_face_up_spell_is_replaced_by_a_spell() -> None:
    play = table().market("willow-wand", "fools-gold").ready().do("take fools-gold")
    assert play.rule("deal bog-oak-orb") == "GT-2.1"
    play.deal("creeping-rust")
    assert play.place("creeping-rust") == "market"


def test_gt_5_2_only_a_card_of_the_market_can_be_taken() -> None:
    play = table().market("willow-wand").hand(1, "bog-oak-orb").discarded("fools-gold").ready()
    for card in ("bog-oak-orb", "fools-gold", "creeping-rust"):
        assert play.rule(f"take {card}") == "GT-5.2"


@pytest.mark.parametrize(("deck", "card"), [("item", "bog-oak-orb"), ("spell", "fools-gold")])
def test_gt_5_2_the_top_card_of_a_deck_goes_face_down_to_the_sanctum(deck: str, card: str) -> None:
    play = table().ready().do(f"draw {deck}").deal(card)
    assert play.place(card) == "sanctum 0"
    assert not play.is_face_up(card)
    assert card in play.known(0)
    assert card not in play.known(1)
    assert card not in str(play.events)
    assert play.data["actions_left"] == 1


def test_gt_5_2_an_empty_deck_gives_nothing_and_refills_nothing_until_the_next_tribunal() -> None:
    play = table().market("willow-wand").only_in_deck("item").last_turn().ready()
    assert play.rule("draw item") == "GT-5.2"
    assert play.may("draw spell")
    play.do("take willow-wand")
    assert play.mover == 0
    assert play.view(None)["market"]["item"] == []
    play.end_turn().until(lambda p: p.step == "place-votes")
    assert len(play.view(None)["market"]["item"]) == 3


def test_gt_5_3_one_vis_on_each_of_up_to_three_cards() -> None:
    play = table().sanctum(0, "noonday-orb", "midas-wand", "fools-gold", "potable-gold").ready()
    play.do("advance noonday-orb", "advance midas-wand")
    assert play.rule("advance noonday-orb") == "GT-5.3"
    play.do("advance fools-gold")
    assert play.step == "turn"
    assert [play.vis_on(card) for card in ("noonday-orb", "midas-wand", "fools-gold")] == [1, 1, 1]
    assert play.vis(0) == 9
    assert play.rule("advance potable-gold") == "GT-4.1"


def test_gt_5_3_or_up_to_two_on_one() -> None:
    play = table().sanctum(0, "noonday-orb", "midas-wand").ready().do("advance noonday-orb", "advance noonday-orb")
    assert play.step == "turn"
    assert play.vis_on("noonday-orb") == 2
    assert play.data["actions_left"] == 1


def test_gt_5_3_fewer_may_be_put() -> None:
    play = table().sanctum(0, "noonday-orb", "midas-wand").ready().do("advance noonday-orb")
    assert play.rule("vote orb") == "GT-5.3"
    assert play.rule("activate noonday-orb") == "GT-5.3"
    play.do("end")
    assert play.step == "turn"
    assert play.vis(0) == 11


def test_gt_5_3_never_beyond_a_cards_cost() -> None:
    play = table().sanctum(0, "willow-wand", vis=2).sanctum(0, "noonday-orb").ready()
    assert play.rule("advance willow-wand") == "GT-5.3"
    assert play.facts("advance willow-wand") == {"need": 2, "have": 2}
    play = table().sanctum(0, "willow-wand", vis=1).ready().do("advance willow-wand")
    assert play.step == "turn"
    assert play.vis_on("willow-wand") == 2


def test_gt_5_3_only_as_far_as_the_store_goes() -> None:
    play = table().vis(1).sanctum(0, "noonday-orb", "midas-wand").ready().do("advance noonday-orb")
    assert play.step == "turn"
    assert play.vis(0) == 0
    play = table().vis(0).sanctum(0, "noonday-orb").ready()
    assert play.rule("advance noonday-orb") == "GT-5.3"
    assert play.facts("advance noonday-orb") == {"need": 1, "have": 0}


def test_gt_5_3_only_inactive_items_and_spells_of_the_own_sanctum() -> None:
    setting = table().active(0, "willow-wand", "creeping-rust").hand(0, "bog-oak-orb").sanctum(1, "noonday-orb")
    play = setting.installed(0, "orb-of-tides", "fools-gold").ready()
    for card in ("willow-wand", "creeping-rust", "bog-oak-orb", "noonday-orb", "fools-gold"):
        assert play.rule(f"advance {card}") == "GT-5.3"


def test_gt_5_4_a_card_whose_cost_is_met_may_be_made_active() -> None:
    play = table().sanctum(0, "willow-wand", vis=2).ready().do("activate willow-wand")
    assert play.place("willow-wand") == "active 0"
    assert play.vis_on("willow-wand") == 0
    assert play.vis(0) == 12
    assert play.data["actions_left"] == 2
    assert play.view(2)["players"][0]["laboratory"][0]["card"] == "willow-wand"


def test_gt_5_4_not_before_its_cost_is_met() -> None:
    play = table().sanctum(0, "orb-of-tides", vis=3).ready()
    assert play.rule("activate orb-of-tides") == "GT-5.4"
    assert play.facts("activate orb-of-tides") == {"need": 4, "have": 3}


def test_gt_5_4_at_any_moment_of_the_owners_turn_and_never_compulsory() -> None:
    play = table().sanctum(0, "willow-wand", vis=2).actions(0, "vote", "extract").ready()
    assert play.may("activate willow-wand")
    play.end_turn()
    assert play.place("willow-wand") == "sanctum 0"
    assert play.rule("activate willow-wand") == "GT-5.4"
    assert play.rule("activate willow-wand", seat=0) == "GT-3.2"


def test_gt_5_5_an_active_spell_goes_under_an_active_item_with_a_free_place() -> None:
    setting = table().active(0, "orb-of-tides", "wayfarers-staff", "willow-wand", "rowan-talisman")
    play = setting.active(0, "fools-gold").ready().do("install fools-gold")
    assert play.legal("choose") == ["orb-of-tides", "wayfarers-staff", "willow-wand"]
    assert play.rule("choose rowan-talisman") == "GT-5.5"
    assert play.rule("end") == "GT-5.5"
    play.do("choose wayfarers-staff")
    assert play.place("fools-gold") == "installed 0"
    assert play.host("fools-gold") == "wayfarers-staff"
    assert play.data["actions_left"] == 2


def test_gt_5_5_a_full_place_takes_no_other_spell() -> None:
    play = table().installed(0, "willow-wand", "fools-gold").active(0, "creeping-rust").ready()
    assert play.rule("install creeping-rust") == "GT-5.5"


def test_gt_5_5_two_places_of_a_category_take_two_spells() -> None:
    play = table().installed(0, "fulgarous-orb", "fools-gold").active(0, "creeping-rust", "rain-of-embers").ready()
    play.do("install creeping-rust", "choose fulgarous-orb")
    assert play.rule("install rain-of-embers") == "GT-5.5"


def test_gt_5_5_an_inactive_spell_or_an_inactive_item_will_not_do() -> None:
    play = table().active(0, "willow-wand").sanctum(0, "fools-gold", vis=2).ready()
    assert play.rule("install fools-gold") == "GT-5.5"
    play = table().sanctum(0, "willow-wand", vis=2).active(0, "fools-gold").ready()
    assert play.rule("install fools-gold") == "GT-5.5"


def test_gt_5_5_only_under_an_own_item_on_the_own_turn() -> None:
    play = table().active(1, "willow-wand").active(0, "fools-gold").ready()
    assert play.rule("install fools-gold") == "GT-5.5"
    assert play.rule("install fools-gold", seat=1) == "GT-3.2"


def test_gt_5_5_others_see_what_is_installed_by_its_category() -> None:
    play = table().installed(0, "willow-wand", "fools-gold").ready()
    spells = play.view(1)["players"][0]["laboratory"][0]["spells"]
    assert [spell["category"] for spell in spells] == ["elemental"]


def test_gt_5_6_a_cast_spell_does_its_effect_and_is_discarded() -> None:
    play = table().installed(0, "rowan-talisman", "well-of-the-green-saint").ready().do("cast well-of-the-green-saint")
    assert play.vis(0) == 17
    assert play.step == "retain"
    assert play.rule("end") == "GT-5.6"
    play.do("no")
    assert play.place("well-of-the-green-saint") == "discard"
    assert play.data["actions_left"] == 1
    assert play.rule("cast well-of-the-green-saint") == "GT-4.1"


def test_gt_5_6_or_for_two_vis_it_goes_back_to_the_library_inactive() -> None:
    play = table().installed(0, "rowan-talisman", "well-of-the-green-saint").ready()
    play.do("cast well-of-the-green-saint", "yes")
    assert play.vis(0) == 15
    assert play.place("well-of-the-green-saint") == "sanctum 0"
    assert play.is_face_up("well-of-the-green-saint")
    assert play.vis_on("well-of-the-green-saint") == 0
    assert play.rule("activate well-of-the-green-saint") == "GT-5.4"


def test_gt_5_6_who_cannot_pay_discards() -> None:
    play = table().vis(1).votes(orb=1).installed(0, "bog-oak-orb", "scraping-of-the-vellum").ready()
    play.do("cast scraping-of-the-vellum", "unvote orb", "vote orb", "vote orb")
    assert play.rule("yes") == "GT-5.6"
    assert play.facts("yes") == {"need": 2, "have": 1}


def test_gt_5_6_also_from_under_an_award_winner() -> None:
    play = table().awarded(0, "rowan-talisman").installed(0, "rowan-talisman", "well-of-the-green-saint").ready()
    play.do("cast well-of-the-green-saint", "no")
    assert play.vis(0) == 17
    assert play.place("rowan-talisman") == "awarded 0"


def test_gt_5_6_only_an_installed_spell_of_ones_own() -> None:
    setting = table().active(0, "well-of-the-green-saint").sanctum(0, "creeping-rust", vis=2)
    play = setting.installed(1, "willow-wand", "fools-gold").ready()
    for spell in ("well-of-the-green-saint", "creeping-rust", "fools-gold"):
        assert play.rule(f"cast {spell}") == "GT-5.6"
