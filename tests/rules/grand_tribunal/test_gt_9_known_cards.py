"""Section 9: the cards known by name do what is known of them."""

from tests.games.grand_tribunal.tables import printed, table

import concilium


def test_gt_9_the_known_cards_are_there() -> None:
    cards = printed(concilium.game("grand-tribunal", players=3))
    assert cards["fulgarous-orb"]["kind"] == "item"
    assert cards["fools-gold"]["category"] == "elemental"
    for name in ("longevity-potion", "items-transmutation", "chirurgeons-touch"):
        assert cards[name]["category"] == "alchemical"
    assert cards["fog-of-confusion"]["kind"] == "spell"


def test_gt_9_dearer_materials_hold_more_and_score_more() -> None:
    cards = printed(concilium.game("grand-tribunal", players=3))
    items = [card for card in cards.values() if card["kind"] == "item"]
    by_cost = {cost: [item for item in items if item["cost"] == cost] for cost in range(2, 8)}
    assert {len(found) for found in by_cost.values()} == {6}
    for cost in range(2, 7):
        for cheap in by_cost[cost]:
            for dear in by_cost[cost + 1]:
                assert dear["score"] >= cheap["score"]
                assert len(dear["slots"]) >= len(cheap["slots"])


def test_gt_9_fog_of_confusion_muddles_an_opponent() -> None:
    play = table().installed(0, "willow-wand", "fog-of-confusion").ready()
    play.do("cast fog-of-confusion", "target 1", "no", "end")
    assert play.mover == 1
    assert play.data["actions_left"] == 1
    play.end_turn()
    assert play.data["actions_left"] == 2


def test_gt_9_fools_gold_burns_its_item_for_a_face_up_one_active_at_once() -> None:
    setting = table().installed(0, "fulgarous-orb", "fools-gold", "creeping-rust").market("noonday-orb", "midas-wand")
    play = setting.ready().do("cast fools-gold")
    assert play.place("fulgarous-orb") == "discard"
    assert play.place("creeping-rust") == "discard"
    assert play.legal("choose") == ["noonday-orb", "midas-wand"]
    play.do("choose midas-wand").deal("bog-oak-orb")
    assert play.place("midas-wand") == "active 0"
    assert play.place("bog-oak-orb") == "market"
    assert play.do("no").place("fools-gold") == "discard"


def test_gt_9_longevity_potion_gives_two_more_different_actions_as_a_fresh_turn() -> None:
    play = (
        table()
        .installed(0, "birchbark-scroll", "longevity-potion")
        .ready()
        .do("extract", "cast longevity-potion", "no")
    )
    assert play.data["actions_left"] == 2
    play.do("extract")
    assert play.rule("extract") == "GT-4.1"
    play.do("vote orb")
    assert play.data["actions_left"] == 0


def test_gt_9_actions_left_when_longevity_potion_is_cast_are_kept_and_taken_first() -> None:
    play = table().installed(0, "birchbark-scroll", "longevity-potion").ready().do("cast longevity-potion", "no")
    assert play.data["actions_left"] == 1
    assert play.view(1)["deciding"]["fresh_pairs"] == 1
    play.do("extract")
    assert play.data["actions_left"] == 2
    assert play.view(1)["deciding"]["fresh_pairs"] == 0
    play.do("extract", "vote orb")
    assert play.mover == 0
    assert play.data["actions_left"] == 0
    assert play.do("end").mover == 1


def test_gt_9_actions_left_may_be_given_up_for_the_fresh_pair() -> None:
    play = table().installed(0, "birchbark-scroll", "longevity-potion").ready().do("cast longevity-potion", "no", "end")
    assert play.mover == 0
    assert play.data["actions_left"] == 2
    assert play.may("gather uncontested")
    assert play.do("end").mover == 1


def test_gt_9_longevity_potions_pair_is_of_the_same_turn_so_hidden_spring_pays_once() -> None:
    setting = table().installed(0, "birchbark-scroll", "longevity-potion").active(0, "hidden-spring")
    play = setting.turn(2, praeco=2).ready().end_turn()
    assert play.stores() == [13, 12, 12]
    play.do("cast longevity-potion", "no", "vote orb", "vote orb", "draw item").deal("willow-wand")
    assert play.stores() == [13, 12, 12]
    assert sum(event["event"] == "turn-began" for event in play.events) == 1


def test_gt_9_items_transmutation_may_choose_an_active_item_and_discards_the_spells_in_it() -> None:
    setting = table().installed(0, "birchbark-scroll", "items-transmutation", "longevity-potion")
    play = setting.awarded(0, "midas-wand").sanctum(0, "noonday-orb").ready().do("cast items-transmutation")
    assert sorted(play.legal("choose")) == ["birchbark-scroll", "midas-wand", "noonday-orb"]
    play.do("choose birchbark-scroll").deal("willow-wand")
    assert play.place("birchbark-scroll") == "discard"
    assert play.place("longevity-potion") == "discard"
    assert play.place("willow-wand") == "sanctum 0"
    assert play.is_face_up("willow-wand")
    assert play.vis_on("willow-wand") == 0


def test_gt_9_fools_gold_burns_its_item_even_if_no_face_up_item_can_be_taken() -> None:
    play = table().installed(0, "fulgarous-orb", "fools-gold", "creeping-rust").ready().do("cast fools-gold")
    assert play.step == "retain"
    assert play.place("fulgarous-orb") == "discard"
    assert play.place("creeping-rust") == "discard"


def test_gt_9_chirurgeons_touch_may_choose_active_cards_and_award_winners() -> None:
    setting = table().installed(0, "birchbark-scroll", "chirurgeons-touch").active(0, "fools-gold", "clever-jackdaw")
    setting.installed(0, "noonday-orb", "creeping-rust").awarded(0, "midas-wand")
    play = setting.ready().do("cast chirurgeons-touch")
    assert play.view(1)["players"][0]["hand_limit"] == 7
    play.do("choose fools-gold", "choose clever-jackdaw", "choose noonday-orb", "choose midas-wand", "end")
    assert play.view(1)["players"][0]["hand_limit"] == 5
    assert play.place("creeping-rust") == "discard"
    play.deal("bog-oak-orb", "willow-wand", "rain-of-embers", "buried-hoard")
    assert play.step == "turn"
    for card in ("bog-oak-orb", "willow-wand", "rain-of-embers", "buried-hoard"):
        assert play.place(card) == "sanctum 0"


def test_gt_9_items_transmutation_carries_the_vis_to_a_newly_drawn_item() -> None:
    setting = table().installed(0, "birchbark-scroll", "items-transmutation").sanctum(0, "noonday-orb", vis=5)
    play = setting.ready().do("cast items-transmutation", "choose noonday-orb").deal("midas-wand")
    assert play.place("noonday-orb") == "discard"
    assert play.place("midas-wand") == "sanctum 0"
    assert play.vis_on("midas-wand") == 5
    assert play.vis_on("noonday-orb") == 0
    assert "midas-wand" not in play.known(1)


def test_gt_9_items_transmutation_never_beyond_the_new_cost() -> None:
    setting = table().installed(0, "birchbark-scroll", "items-transmutation").sanctum(0, "noonday-orb", vis=5)
    play = setting.ready().do("cast items-transmutation", "choose noonday-orb").deal("willow-wand")
    assert play.vis_on("willow-wand") == 2


def test_gt_9_chirurgeons_touch_replaces_each_card_in_the_zone_it_left() -> None:
    setting = table().installed(0, "birchbark-scroll", "chirurgeons-touch").hand(0, "willow-wand", "buried-hoard")
    play = setting.sanctum(0, "noonday-orb", vis=3).sanctum(0, "fools-gold").ready().do("cast chirurgeons-touch")
    play.do("choose willow-wand", "choose noonday-orb", "choose fools-gold", "end")
    play.deal("bog-oak-orb", "midas-wand", "creeping-rust")
    assert play.place("bog-oak-orb") == "hand 0"
    assert play.place("midas-wand") == "sanctum 0"
    assert play.place("creeping-rust") == "sanctum 0"
    assert play.place("buried-hoard") == "hand 0"
    assert play.place("chirurgeons-touch") == "discard"
    assert play.step == "turn"
