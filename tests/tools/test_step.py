"""A step of an installation says what it does, again and again, and shows what went wrong."""

import sys

import pytest

import step


def test_it_says_how_long_it_has_been_at_work_and_on_what(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(step, "SECONDS", 0.2)
    script = "import time; print('WARNING: a cloud', flush=True); print('a cake', flush=True); time.sleep(1)"
    assert step.main(["Baking", sys.executable, "-c", script]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Baking ..."
    assert any(line.startswith("Baking ... ") and line.endswith("a cake") for line in lines[1:-1])
    assert lines[-1].startswith("Baking: done in ")
    assert "WARNING: a cloud" not in lines


def test_what_a_failing_command_said_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    script = "import sys; print('the oven is cold', file=sys.stderr); sys.exit(4)"
    assert step.main(["Baking", sys.executable, "-c", script]) == 4
    said = capsys.readouterr().out
    assert "the oven is cold\n" in said
    assert "Baking: failed after" in said


def test_a_command_that_is_not_there_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert step.main(["Baking", "no-such-oven"]) == 127
    assert "no-such-oven" in capsys.readouterr().out
