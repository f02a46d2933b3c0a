"""All tables: the live ones in memory, the others in the store until somebody asks for them."""

import asyncio
import gc
import logging
import time
from collections.abc import Coroutine, Sequence

from concilium.server import logs, showing, wire
from concilium.server.connection import COME_AGAIN
from concilium.server.course import Entry
from concilium.server.database import FAULTS, SECONDS_TO_READ_A_FILE, Gone
from concilium.server.games import chosen
from concilium.server.history import history_of
from concilium.server.house import House
from concilium.server.limits import Buckets, Limits
from concilium.server.news import Added, Changed, Left, News, Present, Said, SignedOut, ThoughtOut
from concilium.server.problems import Refusing
from concilium.server.rows import PLAYED, RECORD, TableRow, is_id
from concilium.server.store import Store
from concilium.server.table import Table, history_at, load
from concilium.server.thinking import Thinking
from concilium.server.thoughts import ThinkersElsewhere

LOGGER = logging.getLogger("concilium.server")

MOST_SECONDS_BETWEEN_ROUNDS = 30.0
SECONDS_BETWEEN_COLLECTIONS = 3600.0
"""Finished tables and connections leave no reference cycles. Python collects whatever else may this often; by itself
it hardly ever does (`serving.COLLECTING`), because that stops everybody for a moment."""
MOST_LOADING = 8
"""How many tables are loaded at a time. After a restart everybody comes at once: if hundreds were loaded together,
none would be ready before its time is over, and all would be asked for again."""
SECONDS_TO_OPEN = 4.0
SECONDS_TO_ANSWER = 4.5
MOST_REMEMBERED = 10_000
"""For how many tables that are not live the server remembers whose turn it is."""


class Hall:
    """Finds tables, brings them to life, and puts idle ones away."""

    def __init__(self, store: Store, house: House, thinkers: Thinking, limits: Limits) -> None:
        self._store = store
        self._house = house
        self._thinkers = thinkers
        self._limits = limits
        self.talk = Buckets(limits.talk)
        self.hints = Buckets(limits.hints)
        """What each guest has said and asked of late, over whichever connection."""
        # A file on this machine does not go away: what is late there is late because the machine is busy.
        self.patience = SECONDS_TO_ANSWER if house.is_shared else SECONDS_TO_READ_A_FILE
        """After this many seconds whoever waits is told that the database is slow or gone."""
        self._live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._missed: set[str] = set()
        """The tables about which news came while they were loaded."""
        self._line = asyncio.Semaphore(MOST_LOADING)
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
        stopping = asyncio.gather(*(table.stop() for table in self._live.values()))
        # Once nobody wants their thoughts any more the workers are ended, and are not waited for.
        await asyncio.sleep(0)
        self._thinkers.close()
        await stopping
        await self._house.leave()

    async def make(self, row: TableRow, entries: Sequence[Entry] = ()) -> Table:
        """Store a new table and open it."""
        history = history_of(chosen(row.game, len(row.seats), row.options), list(entries))
        row.owner, row.fence = self._house.id, 1
        try:
            await self._store.add_table(row, entries)
        except Gone:
            # If it is stored after all, it is not live here.
            self._house.release(row.id)
            raise
        table = Table(row, history, self._store, self._house, self._thinkers, self._limits)
        self._live[row.id] = table
        table.wake()
        return table

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
            task.add_done_callback(lambda done: self._loaded(table_id, done))
        # Whoever has waited too long comes again; meanwhile the table keeps its place in the line.
        seconds = SECONDS_TO_OPEN if self._house.is_shared else SECONDS_TO_READ_A_FILE
        done, _ = await asyncio.wait({task}, timeout=seconds)
        if not done:
            raise Gone
        return task.result()

    async def held_by(self, guest: str) -> list[Table]:
        """The tables at which a guest holds a seat, without those at which nobody plays: one that is deleted just now,
        or whose game is not installed any more."""
        found = []
        for table_id in await self._store.tables_held_by(guest):
            try:
                found.append(await self.open(table_id))
            except Gone:
                raise
            except Refusing:
                continue
        return found

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
        if not is_id(table_id):
            raise Refusing("no-table")
        async with self._line:
            # Unless the database says that it is not: also if it does not answer.
            is_ours = True
            try:
                is_ours = await self._house.claim(table_id) is not None
                return await self._claimed(table_id)
            except BaseException:
                self._live.pop(table_id, None)
                if is_ours:
                    self._house.release(table_id)
                raise
            finally:
                self._missed.discard(table_id)

    def _loaded(self, table_id: str, task: asyncio.Task[Table]) -> None:
        del self._loading[table_id]
        if not task.cancelled():
            # Nobody may be waiting any more.
            task.exception()

    async def _claimed(self, table_id: str) -> Table:
        """Bring a table to life whose owner, this server or another, is known."""
        row = await self._stored(table_id)
        if row is None or row.status == RECORD:
            raise Refusing("no-table")
        table = await load(row, self._store, self._house, self._thinkers, self._limits)
        self._live[table_id] = table
        await table.arrive(table_id in self._missed)
        return table

    async def _make_rounds(self) -> None:
        collected = time.monotonic()
        while True:
            await asyncio.sleep(min(MOST_SECONDS_BETWEEN_ROUNDS, self._limits.idle_seconds / 2))
            self.put_away()
            if time.monotonic() - collected > SECONDS_BETWEEN_COLLECTIONS:
                gc.collect()
                collected = time.monotonic()

    def put_away(self) -> None:
        """Forget the tables that are idle; they are in the store, and another server may have them."""
        for table_id, table in list(self._live.items()):
            if table.is_idle(self._limits.idle_seconds):
                del self._live[table_id]
                if table.is_owned() or table.is_doubtful:
                    self._house.release(table_id)

    def _hear(self, server: str, news: News) -> None:
        """News from another server."""
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
            if news.table in self._loading:
                self._missed.add(news.table)
            return
        if isinstance(news, Added):
            self._do(table, table.follow(news))
        elif isinstance(news, Changed):
            self._do(table, table.look_again())
        elif isinstance(news, Said):
            self._do(table, table.hear_chat())
        else:
            table.others_are_present(server, news)

    def _look_after_orphans(self) -> None:
        """Take the tables whose owner is gone, forget who was with a server that is gone, and read again what could
        not be read when there was news of it."""
        for table in self._live.values():
            table.company.forget_others_but(self._house.alive)
            if table.row.status in PLAYED and table.row.owner not in self._house.alive:
                self._do(table, table.take_over())
            elif table.is_doubtful and table.company.is_attended() and not table.lock.locked():
                self._do(table, table.look_again())

    def _look_over(self, has_missed: bool) -> None:
        """This server was thought dead: the others have forgotten who is here. If it was cut off and may have missed
        news, every table may have changed meanwhile."""
        if has_missed:
            self._missed.update(self._loading)
        for table in self._live.values():
            if has_missed:
                self._do(table, table.look_again())
            table.company.tell_presence(ask=True)

    def _do(self, table: Table, work: Coroutine[None, None, None]) -> None:
        with logs.about(table.row.id):
            task = asyncio.create_task(_tried(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _tried(work: Coroutine[None, None, None]) -> None:
    """What another server's news make necessary; if the database is gone, it is done when that is back."""
    try:
        await work
    except (Refusing, *FAULTS) as error:
        LOGGER.warning("a table could not be brought up to date: %s", error)
    except Exception:
        LOGGER.exception("a table could not be brought up to date")
