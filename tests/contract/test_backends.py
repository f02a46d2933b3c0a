"""The same decisions give the same positions, compiled and interpreted."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.contract.generated import GAMES

ROOT = Path(__file__).parent.parent.parent
RANDOM_GAMES = 1000


def start(backend: str, name: str, games: int) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "tests.contract.digests", name, str(games)]
    variables = {**os.environ, "CONCILIUM_BACKEND": backend}
    return subprocess.Popen(command, cwd=ROOT, env=variables, stdout=subprocess.PIPE, text=True)


def compare(name: str, games: int) -> None:
    processes = {backend: start(backend, name, games) for backend in ("compiled", "interpreted")}
    lines = {backend: process.communicate()[0].splitlines() for backend, process in processes.items()}
    assert [process.returncode for process in processes.values()] == [0, 0]
    assert lines["interpreted"][0] == "interpreted"
    if lines["compiled"][0] != "compiled":
        if shutil.which(os.environ.get("CC", "cc")) is None:
            pytest.skip("no C compiler is at hand, so there is no compiled engine to compare with")
        pytest.fail("a C compiler is at hand, but the engine is not compiled: run make compile")
    assert len(lines["compiled"]) == games + 1
    assert lines["compiled"][1:] == lines["interpreted"][1:]


@pytest.mark.parametrize("name", GAMES)
def test_a_thousand_random_games_are_the_same_compiled_and_interpreted(name: str) -> None:
    compare(name, RANDOM_GAMES)


@pytest.mark.deep
@pytest.mark.parametrize("name", GAMES)
def test_a_hundred_thousand_random_games_are_the_same_compiled_and_interpreted(name: str) -> None:
    compare(name, 100 * RANDOM_GAMES)
