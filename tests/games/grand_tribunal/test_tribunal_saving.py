"""What is no position of Grand Tribunal is refused, and the reason says where."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.grand_tribunal.tables import table


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (lambda data: data.pop("places"), "places"),
        (lambda data: data.update(places=3), "places"),
        (lambda data: data["places"].pop("deck"), "places: deck: must be a list of cards"),
        (lambda data: data["places"]["deck"].append("atlantis"), "places: deck: no card 'atlantis'"),
        (lambda data: data["places"]["deck"].append(7), "places: deck: no card 7"),
        (lambda data: data["places"]["deck"].pop(), "is in 0 places"),
        (lambda data: data["places"]["discard"].append(data["places"]["deck"][0]), "is in 2 places"),
        (lambda data: data["wizards"].pop(), "wizards must be a list of 3"),
        (lambda data: data["wizards"][1].update(vis=-1), "wizards: 1: vis must be a whole number"),
        (lambda data: data["wizards"][1].update(vis="9"), "wizards: 1: vis must be a whole number"),
        (lambda data: data["wizards"][1].update(sheet=[1, 2]), "wizards: 1: sheet must be a list of 3"),
        (lambda data: data["wizards"][1].update(muddled=2), "wizards: 1: muddled must be a whole number from 0 to 1"),
        (lambda data: data["wizards"][1].update(known=None), "wizards: 1: known: must be a list of cards"),
        (lambda data: data["wizards"][0].update(hosts={"fools-gold": "atlantis"}), "wizards: 0: hosts"),
        (lambda data: data["wizards"][0].update(hosts={}), "wizards: 0: hosts"),
        (lambda data: data["wizards"][0].update(awards={"willow-wand": 900}), "wizards: 0: awards"),
        (lambda data: data["wizards"][0].update(awards={}), "wizards: 0: awards"),
        (lambda data: data.update(face_up=["atlantis"]), "face_up: no card 'atlantis'"),
        (lambda data: data.update(vis_on={"bog-oak-orb": 3}), "vis_on: bog-oak-orb cannot have 3 Vis on it"),
        (lambda data: data.update(vis_on={"buried-hoard": 1}), "vis_on: buried-hoard cannot have 1 Vis on it"),
        (lambda data: data["votes"].pop("orb"), "votes must have an amount of each of orb"),
        (lambda data: data["votes"].update(orb=3), "votes: 24 tokens in all"),
        (lambda data: data.update(concilium=30), "concilium must be a whole number from 0 to 24"),
        (lambda data: data.update(tribunal=3), "tribunal must be a whole number from 0 to 2"),
        (lambda data: data.update(praeco=3), "praeco must be a whole number from 0 to 2"),
        (lambda data: data.update(used=True), "used must be a whole number"),
        (lambda data: data.update(frames=[]), "frames: what is being decided must be a list that is not empty"),
        (lambda data: data.update(frames=[["nap", 0, 0, 0, 0]]), "no step 'nap'"),
        (lambda data: data.update(frames=[["turn"]]), "frames: a frame is a step, a seat"),
        (lambda data: data.update(frames=[["turn", 0, "a", 0, 0]]), "frames: the seat and the variables"),
    ],
)
def test_what_is_no_position_is_refused(spoil: Callable[[dict[str, Any]], object], problem: str) -> None:
    setting = table().awarded(0, "willow-wand").installed(0, "willow-wand", "fools-gold")
    data = setting.ready().data
    spoil(data)
    with pytest.raises(ValueError, match=re.escape(problem)):
        setting.game.from_json(data)


def test_the_truth_names_everything() -> None:
    setting = (
        table().awarded(0, "willow-wand", 2).installed(0, "willow-wand", "fools-gold").sanctum(1, "noonday-orb", vis=3)
    )
    data = setting.active(2, "hidden-spring", "clever-jackdaw").muddled(1).ready().data
    assert data["wizards"][0]["awards"] == {"willow-wand": 2}
    assert data["wizards"][0]["hosts"] == {"fools-gold": "willow-wand"}
    assert data["vis_on"] == {"noonday-orb": 3}
    assert data["wizards"][1]["muddled"] == 1
    view = setting.game.from_json(data).view(None)
    wizards = view["players"]
    assert isinstance(wizards, list)
    assert wizards[2]["hand_limit"] == 7
