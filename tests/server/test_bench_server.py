"""What `make bench-server` says of a server: how many tables it holds, and how long people waited."""

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from benchmarks.knee import MOST_STEPS, Knee
from benchmarks.people import Found, Player

ROOT = Path(__file__).parents[2]


def measured(knee: int) -> Any:
    """A server that holds so many tables, and no more."""
    return lambda tables: {"tables": tables, "ack_p99_ms": 50.0 if tables <= knee else 250.0}


@pytest.mark.parametrize("knee", [1, 7, 99, 100, 350, 1_000, 1_999, 3_500])
def test_the_knee_is_found_to_a_tenth(knee: int) -> None:
    found = Knee(measured(knee), minutes=60)
    found.find(first=100, most=4_000)
    assert found.is_finished
    assert found.held is not None
    assert 0 <= knee - found.held["tables"] <= max(1, knee // 10)


def test_what_holds_the_most_is_not_driven_further() -> None:
    found = Knee(measured(10_000), minutes=60)
    found.find(first=300, most=1_000)
    assert [run["tables"] for run in found.runs] == [300, 600, 1_000]
    assert found.held is found.runs[-1]


def test_where_nothing_is_held_the_search_ends() -> None:
    found = Knee(measured(0), minutes=60)
    found.find(first=4_000, most=4_000)
    assert found.held is None
    assert len({run["tables"] for run in found.runs}) <= MOST_STEPS


def test_one_stall_does_not_end_the_search_and_two_do() -> None:
    waits = iter([50.0, 150.0, 60.0, 900.0, 800.0, 70.0, 70.0, 70.0])
    found = Knee(lambda tables: {"tables": tables, "ack_p99_ms": next(waits)}, minutes=60)
    found.find(first=100, most=4_000)
    assert [run["tables"] for run in found.runs] == [100, 200, 200, 400, 400, 300, 350, 375]


def test_a_run_that_fails_is_not_held() -> None:
    def fails(tables: int) -> dict[str, Any]:
        if tables > 2:
            raise TimeoutError
        return {"tables": tables, "ack_p99_ms": 1.0}

    found = Knee(fails, minutes=60)
    found.find(first=4, most=8)
    assert found.held == {"tables": 2, "ack_p99_ms": 1.0, "is_held": True}
    assert found.runs[0]["failed"] == "TimeoutError"


def test_no_run_begins_when_time_is_up() -> None:
    now = 0.0

    def takes_a_minute(tables: int) -> dict[str, Any]:
        nonlocal now
        now += 60
        return {"tables": tables, "ack_p99_ms": 1.0}

    found = Knee(takes_a_minute, minutes=3, clock=lambda: now)
    found.find(first=1, most=4_000)
    assert [run["tables"] for run in found.runs] == [1, 2, 4]
    assert not found.is_finished


def test_clicks_that_are_not_answered_have_waited_until_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.perf_counter", lambda: now)
    found = Found(is_measuring=True)
    one, other = (Player("", "", 0, False, found, random.Random(1)) for _ in range(2))
    found.click(one, 1)
    found.click(other, 1)
    found.click(other, 2)
    now = 100.5
    found.answer(one, 1)
    found.refuse(other, 2, "stale")
    now = 103.0
    found.click(one, 2)
    assert found.waits(104.0) == [0.5, 1.0, 4.0]
    assert found.refused == {"stale": 1}
    # Whoever was told that the database is late may hear later that the click was stored all the same.
    found.answer(other, 2)
    assert found.waits(104.0) == [0.5, 1.0, 4.0]
    # Whose game is over waits for nothing.
    found.forget(other)
    assert found.waits(104.0) == [0.5, 1.0]
    # What was clicked over a connection that is lost has waited until then.
    now = 103.25
    found.lose(one)
    assert found.waits(104.0) == [0.25, 0.5]
    assert found.turned_away == 1


def test_a_soak_tells_the_memory_after_each_quarter(tmp_path: Path) -> None:
    profile = tmp_path / "profile"
    command = [sys.executable, "-m", "benchmarks.server", "--tables", "2", "--settle", "0.1", "--think", "0.1"]
    command += ["--soak", "0.05", "--profile", str(profile), "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)
    result = json.loads(done.stdout)
    assert len(result["memory_mb_by_quarter"]) == 5
    assert done.stderr.count("MB now") == 4
    assert (result["refused"], result["refused_as"], result["turned_away"]) == (0, {}, 0)
    assert result["clicks_per_s"] > 0
    assert "decide" in profile.read_text(encoding="utf-8")
