"""A run of a plan's games with its journal: games already played are not played again."""

import time
from collections.abc import Callable, Iterator
from typing import Any

from concilium.arena.journal import Journal
from concilium.arena.plan import Plan
from concilium.arena.running import Task, run


def play_all(
    plan: Plan,
    task: Task,
    journal: Journal,
    jobs: int = 1,
    ray: str | None = None,
    minutes: float | None = None,
    tick: Callable[[dict[str, Any]], None] | None = None,
) -> list[dict[str, Any]]:
    """Play what the journal lacks; returns the results by number. No game is started after this many minutes."""
    for result in run(task, plan, _until(journal.missing(plan.games), minutes), jobs, ray):
        journal.add(result)
        if tick is not None:
            tick(result)
    return [journal.results[number] for number in sorted(journal.results) if number < plan.games]


def _until(numbers: list[int], minutes: float | None) -> Iterator[int]:
    end = None if minutes is None else time.monotonic() + minutes * 60
    for number in numbers:
        if end is not None and time.monotonic() >= end:
            return
        yield number
