"""Transactions in which the writer stores: plain code, run where it holds nobody up."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from concilium.server.database import is_postgres, make_file_engine

T = TypeVar("T")


class Transactions(Protocol):
    """Where transactions are run."""

    is_shared: bool
    """Whether other servers may write to the same database."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        """What comes of this work, which is stored whole or not at all."""
        ...

    async def close(self) -> None: ...


class Shared:
    """Transactions on PostgreSQL."""

    is_shared = True

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """The engine is its maker's to close."""


class InAFile:
    """Transactions on SQLite: each is one errand to a thread.

    The asynchronous driver makes an errand of every statement, and each waits for its turn with the interpreter: at
    many tables a transaction of a dozen errands took as long as all else together.
    """

    is_shared = False

    def __init__(self, url: str) -> None:
        self._engine = make_file_engine(url)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    def _run(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        self._thread.shutdown(wait=False)
        self._engine.dispose()


def transactions(url: str, engine: AsyncEngine) -> Transactions:
    """How a server writes to this database."""
    return Shared(engine) if is_postgres(url) else InAFile(url)
