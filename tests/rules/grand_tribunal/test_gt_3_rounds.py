"""GT-3: rounds."""

import pytest
from tests.games.grand_tribunal.plays import Play
from tests.games.grand_tribunal.tables import table


def next_round(**votes: int) -> Play:
    """The last turn of the first round, seat 2's; then seat 1 is Praeco."""
    return table().votes(**votes).turn(2, praeco=0).ready().end_turn()


def test_gt_3_1_the_praeco_places_three_tokens_on_different_spaces() -> None:
    play = next_round()
    assert play.mover == 1
    assert play.legal() == [f"vote {space}" for space in play.view(None)["votes"]]
    play.do("vote orb")
    assert play.rule("vote orb") == "GT-3.1"
    assert play.rule("extract") == "GT-3.1"
    play.do("vote wand", "vote runic")
    assert play.step == "turn"
    assert [play.votes(space) for space in ("orb", "wand", "runic")] == [1, 1, 1]
    assert play.data["concilium"] == 21


def test_gt_3_1_placing_them_is_not_an_action() -> None:
    play = next_round().do("vote orb", "vote wand", "vote runic")
    assert play.mover == 1
    assert play.data["actions_left"] == 2
    assert play.may("vote orb")


@pytest.mark.parametrize("left", [0, 1, 2])
def test_gt_3_1_fewer_only_if_the_concilium_has_fewer(left: int) -> None:
    play = next_round(orb=24 - left)
    for space in ("orb", "wand", "runic")[:left]:
        assert play.step == "place-votes"
        play.do(f"vote {space}")
    assert play.step == "turn"
    assert play.data["concilium"] == 0


def test_gt_3_2_a_round_is_a_turn_for_each_wizard_the_praeco_first() -> None:
    play = table(players=4).turn(1, praeco=1).ready()
    order = []
    for _ in range(4):
        order.append(play.mover)
        play.end_turn()
    assert order == [1, 2, 3, 0]
    assert play.step == "place-votes"


def test_gt_3_2_then_the_pawn_passes_to_the_left() -> None:
    play = next_round()
    assert play.data["praeco"] == 1
    assert play.data["round"] == 1
    assert {"event": "praeco-passed", "seat": 1} in play.events


def test_gt_3_2_the_pawn_and_the_turn_move_on_after_the_last_wizard_has_discarded() -> None:
    hand = ["bog-oak-orb", "whalebone-orb", "orb-of-tides", "fulgarous-orb", "fools-gold", "creeping-rust"]
    play = table().hand(2, *hand).turn(2, praeco=0).ready().end_turn()
    assert (play.step, play.mover) == ("discard", 2)
    assert (play.view(0)["turn"], play.view(0)["praeco"], play.view(0)["round"]) == (2, 0, 1)
    play.do("choose fools-gold")
    assert (play.view(0)["praeco"], play.view(0)["round"]) == (1, 2)
    names = [event["event"] for event in play.events]
    assert names.index("card-moved") < names.index("praeco-passed")


def test_gt_3_2_nobody_acts_out_of_turn() -> None:
    play = table().ready()
    assert play.rule("vote orb", seat=1) == "GT-3.2"
    assert play.state.waiting() == [0]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_gt_3_3_a_tribunal_comes_after_as_many_rounds_as_wizards(players: int) -> None:
    play = table(players).active(0, "willow-wand").ready()
    praecos = [0]
    for _ in range(players * players - 1):
        play.end_turn().until(lambda p: p.step == "turn")
        if play.data["praeco"] != praecos[-1]:
            praecos.append(play.data["praeco"])
        assert not any(event["event"] == "tribunal-held" for event in play.events)
    assert praecos == list(range(players))
    play.end_turn()
    assert {"event": "tribunal-held", "tribunal": 1} in play.events
