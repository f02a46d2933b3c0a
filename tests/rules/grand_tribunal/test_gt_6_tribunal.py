"""GT-6: the Tribunal."""

import pytest
from tests.games.grand_tribunal.plays import Play
from tests.games.grand_tribunal.tables import Setting, table


def hold(setting: Setting) -> Play:
    """The Tribunal of a setting in which nobody has anything to activate."""
    play = setting.last_turn().ready().end_turn()
    return play.until(lambda p: p.step in ("deal", "place-votes", "over"))


def judged(play: Play) -> dict[str, tuple[object, object, object]]:
    """Each entered item with its votes, place and points."""
    return {
        str(event["card"]): (event["votes"], event["place"], event["points"])
        for event in play.events
        if event["event"] == "item-judged"
    }


def test_gt_6_1_in_turn_order_from_the_last_praeco_finished_cards_may_be_activated() -> None:
    setting = table().sanctum(0, "willow-wand", vis=2).sanctum(1, "bog-oak-orb", vis=2)
    play = setting.sanctum(2, "rowan-talisman", vis=2).last_turn().ready().end_turn()
    asked = []
    while play.step == "tribunal-called":
        asked.append(play.mover)
        play.do("end")
    assert asked == [1, 2, 0]


def test_gt_6_1_activating_is_not_compulsory_and_nothing_else_is_allowed() -> None:
    play = table().sanctum(1, "bog-oak-orb", vis=2).sanctum(1, "willow-wand", vis=1).last_turn().ready().end_turn()
    assert play.legal() == ["activate bog-oak-orb", "end"]
    assert play.rule("vote orb") == "GT-6.1"
    assert play.rule("activate willow-wand") == "GT-5.4"
    play.do("end")
    assert play.place("bog-oak-orb") == "sanctum 1"
    assert judged(play) == {}


def test_gt_6_1_a_spell_so_activated_may_be_installed_at_once() -> None:
    setting = table().active(1, "wayfarers-staff").sanctum(1, "fools-gold", vis=2).active(1, "creeping-rust")
    play = setting.votes(elemental=3).last_turn().ready().end_turn().do("activate fools-gold")
    assert play.legal() == ["choose wayfarers-staff", "no"]
    play.do("choose wayfarers-staff")
    play.until(lambda p: p.data["tribunal"] == 1)
    assert judged(play)["wayfarers-staff"][0] == 3


def test_gt_6_1_installing_it_is_not_compulsory() -> None:
    setting = table().active(1, "wayfarers-staff").sanctum(1, "fools-gold", vis=2)
    play = setting.last_turn().ready().end_turn().do("activate fools-gold", "no")
    assert play.place("fools-gold") == "active 1"


def test_gt_6_1_what_is_active_is_entered_and_award_winners_are_not() -> None:
    setting = table().active(0, "willow-wand").awarded(1, "noonday-orb").sanctum(2, "bog-oak-orb", vis=2)
    play = hold(setting.votes(orb=5))
    assert set(judged(play)) == {"willow-wand"}


def test_gt_6_2_votes_are_the_type_plus_each_different_category_installed() -> None:
    setting = table().installed(0, "fulgarous-orb", "fools-gold", "runes-of-acclaim").active(1, "willow-wand")
    play = hold(setting.votes(orb=1, elemental=2, runic=4, healing=8, wand=2))
    assert judged(play)["fulgarous-orb"][0] == 7
    assert judged(play)["willow-wand"][0] == 2


def test_gt_6_3_most_votes_wins_then_second_third_and_mentions() -> None:
    setting = table().active(0, "willow-wand", "wayfarers-staff").active(1, "bog-oak-orb").active(2, "rowan-talisman")
    play = hold(setting.votes(orb=4, talisman=3, staff=2, wand=1))
    places = {card: place for card, (_, place, _) in judged(play).items()}
    assert places == {"bog-oak-orb": 1, "rowan-talisman": 2, "wayfarers-staff": 3, "willow-wand": 0}


def test_gt_6_3_a_tie_goes_to_the_higher_base_score() -> None:
    play = hold(table().active(0, "bog-oak-orb").active(1, "noonday-orb").votes(orb=4))
    assert judged(play)["noonday-orb"][1] == 1
    assert judged(play)["bog-oak-orb"][1] == 2


def test_gt_6_3_then_to_more_installed_spells() -> None:
    setting = table().active(0, "rowan-talisman").installed(1, "hedge-draught", "well-of-the-green-saint")
    play = hold(setting)
    assert judged(play)["hedge-draught"][1] == 1
    assert judged(play)["rowan-talisman"][1] == 2


def test_gt_6_3_still_tied_all_take_the_place_and_the_next_lower_is_not_awarded() -> None:
    setting = table().active(0, "rowan-talisman").active(1, "hedge-draught").active(2, "willow-wand", "bog-oak-orb")
    play = hold(setting.votes(talisman=5, potion=3, wand=3, orb=1))
    places = {card: place for card, (_, place, _) in judged(play).items()}
    assert places == {"rowan-talisman": 1, "hedge-draught": 2, "willow-wand": 2, "bog-oak-orb": 0}


def test_gt_6_3_three_tied_for_first_leave_no_second() -> None:
    setting = table().active(0, "rowan-talisman").active(1, "hedge-draught").active(2, "willow-wand", "bog-oak-orb")
    play = hold(setting.votes(talisman=3, potion=3, wand=3, orb=1))
    places = {card: place for card, (_, place, _) in judged(play).items()}
    assert places == {"rowan-talisman": 1, "hedge-draught": 1, "willow-wand": 1, "bog-oak-orb": 3}


def test_gt_6_4_points_are_score_plus_spells_times_the_place() -> None:
    setting = table().installed(0, "orb-of-tides", "fools-gold", "runes-of-acclaim")
    setting.active(1, "noonday-orb").active(2, "silverpoint-scroll", "willow-wand")
    play = hold(setting.votes(elemental=9, orb=4, scroll=3))
    assert judged(play)["orb-of-tides"] == (13, 1, (3 + 2) * 4)
    assert judged(play)["noonday-orb"] == (4, 2, 6 * 3)
    assert judged(play)["silverpoint-scroll"] == (3, 3, 5 * 2)
    assert judged(play)["willow-wand"] == (0, 0, 2)
    assert play.state.scores() == [20, 18, 12]


def test_gt_6_4_a_mention_may_enter_again() -> None:
    setting = table().active(0, "willow-wand").active(1, "noonday-orb", "potable-gold", "gilded-scroll").points(0, 7)
    play = hold(setting.tribunal(2).votes(orb=1))
    assert play.place("willow-wand") == "active 0"
    assert play.state.scores()[0] == 9


def test_gt_6_5_winners_carry_their_award_and_move_aside() -> None:
    play = hold(table().active(0, "willow-wand").active(1, "noonday-orb").votes(orb=1))
    assert play.place("noonday-orb") == "awarded 1"
    assert play.view(2)["players"][1]["laboratory"][0]["award"] == 1
    assert play.view(2)["players"][0]["laboratory"][0]["award"] == 2


def test_gt_6_5_spells_may_still_be_installed_in_winners() -> None:
    play = table().awarded(0, "willow-wand").active(0, "fools-gold").ready()
    play.do("install fools-gold", "choose willow-wand")
    assert play.host("fools-gold") == "willow-wand"
    assert play.may("cast fools-gold")


def test_gt_6_6_tokens_return_discards_are_shuffled_in_and_trackers_move() -> None:
    setting = table().votes(orb=5, runic=2).discarded("willow-wand", "fools-gold", "buried-hoard").trackers(1, 1)
    play = hold(setting)
    assert play.data["concilium"] == 24
    assert set(play.view(None)["votes"].values()) == {0}
    for card in ("willow-wand", "fools-gold", "buried-hoard"):
        assert play.place(card) == "deck"
        assert card not in play.known(0)
    assert (play.data["uncontested_at"], play.data["contested_at"]) == (4, 3)
    assert play.data["tribunal"] == 1
    assert play.data["round"] == 0


def test_gt_6_6_the_owner_of_the_first_place_is_praeco() -> None:
    play = hold(table().active(0, "bog-oak-orb").active(2, "willow-wand").votes(wand=1))
    assert play.data["praeco"] == 2


@pytest.mark.parametrize(("winners", "praeco"), [((0, 2), 2), ((0, 1), 0), ((1, 2), 2), ((1,), 1), ((), 2)], ids=str)
def test_gt_6_6_of_several_the_nearest_after_the_last_praeco(winners: tuple[int, ...], praeco: int) -> None:
    """The last Praeco is seat 1: the order is 2, 0, 1; with no first place the pawn passes left."""
    setting = table()
    for seat, item in zip(winners, ["bog-oak-orb", "rowan-talisman"], strict=False):
        setting.active(seat, item)
    assert hold(setting).data["praeco"] == praeco


def test_gt_6_7_after_the_third_the_highest_total_wins() -> None:
    play = hold(table().tribunal(3).points(0, 10, 10).points(1, 0, 23).active(0, "willow-wand"))
    assert play.step == "over"
    assert play.state.scores() == [28, 23, 0]
    assert play.state.winners() == [0]
    assert play.rule("vote orb", seat=0) == "GT-6.7"


def test_gt_6_7_equal_totals_share_the_win() -> None:
    play = hold(table().tribunal(3).points(0, 10, 13).points(1, 0, 23).points(2, 1))
    assert play.state.winners() == [0, 1]


def test_gt_6_7_the_first_two_do_not_end_the_game() -> None:
    for tribunal in (1, 2):
        play = hold(table().tribunal(tribunal))
        assert play.step != "over"
        assert play.data["tribunal"] == tribunal
