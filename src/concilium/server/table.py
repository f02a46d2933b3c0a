"""A live table: its game, those connected to it, and the bots that play at it.

Whatever reads or changes the game holds the lock, and whatever changes it is stored before anybody is told.
"""

import asyncio
import logging
import time
from collections.abc import Iterable, Iterator

from concilium.core.movers import CHANCE
from concilium.server import figures, logs, showing, wire
from concilium.server.connection import NOT_YOURS, Connection, encoded
from concilium.server.course import NO_ACTION, Course, Entry, events_after, replayed
from concilium.server.dictation import dictated
from concilium.server.games import chosen
from concilium.server.limits import Limits
from concilium.server.problems import Refusing
from concilium.server.rows import LESSON, OVER, RUNNING, SeatRow, TableRow, now
from concilium.server.store import Conflict, Store
from concilium.server.thinking import CHANCE_OF_THE_SYSTEM, RANDOM, Thinkers, Thought
from concilium.server.times import written
from concilium.server.turns import Asker

LOGGER = logging.getLogger("concilium.server")

SECONDS_TO_TRY_AGAIN = 1.0

AT_ONCE = 32
"""So many decisions of chance and of random bots are stored together."""


class Table:
    """A table in memory. `row` says who sits there, `course` how the game stands."""

    def __init__(self, row: TableRow, course: Course, store: Store, thinkers: Thinkers, limits: Limits) -> None:
        self.row = row
        self.course = course
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self._store = store
        self._thinkers = thinkers
        self._limits = limits
        self.is_doubtful = False
        """Something was not, or not surely, stored: the table is to be read again."""
        self._is_stopped = False
        self._is_awake = False
        self._runner: asyncio.Task[None] | None = None
        self._thoughts: dict[int, asyncio.Task[None]] = {}
        self._touched = time.monotonic()

    def touch(self) -> None:
        """Somebody is about to use the table."""
        self._touched = time.monotonic()

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody is connected, nobody thinks, and it has been so for a while."""
        if self.connections or self._thoughts or self._runner is not None or self.lock.locked():
            self.touch()
        return time.monotonic() - self._touched >= seconds

    async def join(self, connection: Connection, hello: wire.Hello) -> None:
        """Connect a client, and send all that it has not seen."""
        async with self.lock:
            await self.be_sure()
            if connection.audience is not None:
                await self._seat_taken_up(connection.audience, connection.guest)
            connection.number = min(hello.after, self.course.number(connection.audience))
            self.connections.add(connection)
            self.tell_table()
            self._catch_up(connection)
            if connection.audience is not None:
                page = await self._store.chat_page(self.row.id, hello.chat_after)
                if page.lines:
                    connection.send(page)
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
        for connection in list(self.connections):
            seat = connection.audience
            if seat is not None and connection.guest not in self.row.seats[seat].holders:
                self.connections.remove(connection)
                connection.close(NOT_YOURS)
        self.tell_table()

    def part(self, connection: Connection) -> None:
        """A client is gone."""
        self.touch()
        if connection in self.connections:
            self.connections.remove(connection)
            self.tell_table()

    async def catch_up(self, connection: Connection) -> None:
        """Bring a client that fell behind up to date."""
        async with self.lock:
            await self.be_sure()
            if connection.is_behind:
                self._catch_up(connection)

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
            await self._add([Entry(seat, request.action)])
            number = self.course.number(seat)
        self.wake()
        return wire.Ack(id=request.id, number=number)

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
            if len(self.course.entries) >= self._limits.entries:
                raise Refusing("too-many-entries", figures={"most": self._limits.entries})
            await self._add([Entry(seat, NO_ACTION)] * (count if request.whole else 1))
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
            asker = self._asker()
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
            speaker = self._held(seat, guest)
            at = now()
            number = await self._store.last_chat(self.row.id) + 1
            await self._store.add_chat(self.row.id, number, speaker, request.text, at)
            line = wire.ChatLine(number=number, seat=seat, name=speaker.name, text=request.text, at=written(at))
            for connection in self.connections:
                if connection.audience is not None:
                    connection.send(wire.Chat(lines=[line]))
        return wire.Ack(id=request.id, number=number)

    def present(self) -> set[int]:
        return {connection.audience for connection in self.connections if connection.audience is not None}

    def info(self, guest: str | None) -> wire.TableInfo:
        watchers = sum(connection.audience is None for connection in self.connections)
        return showing.table(self.row, guest, self.present(), watchers)

    def tell_table(self) -> None:
        """Send everybody the table as they may see it."""
        for connection in self.connections:
            connection.send(wire.TableNews(table=self.info(connection.guest)))

    def wake(self) -> None:
        """See whether chance or a bot is to decide."""
        self._is_awake = True
        if self._runner is None and not self._is_stopped:
            self._runner = asyncio.create_task(self._run(), name=f"table {self.row.id}")

    async def stop(self) -> None:
        """Let nobody think any more."""
        self._is_stopped = True
        tasks = [task for task in (self._runner, *self._thoughts.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        with logs.about(self.row.id):
            await self._go_on()

    async def _go_on(self) -> None:
        try:
            while self._is_awake:
                self._is_awake = False
                async with self.lock:
                    await self.be_sure()
                    if self._unthinking() is not None:
                        await self._add(self._decided_at_once())
                        self._is_awake = True
                    else:
                        self._start_thoughts()
                # Others want their turn on the server's one thread.
                await asyncio.sleep(0)
        except Exception:
            # Another server was first, or the store fails: read the table again a little later.
            LOGGER.exception("the table could not go on")
            asyncio.get_running_loop().call_later(SECONDS_TO_TRY_AGAIN, self.wake)
        finally:
            self._runner = None

    def _unthinking(self) -> int | None:
        """Chance, a random bot, a bot without a choice, or whom a lesson tells what to decide now."""
        state = self.course.state
        wanted = dictated(self.row, self.course)
        if wanted is not None:
            # The learner's own decisions are the learner's to make.
            return None if self._is_persons(wanted.seat) else wanted.seat
        if state.to_move == CHANCE:
            return CHANCE
        for seat in state.waiting() if self.is_attended() else []:
            level = self.row.seats[seat].level
            if level == RANDOM or (level is not None and len(state.legal(seat)) == 1):
                return seat
        return None

    def _decided_at_once(self) -> Iterator[Entry]:
        for _ in range(AT_ONCE):
            mover = self._unthinking()
            if mover is None:
                return
            wanted = dictated(self.row, self.course)
            yield wanted or Entry(mover, CHANCE_OF_THE_SYSTEM.choice(self.course.state.legal(mover)))

    def _is_persons(self, seat: int) -> bool:
        return seat != CHANCE and not self.row.seats[seat].is_played_by_bot

    def _start_thoughts(self) -> None:
        if dictated(self.row, self.course) is not None:
            return
        state = self.course.state
        for seat in state.waiting() if self.is_attended() else []:
            level = self.row.seats[seat].level
            if level is not None and seat not in self._thoughts:
                thought = Thought(state, seat)
                task = asyncio.create_task(self._think(seat, level, self.course.asked(seat), thought))
                self._thoughts[seat] = task

    def is_attended(self) -> bool:
        """Whether anybody is present, to play or to watch; bots rest while nobody is."""
        return bool(self.connections)

    def _asker(self) -> Asker:
        """For whom is thought here: who has been here longest, of those who play if any do."""
        here = sorted(self.connections, key=lambda connection: (connection.audience is None, connection.id))
        if not here:
            return Asker(self.row.id, is_watched_only=True)
        return Asker(self.row.id, here[0].guest or "", here[0].address, here[0].audience is None)

    async def _think(self, seat: int, level: str, asked: int, thought: Thought) -> None:
        try:
            action = await self._thought_out(level, thought)
            async with self.lock:
                await self.be_sure()
                # Meanwhile the question may be another, or the seat's owner back.
                if self.row.seats[seat].level == level and self.course.asked(seat) == asked:
                    legal = self.course.state.legal(seat)
                    await self._add([Entry(seat, action if action in legal else CHANCE_OF_THE_SYSTEM.choice(legal))])
        except Exception:
            LOGGER.exception("the bot at seat %d could not decide", seat)
            await asyncio.sleep(SECONDS_TO_TRY_AGAIN)
        finally:
            del self._thoughts[seat]
            self.wake()

    async def _thought_out(self, level: str, thought: Thought) -> int | None:
        """The bot's decision; None if it failed, so that nobody waits for it for ever."""
        try:
            return await self._thinkers.action(level, thought, self._asker())
        except Exception:
            LOGGER.exception("the bot %s failed at seat %d", level, thought.seat)
            return None

    def _check_playing(self, seat: int) -> None:
        if self.course.is_over():
            raise Refusing("over")
        if self.row.seats[seat].is_played_by_bot:
            raise Refusing("bot-plays")

    async def _add(self, entries: Iterable[Entry]) -> None:
        """Make these entries, store them, then tell everybody. The lock is held."""
        first = len(self.course.entries) + 1
        told: list[tuple[Connection, str, int]] = []
        # Until the entries are stored nobody may be told of them; if they cannot be, they never were.
        self.is_doubtful = True
        for entry in entries:
            self.course.add(entry)
            told += self._positions()
        if self.course.is_over():
            state = self.course.state
            self.row.status, self.row.result, self.row.winners = OVER, state.scores(), state.winners()
        try:
            await self._store.append(self.row, first, self.course.entries[first - 1 :])
        except Conflict as error:
            raise Refusing("stale") from error
        self.is_doubtful = False
        self.touch()
        for entry in self.course.entries[first - 1 :]:
            figures.DECISIONS.labels(self._kind_of(entry)).inc()
        for connection, text, number in told:
            connection.send_position(text, number)
        if self.course.is_over():
            self.tell_table()

    def _kind_of(self, entry: Entry) -> str:
        if entry.action == NO_ACTION:
            return "undo"
        if entry.seat == CHANCE:
            return "chance"
        return "bot" if self.row.seats[entry.seat].is_played_by_bot else "person"

    def _positions(self) -> list[tuple[Connection, str, int]]:
        """What each client is to be told of the last entry."""
        texts: dict[int | None, str] = {}
        told = []
        for connection in self.connections:
            audience = connection.audience
            if not self.course.has_noticed(audience):
                continue
            number = self.course.number(audience)
            if audience not in texts:
                events = [event.seen_by(audience) for event in self.course.happened]
                texts[audience] = encoded(showing.position(self.course, audience, number - 1, events))
            told.append((connection, texts[audience], number))
        return told

    def _catch_up(self, connection: Connection) -> None:
        audience = connection.audience
        after = connection.number
        events: list[dict[str, object]] = []
        if after < self.course.number(audience):
            events = events_after(self.course.game, self.course.entries, audience, after)
        connection.is_behind = False
        text = encoded(showing.position(self.course, audience, after, events))
        connection.send_position(text, self.course.number(audience))

    async def be_sure(self) -> None:
        """The table is as it is stored. To be asked first by whoever takes the lock."""
        if not self.is_doubtful:
            return
        row = await self._store.table(self.row.id)
        assert row is not None
        self.row = row
        self.course = replayed(self.course.game, await self._store.entries(row.id))
        self.is_doubtful = False
        for connection in self.connections:
            connection.fall_behind()


async def load(row: TableRow, store: Store, thinkers: Thinkers, limits: Limits) -> Table:
    """A stored table, brought back to life."""
    course = replayed(chosen(row.game, len(row.seats), row.options), await store.entries(row.id))
    table = Table(row, course, store, thinkers, limits)
    if row.status in (RUNNING, LESSON):
        table.wake()
    return table
