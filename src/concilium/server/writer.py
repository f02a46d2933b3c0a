"""One task writes everything: what is waiting when it is free goes into one transaction (group commit).

So a disk flush serves all the tables that decided meanwhile, and nothing is acknowledged before its flush. What
belongs to a table is written only if the table is as the writer believes (its `Guard`): so a server that another has
overtaken, or whose lease of the table has ended, writes nothing.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Executable, TextClause, text

from concilium.server.database import SECONDS_TO_STORE, Gone, in_time, is_for_one
from concilium.server.news import CHANNEL, News, written
from concilium.server.transactions import Transactions


class AllAtOnce(NamedTuple):
    """A statement that takes all its rows as one text of JSON, `:rows`. Given row by row to a thread, each of them
    would wait for its turn with the interpreter."""

    postgres: TextClause
    sqlite: str
    """As the driver reads it: for what is done at every decision, making it from SQLAlchemy's parts costs more than
    doing it."""


Work = tuple[Executable | AllAtOnce, Sequence[dict[str, Any]]]
"""A statement and its rows of parameters."""

Act = Callable[[Connection], None]
"""Something that has to look before it writes."""

MOST_TOGETHER = 500

SECONDS_APART = 0.01
"""The next transaction begins this long after the last one began: at many tables its cost is shared by many decisions,
and where little is stored nobody waits."""


class Conflict(Exception):
    """The table is not as this server believed: another was first, or has its lease."""


class _NotAll(Exception):
    """Not every table of a transaction was as believed."""


class Guard(msgspec.Struct, frozen=True, kw_only=True):
    """How a table is believed to be, and what is changed of it; what is None stays as it is."""

    id: str
    fence: int
    version: int
    length: int
    at: int
    grows: int = 0
    bumps: int = 0
    host: str | None = None
    status: str | None = None
    result: list[int] | None = None
    winners: list[int] | None = None
    colours: list[int] | None = None
    rematch: str | None = None


_CHANGES = """
    length = length + believed.grows, version = version + believed.bumps, changed_at = believed.at,
    host = coalesce(believed.host, tables.host), status = coalesce(believed.status, tables.status),
    result = coalesce(believed.result, tables.result), winners = coalesce(believed.winners, tables.winners),
    colours = coalesce(believed.colours, tables.colours), rematch = coalesce(believed.rematch, tables.rematch)
"""
_BELIEVED = """
    tables.id = believed.id AND tables.fence = believed.fence AND tables.version = believed.believed_version
    AND tables.length = believed.believed_length
"""
# A transaction locks the rows of its tables in one order and before anything else, so that two servers never wait for
# each other.
_POSTGRES = text(f"""
    WITH believed AS (
        SELECT id, fence, version AS believed_version, length AS believed_length, at, grows, bumps,
            host, status, result, winners, colours, rematch
        FROM json_to_recordset(CAST(:guards AS json)) AS guards (
            id text, fence bigint, version bigint, length integer, at bigint, grows integer, bumps integer,
            host text, status text, result json, winners json, colours json, rematch text
        )
    ), locked AS (
        SELECT id FROM tables WHERE id IN (SELECT id FROM believed) ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE tables SET {_CHANGES} FROM believed
    WHERE {_BELIEVED} AND tables.id IN (SELECT id FROM locked)
    RETURNING tables.id
""")
# It has to begin with the word UPDATE, or the driver opens no transaction for it.
_SQLITE = f"""UPDATE tables SET {_CHANGES} FROM (
        SELECT value ->> 'id' AS id, value ->> 'fence' AS fence, value ->> 'version' AS believed_version,
            value ->> 'length' AS believed_length, value ->> 'at' AS at, value ->> 'grows' AS grows,
            value ->> 'bumps' AS bumps, value ->> 'host' AS host, value ->> 'status' AS status,
            value ->> 'result' AS result, value ->> 'winners' AS winners,
            value ->> 'colours' AS colours, value ->> 'rematch' AS rematch
        FROM json_each(:guards)
    ) AS believed WHERE {_BELIEVED}
"""
_LOCK = text("""
    SELECT id FROM tables WHERE id IN (SELECT json_array_elements_text(CAST(:ids AS json)))
    ORDER BY id FOR NO KEY UPDATE
""")
_NOTIFY = text("SELECT pg_notify(:channel, :message)")


class _Job:
    def __init__(
        self, guard: Guard | None, work: list[Work], act: Act | None, locks: str | None, news: list[News]
    ) -> None:
        self.guard = guard
        self.work = work
        self.act = act
        self.locks = locks
        self.news = news
        self.is_abandoned = False
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def abandon(self) -> None:
        """It was not stored in time: nobody waits for it any more."""
        self.is_abandoned = True
        _settle(self, Gone())


class Writer:
    """Writes jobs in the order in which they come; a job is stored whole or not at all."""

    def __init__(self, transactions: Transactions, server: str) -> None:
        self._transactions = transactions
        self._server = server
        self._is_shared = transactions.is_shared
        self._queue: asyncio.Queue[_Job] = asyncio.Queue()
        self._held_back: _Job | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        await self._queue.join()
        if self._task is not None:
            self._task.cancel()

    async def write(
        self,
        work: list[Work],
        *,
        guard: Guard | None = None,
        act: Act | None = None,
        locks: str | None = None,
        news: Sequence[News] = (),
    ) -> None:
        """Store this, and tell the other servers; returns when it is on disk. The table that it locks, if it has no
        guard, is meanwhile nobody else's.

        `Conflict` if the guard does not hold, `Gone` if nobody knows whether it is stored.
        """
        job = _Job(guard, work, act, locks, list(news))
        self._queue.put_nowait(job)
        patience = asyncio.get_running_loop().call_later(SECONDS_TO_STORE, job.abandon)
        try:
            await job.done
        finally:
            patience.cancel()

    async def _run(self) -> None:
        begun = 0.0
        while True:
            first = self._held_back or await self._queue.get()
            self._held_back = None
            if (early := begun + SECONDS_APART - time.monotonic()) > 0:
                await asyncio.sleep(early)
            begun = time.monotonic()
            jobs = self._together(first)
            try:
                await self._store(jobs)
            finally:
                for _ in jobs:
                    self._queue.task_done()

    def _together(self, first: _Job) -> list[_Job]:
        """What is waiting, up to a second change of one table: that has to see the first."""
        jobs = [first]
        tables = {job.guard.id for job in jobs if job.guard}
        while len(jobs) < MOST_TOGETHER and not self._queue.empty():
            job = self._queue.get_nowait()
            if job.guard is not None and job.guard.id in tables:
                self._held_back = job
                break
            if job.guard is not None:
                tables.add(job.guard.id)
            jobs.append(job)
        return jobs

    async def _store(self, jobs: list[_Job]) -> None:
        waited_for = [job for job in jobs if not job.is_abandoned]
        try:
            stored = await in_time(self._transactions.run(partial(self._write, jobs=waited_for)), SECONDS_TO_STORE)
        except _NotAll:
            # Each is independent.
            for job in waited_for:
                await self._store([job])
            return
        except Gone as error:
            cause = error.__cause__
            is_one_at_fault = cause is not None and is_for_one(cause)
            if len(waited_for) > 1 and is_one_at_fault:
                for job in waited_for:
                    await self._store([job])
                return
            for job in waited_for:
                _settle(job, cause if is_one_at_fault else error)
            return
        for job in waited_for:
            _settle(job, None if job in stored else Conflict(job.guard.id if job.guard else ""))

    def _write(self, connection: Connection, jobs: list[_Job]) -> list[_Job]:
        """Write what may be written; the jobs that were."""
        self._lock(connection, jobs)
        held = self._held(connection, [job.guard for job in jobs if job.guard])
        stored = [job for job in jobs if job.guard is None or job.guard.id in held]
        for statement, rows in _merged(stored):
            if isinstance(statement, AllAtOnce):
                given = {"rows": msgspec.json.encode(rows).decode()}
                if self._is_shared:
                    connection.execute(statement.postgres, given)
                else:
                    connection.exec_driver_sql(statement.sqlite, given)
            else:
                connection.execute(statement, rows)
        for job in stored:
            if job.act is not None:
                job.act(connection)
        if self._is_shared:
            for message in written(self._server, (part for job in stored for part in job.news)):
                connection.execute(_NOTIFY, {"channel": CHANNEL, "message": message})
        return stored

    def _lock(self, connection: Connection, jobs: list[_Job]) -> None:
        """Lock all tables at once, if some are locked that no guard locks: guards alone lock theirs by themselves."""
        locked = {job.locks for job in jobs if job.locks}
        if self._is_shared and locked:
            locked.update(job.guard.id for job in jobs if job.guard)
            connection.execute(_LOCK, {"ids": msgspec.json.encode(sorted(locked)).decode()})

    def _held(self, connection: Connection, guards: list[Guard]) -> set[str]:
        """The tables that are as believed; they are changed."""
        if not guards:
            return set()
        given = {"guards": msgspec.json.encode(guards).decode()}
        if self._is_shared:
            return set(connection.execute(_POSTGRES, given).scalars())
        changed = connection.exec_driver_sql(_SQLITE, given).rowcount
        # Which they are is not asked: a server that is alone is hardly ever wrong.
        if 0 < changed < len(guards):
            raise _NotAll
        return {guard.id for guard in guards} if changed else set()


def _merged(jobs: list[_Job]) -> list[Work]:
    """The work of all jobs in order, the rows of neighbours with the same statement put together."""
    merged: list[tuple[Executable | AllAtOnce, list[dict[str, Any]]]] = []
    for job in jobs:
        for statement, rows in job.work:
            if merged and merged[-1][0] is statement:
                merged[-1][1].extend(rows)
            else:
                merged.append((statement, list(rows)))
    return [(statement, rows) for statement, rows in merged]


def _settle(job: _Job, error: BaseException | None) -> None:
    if job.done.done():
        return
    if error is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(error)
        # Nobody may be waiting any more.
        job.done.exception()
