"""One odd package harms no other game: not for the usual number of players, or not to be loaded at all."""

import logging
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.conftest import EXAMPLE, Offer

import concilium
import rehearse
from concilium.cli.measuring import measure
from concilium.core.registry import title, usual_game
from concilium.core.title import Title

ROOT = Path(__file__).parents[2]
ODD = "tests.testing.odd_games:"
OPENSPIEL = """
import pyspiel
import concilium.envs.openspiel

assert pyspiel.load_game("concilium_goofspiel").num_players() == 3
assert "concilium_odd" not in pyspiel.registered_names()
print(*(name for name in pyspiel.registered_names() if name.startswith("concilium_")))
"""


@pytest.mark.parametrize(("fewest", "most", "usual"), [(2, 5, 4), (2, 3, 3), (6, 8, 6), (4, 4, 4), (1, 1, 1)])
def test_four_play_or_as_near_to_it_as_the_game_allows(fewest: int, most: int, usual: int) -> None:
    declared = title(concilium.names()[0])
    made = Title("my-game", declared.folder, declared.make, fewest=fewest, most=most, rules="MG")
    assert made.usual_players == usual


def test_a_game_that_is_not_for_four_is_measured(offer: Offer) -> None:
    offer("goofspiel", f"{ODD}FOR_FEW")
    assert usual_game("goofspiel").players == 3
    measured = measure("goofspiel", 0.01, search=True, vector=True)
    assert all(measured[name] for name in ("playout", "stepped", "rollouts", "vector"))


@pytest.mark.parametrize("found_at", ["no_such_package:TITLE", f"{ODD}NOT_THERE", "concilium_goofspiel:TITLE"])
def test_what_cannot_be_loaded_is_reported_and_left_out(
    offer: Offer, caplog: pytest.LogCaptureFixture, found_at: str
) -> None:
    before = concilium.names()
    offer("odd", found_at)
    with caplog.at_level(logging.WARNING, "concilium.games"):
        assert concilium.names() == before
        assert concilium.names() == before
    (said,) = caplog.messages
    assert "the game 'odd'" in said
    assert found_at in said
    assert "Error: " in said


def test_whoever_asks_for_what_cannot_be_loaded_gets_its_error(offer: Offer) -> None:
    offer("odd", "no_such_package:TITLE")
    with pytest.raises(ModuleNotFoundError, match="no_such_package"):
        concilium.game("odd", 3)


def test_openspiel_has_the_other_games_with_their_usual_players(tmp_path: Path) -> None:
    installed = tmp_path / "odd-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Name: odd\nVersion: 1\n", encoding="ascii")
    (installed / "entry_points.txt").write_text(
        f"[concilium.games]\ngoofspiel = {ODD}FOR_FEW\nodd = no_such_package:TITLE\n", encoding="ascii"
    )
    # Its package alone: who has installed the example from its folder has its entry point there too.
    shutil.copytree(EXAMPLE / "concilium_goofspiel", tmp_path / "concilium_goofspiel")
    path = os.pathsep.join([str(tmp_path), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, "-c", OPENSPIEL],
        env={**os.environ, "PYTHONPATH": path},
        check=True,
        capture_output=True,
        text=True,
    )
    assert len(done.stdout.split()) == len(concilium.names()) + 1
    assert "the game 'odd'" in done.stderr


def test_only_the_built_in_games_are_rehearsed(offer: Offer) -> None:
    before = concilium.names()
    offer("goofspiel", f"{ODD}FOR_FEW")
    assert "goofspiel" in concilium.names()
    assert rehearse.built_in() == before
