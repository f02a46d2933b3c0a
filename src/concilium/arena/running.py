"""Running many games: one after another, in several processes, or on a Ray cluster; results as they come."""

import importlib
import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any

from concilium.arena.plan import Plan

Result = dict[str, Any]
Task = Callable[[Plan, int], Result]
"""A module-level function, so that worker processes can find it by name."""

_AHEAD = 4
"""How many games per worker are handed out ahead, so that none is idle and an interruption loses few."""


def run(task: Task, plan: Plan, numbers: Iterable[int], jobs: int = 1, ray: str | None = None) -> Iterator[Result]:
    """The results of the games with these numbers, in the order in which they end."""
    if ray is not None:
        return _run_on_ray(task, plan, numbers, ray)
    if jobs == 1:
        return (task(plan, number) for number in numbers)
    return _run_in_processes(task, plan, numbers, jobs)


def _run_in_processes(task: Task, plan: Plan, numbers: Iterable[int], jobs: int) -> Iterator[Result]:
    left = iter(numbers)
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        pending: set[Future[Result]] = set()
        try:
            while True:
                while len(pending) < jobs * _AHEAD and (number := next(left, None)) is not None:
                    pending.add(pool.submit(task, plan, number))
                if not pending:
                    return
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _run_on_ray(task: Task, plan: Plan, numbers: Iterable[int], address: str) -> Iterator[Result]:
    """On a cluster that has this package installed; `local` starts one on this machine."""
    ray = importlib.import_module("ray")
    ray.init(address=None if address == "local" else address, log_to_driver=False, include_dashboard=False)
    try:
        remote = ray.remote(task)
        # The plan may carry whole figures: it travels to each machine once.
        travelling = ray.put(plan)
        at_once = max(1, int(ray.cluster_resources().get("CPU", 1))) * _AHEAD
        left = iter(numbers)
        pending: list[Any] = []
        while True:
            while len(pending) < at_once and (number := next(left, None)) is not None:
                pending.append(remote.remote(travelling, number))
            if not pending:
                return
            done, pending = ray.wait(pending)
            yield from ray.get(done)
    finally:
        ray.shutdown()
