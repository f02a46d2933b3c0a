"""A live table: its game, and those connected to it.

Whatever reads or changes the game holds the lock, and whatever changes it is stored before anybody is told. Several
servers may have the same table: each tells those who are connected to it, and follows what the others store.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from concilium.core.movers import CHANCE
from concilium.server import figures, showing, wire
from concilium.server.company import Company
from concilium.server.connection import Connection, encoded
from concilium.server.course import NO_ACTION, Course, Entry
from concilium.server.database import Gone
from concilium.server.dictation import dictated
from concilium.server.driving import SECONDS_TO_TRY_AGAIN, Driver
from concilium.server.games import chosen
from concilium.server.history import WHOLE, History, history_of
from concilium.server.house import House
from concilium.server.limits import Limits
from concilium.server.news import Added, Present
from concilium.server.problems import Refusing
from concilium.server.rows import OVER, PLAYED, SeatRow, TableRow
from concilium.server.store import Store
from concilium.server.thinking import Thinkers, Thought
from concilium.server.writer import Conflict

TRIES = 8
"""So often a request is tried again because another server was first."""

P = ParamSpec("P")
T = TypeVar("T")


def retried(
    work: Callable[Concatenate["Table", P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate["Table", P], Coroutine[Any, Any, T]]:
    """What changes a table is done again from the start if another server was first."""

    @wraps(work)
    async def again(table: "Table", /, *args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES):
            try:
                return await work(table, *args, **kwargs)
            except Conflict:
                await asyncio.sleep(0)
        raise Refusing("stale")

    return again


class Table:
    """A table in memory. `row` says who sits there, `course` how the game stands."""

    def __init__(
        self, row: TableRow, history: History, store: Store, house: House, thinkers: Thinkers, limits: Limits
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
        self._heard = 0
        """The last chat line that was told to those who sit here."""
        self.is_doubtful = False
        """Something was not, or not surely, stored: the table is to be read again."""
        self._touched = time.monotonic()

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

    async def arrive(self) -> None:
        """The table is among the live ones: be its owner if it has none, and see what was missed on the way here."""
        async with self.lock:
            if self.row.status in PLAYED:
                await self._claim()
            self.is_doubtful = self.is_doubtful or self.house.is_shared
            await self.be_sure()
            self._heard = await self._store.last_chat(self.row.id)
        self.company.tell_presence(ask=True)
        self.wake()

    async def take_over(self) -> None:
        """The owner is gone: become it, unless another server was faster."""
        async with self.lock:
            if self.row.status in PLAYED and self.row.owner not in self.house.alive:
                await self._claim()
                self.is_doubtful = True
                await self.be_sure()
        self.wake()

    async def _claim(self) -> None:
        fence = await self.house.claim(self.row.id)
        if fence is not None:
            self.row.owner, self.row.fence = self.house.id, fence

    @retried
    async def join(self, connection: Connection, hello: wire.Hello) -> None:
        """Connect a client, and send all that it has not seen."""
        async with self.lock:
            await self.be_sure()
            if connection.audience is not None:
                await self._seat_taken_up(connection.audience, connection.guest)
            connection.number = min(hello.after, self.course.number(connection.audience))
            await self._tell_chat()
            self.company.add(connection)
            self._catch_up(connection)
            if connection.audience is not None:
                page = await self._store.chat_page(self.row.id, hello.chat_after)
                if page.lines:
                    connection.send(page)
                    self._heard = max(self._heard, page.lines[-1].number)
        self.wake()

    async def _seat_taken_up(self, place: int, guest: str | None) -> None:
        """A holder of a seat has come, and that is remembered."""
        seat = self._held(place, guest)
        if not seat.came:
            seat.came = True
            self.is_doubtful = True
            await self._store.change_seat(self.row, seat)
            self.is_doubtful = False

    def _held(self, place: int, guest: str | None) -> SeatRow:
        """The seat, if the guest holds it: whoever asked for this may have lost it while waiting for the lock."""
        seat = self.row.seats[place]
        if guest not in seat.holders:
            raise Refusing("not-your-seat")
        return seat

    def turn_out(self) -> None:
        """Close every connection to a seat that its guest does not hold any more. The lock is held."""
        self.company.turn_out()
        self.tell_table()

    def part(self, connection: Connection) -> None:
        """A client is gone."""
        self.touch()
        self.company.remove(connection)

    async def catch_up(self, connection: Connection) -> None:
        """Bring a client that fell behind up to date; while the database is gone, wait a little."""
        try:
            async with self.lock:
                await self.be_sure()
                if connection.is_behind:
                    self._catch_up(connection)
        except Gone:
            await asyncio.sleep(SECONDS_TO_TRY_AGAIN)

    @retried
    async def decide(self, seat: int, guest: str | None, request: wire.Decide) -> wire.Ack:
        """A seat's decision: stored, told to all, and only then acknowledged."""
        async with self.lock:
            await self.be_sure()
            self._held(seat, guest)
            self._check_playing(seat)
            if request.decision != self.course.asked(seat):
                raise Refusing("stale")
            refusal = self.course.state.why_not(seat, request.action)
            if refusal is not None:
                raise Refusing("illegal", refusal=refusal)
            wanted = dictated(self.row, self.course)
            if wanted is not None and wanted != Entry(seat, request.action):
                raise Refusing("lesson")
            await self.add([Entry(seat, request.action)])
            number = self.course.number(seat)
        self.wake()
        return wire.Ack(id=request.id, number=number)

    @retried
    async def undo(self, seat: int, guest: str | None, request: wire.Undo) -> wire.Ack:
        """A seat takes back its last decision, or all that it may."""
        async with self.lock:
            await self.be_sure()
            self._held(seat, guest)
            self._check_playing(seat)
            if request.number != self.course.number(seat):
                raise Refusing("stale")
            if dictated(self.row, self.course) is not None:
                raise Refusing("lesson")
            count = self.course.undoable(seat)
            if count == 0:
                raise Refusing("not-undoable")
            if self.course.length >= self._limits.entries:
                raise Refusing("too-many-entries", figures={"most": self._limits.entries})
            await self.add([Entry(seat, NO_ACTION)] * (count if request.whole else 1))
            number = self.course.number(seat)
        self.wake()
        return wire.Ack(id=request.id, number=number)

    async def why(self, seat: int, guest: str | None, request: wire.Why) -> wire.Because:
        async with self.lock:
            await self.be_sure()
            self._held(seat, guest)
            return showing.because(self.course.state, seat, request.id, request.action)

    async def hint(self, seat: int, guest: str | None, request: wire.AskHint) -> wire.Hint:
        """The win chances of the seat's legal actions; where several people play, only if the host allowed hints."""
        async with self.lock:
            await self.be_sure()
            self._held(seat, guest)
            people = [row for row in self.row.seats if not row.is_played_by_bot]
            if not self.row.hints and len(people) > 1:
                raise Refusing("no-hints")
            if not self.course.state.legal(seat):
                raise Refusing("not-waiting")
            asked = self.course.asked(seat)
            thought = Thought(self.course.state, seat)
            asker = self.company.asker()
        chances = await self._thinkers.chances(thought, asker)
        return wire.Hint(
            id=request.id,
            decision=asked,
            chances=[wire.Chance(action=action, win=win) for action, win in chances],
        )

    async def earlier(self, seat: int, guest: str | None, request: wire.AskEarlier) -> wire.EarlierChat:
        """What was said before the lines that a client has."""
        async with self.lock:
            await self.be_sure()
            self._held(seat, guest)
            page = await self._store.chat_page(self.row.id, 0, request.before)
        return wire.EarlierChat(id=request.id, lines=page.lines, earlier=page.earlier)

    async def say(self, seat: int, guest: str | None, request: wire.Say) -> wire.Ack:
        """Something said at the table, told to those who sit there."""
        async with self.lock:
            await self.be_sure()
            number = await self._store.add_chat(self.row.id, self._held(seat, guest), request.text)
            await self._tell_chat()
        return wire.Ack(id=request.id, number=number)

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
            await self._tell_chat()

    def others_are_present(self, server: str, news: Present) -> None:
        """Who is at this table, at another server."""
        self.company.others_are_present(server, news)
        self.wake()

    async def _tell_chat(self) -> None:
        """Tell those who sit here what was said since they were last told. The lock is held."""
        page = await self._store.chat_page(self.row.id, self._heard)
        if page.lines:
            self._heard = page.lines[-1].number
            self.company.tell_chat(page)

    def _check_playing(self, seat: int) -> None:
        if self.course.is_over():
            raise Refusing("over")
        if self.row.seats[seat].is_played_by_bot:
            raise Refusing("bot-plays")

    async def add(self, entries: Iterable[Entry]) -> None:
        """Make these entries, store them, then tell everybody; `Conflict` if another was first. The lock is held."""
        first = self.course.length + 1
        told: list[tuple[Connection, str, int]] = []
        # Until the entries are stored nobody may be told of them; if they cannot be, they never were.
        self.is_doubtful = True
        self._history.keep()
        for entry in entries:
            self._history.add(entry)
            told += self.company.positions()
        self._see_whether_over()
        added = self.course.entries[first - 1 - self.course.left_out :]
        await self._store.append(self.row, added, self._history.snapshot(first), self._history.oldest())
        self._history.settle()
        self.is_doubtful = False
        self.touch()
        for entry in added:
            figures.DECISIONS.labels(self._kind_of(entry)).inc()
        self._tell(told)

    def _kind_of(self, entry: Entry) -> str:
        if entry.action == NO_ACTION:
            return "undo"
        if entry.seat == CHANCE:
            return "chance"
        return "bot" if self.row.seats[entry.seat].is_played_by_bot else "person"

    def _tell(self, told: list[tuple[Connection, str, int]]) -> None:
        for connection, message, number in told:
            connection.send_position(message, number)
        self._see_whether_over()
        if self.course.is_over() and told:
            self.tell_table()

    def _see_whether_over(self) -> None:
        if self.course.is_over():
            state = self.course.state
            self.row.status, self.row.result, self.row.winners = OVER, state.scores(), state.winners()

    def _catch_up(self, connection: Connection) -> None:
        audience = connection.audience
        after, events = self._history.tell(audience, connection.number)
        connection.is_behind = False
        message = encoded(showing.position(self.course, audience, after, events))
        connection.send_position(message, self.course.number(audience))

    async def be_sure(self) -> None:
        """The table is as it is stored. To be asked first by whoever takes the lock."""
        if not self.is_doubtful:
            return
        row = await self._store.table(self.row.id)
        assert row is not None
        self._history.restore()
        added = await self._store.entries(row.id, self.course.length)
        self.row = row
        self.is_doubtful = False
        self._take(added)
        self.company.turn_out()

    def _take(self, entries: list[Entry]) -> None:
        """Take in entries that are stored, and tell them. The lock is held."""
        told: list[tuple[Connection, str, int]] = []
        for entry in entries:
            self._history.add(entry)
            told += self.company.positions()
        self.row.length = self.course.length
        self._tell(told)


async def load(row: TableRow, store: Store, house: House, thinkers: Thinkers, limits: Limits) -> Table:
    """A stored table, brought back to life."""
    game = chosen(row.game, len(row.seats), row.options)
    snapshot = await store.snapshot(row.id) if row.length > WHOLE else None
    history = history_of(game, [], snapshot)
    for entry in await store.entries(row.id, history.course.length):
        history.add(entry, listen=False)
    row.length = history.course.length
    return Table(row, history, store, house, thinkers, limits)
