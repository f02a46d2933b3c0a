"""A live table: what those who sit at it ask of it."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy.exc import IntegrityError

from concilium.server import showing, wire
from concilium.server.connection import Connection
from concilium.server.course import NO_ACTION, Entry
from concilium.server.database import SECONDS_TO_STORE, Gone
from concilium.server.dictation import dictated
from concilium.server.driving import SECONDS_TO_TRY_AGAIN
from concilium.server.games import chosen
from concilium.server.history import WHOLE, History, history_of
from concilium.server.house import House
from concilium.server.kept import KeptTable
from concilium.server.limits import Limits
from concilium.server.problems import Refusing
from concilium.server.rows import SeatRow, TableRow
from concilium.server.store import Store
from concilium.server.thinking import Thinking, Thought
from concilium.server.writer import Conflict

P = ParamSpec("P")
T = TypeVar("T")


def retried(
    work: Callable[Concatenate["Table", P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate["Table", P], Coroutine[Any, Any, T]]:
    """What changes a table is done again from the start if another server was first."""

    @wraps(work)
    async def again(table: "Table", /, *args: P.args, **kwargs: P.kwargs) -> T:
        # By time, not by number: someone who clicks quickly at the other server may be first many times in a row.
        until = time.monotonic() + SECONDS_TO_STORE
        while time.monotonic() < until:
            try:
                return await work(table, *args, **kwargs)
            except Conflict:
                await asyncio.sleep(0)
        raise Gone

    return again


class Table(KeptTable):
    """A table that is played at."""

    @retried
    async def join(self, connection: Connection, hello: wire.Hello) -> None:
        """Connect a client, and send everything that it has not seen."""
        async with self.lock:
            # Nothing notifies the server of what an operator changes in a SQLite file.
            if not self.house.is_shared and await self._store.version(self.row.id) != self.row.version:
                self.is_doubtful = True
            await self.be_sure()
            if connection.audience is not None:
                await self._seat_taken_up(connection.audience, connection.guest)
            connection.moment = hello.moment
            connection.number = min(hello.after, self.course.number(connection.audience))
            connection.heard = hello.chat_after
            self.company.add(connection)
            self._catch_up(connection)
            if connection.audience is not None:
                connection.send_chat(await self._store.chat_page(self.row.id, connection.heard))
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
        """A seat's decision: stored, sent to all, and only then acknowledged."""
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
            number = self.course.number(seat) + 1
            self.decided = (seat, time.monotonic())
            await self.add(self._driver.with_what_follows(Entry(seat, request.action)))
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
                raise Refusing("too-many-entries", facts={"most": self._limits.entries})
            undoes = [Entry(seat, NO_ACTION)] * (count if request.whole else 1)
            if request.action is not None:
                undoes = self.course.undoes(seat, request.action)
            if not undoes:
                raise Refusing("not-undoable")
            await self.add(undoes)
            number = self.course.number(seat)
        self.wake()
        return wire.Ack(id=request.id, number=number)

    async def why(self, seat: int, guest: str | None, request: wire.Why) -> wire.Because:
        async with self.lock:
            await self.be_sure()
            self._held(seat, guest)
            return showing.because(self.course.state, seat, request.id, request.action)

    async def hint(self, seat: int, guest: str | None, request: wire.AskHint) -> wire.Hint:
        """Advice on the seat's decision; where several people play, only if the host allowed hints."""
        async with self.lock:
            await self.be_sure()
            self._held(seat, guest)
            people = [row for row in self.row.seats if not row.is_played_by_bot]
            if not self.row.hints and len(people) > 1:
                raise Refusing("no-hints")
            if not self.course.state.legal(seat):
                raise Refusing("not-waiting")
            asked = self.course.asked(seat)
            thought = Thought.of(self.course.state, seat)
            asker = self.company.asker()
        return showing.hint(request.id, asked, await self._thinkers.advice(thought, asker))

    async def earlier(self, seat: int, guest: str | None, request: wire.AskEarlier) -> wire.EarlierChat:
        """What was said before the lines that a client has."""
        async with self.lock:
            await self.be_sure()
            self._held(seat, guest)
            page = await self._store.chat_page(self.row.id, 0, request.before)
        return wire.EarlierChat(id=request.id, lines=page.lines, earlier=page.earlier)

    async def say(self, seat: int, guest: str | None, request: wire.Say) -> wire.Ack:
        """Something said at the table, sent to those who sit there."""
        async with self.lock:
            await self.be_sure()
            held = self._held(seat, guest)
            try:
                number = await self._store.add_chat(self.row.id, held, guest, request.text)
            except IntegrityError:
                # What is said belongs to no table: an operator has deleted it.
                self.is_doubtful = True
                await self.be_sure()
                raise
            await self._tell_chat()
        return wire.Ack(id=request.id, number=number)

    def _check_playing(self, seat: int) -> None:
        if self.course.is_over():
            raise Refusing("over")
        if self.row.seats[seat].is_played_by_bot:
            raise Refusing("bot-plays")

    def _catch_up(self, connection: Connection) -> None:
        audience = connection.audience
        after, events = self._history.tell(audience, connection.number)
        connection.is_behind = False
        connection.send_position(self.company.position(audience, after, events), self.course.number(audience))


async def history_at(row: TableRow, store: Store) -> History:
    """How the game of a stored table has gone."""
    game = chosen(row.game, len(row.seats), row.options)
    snapshot = await store.snapshot(row.id) if row.length > WHOLE else None
    history = history_of(game, [], snapshot)
    for entry in await store.entries(row.id, history.course.length):
        history.add(entry, listen=False)
    return history


async def load(row: TableRow, store: Store, house: House, thinkers: Thinking, limits: Limits) -> Table:
    """A stored table, brought back to life."""
    history = await history_at(row, store)
    row.length = history.course.length
    return Table(row, history, store, house, thinkers, limits)
