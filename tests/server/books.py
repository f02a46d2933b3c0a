"""What a database holds, read by a connection of the test's own."""

import sqlite3
from types import TracebackType
from typing import Any

import asyncpg

from concilium.server.database import is_postgres
from concilium.server.schema import METADATA

Rows = list[dict[str, Any]]

SERVERS_OWN = ("servers", "thoughts", "served", "snapshots")
"""What the servers tell each other and remind themselves of."""
PLAYED = ("length", "changed_at", "owner", "fence")
"""What changes of a table when its server takes it up and plays for chance."""


class Books:
    """The rows of every table of a database."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._file: sqlite3.Connection | None = None
        self._line: asyncpg.Connection[asyncpg.Record] | None = None
        self._version: Any = None
        self._last: dict[str, Rows] = {}

    async def __aenter__(self) -> "Books":
        if is_postgres(self._url):
            self._line = await asyncpg.connect(self._url)
        else:
            self._file = sqlite3.connect(self._url.removeprefix("sqlite:///"), isolation_level=None)
            self._file.row_factory = sqlite3.Row
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()
        if self._line is not None:
            await self._line.close()

    async def everything(self) -> dict[str, Rows]:
        """All rows; on SQLite read again only if somebody has written since."""
        if self._file is not None:
            version = self._file.execute("PRAGMA data_version").fetchone()[0]
            if version == self._version:
                return self._last
            self._version = version
        self._last = {table: await self._rows(f"SELECT * FROM {table}") for table in METADATA.tables}
        return self._last

    async def by_people(self) -> dict[str, Rows]:
        """What only people change: without what a server decides for chance and for bots."""
        found = await self.everything()
        people = {(row["table_id"], row["seat"]) for row in found["seats"] if row["level"] is None}
        kept = {table: rows for table, rows in found.items() if table not in SERVERS_OWN}
        kept["entries"] = [row for row in found["entries"] if (row["table_id"], row["seat"]) in people]
        kept["tables"] = [{name: row[name] for name in row if name not in PLAYED} for row in found["tables"]]
        return kept

    async def _rows(self, question: str) -> Rows:
        if self._line is not None:
            rows = [dict(row) for row in await self._line.fetch(question)]
        else:
            assert self._file is not None
            rows = [dict(row) for row in self._file.execute(question)]
        return sorted(rows, key=repr)
