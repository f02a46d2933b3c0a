"""Positions that were saved before the engine was laid out anew still load, and mean what they meant."""

import json
import random
from pathlib import Path

import pytest
from tests.contract.generated import GAMES, finish

import concilium
from concilium import CHANCE, OVER

FOLDER = Path(__file__).parents[1] / "games"
SAVED = [
    (name, number, saved)
    for name in GAMES
    for path in [FOLDER / name.replace("-", "_") / "positions_of_before.json"]
    if path.is_file()
    for number, saved in enumerate(json.loads(path.read_text(encoding="utf-8")))
]


@pytest.mark.parametrize(
    ("name", "saved"), [(name, saved) for name, _, saved in SAVED], ids=[f"{n}-{i}" for n, i, _ in SAVED]
)
def test_a_saved_position_loads_and_goes_on(name: str, saved: dict[str, object]) -> None:
    players, options, position = saved["players"], saved["options"], saved["position"]
    assert isinstance(players, int)
    assert isinstance(options, dict)
    assert isinstance(position, dict)
    game = concilium.game(name, players, options)
    state = game.from_json(position)
    assert state.scores() == saved["scores"]
    assert state.to_move == saved["to_move"]
    if state.to_move != OVER:
        seat = CHANCE if state.to_move == CHANCE else state.waiting()[0]
        assert [game.text(action) for action in state.legal(seat)] == saved["legal"]
    finish(state, random.Random(1))
