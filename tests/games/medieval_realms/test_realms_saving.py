"""A position as data: what is no position is refused with its reason."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.medieval_realms.scenes import Scene


def two_greens(data: dict[str, Any]) -> None:
    for card in ("toledo", "paris"):
        data["deck"].remove(card)
        data["kings"][0]["hand"].append(card)


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (lambda data: data.pop("round"), "round is missing"),
        (lambda data: data.update(round=9), "round must be a whole number from 0 to 7"),
        (lambda data: data.update(order=[0, 1]), "order must be a list of 3"),
        (lambda data: data.update(order=[0, 1, 7]), "order: 2 must be a whole number from 0 to 2, not 7"),
        (lambda data: data["deck"].pop(), "must lie in one place, not in 0"),
        (lambda data: data["discards"].append("toledo"), "toledo must lie in one place, not in 2"),
        (lambda data: data["deck"].append("atlantis"), "deck: there is no card 'atlantis'"),
        (lambda data: data["panel"].pop(), "panel must be a list of 12"),
        (lambda data: data["kings"].pop(), "kings must be a list of 3"),
        (lambda data: data["kings"][0]["palace"].update(gold=-1), "gold must be a whole number"),
        (lambda data: data["kings"][0].update(points="9"), "points must be a whole number"),
        (lambda data: data["kings"][0]["placed"]["generals"].update({"11": 1}), "which is no place for them"),
        (lambda data: data["kings"][0]["placed"]["generals"].update({"1": 2}), "more generals placed than there are"),
        (two_greens, "MR-4.1: seat 0 has two green cards in hand"),
        (lambda data: data.update(deciding=[]), "what is being decided must be a list that is not empty"),
        (lambda data: data.update(deciding=[["nap", 0, 0, 0, 0]]), "no step 'nap'"),
    ],
)
def test_what_is_no_position_is_refused(spoil: Callable[[dict[str, Any]], object], problem: str) -> None:
    scene = Scene()
    spoil(scene.data)
    with pytest.raises(ValueError, match=problem.replace("(", r"\(")):
        scene.state()
