"""Positions that were saved before the engine was laid out anew still load, and mean what they meant.

Each game has one from every step of before, in the middle of effects too. Where a ruling has changed since what is
legal, the position says what it is `now`, by which section of the rules, and why.
"""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from tests.built_in import known
from tests.contract.generated import GAMES, finish

import concilium
from concilium import CHANCE, OVER
from concilium.core.registry import title

FOLDER = Path(__file__).parents[1] / "games"


def saved_of(name: str) -> list[dict[str, Any]]:
    path = FOLDER / name.replace("-", "_") / "positions_of_before.json"
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else []
    return found


def stack(saved: dict[str, Any]) -> list[str]:
    """What is being decided, from the bottom up; the games of before had two words for it."""
    frames = saved["position"].get("frames") or saved["position"]["deciding"]
    return [str(step) for step, *_ in frames]


SAVED = [(name, number, saved) for name in GAMES for number, saved in enumerate(saved_of(name))]


@pytest.mark.parametrize(
    ("name", "saved"),
    [(name, saved) for name, _, saved in SAVED],
    ids=[f"{name}-{number}-{stack(saved)[-1]}" for name, number, saved in SAVED],
)
def test_a_saved_position_loads_and_goes_on(name: str, saved: dict[str, Any]) -> None:
    game = concilium.game(name, saved["players"], saved["options"])
    state = game.from_json(saved["position"])
    assert state.scores() == saved["scores"]
    assert state.to_move == saved["to_move"]
    if state.to_move != OVER:
        seat = CHANCE if state.to_move == CHANCE else state.waiting()[0]
        assert [game.text(action) for action in state.legal(seat)] == saved.get("now", saved["legal"])
    finish(state, random.Random(1))


@pytest.mark.parametrize("name", [name for name in GAMES if saved_of(name)])
def test_every_step_of_before_has_a_saved_position(name: str) -> None:
    """Steps that were added later have none: the game's tests name them."""
    found = {step for saved in saved_of(name) for step in stack(saved)}
    steps = {step.name for step in concilium.game(name, title(name).fewest).steps}
    assert found == steps - set(known(name, "later_steps") or [])


@pytest.mark.parametrize(("name", "saved"), [(name, saved) for name, _, saved in SAVED if "now" in saved])
def test_what_has_changed_is_ruled_and_takes_nothing_away(name: str, saved: dict[str, Any]) -> None:
    assert set(saved["now"]) > set(saved["legal"])
    rules = (FOLDER.parents[1] / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    assert re.search(rf"^(- \*\*|## ){re.escape(saved['ruling'])}\b", rules, re.MULTILINE)
    assert saved["because"]
