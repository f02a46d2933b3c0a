"""All tables: the live ones in memory, the others in the store until somebody asks for them."""

import asyncio
import logging
from collections.abc import Coroutine

from concilium.server import showing, wire
from concilium.server.connection import COME_AGAIN
from concilium.server.database import FAULTS, Gone
from concilium.server.games import chosen
from concilium.server.house import House
from concilium.server.limits import Limits
from concilium.server.news import Added, Changed, Left, News, Present, Said, SignedOut, ThoughtOut
from concilium.server.problems import Refusing
from concilium.server.rows import PLAYED, RECORD, TableRow, is_id
from concilium.server.store import Store
from concilium.server.table import Table, history_at, load
from concilium.server.thinking import Thinking
from concilium.server.thoughts import ThinkersElsewhere

LOGGER = logging.getLogger("concilium.server")

MOST_SECONDS_BETWEEN_ROUNDS = 30.0
MOST_REMEMBERED = 10_000
"""Of so many tables that are not live it is known whose turn it is."""


class Hall:
    """Finds tables, brings them to life, and puts idle ones away."""

    def __init__(self, store: Store, house: House, thinkers: Thinking, limits: Limits) -> None:
        self._store = store
        self._house = house
        self._thinkers = thinkers
        self._limits = limits
        self._live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._waiting: dict[str, tuple[int, list[int]]] = {}
        """Whose turn it is where nobody is, and after how many entries."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._round: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._house.enter(self._hear, self._look_after_orphans, self._look_over)
        self._round = asyncio.create_task(self._make_rounds(), name="rounds")

    async def stop(self) -> None:
        if self._round is not None:
            self._round.cancel()
        for task in self._tasks:
            task.cancel()
        for table in list(self._live.values()):
            await table.stop()
        self._thinkers.close()
        await self._house.leave()

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
        """Whoever is connected as this guest, here or elsewhere, has to come again and to show a cookie that counts."""
        self._close_connections_of(guest)
        self._house.tell(SignedOut(guest))

    def _close_connections_of(self, guest: str) -> None:
        for table in self._live.values():
            for connection in list(table.connections):
                if connection.guest == guest:
                    connection.close(COME_AGAIN)

    def info(self, row: TableRow, guest: str | None) -> wire.TableInfo:
        """A table as a guest may see it, live or not."""
        table = self._live.get(row.id)
        return showing.table(row, guest, set(), 0) if table is None else table.info(guest)

    async def waiting_at(self, row: TableRow) -> list[int]:
        """The seats that are to decide, at a table that need not be live."""
        table = self._live.get(row.id)
        if table is not None:
            return table.course.state.waiting()
        length, waiting = self._waiting.get(row.id, (-1, []))
        if length != row.length:
            try:
                waiting = (await history_at(row, self._store)).course.state.waiting()
            except Refusing:
                # The game is not installed here any more.
                waiting = []
            self._waiting.pop(row.id, None)
            self._waiting[row.id] = (row.length, waiting)
            if len(self._waiting) > MOST_REMEMBERED:
                del self._waiting[next(iter(self._waiting))]
        return waiting

    def live_count(self) -> int:
        return len(self._live)

    async def _load(self, table_id: str) -> Table:
        row = await self._stored(table_id)
        if row is None or row.status == RECORD:
            raise Refusing("no-table")
        table = await load(row, self._store, self._house, self._thinkers, self._limits)
        self._live[table_id] = table
        try:
            await table.arrive()
        except BaseException:
            del self._live[table_id]
            self._house.release(table_id)
            raise
        return table

    async def _make_rounds(self) -> None:
        while True:
            await asyncio.sleep(min(MOST_SECONDS_BETWEEN_ROUNDS, self._limits.idle_seconds / 2))
            self.put_away()

    def put_away(self) -> None:
        """Forget the tables that are idle; they are in the store, and another server may have them."""
        for table_id, table in list(self._live.items()):
            if table.is_idle(self._limits.idle_seconds):
                del self._live[table_id]
                if table.is_owned():
                    self._house.release(table_id)

    def _hear(self, server: str, news: News) -> None:
        """Another server has told something."""
        if isinstance(news, Left):
            self._look_after_orphans()
            return
        if isinstance(news, ThoughtOut) and isinstance(self._thinkers, ThinkersElsewhere):
            self._thinkers.hear(news)
            return
        if isinstance(news, SignedOut):
            self._close_connections_of(news.guest)
            return
        if not isinstance(news, Added | Changed | Said | Present):
            return
        table = self._live.get(news.table)
        if table is None:
            return
        if isinstance(news, Added):
            self._do(table.follow(news))
        elif isinstance(news, Changed):
            self._do(table.look_again())
        elif isinstance(news, Said):
            self._do(table.hear_chat())
        else:
            table.others_are_present(server, news)

    def _look_after_orphans(self) -> None:
        """Take the tables whose owner is gone; forget who was with a server that is gone."""
        for table in self._live.values():
            table.company.forget_others_but(self._house.alive)
            if table.row.status in PLAYED and table.row.owner not in self._house.alive:
                self._do(table.take_over())

    def _look_over(self) -> None:
        """This server was cut off: every table may be another by now."""
        for table in self._live.values():
            self._do(table.look_again())

    def _do(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(_tried(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _tried(work: Coroutine[None, None, None]) -> None:
    """What another server's news make necessary; if the database is gone, it is done when that is back."""
    try:
        await work
    except (Gone, *FAULTS) as error:
        LOGGER.warning("a table could not be brought up to date: %s", error)
    except Exception:
        LOGGER.exception("a table could not be brought up to date")
