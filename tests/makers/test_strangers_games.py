"""A stranger's game moves in: installed beside the project, without a line changed, it is played everywhere."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from tests.conftest import REPORTED
from tests.makers.conftest import ROOT, Fresh
from tests.makers.visiting import FIRST_DECISION

STRANGERS = ["goofspiel", "lucky-draw"]
every_stranger = pytest.mark.parametrize("game", STRANGERS)
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "tools"), str(ROOT / "src")])}
VIEWPORTS = [(1366, 768), (390, 844)]

# One process makes the environment, instead of each making one.
pytestmark = pytest.mark.xdist_group("fresh")


@every_stranger
def test_it_keeps_the_contract(fresh: Fresh, game: str) -> None:
    fresh.run("python", "-c", f"from concilium.testing import contract_test; contract_test({game!r}, rounds=4)")


def test_what_the_command_writes_and_the_example_pass_their_own_tests(fresh: Fresh) -> None:
    for folder in (fresh.folder / "lucky-draw", fresh.folder / "goofspiel"):
        own = ["-c", str(folder / "pyproject.toml"), "--rootdir", str(folder), "-p", "no:cacheprovider"]
        fresh.run("python", "-m", "pytest", "-q", *own, str(folder / "tests"))


@every_stranger
def test_it_is_played_at_the_terminal(fresh: Fresh, game: str) -> None:
    saved = fresh.folder / f"{game}.txt"
    arguments = ["play", game, "--seats", "me,random,random", "--seed", "3", "--save", str(saved)]
    said = fresh.run("concilium", *arguments, given="?\n" + "1\n" * 40)
    assert "⟦" not in said
    read = "import concilium, sys; print(concilium.replay(concilium.Record.parse(open(sys.argv[1]).read())).winners())"
    winners = json.loads(fresh.run("python", "-c", read, str(saved)))
    assert winners


@pytest.mark.parametrize(("game", "games"), [("goofspiel", 150), ("lucky-draw", 1200)])
def test_greedy_beats_random_after_tuning(fresh: Fresh, game: str, games: int) -> None:
    """In a game of one choice much is luck, so that it takes more games to show."""
    fresh.run("concilium", "tune", game, "--rounds", "3", "--games", "300")
    seats = ["--seats", "greedy,random,random", "--games", str(games), "--json"]
    found = json.loads(fresh.run("concilium", "arena", game, *seats))
    greedy = next(line for line in found["standings"] if line["bot"] == "greedy")
    assert greedy["wins"]["low"] > greedy["even"]


@every_stranger
def test_pettingzoo_and_openspiel_accept_it(fresh: Fresh, game: str) -> None:
    script = f"""
import pyspiel
from open_spiel.python.algorithms import generate_playthrough
from pettingzoo.test import api_test

import concilium.envs.openspiel
from concilium.envs.pettingzoo import env

api_test(env({game!r}, players=3), num_cycles=200)
game = pyspiel.load_game("concilium_{game.replace("-", "_")}(players=3)")
pyspiel.random_sim_test(game, 3, True, False)
"""
    fresh.run("python", "-c", script)


@pytest.fixture(scope="session")
def site(fresh: Fresh) -> Iterator[str]:
    """The address of a server of the environment."""
    database = f"sqlite:///{fresh.folder / 'concilium.db'}"
    command = [str(fresh.bin / "concilium"), "serve", "--port", "0", "--no-browser", "--database", database]
    address = None
    with fresh.timed("the server"):
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=fresh.folder)
        assert server.stdout is not None
        for line in server.stdout:
            address = re.search(r"http://127\.0\.0\.1:\d+", line)
            if address is not None:
                break
    assert address is not None, "the server did not start"
    yield address.group()
    server.terminate()
    server.wait(timeout=20)
    server.stdout.close()


@pytest.mark.parametrize("size", VIEWPORTS, ids=["desktop", "phone"])
@every_stranger
def test_it_is_played_in_the_browser_to_the_result_and_the_replay(
    fresh: Fresh, site: str, game: str, size: tuple[int, int], record_property: Callable[[str, object], None]
) -> None:
    # In a process of its own: where Playwright has run, nothing else can run an event loop.
    command = [sys.executable, "-m", "tests.makers.visiting", site, game, *map(str, size)]
    visit = subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True, check=False, timeout=400)
    assert visit.returncode == 0, visit.stdout + visit.stderr
    if game == "lucky-draw" and size == VIEWPORTS[0]:
        first = re.search(rf"{FIRST_DECISION} ([\d.]+)", visit.stdout)
        assert first is not None
        steps = {**fresh.took, "the browser": float(first.group(1))}
        parts = ", ".join(f"{what} {seconds:.1f}" for what, seconds in steps.items())
        record_property(
            REPORTED, f"new-game to the first decision in the browser: {sum(steps.values()):.0f} s ({parts})"
        )
