"""The view: all that a browser needs to draw, from one seat."""

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.medieval_realms.scenes import Scene, do, place, realms

import concilium


def panel(scene: Scene, seat: int | None) -> dict[str, Any]:
    view: Mapping[str, Any] = scene.state().view(seat)
    return {slot["card"]: slot for slot in view["panel"] if slot}


def test_slots_have_prices_and_leave_gaps() -> None:
    scene = Scene().panel(1, "toledo").panel(8, "paris").panel(12, "marshal")
    view: Mapping[str, Any] = scene.state().view(0)
    assert [slot["price"] if slot else None for slot in view["panel"]] == [1, *[None] * 6, 2, None, None, None, 3]


def test_a_majority_card_says_who_would_get_it_if_the_viewer_bought_it() -> None:
    scene = Scene().panel(1, "castle-of-dover").panel(2, "toledo").palace(1, raw_material=1).palace(2, raw_material=1)
    assert [panel(scene, seat)["castle-of-dover"]["taker"] for seat in (0, 1, 2, None)] == [1, 1, 2, 1]
    assert "taker" not in panel(scene, 0)["toledo"]
    for seat in range(3):
        scene.hand(seat, ["hussite-wars", "first-crusade", "castle-of-fenis"][seat])
    assert panel(scene, 0)["castle-of-dover"]["taker"] is None


def test_an_auction_is_seen_whole() -> None:
    state = Scene().panel(1, "marshal").palace(0, gold=3).palace(1, gold=3).state()
    do(state, 0, "buy marshal", "bid 2")
    do(state, 1, "pass")
    assert state.view(2)["deciding"] == {
        "step": "auction",
        "by": 2,
        "rule": "MR-4.4",
        "card": "marshal",
        "currency": "gold",
        "bid": 2,
        "bidders": [0, 2],
        "holder": 0,
    }


def test_lands_show_strengths_and_winners_after_the_walls_are_down() -> None:
    state = Scene().placement().state()
    before: Mapping[str, Any] = state.view(0)
    assert before["walls_up"] is True
    assert "strengths" not in before["lands"][2]
    place(state, 0, generals=[3], admirals=[3])
    place(state, 1, generals=[3], admirals=[4])
    place(state, 2, generals=[5], admirals=[5])
    after: Mapping[str, Any] = state.view(0)
    assert after["lands"][2] == {"land": 3, "open": True, "strengths": [3, 2, 0], "winner": 0}
    assert after["lands"][9]["open"] is False


def test_the_facts_have_every_card_and_land() -> None:
    facts: Mapping[str, Any] = realms(5).facts()
    assert len(facts["cards"]) == 109
    assert len(facts["lands"]) == 10
    assert facts["open_lands"] == list(range(1, 11))
    assert realms(2).facts()["open_lands"] == list(range(1, 9))


@pytest.mark.parametrize(("players", "options"), [(1, {}), (6, {}), (3, {"rounds": 9}), (3, {"cards": 5})])
def test_options_are_checked(players: int, options: dict[str, object]) -> None:
    with pytest.raises(concilium.OptionError):
        concilium.game("medieval-realms", players, options)
