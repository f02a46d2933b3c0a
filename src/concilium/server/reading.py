"""Reading from PostgreSQL for everybody, over a few connections.

When hundreds come at once, after a restart for example, they stand in one line here and not at the pool of
connections, where they would take all of them, and where each would make and close one of its own.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, Select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

MOST_READERS = 8

Found = list[Sequence[Row[Any]]]


class _Wish:
    """What somebody wants to read."""

    def __init__(self, statements: Sequence[Select[Any]]) -> None:
        self.statements = statements
        self.found: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        self.reader: asyncio.Task[None] | None = None
        """Who is reading it now."""


class Readers:
    """A reader has a connection as long as somebody waits, so that it is fetched and tried once for many."""

    def __init__(self, engine: AsyncEngine) -> None:
        # What only reads needs no transaction, whose beginning and end would be two more questions to the database.
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._waiting: deque[_Wish] = deque()
        self._readers: set[asyncio.Task[None]] = set()

    async def read(self, statements: Sequence[Select[Any]]) -> Found:
        """What each of these finds."""
        wish = _Wish(statements)
        self._waiting.append(wish)
        self._call_one()
        try:
            return await wish.found
        except asyncio.CancelledError:
            # The line may be dead: others need not wait until the driver has tidied up.
            if wish.reader is not None:
                wish.reader.cancel()
                self._dismiss(wish.reader)
            raise

    def _call_one(self) -> None:
        if self._waiting and len(self._readers) < MOST_READERS:
            reader = asyncio.create_task(self._read_on(), name="reader")
            self._readers.add(reader)
            reader.add_done_callback(self._dismiss)

    def _dismiss(self, reader: asyncio.Task[None]) -> None:
        self._readers.discard(reader)
        self._call_one()

    async def _read_on(self) -> None:
        """Read for one after the other; whatever fails is told to the one it was read for, and ends it."""
        wish = self._next()
        if wish is None:
            return
        try:
            async with self._engine.connect() as connection:
                while wish is not None:
                    found = await self._read(connection, wish)
                    wish.reader = None
                    if not wish.found.done():
                        wish.found.set_result(found)
                    wish = self._next()
        except Exception as error:
            if wish is None:
                raise
            if not wish.found.done():
                wish.found.set_exception(error)

    def _next(self) -> _Wish | None:
        """Whoever has waited longest and still waits."""
        while self._waiting:
            wish = self._waiting.popleft()
            if not wish.found.done():
                wish.reader = asyncio.current_task()
                return wish
        return None

    async def _read(self, connection: AsyncConnection, wish: _Wish) -> Found:
        return [(await connection.execute(statement)).all() for statement in wish.statements]
