"""Section 5: playing from hand."""

from tests.games.medieval_realms.scenes import RESOURCES, Scene, can, choices, do, king, step, why

from concilium.core.refusals import Refusal


def test_mr_5_1_the_cost_is_paid_and_the_card_goes_into_play() -> None:
    state = Scene().hand(0, "inquisition-of-aragon").palace(0, religion=5).state()
    do(state, 0, "play inquisition-of-aragon")
    assert king(state, 0)["palace"]["religion"] == 1
    assert king(state, 0)["hand"] == []
    assert king(state, 0)["in_play"] == ["inquisition-of-aragon"]
    assert king(state, 0)["leaders"]["general"] == 2


def test_mr_5_1_without_the_cost_it_stays_in_hand() -> None:
    state = Scene().hand(0, "toledo").palace(0, raw_material=4).state()
    assert why(state, 0, "play toledo") == Refusal(
        "MR-5.1", "resource-short", {"need": 5, "have": 4, "resource": "raw-material"}
    )
    assert why(state, 0, "play paris") == Refusal("MR-5.1", "not-in-hand")


def test_mr_5_1_after_playing_the_colour_may_be_bought_again() -> None:
    state = Scene(2).hand(0, "bombard").panel(1, "powder-mill").palace(0, science=4, production=1).state()
    assert not can(state, 0, "buy powder-mill")
    do(state, 0, "play bombard")
    do(state, 1, "pass")
    do(state, 0, "buy powder-mill")
    assert king(state, 0)["hand"] == ["powder-mill"]


def test_mr_5_2_a_repeating_effect_answers_another_card_of_its_colour() -> None:
    state = Scene().in_play(0, "toledo").hand(0, "giotto").palace(0, culture=5).state()
    do(state, 0, "play giotto")
    assert king(state, 0)["palace"]["culture"] == 1
    assert king(state, 0)["points"] == 3


def test_mr_5_2_a_repeating_effect_is_deaf_to_other_colours_and_other_kings() -> None:
    state = Scene().in_play(0, "toledo").in_play(1, "florence").hand(0, "cathedral-of-siena").hand(1, "giotto")
    played = state.palace(0, religion=5).palace(1, culture=5).points(0, 1).state()
    do(played, 0, "play cathedral-of-siena", "choose gold")
    assert king(played, 0)["points"] == 6
    do(played, 1, "play giotto")
    assert king(played, 1)["palace"]["gold"] == 1
    assert king(played, 0)["points"] == 6


def test_mr_5_2_all_answering_cards_answer_and_their_points_count_for_the_track() -> None:
    state = Scene().in_play(0, "toledo", "florence").hand(0, "giotto").palace(0, culture=5).points(0, 1).state()
    do(state, 0, "play giotto")
    assert king(state, 0)["points"] == 5
    do(state, 0, "choose battle")
    assert king(state, 0)["palace"]["gold"] == 1
    assert step(state) == "actions"


def test_mr_5_2_a_card_won_in_an_auction_is_not_played() -> None:
    state = Scene(2).in_play(0, "krakow").panel(1, "marshal").palace(0, gold=1).state()
    do(state, 0, "buy marshal", "bid 1")
    do(state, 1, "pass")
    assert king(state, 0)["points"] == 0


def test_mr_5_3_the_lily_is_all_of_one_kind() -> None:
    state = Scene().hand(0, "tithe-of-oil").palace(0, religion=5).state()
    do(state, 0, "play tithe-of-oil")
    assert step(state) == "lily"
    assert choices(state, 0) == [f"choose {resource}" for resource in RESOURCES]
    assert why(state, 0, "pass") == Refusal("MR-5.3", "lily-first")
    do(state, 0, "choose science")
    assert king(state, 0)["palace"]["science"] == 4
    assert state.waiting() == [1]


def test_mr_5_3_points_come_before_the_lily_where_the_card_says_so() -> None:
    state = Scene().hand(0, "tithe-of-oil").palace(0, religion=5).points(0, 3).state()
    do(state, 0, "play tithe-of-oil")
    assert step(state) == "bonus"
    do(state, 0, "choose gold")
    assert step(state) == "lily"
    do(state, 0, "choose gold")
    assert king(state, 0)["palace"]["gold"] == 5
