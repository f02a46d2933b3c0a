"""Every example runs and does what it says."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

FOLDER = Path(__file__).parent.parent.parent / "examples"
SHORT = 30
"""The most lines of an example for an interface; the learner is longer."""


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_random_games() -> None:
    scores = load("random_games").main()
    assert [len(of_game) for of_game in scores] == [4, 4, 4]


def test_pettingzoo_play() -> None:
    results = load("pettingzoo_play").main()
    assert set(results) == {"seat_0", "seat_1", "seat_2"}
    assert sum(results.values()) == pytest.approx(0)


def test_openspiel_play() -> None:
    assert len(load("openspiel_play").main(decisions=2)) == 2


def test_vector_play() -> None:
    ended, words = load("vector_play").main(steps=20)
    assert ended == 0
    assert "to move: me" in words


def test_gymnasium_play() -> None:
    assert load("gymnasium_play").main(steps=2, opponents="random") == 0


def test_examples_are_short_and_all_run_here() -> None:
    names = {path.stem for path in FOLDER.glob("*.py")}
    assert names == {name.removeprefix("test_") for name in globals() if name.endswith(("_play", "_games"))} | {"learn"}
    for name in names - {"learn"}:
        assert len((FOLDER / f"{name}.py").read_text(encoding="utf-8").splitlines()) <= SHORT


@pytest.mark.deep
def test_learn() -> None:
    """Five minutes of training are enough to beat random clearly; it needs PyTorch, which is not always there."""
    pytest.importorskip("torch", reason="the extra 'learn' is not installed")
    curve = load("learn").main(["grand-tribunal", "--minutes", "5", "--games", "200"])
    assert curve[-1].random > 0.5
