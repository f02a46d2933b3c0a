"""The `concilium` command: what it prints, what it refuses and how."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.conftest import Offer

import concilium
from concilium.cli import main
from concilium.games import grand_tribunal

GOOD_CARDS = Path(grand_tribunal.__path__[0]) / "data" / "cards.toml"
CHECK = ["cards", "check", "--game", "grand-tribunal"]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONCILIUM_LANGUAGE", "en")


def test_version_says_which_engine_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"concilium {concilium.__version__} ({concilium.backend()} engine)\n"


@pytest.mark.parametrize("language", ["en", "es", "fr", "it"])
def test_help_is_there_in_every_language(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CONCILIUM_LANGUAGE", language)
    assert main([]) == 2
    assert "bench" in capsys.readouterr().out


def test_cards_check_accepts_the_games_own_cards(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*CHECK, str(GOOD_CARDS)]) == 0
    assert "is fine" in capsys.readouterr().out


def test_cards_are_those_of_a_game_that_takes_cards_unless_one_is_named(
    offer: Offer, capsys: pytest.CaptureFixture[str]
) -> None:
    offer("goofspiel", "concilium_goofspiel:TITLE")
    assert main(["cards", "check", str(GOOD_CARDS)]) == 0
    assert "is fine" in capsys.readouterr().out


def test_cards_check_names_file_card_and_field(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    text = GOOD_CARDS.read_text(encoding="utf-8")
    file.write_text(
        text.replace('type = "orb"', 'type = "ball"', 1).replace("cost = 7", "cost = 70", 1), encoding="utf-8"
    )
    assert main([*CHECK, str(file)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert any(str(file) in line and "bog-oak-orb" in line and "type" in line and "'ball'" in line for line in lines)
    assert any("cost" in line and "70" in line for line in lines)
    assert lines[-1] == "2 mistakes."


def test_a_missing_file_is_a_sentence_not_a_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*CHECK, "nowhere.toml"]) == 1
    assert "nowhere.toml: there is no such file" in capsys.readouterr().out


def test_bench_prints_every_measurement_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json", "--seconds", "0.05", "--game", "grand-tribunal"]) == 0
    measured = json.loads(capsys.readouterr().out)["grand-tribunal"]
    assert measured["backend"] == concilium.backend()
    engine = ("playout", "stepped", "copy_us", "resample_us", "interpreted", "ratio")
    for name in (*engine, "judgement_us", "rollouts", "tries", "vector"):
        assert measured[name] > 0, name


def test_bench_refuses_no_time(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0"]) == 1
    assert "--seconds must be more than 0" in capsys.readouterr().err


def test_importing_the_engine_imports_no_extras() -> None:
    code = "import sys, concilium; print([m for m in ('numpy', 'litestar', 'rich', 'fluent') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], env=os.environ, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
