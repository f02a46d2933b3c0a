"""A table as it is kept: in memory, in the database, and by other servers at the same time.

Whatever reads or changes the game holds the lock, and whatever changes it is stored before anybody is informed. Several
servers may have the same table: each tells those who are connected to it, and follows what the others store.
"""

import asyncio
import time
from collections.abc import Iterable

from concilium.core.movers import CHANCE
from concilium.server import metrics, wire
from concilium.server.company import Company
from concilium.server.connection import Connection
from concilium.server.course import Course, Entry
from concilium.server.database import Gone
from concilium.server.driving import Driver
from concilium.server.history import History
from concilium.server.house import House
from concilium.server.limits import Limits
from concilium.server.news import Added, Present
from concilium.server.problems import Refusing
from concilium.server.rows import OVER, PLAYED, TableRow
from concilium.server.store import Store
from concilium.server.thinking import Thinking


class KeptTable:
    """A table in memory. `row` says who sits there, `course` is the game so far."""

    def __init__(
        self, row: TableRow, history: History, store: Store, house: House, thinkers: Thinking, limits: Limits
    ) -> None:
        self.row = row
        self.lock = asyncio.Lock()
        self._history = history
        self._store = store
        self.house = house
        self._thinkers = thinkers
        self._limits = limits
        self._driver = Driver(self, thinkers)
        self.company = Company(self)
        self.is_doubtful = False
        """Something was not, or perhaps not, stored: the table must be read again."""
        self._touched = time.monotonic()
        self.decided = (-1, 0.0)
        """Who decided last of those at the table, and when."""

    @property
    def course(self) -> Course:
        return self._history.course

    def touch(self) -> None:
        """Somebody is about to use the table."""
        self._touched = time.monotonic()

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody is connected, nobody thinks, and it has been so for a while."""
        if self.connections or self._driver.is_busy() or self.lock.locked():
            self.touch()
        return time.monotonic() - self._touched >= seconds

    def is_owned(self) -> bool:
        """Whether this server plays for chance and the bots."""
        return self.row.owner == self.house.id

    async def arrive(self, has_missed: bool) -> None:
        """The table is among the live ones: see what was missed on the way here, if anything was."""
        async with self.lock:
            self.is_doubtful = self.is_doubtful or has_missed
            await self.be_sure()
        self.company.tell_presence(ask=True)
        self.wake()

    async def take_over(self) -> None:
        """The owner is gone: become it, unless another server was faster."""
        async with self.lock:
            if self.row.status in PLAYED and self.row.owner not in self.house.alive:
                # Whether it is ours is unknown too if the database does not answer.
                self.is_doubtful = True
                await self.house.claim(self.row.id)
                await self.be_sure()
        self.wake()

    def turn_out(self) -> None:
        """Close every connection to a seat that its guest does not hold any more. The lock is held."""
        self.company.turn_out()
        self.tell_table()

    @property
    def connections(self) -> set[Connection]:
        return self.company.connections

    def present(self) -> set[int]:
        """The seats whose holders are connected, to whichever server."""
        return self.company.present()

    def info(self, guest: str | None) -> wire.TableInfo:
        """The table as a guest may see it."""
        return self.company.info(guest)

    def tell_table(self) -> None:
        """Send everybody the table as they may see it."""
        self.company.tell_table()

    def moment_left(self) -> float:
        """For how many seconds bots still wait, so that the last decision can be taken back."""
        seat, since = self.decided
        moment = max((each.moment for each in self.connections if each.audience == seat), default=0.0)
        left = moment - (time.monotonic() - since)
        return left if left > 0 and self.course.undoable(seat) > 0 else 0.0

    def wake(self) -> None:
        """See whether chance or a bot is to decide."""
        self._driver.wake()

    async def stop(self) -> None:
        """Let nobody think any more."""
        await self._driver.stop()

    async def follow(self, news: Added) -> None:
        """Another server has added entries: tell them here."""
        async with self.lock:
            if news.first != self.course.length + 1 or self.is_doubtful:
                self.is_doubtful = self.is_doubtful or news.first > self.course.length
                await self.be_sure()
            else:
                self._take([Entry(seat, action) for seat, action in news.entries])
        self.wake()

    async def look_again(self) -> None:
        """The table may be another than it was."""
        async with self.lock:
            self.is_doubtful = True
            await self.be_sure()
            self.company.tell_table()
            await self._tell_chat()
        self.wake()

    async def hear_chat(self) -> None:
        """Something was said at another server."""
        async with self.lock:
            await self.be_sure()
            await self._tell_chat()

    def others_are_present(self, server: str, news: Present) -> None:
        """Who is at this table, at another server."""
        self.company.others_are_present(server, news)
        self.wake()

    async def _tell_chat(self) -> None:
        """Send those who sit here what was said since they were last sent the chat. The lock is held."""
        heard = self.company.heard()
        if heard is None:
            return
        try:
            page = await self._store.chat_page(self.row.id, heard)
        except Gone:
            # Nobody says again that something was said: whoever looks again looks for this too.
            self.is_doubtful = True
            raise
        self.company.tell_chat(page)

    async def add(self, entries: Iterable[Entry]) -> None:
        """Make these entries, store them, then tell everybody; `Conflict` if another was first. The lock is held."""
        first = self.course.length + 1
        told: list[tuple[Connection, bytes, int]] = []
        # Until the entries are stored nobody may see them; if storing fails, they never happened.
        self.is_doubtful = True
        self._history.keep()
        for entry in entries:
            self._see(entry)
            self._history.add(entry)
            told += self.company.positions()
        self._see_whether_over()
        added = self.course.entries[first - 1 - self.course.left_out :]
        await self._store.append(self.row, added, self._history.snapshot(first), self._history.oldest())
        self._history.settle()
        self.is_doubtful = False
        self.touch()
        for entry in added:
            metrics.MADE_BY[self._kind_of(entry)].inc()
        self._tell(told)

    def _see(self, entry: Entry) -> None:
        if not entry.is_undo:
            self._driver.see(self.course.state, entry.seat)

    def _kind_of(self, entry: Entry) -> str:
        if entry.is_undo:
            return "undo"
        if entry.seat == CHANCE:
            return "chance"
        return "bot" if self.row.seats[entry.seat].is_played_by_bot else "person"

    def _tell(self, told: list[tuple[Connection, bytes, int]]) -> None:
        for connection, message, number in told:
            connection.send_position(message, number)
        self._see_whether_over()
        if self.course.is_over() and told:
            self.tell_table()

    def _see_whether_over(self) -> None:
        if self.course.is_over():
            state = self.course.state
            self.row.status, self.row.result, self.row.winners = OVER, state.scores(), state.winners()

    async def be_sure(self) -> None:
        """The table is as it is stored. To be asked first by whoever takes the lock."""
        if not self.is_doubtful:
            return
        row = await self._store.table(self.row.id)
        if row is None:
            # An operator has deleted it.
            self.company.send_away()
            raise Refusing("no-table")
        self._history.restore()
        added = await self._store.entries(row.id, self.course.length)
        self.row = row
        self.is_doubtful = False
        # What has happened since a seat changed hands is its new holder's to see.
        self.company.turn_out()
        self._take(added)

    def _take(self, entries: list[Entry]) -> None:
        """Take in entries that are stored, and tell them. The lock is held."""
        told: list[tuple[Connection, bytes, int]] = []
        for entry in entries:
            self._see(entry)
            self._history.add(entry)
            told += self.company.positions()
        self.row.length = self.course.length
        self._tell(told)
