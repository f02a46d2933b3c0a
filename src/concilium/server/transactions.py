"""Reading, and transactions in which the writer stores: plain code, run where it holds nobody up."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Row, Select
from sqlalchemy.ext.asyncio import AsyncEngine

from concilium.server.database import is_postgres, make_engine, make_file_engine
from concilium.server.reading import Readers

T = TypeVar("T")

READERS = 2


class Transactions(Protocol):
    """Where transactions are run."""

    is_shared: bool
    """Whether other servers may write to the same database."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        """What comes of this work, which is stored whole or not at all."""
        ...

    async def read(self, statements: Sequence[Select[Any]]) -> list[Sequence[Row[Any]]]:
        """What each of these finds."""
        ...

    async def close(self) -> None: ...


class Shared:
    """Transactions on PostgreSQL. They have connections of their own: who plays does not wait for who comes."""

    is_shared = True

    def __init__(self, url: str, engine: AsyncEngine) -> None:
        self._engine = make_engine(url)
        self._readers = Readers(engine)

    async def run(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, statements: Sequence[Select[Any]]) -> list[Sequence[Row[Any]]]:
        return await self._readers.read(statements)

    async def close(self) -> None:
        """The other engine is its maker's to close."""
        await self._engine.dispose()


class InAFile:
    """Transactions on SQLite: each is one trip to a thread, and so is everything that is read together.

    The asynchronous driver makes an errand of every statement, and each waits for its turn with the interpreter: at
    many tables a transaction of a dozen trips took as long as everything else together.
    """

    is_shared = False

    def __init__(self, url: str) -> None:
        self._engine = make_file_engine(url)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    def _run(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def read(self, statements: Sequence[Select[Any]]) -> list[Sequence[Row[Any]]]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, statements)

    def _read(self, statements: Sequence[Select[Any]]) -> list[Sequence[Row[Any]]]:
        with self._engine.connect() as connection:
            return [connection.execute(statement).all() for statement in statements]

    async def close(self) -> None:
        self._thread.shutdown(wait=False)
        self._readers.shutdown(wait=False)
        self._engine.dispose()


def transactions(url: str, engine: AsyncEngine) -> Transactions:
    """How a server writes to this database."""
    return Shared(url, engine) if is_postgres(url) else InAFile(url)
