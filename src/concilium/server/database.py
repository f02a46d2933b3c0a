"""Connections to the database: SQLite by default, PostgreSQL by URL; and how long anybody waits for it."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, InvalidatePoolError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from concilium.server.problems import Refusing

LOGGER = logging.getLogger("concilium.server")

SECONDS_TO_CONNECT = 2.0
SECONDS_FOR_A_STATEMENT = 3.0
SECONDS_TO_READ = 3.0
SECONDS_TO_STORE = 4.0
"""Players must learn within five seconds that the database is slow or gone."""
SECONDS_TO_READ_A_FILE = 15.0
"""A file on this machine does not go away; what is late there is late because the machine is busy."""

MOST_CONNECTIONS = 10
MOST_MORE = 20
"""While connections of a dead line are cleaned up, others must be available."""

SECONDS_TRUSTED = 1.0
"""A connection that was used within this time is used again without asking whether it is well. The question takes three
trips to the database, and a transaction altogether eight; on a busy server each waits for a turn of the loop."""

FAULTS = (SQLAlchemyError, OSError, TimeoutError)
"""What can come of asking a database that is not well."""

_DISCREET: dict[str, Any] = {"hide_parameters": True}
"""Of every engine: what fails is logged with its statement, and links, guests and what was said are in its values."""

_USED = "used"
"""When a connection was last used, among what the pool remembers of it."""

_ABANDONED: set[asyncio.Task[Any]] = set()

T = TypeVar("T")


class Gone(Refusing):
    """The database does not answer; whether the last write was stored is unknown."""

    def __init__(self) -> None:
        super().__init__("no-database")


def is_postgres(url: str) -> bool:
    """Whether several servers may work on this database."""
    return _parsed(url).get_backend_name() == "postgresql"


def plain(url: str) -> str:
    """The URL as PostgreSQL's own programs and drivers read it."""
    return _parsed(url).set(drivername="postgresql").render_as_string(hide_password=False)


@contextmanager
def held_alone(url: str) -> Iterator[None]:
    """Keep other servers from a SQLite file: it cannot tell them what happens. `ValueError` if one has it already.

    The lock is SQLite's own, on a file beside it, so it ends with the process, however that ends.
    """
    path = _parsed(url).database
    if is_postgres(url) or not path or path == ":memory:":
        yield
        return
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    lock = sqlite3.connect(f"{path}.server", timeout=0, isolation_level=None)
    try:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise ValueError(f"another server has {path}; several servers share a PostgreSQL database") from error
        yield
    finally:
        lock.close()


def make_engine(url: str, is_patient: bool = False) -> AsyncEngine:
    """An engine for this URL; `ValueError` says what is wrong with it. A patient one lets statements take their time:
    for migrations, and for an operator's work."""
    parsed = _parsed(url)
    if parsed.get_backend_name() == "sqlite":
        if parsed.database:
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(parsed.set(drivername="sqlite+aiosqlite"), **_DISCREET)
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        return engine
    if is_patient:
        driver = parsed.set(drivername="postgresql+asyncpg")
        return create_async_engine(driver, connect_args={"timeout": SECONDS_TO_CONNECT}, **_DISCREET)
    engine = create_async_engine(
        parsed.set(drivername="postgresql+asyncpg"),
        pool_size=MOST_CONNECTIONS,
        max_overflow=MOST_MORE,
        pool_timeout=SECONDS_FOR_A_STATEMENT,
        connect_args={
            "timeout": SECONDS_TO_CONNECT,
            "command_timeout": SECONDS_FOR_A_STATEMENT,
            "server_settings": {
                "application_name": "concilium",
                "statement_timeout": str(int(1000 * SECONDS_FOR_A_STATEMENT)),
                "idle_in_transaction_session_timeout": str(int(2000 * SECONDS_FOR_A_STATEMENT)),
            },
        },
        **_DISCREET,
    )
    _try_connections(engine.sync_engine)
    return engine


def _try_connections(engine: Engine) -> None:
    """Use no connection that has ended while nobody used it, as all do when PostgreSQL is restarted."""

    def used(_connection: DBAPIConnection | None, entry: ConnectionPoolEntry) -> None:
        entry.info[_USED] = time.monotonic()

    def tried(connection: DBAPIConnection, entry: ConnectionPoolEntry, _fairy: object) -> None:
        driver = entry.driver_connection
        if driver is None or driver.is_closed():
            raise InvalidatePoolError
        if time.monotonic() - entry.info[_USED] > SECONDS_TRUSTED:
            try:
                engine.dialect.do_ping(connection)
            except engine.dialect.loaded_dbapi.Error as error:
                raise InvalidatePoolError from error

    event.listen(engine, "connect", used)
    event.listen(engine, "checkin", used)
    event.listen(engine, "checkout", tried)


def make_file_engine(url: str) -> Engine:
    """An engine for a SQLite file that does one thing after the other, for a thread of its own."""
    engine = create_engine(_parsed(url).set(drivername="sqlite"), **_DISCREET)
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


async def in_time(work: Coroutine[Any, Any, T], seconds: float = SECONDS_TO_READ) -> T:
    """What comes of asking the database; `Gone` if it fails, or does not answer in this time."""
    task = asyncio.create_task(work)
    try:
        done, _ = await asyncio.wait({task}, timeout=seconds)
    except asyncio.CancelledError:
        task.cancel()
        raise
    if not done:
        # A driver whose line is dead tidies up for as long again: nobody waits for that.
        task.cancel()
        _ABANDONED.add(task)
        task.add_done_callback(_forget)
        LOGGER.error("the database has not answered for %.1f seconds", seconds)
        raise Gone
    try:
        return task.result()
    except FAULTS as error:
        LOGGER.error("the database failed", exc_info=error)
        raise Gone from error


def _forget(task: asyncio.Task[Any]) -> None:
    _ABANDONED.discard(task)
    if not task.cancelled():
        task.exception()


def is_for_one(error: BaseException) -> bool:
    """Whether the fault is in the data to be stored, not in the database's health."""
    return isinstance(error, DBAPIError) and not error.connection_invalidated and _is_refusal(error)


def _is_refusal(error: DBAPIError) -> bool:
    return type(error).__name__ in ("IntegrityError", "DataError", "ProgrammingError") or "deadlock" in str(error)


def _parsed(url: str) -> URL:
    try:
        parsed = make_url(url)
    except SQLAlchemyError as error:
        raise ValueError(f"{url!r} is no address of a database") from error
    if parsed.get_backend_name() not in ("sqlite", "postgresql"):
        raise ValueError(f"{parsed.get_backend_name()} is no database that is supported; sqlite and postgresql are")
    return parsed


def _prepare_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    cursor = connection.cursor()
    # FULL: in WAL mode every commit is flushed to disk before it returns, so an acknowledged decision
    # survives a power cut as well as a killed server.
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 3000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
