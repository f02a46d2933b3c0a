"""All tables: the live ones in memory, the others in the store until somebody asks for them."""

import asyncio

from concilium.server import showing, wire
from concilium.server.connection import COME_AGAIN
from concilium.server.games import chosen
from concilium.server.limits import Limits
from concilium.server.problems import Refusing
from concilium.server.rows import RECORD, TableRow, is_id
from concilium.server.store import Store
from concilium.server.table import Table, load
from concilium.server.thinking import Thinkers

MOST_SECONDS_BETWEEN_ROUNDS = 30.0


class Hall:
    """Finds tables, brings them to life, and puts idle ones away."""

    def __init__(self, store: Store, thinkers: Thinkers, limits: Limits) -> None:
        self._store = store
        self._thinkers = thinkers
        self._limits = limits
        self._live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._round: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._round = asyncio.create_task(self._make_rounds(), name="rounds")

    async def stop(self) -> None:
        if self._round is not None:
            self._round.cancel()
        for table in list(self._live.values()):
            await table.stop()
        self._thinkers.close()

    async def make(self, row: TableRow) -> Table:
        """Store a new table and open it."""
        chosen(row.game, len(row.seats), row.options)
        await self._store.add_table(row)
        return await self.open(row.id)

    async def open(self, table_id: str) -> Table:
        """The live table; refused if there is none, or none that is played."""
        table = self._live.get(table_id)
        if table is not None:
            table.touch()
            return table
        # Two who come at once must not get two tables.
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def row(self, table_id: str) -> TableRow:
        """A table as it is stored, without bringing it to life."""
        table = self._live.get(table_id)
        row = table.row if table is not None else await self._stored(table_id)
        if row is None:
            raise Refusing("no-table")
        return row

    async def _stored(self, table_id: str) -> TableRow | None:
        return await self._store.table(table_id) if is_id(table_id) else None

    def close_connections_of(self, guest: str) -> None:
        """Whoever is connected as this guest has to come again, and to show a cookie that counts."""
        for table in self._live.values():
            for connection in list(table.connections):
                if connection.guest == guest:
                    connection.close(COME_AGAIN)

    def info(self, row: TableRow, guest: str | None) -> wire.TableInfo:
        """A table as a guest may see it, live or not."""
        table = self._live.get(row.id)
        return showing.table(row, guest, set(), 0) if table is None else table.info(guest)

    def live_count(self) -> int:
        return len(self._live)

    async def _load(self, table_id: str) -> Table:
        row = await self._stored(table_id)
        if row is None or row.status == RECORD:
            raise Refusing("no-table")
        table = await load(row, self._store, self._thinkers, self._limits)
        self._live[table_id] = table
        return table

    async def _make_rounds(self) -> None:
        while True:
            await asyncio.sleep(min(MOST_SECONDS_BETWEEN_ROUNDS, self._limits.idle_seconds / 2))
            self.put_away()

    def put_away(self) -> None:
        """Forget the tables that are idle; they are in the store."""
        for table_id, table in list(self._live.items()):
            if table.is_idle(self._limits.idle_seconds):
                del self._live[table_id]
