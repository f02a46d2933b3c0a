"""GT-1: the things on the table."""

from collections import Counter

import pytest
from tests.games.grand_tribunal.tables import printed, table

import concilium

TYPES = ["orb", "potion", "scroll", "staff", "talisman", "wand"]
CATEGORIES = ["alchemical", "elemental", "healing", "runic"]


def test_gt_1_1_the_regio_never_runs_dry() -> None:
    play = table(players=5).vis(60, 60, 60, 60, 60).ready()
    play.do("gather uncontested")
    assert play.stores() == [66, 62, 62, 62, 62]


def test_gt_1_1_a_vis_store_is_public_and_kept_between_tribunals() -> None:
    play = table().vis(3, 4, 5).last_turn().ready()
    for watcher in (None, 0, 1, 2):
        assert [wizard["vis"] for wizard in play.view(watcher)["players"]] == [3, 4, 5]
    play.end_turn().until(lambda p: p.data["tribunal"] == 1)
    assert play.stores() == [3, 4, 5]


def test_gt_1_2_there_are_24_tokens_and_an_empty_concilium_ends_voting() -> None:
    play = table().votes(orb=20, wand=3).ready()
    assert play.data["concilium"] == 1
    assert play.may("vote staff")
    play = table().votes(orb=20, wand=4).ready()
    assert play.rule("vote staff") == "GT-1.2"


def test_gt_1_2_the_tribunal_fills_the_concilium_again() -> None:
    play = table().votes(orb=20, wand=4).last_turn().ready()
    play.end_turn().until(lambda p: p.step == "place-votes")
    assert play.data["concilium"] == 24
    assert play.may("vote staff")


def test_gt_1_3_the_voting_track_has_six_types_and_four_categories() -> None:
    play = table().ready()
    assert play.legal("vote") == TYPES + CATEGORIES
    assert list(play.view(None)["votes"]) == TYPES + CATEGORIES


def test_gt_1_4_there_are_105_cards_in_three_decks() -> None:
    cards = printed(concilium.game("grand-tribunal", players=3))
    assert Counter(card["kind"] for card in cards.values()) == {"item": 36, "spell": 40, "resource": 29}
    items = [card for card in cards.values() if card["kind"] == "item"]
    assert Counter(card["type"] for card in items) == dict.fromkeys(TYPES, 6)
    for item in items:
        assert 2 <= item["cost"] <= 7
        assert item["slots"]
    spells = [card for card in cards.values() if card["kind"] == "spell"]
    assert Counter(card["category"] for card in spells) == dict.fromkeys(CATEGORIES, 10)


def test_gt_1_4_a_spell_always_costs_2() -> None:
    play = table().sanctum(0, "runes-of-acclaim", vis=1).ready()
    assert play.facts("activate runes-of-acclaim") == {"need": 2, "have": 1}
    play.do("advance runes-of-acclaim")
    assert play.may("activate runes-of-acclaim")


def test_gt_1_4_each_deck_has_its_discard_pile() -> None:
    play = table().discarded("willow-wand", "fools-gold", "buried-hoard").ready()
    assert play.view(1)["discards"] == {"item": ["willow-wand"], "spell": ["fools-gold"], "resource": ["buried-hoard"]}
    assert play.view(1)["decks"] == {"item": 35, "spell": 39, "resource": 28}


def test_gt_1_5_others_see_the_back_of_a_face_down_card_and_the_owner_looks() -> None:
    play = table().sanctum(0, "willow-wand", vis=1).sanctum(0, "buried-hoard").sanctum(0, "fools-gold").ready()
    own, rival = play.view(0)["players"][0], play.view(1)["players"][0]
    assert own["laboratory"][0]["card"] == "willow-wand"
    assert own["library"][0]["card"] == "fools-gold"
    assert own["vault"][0]["card"] == "buried-hoard"
    assert rival["laboratory"][0]["card"] is None
    assert rival["laboratory"][0]["vis"] == 1
    assert rival["library"][0]["card"] is None
    assert rival["vault"][0]["card"] is None


def test_gt_1_5_all_see_a_face_up_card() -> None:
    play = table().sanctum(0, "willow-wand", face_up=True).ready()
    for watcher in (None, 1, 2):
        assert play.view(watcher)["players"][0]["laboratory"][0]["card"] == "willow-wand"


def test_gt_1_5_a_sanctum_has_no_limit() -> None:
    cards = printed(concilium.game("grand-tribunal", players=3))
    items = [name for name, card in cards.items() if card["kind"] == "item"]
    play = table().sanctum(0, *items[:30]).market(*items[30:33]).ready()
    play.do(f"take {items[30]}")
    assert play.place(items[30]) == "sanctum 0"


def test_gt_1_6_a_hand_is_hidden() -> None:
    play = table().hand(0, "willow-wand", "buried-hoard").ready()
    assert {card["card"] for card in play.view(0)["players"][0]["hand"]} == {"willow-wand", "buried-hoard"}
    for watcher in (None, 1, 2):
        backs = play.view(watcher)["players"][0]["hand"]
        assert [(card["kind"], card["card"]) for card in backs] == [("item", None), ("resource", None)]


@pytest.mark.parametrize(("in_play", "limit"), [([], 5), (["clever-jackdaw"], 7)])
def test_gt_1_6_the_limit_is_5_unless_a_card_says_otherwise(in_play: list[str], limit: int) -> None:
    hand = ["bog-oak-orb", "whalebone-orb", "orb-of-tides", "fulgarous-orb", "moonwatchers-orb", "noonday-orb"]
    play = table().hand(0, *hand, "fools-gold", "buried-hoard").active(0, *in_play).ready()
    assert play.view(1)["players"][0]["hand_limit"] == limit
    play.end_turn()
    while play.mover == 0:
        play.do(f"choose {play.data['wizards'][0]['hand'][0]}")
    assert play.count("hand", 0) == limit


def test_gt_1_7_the_track_has_two_rows_of_three_areas_with_a_tracker_each() -> None:
    facts = concilium.game("grand-tribunal", players=3).facts()
    for row in ("uncontested", "contested"):
        spaces = facts[row]
        assert isinstance(spaces, list)
        areas = [space["tribunal"] for space in spaces]
        assert areas == sorted(areas)
        assert set(areas) == {1, 2, 3}
    play = table().ready()
    assert play.view(None)["sources"]["uncontested"]["at"] == 0
    assert play.view(None)["sources"]["contested"]["at"] == 0
    play.do("gather uncontested")
    assert play.view(None)["sources"]["uncontested"]["at"] == 1
    assert play.view(None)["sources"]["contested"]["at"] == 0


def test_gt_1_8_the_die_ends_on_2_to_5() -> None:
    play = table().ready().do("gather contested")
    assert play.mover == concilium.CHANCE
    assert play.legal() == ["roll 2", "roll 3", "roll 4", "roll 5"]


def test_gt_1_8_one_pawn_and_three_awards() -> None:
    play = table().awarded(1, "willow-wand", 1).awarded(2, "bog-oak-orb", 3).ready()
    view = play.view(0)
    assert view["praeco"] == 0
    assert view["players"][1]["laboratory"][0]["award"] == 1
    assert view["players"][2]["laboratory"][0]["award"] == 3
