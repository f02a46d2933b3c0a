"""The example and what `concilium new-game` writes keep the contract, and say so when their steps do not fit."""

import sys
from pathlib import Path
from types import ModuleType

import pytest
from tests.conftest import EXAMPLE, Offer

from concilium.cli.commands.new_game import files
from concilium.testing import contract_test

LUCKY = "src/concilium_lucky_draw/game.py"


def test_what_the_command_writes_keeps_the_contract(
    offer: Offer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path, text in files("lucky-draw").items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path / "src")
    offer("lucky-draw", "concilium_lucky_draw:TITLE")
    contract_test("lucky-draw", rounds=3)
    for name in [name for name in sys.modules if name.startswith("concilium_lucky_draw")]:
        monkeypatch.delitem(sys.modules, name)


@pytest.mark.parametrize(
    ("source", "made", "step"),
    [
        ((EXAMPLE / "concilium_goofspiel" / "game.py").read_text(encoding="utf-8"), "Goofspiel", "bid"),
        (files("lucky-draw")[LUCKY], "LuckyDraw", "choose"),
    ],
    ids=["goofspiel", "lucky-draw"],
)
def test_a_step_that_is_renamed_in_one_place_only_is_noticed(
    monkeypatch: pytest.MonkeyPatch, source: str, made: str, step: str
) -> None:
    monkeypatch.syspath_prepend(EXAMPLE)
    module = ModuleType("renamed")
    assert f'Step("{step}"' in source
    exec(source.replace(f'Step("{step}"', 'Step("renamed"'), vars(module))
    with pytest.raises(ValueError, match=f"a step '{step}', which the game does not have"):
        getattr(module, made)(3, {})
