"""Section 7: the editions, and each of their lines as an option of its own."""

from typing import Any

import pytest
from tests.games.grand_tribunal.tables import Setting
from tests.rules.grand_tribunal.test_gt_2_setup import start

import concilium

EDITIONS = {
    "corrected": {"contested-fee": 2, "new-tribunal-vis": 0, "contested-gain": "die", "opening-draw": "left"},
    "english": {"contested-fee": 1, "new-tribunal-vis": 12, "contested-gain": "die", "opening-draw": "left"},
    "spanish": {"contested-fee": 2, "new-tribunal-vis": 0, "contested-gain": "die", "opening-draw": "right"},
    "italian": {"contested-fee": 2, "new-tribunal-vis": 0, "contested-gain": "space-and-die", "opening-draw": "left"},
}


@pytest.mark.parametrize("edition", EDITIONS)
def test_gt_7_an_edition_sets_four_options(edition: str) -> None:
    options = concilium.game("grand-tribunal", 3, {"edition": edition}).options
    assert {name: options[name] for name in EDITIONS[edition]} == EDITIONS[edition]


def test_gt_7_the_default_is_the_corrected_edition() -> None:
    default, corrected = (
        concilium.game("grand-tribunal", 3, given).options for given in ({}, {"edition": "corrected"})
    )
    assert default == corrected


@pytest.mark.parametrize(
    ("given", "fee"), [({}, 2), ({"edition": "english"}, 1), ({"contested_fee": 0}, 0), ({"contested_fee": 5}, 5)]
)
def test_gt_7_contested_fee(given: dict[str, Any], fee: int) -> None:
    play = Setting(3, **given).vis(12, fee, 12).ready().do("gather contested", "roll 2", "yes", "roll 3")
    assert play.vis(0) == 12 + 2 + fee
    assert play.vis(1) == 3
    if fee > 0:
        play = Setting(3, **given).vis(12, fee - 1, 12).ready().do("gather contested", "roll 2")
        assert play.mover == 2


@pytest.mark.parametrize(
    ("given", "gain"), [({}, 0), ({"edition": "english"}, 12), ({"edition": "english", "new_tribunal_vis": 3}, 3)]
)
def test_gt_7_new_tribunal_vis(given: dict[str, Any], gain: int) -> None:
    play = Setting(3, **given).vis(1, 2, 3).last_turn().ready().end_turn().until(lambda p: p.data["tribunal"] == 1)
    assert play.stores() == [1 + gain, 2 + gain, 3 + gain]


@pytest.mark.parametrize("given", [{"edition": "italian"}, {"contested_gain": "space-and-die"}])
def test_gt_7_contested_gain_is_the_space_and_the_die(given: dict[str, Any]) -> None:
    play = Setting(3, **given).tribunal(2).ready()
    amount = play.view(None)["sources"]["contested"]["spaces"][3]["amount"]
    play.do("gather contested", "roll 4", "yes", "roll 2", "no")
    assert play.stores() == [12 + amount + 4 + 2, 12 - 2 + amount + 2, 12]


@pytest.mark.parametrize(
    ("given", "first"),
    [
        ({}, 2),
        ({"edition": "spanish"}, 0),
        ({"opening_draw": "right"}, 0),
        ({"edition": "spanish", "opening_draw": "left"}, 2),
    ],
)
def test_gt_7_opening_draw_starts_at_the_dealers_side(given: dict[str, Any], first: int) -> None:
    """With seat 2 as Praeco the dealer is seat 1: seat 2 is at its left, seat 0 at its right."""
    play = start(4, praeco=2, **given).until(lambda p: p.step == "opening-draw")
    assert play.mover == first


def test_gt_7_an_option_beside_an_edition_wins_over_the_preset() -> None:
    options = concilium.game("grand-tribunal", 3, {"edition": "english", "contested-fee": 4}).options
    assert options["contested-fee"] == 4
    assert options["new-tribunal-vis"] == 12
