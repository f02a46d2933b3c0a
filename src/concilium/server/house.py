"""This server among the others on the same database: together they are one house.

Each says every second that it is alive, and hears what the others tell. A table has one owner, which plays for chance
and the bots; if its owner is no longer alive, another server may take the table, and the number of the lease grows.
All of this goes by the database's clock. On SQLite a server is alone.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress

import asyncpg
from sqlalchemy import TextClause, text

from concilium.server import metrics
from concilium.server.database import (
    SECONDS_FOR_A_STATEMENT,
    SECONDS_TO_CONNECT,
    Gone,
    in_time,
    is_postgres,
    plain,
)
from concilium.server.news import CHANNEL, Changed, Left, News, ThoughtOut, read
from concilium.server.rows import PLAYED
from concilium.server.store import Store
from concilium.server.telling import Teller, ToTell

LOGGER = logging.getLogger("concilium.server")

LEASE_SECONDS = 3.0
ROUND_SECONDS = 1.0
"""A server that was killed is found dead after at most both together."""
SECONDS_TO_TRY_AGAIN = 0.5

CLOCK = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
"""Milliseconds by the database's clock."""

# What is returned is of the row as it was: whether the lease had ended; null if there was none.
_RENEW = f"""
    INSERT INTO servers (id, until) VALUES ($1, {CLOCK} + $2)
    ON CONFLICT (id) DO UPDATE SET until = excluded.until
    RETURNING (SELECT before.until <= {CLOCK} FROM servers AS before WHERE before.id = $1)
"""
_ALIVE = f"SELECT id FROM servers WHERE until > {CLOCK}"
_FORGET = f"DELETE FROM servers WHERE until < {CLOCK} - 60000"
_FORGET_THOUGHTS = "DELETE FROM thoughts WHERE asker NOT IN (SELECT id FROM servers)"
_FORGET_SERVED = f"DELETE FROM served WHERE at < {CLOCK} - 600000"
_UNTAKEN = f"SELECT count(*) FROM thoughts WHERE until < {CLOCK}"
_LEAVE = text("DELETE FROM servers WHERE id = :me")
_CLAIM = f"""
    UPDATE tables SET owner = :me, fence = fence + 1 WHERE id = :table AND status IN ({", ".join(map(repr, PLAYED))})
"""
_CLAIM_ALONE = text(f"{_CLAIM} RETURNING fence")
_CLAIM_SHARED = text(f"""
    {_CLAIM} AND (owner IS NULL OR owner = :me OR NOT EXISTS (
        SELECT FROM servers WHERE servers.id = tables.owner AND servers.until > {CLOCK}
    )) RETURNING fence
""")
# Locked in the writer's order, since those who follow may be writing to several of them.
_RELEASE = """
    WITH locked AS (
        SELECT id FROM tables WHERE owner = $1 AND id = ANY($2::text[]) ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE tables SET owner = NULL FROM locked WHERE tables.id = locked.id
"""

Hear = Callable[[str, News], None]
OnReturn = Callable[[bool], None]
"""What is done after an absence; with whether news may have been missed in it."""


class House:
    """The servers that are alive, this one among them."""

    def __init__(self, store: Store, url: str) -> None:
        self.id = store.server
        self.is_shared = is_postgres(url)
        self.alive = {self.id}
        self._store = store
        self._url = plain(url) if self.is_shared else ""
        self._task: asyncio.Task[None] | None = None
        self._teller = Teller(store.tell)
        self._to_release: set[str] = set()
        self._hear: Hear = lambda server, news: None
        self._on_round: Callable[[], None] = lambda: None
        self._on_return: OnReturn = lambda has_missed: None
        self._renewed: float | None = None
        """When the lease was last renewed, or a moment before, by this machine's clock."""

    async def enter(self, hear: Hear, on_round: Callable[[], None], on_return: OnReturn) -> None:
        """Be one of the house: hear its news, look round every second, and look everything over after an absence."""
        self._hear, self._on_round, self._on_return = hear, on_round, on_return
        if self.is_shared:
            entered = asyncio.get_running_loop().create_future()
            self._task = asyncio.create_task(self._belong(entered), name="house")
            await entered

    async def leave(self) -> None:
        """The others may take this server's tables at once."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self._teller.close()
        with suppress(Gone):
            await in_time(self._execute(_LEAVE))
            await self._store.tell(Left())

    def is_with_others(self) -> bool:
        return len(self.alive) > 1

    def tell(self, *news: ToTell) -> None:
        """Tell the others, soon; if the database is gone, when it is back."""
        if self.is_shared:
            self._teller.tell(*news)

    async def claim(self, table: str) -> int | None:
        """Become the owner of a table that has none alive: the number of the lease, or None if somebody has it, or if
        it is not played."""
        self._to_release.discard(table)
        statement = _CLAIM_SHARED if self.is_shared else _CLAIM_ALONE
        fence: int | None = await in_time(self._execute(statement, table=table))
        if fence is not None and self.is_with_others():
            self.tell(Changed(table))
        return fence

    def release(self, table: str) -> None:
        """Others may have this table."""
        if self.is_shared:
            self._to_release.add(table)

    async def _execute(self, statement: TextClause, **given: str) -> int | None:
        async with self._store.engine.begin() as connection:
            found = await connection.execute(statement, {"me": self.id, **given})
            return found.scalar() if found.returns_rows else None

    async def _belong(self, entered: asyncio.Future[None]) -> None:
        while True:
            try:
                connection = await asyncpg.connect(
                    self._url, timeout=SECONDS_TO_CONNECT, command_timeout=SECONDS_FOR_A_STATEMENT
                )
                try:
                    await self._stay(connection, entered)
                finally:
                    # Not closed: on a dead line that would take its time.
                    connection.terminate()
            except Exception as error:
                if not entered.done():
                    entered.set_exception(error)
                    return
                LOGGER.warning("this server is cut off from the database: %s", error)
                await asyncio.sleep(SECONDS_TO_TRY_AGAIN)

    async def _stay(self, connection: "asyncpg.Connection[asyncpg.Record]", entered: asyncio.Future[None]) -> None:
        await connection.add_listener(CHANNEL, self._heard)
        first = True
        while True:
            was_absent = await self._renew(connection)
            self.alive = {str(row["id"]) for row in await connection.fetch(_ALIVE)} | {self.id}
            if not entered.done():
                entered.set_result(None)
            elif first or was_absent:
                # What was told while nobody listened here is missed.
                self._on_return(first)
            first = False
            self._on_round()
            await self._release(connection)
            await connection.execute(_FORGET)
            await connection.execute(_FORGET_THOUGHTS)
            await connection.execute(_FORGET_SERVED)
            metrics.THOUGHTS_UNTAKEN.set(await connection.fetchval(_UNTAKEN))
            await asyncio.sleep(ROUND_SECONDS)

    async def _renew(self, connection: "asyncpg.Connection[asyncpg.Record]") -> bool:
        """Say that this server is alive; whether the others may have thought that it is not."""
        before, begun = self._renewed, time.monotonic()
        had_ended: bool | None = await connection.fetchval(_RENEW, self.id, int(1000 * LEASE_SECONDS))
        self._renewed = begun
        # Renewed in time, it may have been stored too late.
        is_late = before is not None and time.monotonic() - before > LEASE_SECONDS
        return is_late or had_ended is not False

    async def _release(self, connection: "asyncpg.Connection[asyncpg.Record]") -> None:
        """All at once: this server has to say in time that it is alive."""
        tables = list(self._to_release)
        if tables:
            await connection.execute(_RELEASE, self.id, tables)
            self._to_release.difference_update(tables)
            self.tell(*map(Changed, tables))

    def _heard(self, _connection: object, _process: int, _channel: str, message: object) -> None:
        try:
            server, news = read(str(message))
        except ValueError:
            LOGGER.warning("news that cannot be read: %.200s", message)
            return
        if server == self.id:
            return
        for part in news:
            if isinstance(part, Left):
                self.alive.discard(server)
            elif not isinstance(part, ThoughtOut):
                self.alive.add(server)
            self._hear(server, part)
