"""Section 4: buying from the panel."""

from tests.games.medieval_realms.scenes import Scene, can, choices, do, king, why

from concilium.core.refusals import Refusal
from concilium.core.state import State


def test_mr_4_1_at_most_four_cards_in_hand() -> None:
    hand = ["toledo", "spice-market", "giotto", "averroes"]
    state = Scene().hand(0, *hand).panel(1, "majorca").palace(0, production=9).state()
    assert why(state, 0, "buy majorca") == Refusal("MR-4.1", "hand-full", {"need": 4, "have": 4})


def test_mr_4_1_never_two_of_one_seal_colour() -> None:
    state = Scene().hand(0, "giotto").panel(1, "gallery-of-icons").panel(2, "toledo").palace(0, production=9).state()
    assert why(state, 0, "buy gallery-of-icons") == Refusal("MR-4.1", "colour-in-hand", {"colour": "violet"})
    assert can(state, 0, "buy toledo")


def test_mr_4_1_a_colour_in_play_does_not_count() -> None:
    state = Scene().in_play(0, "giotto").panel(1, "gallery-of-icons").palace(0, production=1).state()
    do(state, 0, "buy gallery-of-icons")
    assert king(state, 0)["hand"] == ["gallery-of-icons"]


def test_mr_4_2_the_row_makes_the_price() -> None:
    for slot, price in ((1, 1), (4, 1), (5, 2), (8, 2), (9, 3), (12, 3)):
        poor = Scene().panel(slot, "toledo").palace(0, production=price - 1).state()
        refusal = Refusal("MR-4.2", "production-short", {"need": price, "have": price - 1})
        assert why(poor, 0, "buy toledo") == refusal
        state = Scene().panel(slot, "toledo").palace(0, production=price).state()
        do(state, 0, "buy toledo")
        assert king(state, 0)["palace"]["production"] == 0
        assert king(state, 0)["hand"] == ["toledo"]
        assert state.view(None)["panel"] == [None] * 12


def test_mr_4_2_the_cards_own_cost_is_not_needed_to_buy_it() -> None:
    state = Scene().panel(1, "cathedral-of-burgos").palace(0, production=1).state()
    assert can(state, 0, "buy cathedral-of-burgos")


def test_mr_4_2_only_cards_of_the_current_panel_are_bought() -> None:
    state = Scene().future(1, "toledo").palace(0, production=9).state()
    assert why(state, 0, "buy toledo") == Refusal("MR-3.9", "not-on-panel")
    assert why(state, 0, "buy paris") == Refusal("MR-3.9", "not-on-panel")


def majority(scene: Scene) -> State:
    state = scene.panel(5, "castle-of-dover").palace(0, production=2).state()
    do(state, 0, "buy castle-of-dover")
    assert king(state, 0)["palace"]["production"] == 0
    return state


def holder(state: State) -> int | None:
    return next((seat for seat in range(3) if "castle-of-dover" in king(state, seat)["hand"]), None)


def test_mr_4_3_the_most_of_the_cost_resource_takes_the_card_and_the_buyer_pays() -> None:
    assert holder(majority(Scene().palace(1, raw_material=2).palace(2, raw_material=3))) == 2


def test_mr_4_3_who_cannot_take_it_is_passed_over() -> None:
    scene = Scene().palace(1, raw_material=2).palace(2, raw_material=3).hand(2, "first-crusade")
    assert holder(majority(scene)) == 1


def test_mr_4_3_a_tie_goes_to_the_buyer_if_tied() -> None:
    scene = Scene().order(0, 2, 1).palace(0, raw_material=2).palace(1, raw_material=2).palace(2, raw_material=2)
    assert holder(majority(scene)) == 0


def test_mr_4_3_a_tie_without_the_buyer_goes_to_the_earliest_in_turn_order() -> None:
    scene = Scene().order(0, 2, 1).palace(1, raw_material=2).palace(2, raw_material=2)
    assert holder(majority(scene)) == 2


def test_mr_4_3_a_tied_buyer_who_cannot_take_it_leaves_it_to_the_earliest() -> None:
    scene = Scene().order(0, 2, 1).hand(0, "first-crusade")
    scene.palace(0, raw_material=2).palace(1, raw_material=2).palace(2, raw_material=2)
    assert holder(majority(scene)) == 2


def test_mr_4_3_with_nothing_anywhere_all_are_tied() -> None:
    assert holder(majority(Scene())) == 0


def test_mr_4_3_if_nobody_can_take_it_it_is_discarded() -> None:
    scene = Scene().hand(0, "first-crusade").hand(1, "hussite-wars").hand(2, "castle-of-fenis")
    state = majority(scene)
    assert holder(state) is None
    assert state.view(None)["discards"] == ["castle-of-dover"]


def test_mr_4_3_a_full_hand_does_not_keep_one_from_buying_for_another() -> None:
    scene = Scene().hand(0, "toledo", "spice-market", "giotto", "averroes").palace(0, raw_material=9)
    assert holder(majority(scene)) == 1


def auction(**gold: int) -> State:
    scene = Scene().panel(9, "marshal")
    for seat, amount in enumerate(gold.values()):
        scene.palace(seat, gold=amount)
    return scene.state()


def test_mr_4_4_the_buyer_opens_with_at_least_one_and_pays_no_production() -> None:
    state = auction(a=3, b=3, c=3)
    do(state, 0, "buy marshal")
    assert choices(state, 0) == ["bid 1", "bid 2", "bid 3"]
    assert why(state, 0, "pass") == Refusal("MR-4.4", "must-open")


def test_mr_4_4_without_the_currency_there_is_no_opening() -> None:
    state = auction(a=0, b=3, c=3)
    assert why(state, 0, "buy marshal") == Refusal(
        "MR-4.4", "currency-short", {"need": 1, "have": 0, "resource": "gold"}
    )


def test_mr_4_4_clockwise_by_seat_each_raises_or_passes_and_the_last_one_in_pays() -> None:
    state = Scene().order(1, 0, 2).panel(9, "marshal").palace(0, gold=5).palace(1, gold=5).palace(2, gold=5).state()
    do(state, 1, "buy marshal", "bid 1")
    assert state.waiting() == [2]
    do(state, 2, "bid 2")
    do(state, 0, "pass")
    assert why(state, 0, "bid 5") == Refusal("MR-4.4", "out-of-auction")
    do(state, 1, "bid 4")
    assert why(state, 2, "bid 4") == Refusal("MR-4.4", "bid-too-low", {"need": 5, "have": 4, "resource": "gold"})
    assert why(state, 2, "bid 6") == Refusal("MR-4.4", "bid-beyond-palace", {"need": 6, "have": 5, "resource": "gold"})
    assert why(state, 2, "buy marshal") == Refusal("MR-4.4", "auction-first")
    do(state, 2, "pass")
    assert king(state, 1)["palace"]["gold"] == 1
    assert king(state, 2)["palace"]["gold"] == 5
    assert king(state, 1)["in_play"] == ["marshal"]
    assert king(state, 1)["leaders"]["general"] == 2
    assert state.waiting() == [0]


def test_mr_4_4_territories_are_paid_with_battle() -> None:
    state = Scene(2).panel(1, "saxony").palace(0, battle=2).palace(1, gold=9).state()
    do(state, 0, "buy saxony", "bid 2")
    assert choices(state, 1) == ["pass"]
    do(state, 1, "pass")
    assert king(state, 0)["palace"]["battle"] == 0
    assert king(state, 0)["palace"]["science"] == 5


def test_mr_4_5_auction_cards_go_into_play_whatever_the_hand() -> None:
    state = (
        Scene(2).hand(0, "toledo", "spice-market", "giotto", "averroes").panel(1, "steward").palace(0, gold=1).state()
    )
    do(state, 0, "buy steward", "bid 1")
    do(state, 1, "pass")
    assert king(state, 0)["in_play"] == ["steward"]
    assert len(king(state, 0)["hand"]) == 4


def test_mr_4_5_auction_cards_never_enter_a_hand() -> None:
    state = Scene().panel(1, "steward").panel(2, "toledo").deciding("take-card", 0).state()
    assert why(state, 0, "take-card steward") == Refusal("MR-4.5", "auction-card-in-hand")
