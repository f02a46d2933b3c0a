"""A refusal names the rule that refuses, whichever card or rule asks for the decision, and the facts in force."""

from typing import Any

import pytest
from tests.games.grand_tribunal.conftest import Maker
from tests.games.grand_tribunal.plays import Play
from tests.games.grand_tribunal.tables import Setting, table

EFFECTS: dict[str, Any] = {
    'op = "place-votes-apart", n = 3': ("vote orb", "vote orb"),
    'op = "move-votes", n = 2': ("unvote orb", "vote orb"),
    'op = "remove-votes", n = 2': (None, "unvote staff"),
    'op = "swap-votes"': ("swap orb", "swap orb"),
    'op = "steal-vis", n = 2': (None, "target 0"),
    'op = "advance-free", n = 2': (None, "choose willow-wand"),
    'op = "draw", n = 2, deck = "any"': (None, "extract"),
    'op = "take-face-up", kind = "item"': (None, "choose noonday-orb"),
}


@pytest.fixture
def doing(tmp_path: Any) -> Maker:
    return Maker(tmp_path)


def setting(doing: Maker, effect: str) -> Setting:
    return doing.table(effect).votes(orb=2, wand=1).sanctum(0, "noonday-orb").market("bog-oak-orb")


@pytest.mark.parametrize("effect", EFFECTS)
def test_what_a_resource_asks_for_is_refused_by_gt_5_8(doing: Maker, effect: str) -> None:
    first, refused = EFFECTS[effect]
    play = setting(doing, effect).ready().do("play buried-hoard")
    if first is not None:
        play.do(first)
    assert play.rule(refused) == "GT-5.8"
    assert play.rule("extract") == "GT-5.8"
    assert play.view(1)["deciding"]["rule"] == "GT-5.8"


def test_what_a_spell_asks_for_is_refused_by_gt_5_6() -> None:
    play = table().installed(0, "rowan-talisman", "proclamation-to-the-four-winds").ready()
    play.do("cast proclamation-to-the-four-winds", "vote orb")
    assert play.rule("vote orb") == "GT-5.6"
    refusal = play.refusal("extract")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("GT-5.6", "effect-asks")


def test_the_praecos_tokens_are_refused_by_gt_3_1_and_a_votes_by_gt_5_1(doing: Maker) -> None:
    play = table().turn(2, praeco=0).ready().end_turn().do("vote orb")
    assert (play.rule("vote orb"), play.rule("extract")) == ("GT-3.1", "GT-3.1")
    play = doing.table('op = "vote-bonus", n = 1', stays=True).active(0, "buried-hoard").ready().do("vote orb")
    assert play.rule("extract") == "GT-5.1"


def test_a_forced_discard_is_the_cards_not_the_hand_limits(doing: Maker) -> None:
    play = doing.table('op = "force-discard", n = 1').hand(1, "willow-wand").ready().do("play buried-hoard", "target 1")
    refusal = play.refusal("end")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("GT-5.8", "effect-asks")
    assert play.rule("choose noonday-orb") == "GT-5.8"


def test_a_ransom_too_dear_is_refused_by_its_card(doing: Maker) -> None:
    ransom = doing.table('op = "ransom", n = 4').vis(12, 3).hand(1, "willow-wand")
    play = ransom.ready().do("play buried-hoard", "target 1")
    refusal = play.refusal("yes")
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("GT-5.8", {"need": 4, "have": 3})


def reason(play: Play, text: str, seat: int) -> tuple[str, str]:
    refusal = play.refusal(text, seat)
    assert refusal is not None
    return refusal.rule, refusal.reason


def test_it_is_not_said_that_it_is_not_your_turn_while_others_decide_in_it(doing: Maker) -> None:
    play = doing.table('op = "ransom", n = 4').ready().do("play buried-hoard", "target 1")
    assert reason(play, "extract", 0) == ("GT-5.8", "another-first")
    assert reason(play, "extract", 2) == ("GT-5.8", "not-your-turn")
    play = table().ready().do("gather contested")
    assert reason(play, "extract", 0) == ("GT-5.11", "chance-first")
    play.do("roll 2")
    assert reason(play, "extract", 0) == ("GT-5.11", "another-first")
    play = table().turn(1).sanctum(1, "noonday-orb").ready().do("advance noonday-orb")
    assert reason(play, "extract", 0) == ("GT-5.3", "not-your-turn")


def test_no_free_place_is_said_only_of_an_own_active_item_and_names_the_category() -> None:
    setting = table().active(0, "willow-wand", "fulgarous-orb", "rain-of-embers").active(1, "midas-wand")
    play = setting.sanctum(0, "noonday-orb").installed(0, "willow-wand", "fools-gold").ready()
    assert play.may("install rain-of-embers")
    play.do("install rain-of-embers")
    for other in ("midas-wand", "noonday-orb"):
        assert reason(play, f"choose {other}", 0) == ("GT-5.5", "not-active-item")
    assert reason(play, "choose willow-wand", 0) == ("GT-5.5", "no-place")
    assert play.facts("choose willow-wand") == {"category": "elemental"}
    full = table().active(0, "rain-of-embers").installed(0, "willow-wand", "fools-gold").ready()
    assert full.facts("install rain-of-embers") == {"category": "elemental"}


def test_the_limits_of_an_advance_are_those_in_force() -> None:
    items = ("noonday-orb", "midas-wand", "lion-talisman", "gilded-scroll", "potable-gold")
    for in_play, limits in (((), (3, 2)), (("twin-furnaces",), (4, 3))):
        play = table().sanctum(0, *items).active(0, *in_play).ready().do("advance noonday-orb", "advance midas-wand")
        assert play.facts("advance noonday-orb") == {"need": limits[0], "have": limits[1]}
        assert play.rule("advance noonday-orb") == "GT-5.3"


def test_where_a_drawn_card_goes_is_asked_by_the_rule_it_was_drawn_by() -> None:
    for kind, rule in (("item", "GT-5.2"), ("resource", "GT-5.7")):
        play = table(variants=["hand-or-sanctum"]).ready().do(f"draw {kind}")
        play.deal(play.legal("deal")[0])
        assert play.rule("end") == rule


def test_an_empty_deck_is_refused_by_what_draws_from_it() -> None:
    setting = table().sanctum(0, "ship-from-the-levant").only_in_deck("item")
    assert setting.ready().do("play ship-from-the-levant").rule("draw item") == "GT-5.8"
    assert setting.ready().rule("draw item") == "GT-5.2"
