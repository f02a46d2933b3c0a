"""One task writes everything: what is waiting when it is free goes into one transaction (group commit).

So a disk flush serves all the tables that decided meanwhile, and nothing is acknowledged before its flush.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

Work = tuple[Executable, Sequence[dict[str, Any]]]
"""A statement and its rows of parameters."""

MOST_TOGETHER = 500


class _Job:
    def __init__(self, work: list[Work]) -> None:
        self.work = work
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Writer:
    """Writes jobs in the order in which they come; a job is stored whole or not at all."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[_Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        await self._queue.join()
        if self._task is not None:
            self._task.cancel()

    async def write(self, work: list[Work]) -> None:
        """Store this; returns when it is on disk, and raises what the database raised if it is not."""
        job = _Job(work)
        self._queue.put_nowait(job)
        # A caller that goes away must not take its job's result with it.
        await asyncio.shield(job.done)

    async def _run(self) -> None:
        while True:
            jobs = [await self._queue.get()]
            while len(jobs) < MOST_TOGETHER and not self._queue.empty():
                jobs.append(self._queue.get_nowait())
            await self._store(jobs)
            for _ in jobs:
                self._queue.task_done()

    async def _store(self, jobs: list[_Job]) -> None:
        try:
            async with self._engine.begin() as connection:
                for statement, rows in _merged(jobs):
                    await connection.execute(statement, rows)
        except (SQLAlchemyError, OSError) as error:
            if len(jobs) == 1:
                _settle(jobs[0], error)
                return
            # One of them is at fault: each stands for itself.
            for job in jobs:
                await self._store([job])
            return
        for job in jobs:
            _settle(job, None)


def _merged(jobs: list[_Job]) -> list[Work]:
    """The work of all jobs in order, the rows of neighbours with the same statement put together."""
    merged: list[tuple[Executable, list[dict[str, Any]]]] = []
    for job in jobs:
        for statement, rows in job.work:
            if merged and merged[-1][0] is statement:
                merged[-1][1].extend(rows)
            else:
                merged.append((statement, list(rows)))
    return [(statement, rows) for statement, rows in merged]


def _settle(job: _Job, error: Exception | None) -> None:
    if job.done.done():
        return
    if error is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(error)
