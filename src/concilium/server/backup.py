"""The whole database as one file, and back: between databases of either kind."""

import base64
import gzip
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from sqlalchemy import Column, LargeBinary, Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from concilium.server.migrating import migrate
from concilium.server.schema import METADATA, SERVED, SERVERS, THOUGHTS

FORMAT = "concilium-backup-1"
ROWS_AT_ONCE = 500

_PASSING = (SERVERS, SERVED, THOUGHTS)
"""What is of the moment, and worth nothing afterwards."""
_FORGOTTEN = ("owner",)
"""Who owned a table is gone when it is restored."""


class NoBackup(ValueError):
    """A file is no backup, or there is no place for it."""


def kept() -> list[Table]:
    """The tables of which a backup consists, each after those that it refers to."""
    return [table for table in METADATA.sorted_tables if table not in _PASSING]


async def back_up(engine: AsyncEngine, path: Path) -> int:
    """Write everything to a file, as it is at one moment; how many rows."""
    # Beside it first: a backup that was not finished must not pass for one.
    unfinished = path.with_name(path.name + ".part")
    unfinished.unlink(missing_ok=True)
    # For its owner alone: whoever reads the cookies' key and the links can be anybody.
    with os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        count = await write(engine, file)
    unfinished.replace(path)
    return count


async def write(engine: AsyncEngine, out: BinaryIO) -> int:
    """Write everything, as it is at one moment; how many rows."""
    count = 0
    level = "REPEATABLE READ" if engine.dialect.name == "postgresql" else "SERIALIZABLE"
    async with engine.connect() as connection:
        await connection.execution_options(isolation_level=level)
        if engine.dialect.name == "sqlite":
            # Its driver begins no transaction for reading alone.
            await connection.exec_driver_sql("BEGIN")
        with gzip.open(out, "wb") as file:
            file.write(msgspec.json.encode({"format": FORMAT}) + b"\n")
            for table in kept():
                async for row in _rows(connection, table):
                    file.write(msgspec.json.encode([str(table.name), row]) + b"\n")
                    count += 1
            file.write(msgspec.json.encode({"rows": count}) + b"\n")
    return count


async def restore(engine: AsyncEngine, source: Path | BinaryIO) -> int:
    """Fill an empty database from a backup: all of it, or nothing; how many rows."""
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
        for table in kept():
            if (await connection.execute(select(func.count()).select_from(table))).scalar():
                raise NoBackup(f"the database is not empty: there are rows in {table.name}")
        tables = {table.name: table for table in kept()}
        count = 0
        waiting: list[dict[str, Any]] = []
        filling: Table | None = None
        for name, row in _lines(source):
            if name not in tables:
                raise NoBackup(f"a backup has no {name}")
            if filling is not None and (filling.name != name or len(waiting) >= ROWS_AT_ONCE):
                await connection.execute(insert(filling), waiting)
                waiting = []
            filling = tables[name]
            waiting.append(_read(filling, row))
            count += 1
        if filling is not None:
            await connection.execute(insert(filling), waiting)
    return count


async def _rows(connection: AsyncConnection, table: Table) -> AsyncIterator[dict[str, Any]]:
    async for found in await connection.stream(select(table).execution_options(yield_per=ROWS_AT_ONCE)):
        yield {
            str(column.name): _written(column, value)
            for column, value in zip(table.columns, found, strict=True)
            if column.name not in _FORGOTTEN
        }


def _lines(source: Path | BinaryIO) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of a backup; it must be whole."""
    path = source if isinstance(source, Path) else "the input"
    try:
        with gzip.open(source, "rb") as file:
            head = msgspec.json.decode(file.readline())
            if not isinstance(head, dict) or head.get("format") != FORMAT:
                raise NoBackup(f"{path} is no backup of this kind")
            for count, line in enumerate(file):
                read = msgspec.json.decode(line)
                if isinstance(read, dict):
                    if read.get("rows") != count:
                        raise NoBackup(f"{path} should have {read.get('rows')} rows and has {count}")
                    return
                yield read[0], read[1]
    except (OSError, EOFError, msgspec.MsgspecError) as error:
        if isinstance(error, FileNotFoundError):
            raise
        raise NoBackup(f"{path} cannot be read: {error}") from error
    raise NoBackup(f"{path} ends too early")


def _written(column: "Column[Any]", value: Any) -> Any:
    if isinstance(column.type, LargeBinary) and value is not None:
        return base64.b64encode(value).decode()
    return value


def _read(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    if not row.keys() <= set(table.columns.keys()):
        raise NoBackup(f"a row of {table.name} has unknown columns")
    return {
        name: base64.b64decode(value)
        if isinstance(table.columns[name].type, LargeBinary) and value is not None
        else value
        for name, value in row.items()
    }
