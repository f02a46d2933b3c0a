"""Plans, journals and runs: the same games whoever plays them when."""

import json
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from concilium.arena.journal import Journal, JournalError
from concilium.arena.match import play_match
from concilium.arena.plan import Plan
from concilium.arena.tournament import play_all

PLAN = Plan("medieval-realms", (("random", "greedy:90%"),), 6, 7)


def told(results: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Results without the time they took."""
    return [
        {name: value for name, value in result.items() if name not in ("seconds", "longest", "turns")}
        for result in results
    ]


def test_seats_rotate_and_lineups_take_turns() -> None:
    plan = Plan("grand-tribunal", (("a", "b", "c"), ("d", "e", "f")), 6, 1)
    lineups = ["".join(plan.lineup(number)) for number in range(6)]
    assert lineups == ["abc", "def", "cab", "fde", "bca", "efd"]


def test_a_game_depends_on_its_number_alone() -> None:
    alone = play_match(PLAN, 4)
    for number in (0, 2):
        play_match(PLAN, number)
    assert told([play_match(PLAN, 4)]) == told([alone])
    assert PLAN.rng(1).random() != PLAN.rng(2).random() != random.Random(1).random()


@pytest.mark.parametrize(
    ("plan", "problem"),
    [
        (Plan("chess", (("random", "random"),), 1, 1), "no game"),
        (Plan("medieval-realms", (("random",),), 1, 1), "players"),
        (Plan("medieval-realms", (("random", "deep-blue"),), 1, 1), "no bot"),
        (Plan("medieval-realms", (("random", "random"),), 0, 1), "games"),
        (Plan("medieval-realms", (("random", "random"),), 1, 1, {"rounds": 3}), "rounds"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(plan: Plan, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        plan.check()


def test_an_interrupted_run_goes_on_to_the_same_results(tmp_path: Path) -> None:
    whole = play_all(PLAN, play_match, Journal(tmp_path / "whole", PLAN))
    broken = tmp_path / "broken"

    def stop_after_two(result: dict[str, Any]) -> None:
        if result["number"] == 1:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_all(PLAN, play_match, Journal(broken, PLAN), tick=stop_after_two)
    with broken.open("a") as file:
        file.write('{"number": 2, "bots": ["ran')
    journal = Journal(broken, PLAN)
    assert journal.missing(PLAN.games) == [2, 3, 4, 5]
    assert told(play_all(PLAN, play_match, journal)) == told(whole)
    assert all(json.loads(line) for line in broken.read_text().splitlines())


def test_a_killed_arena_goes_on_to_the_same_results(tmp_path: Path) -> None:
    """The command itself, killed without warning in the middle of its games."""
    words = [sys.executable, "-c", "from concilium.cli import main; raise SystemExit(main())"]
    words += [
        "arena",
        "medieval-realms",
        "--seats",
        "random,random",
        "--games",
        "40",
        "--seed",
        "3",
        "--json",
        "--journal",
    ]
    killed = subprocess.Popen([*words, str(tmp_path / "killed")], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    deadline = time.monotonic() + 60
    while _lines(tmp_path / "killed") < 4 and time.monotonic() < deadline:
        time.sleep(0.01)
    killed.send_signal(signal.SIGKILL)
    killed.communicate()
    assert 4 <= _lines(tmp_path / "killed") < 41
    found = []
    for journal in ("killed", "whole"):
        run = subprocess.run([*words, str(tmp_path / journal)], capture_output=True, check=True, text=True)
        standings = json.loads(run.stdout)["standings"]
        found.append([{key: value for key, value in line.items() if "sec" not in key} for line in standings])
        for line in found[-1]:
            del line["longest"]
            del line["turn"]
    assert found[0] == found[1]


def _lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def test_a_journal_of_another_plan_is_refused(tmp_path: Path) -> None:
    Journal(tmp_path / "journal", PLAN)
    other = Plan("medieval-realms", (("random", "random"),), 6, 7)
    with pytest.raises(JournalError, match="another plan"):
        Journal(tmp_path / "journal", other)


def test_a_longer_run_goes_on_where_a_shorter_one_ended(tmp_path: Path) -> None:
    short = Plan(PLAN.game, PLAN.lineups, 2, PLAN.seed)
    play_all(short, play_match, Journal(tmp_path / "journal", short))
    assert Journal(tmp_path / "journal", PLAN).missing(3) == [2]


def test_several_processes_play_the_same_games(tmp_path: Path) -> None:
    alone = play_all(PLAN, play_match, Journal(tmp_path / "alone", PLAN))
    together = play_all(PLAN, play_match, Journal(tmp_path / "together", PLAN), jobs=2)
    assert told(together) == told(alone)


def test_no_game_is_begun_after_the_time_is_up(tmp_path: Path) -> None:
    assert play_all(PLAN, play_match, Journal(tmp_path / "none", PLAN), minutes=0.0) == []


@pytest.mark.deep
def test_a_local_ray_cluster_plays_the_same_games(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    alone = play_all(PLAN, play_match, Journal(tmp_path / "alone", PLAN))
    spread = play_all(PLAN, play_match, Journal(tmp_path / "spread", PLAN), ray="local")
    assert told(spread) == told(alone)
