"""Generated games are drawn of any game, whether or not it has tests of its own here."""

import random
from pathlib import Path

import pytest
from tests.contract.generated import GAMES, dealt

import concilium

ROOT = Path(__file__).parents[2]


def test_a_game_without_a_folder_of_tests_is_dealt_its_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "examples" / "goofspiel" / "src")
    from concilium_goofspiel import TITLE

    assert not (ROOT / "tests" / "games" / TITLE.name).exists()
    game = TITLE.make(3, {})
    assert dealt(game, random.Random(1)).to_json() == game.start().to_json()


@pytest.mark.parametrize("name", GAMES)
def test_a_dealt_table_is_of_its_game(name: str) -> None:
    game = concilium.game(name, 3)
    state = dealt(game, random.Random(1))
    assert game.from_json(state.to_json()).to_json() == state.to_json()
