"""Plays at a table for chance and for the bots; only the table's owner does."""

import asyncio
import logging
import time
import weakref
from collections.abc import Iterator
from typing import TYPE_CHECKING

from concilium.bots import Pace
from concilium.core.movers import CHANCE
from concilium.core.state import State
from concilium.server import logs, thinking
from concilium.server.course import Entry
from concilium.server.database import Gone
from concilium.server.dictation import dictated
from concilium.server.rows import LESSON
from concilium.server.thinking import RANDOM, Thinking, Thought
from concilium.server.writer import Conflict

if TYPE_CHECKING:
    from concilium.server.kept import KeptTable

LOGGER = logging.getLogger("concilium.server")

SECONDS_TO_TRY_AGAIN = 1.0

AT_ONCE = 32
"""How many decisions of chance and of random bots are stored together."""


class Driver:
    """Continues a game as long as nobody at the table has to decide."""

    def __init__(self, table: "KeptTable", thinkers: Thinking) -> None:
        # A weak reference: an unloaded table must be freed at once.
        self._whole = weakref.ref(table)
        self._thinkers = thinkers
        self._is_stopped = False
        self._is_awake = False
        self._runner: asyncio.Task[None] | None = None
        self._thoughts: dict[int, asyncio.Task[None]] = {}
        self._pace = Pace(len(table.row.seats))

    @property
    def _table(self) -> "KeptTable":
        table = self._whole()
        assert table is not None
        return table

    def see(self, state: State, seat: int) -> None:
        """A seat, or chance, is about to decide, whoever decides for it."""
        self._pace.see(state, seat)

    def is_busy(self) -> bool:
        return self._runner is not None or bool(self._thoughts)

    def wake(self) -> None:
        """See whether chance or a bot is to decide."""
        self._is_awake = True
        table = self._whole()
        # It may have been put away since somebody wanted to look again.
        if table is None or self._is_stopped or self._runner is not None:
            return
        if table.is_owned() and self._may_be_wanted(table):
            self._runner = asyncio.create_task(self._run(table), name=f"table {table.row.id}")

    def with_what_follows(self, entry: Entry) -> Iterator[Entry]:
        """A person's decision, and what chance and random bots decide at once after it: so one transaction stores
        both, and one frame reports them."""
        yield entry
        if self._table.is_owned() and self._seconds_to_wait() == 0:
            yield from self._decided_at_once()

    async def stop(self) -> None:
        """Let nobody think any more."""
        self._is_stopped = True
        tasks = [task for task in (self._runner, *self._thoughts.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table: "KeptTable") -> None:
        with logs.about(table.row.id):
            await self._go_on(table)

    async def _go_on(self, table: "KeptTable") -> None:
        try:
            while self._is_awake and table.is_owned():
                self._is_awake = False
                async with table.lock:
                    await table.be_sure()
                    if not table.is_owned():
                        return
                    seconds = self._seconds_to_wait()
                    if seconds > 0:
                        self._try_again(seconds)
                    elif self._unthinking() is not None:
                        await table.add(self._decided_at_once())
                        self._is_awake = True
                    else:
                        self._start_thoughts()
                # Others want their turn on the server's one thread.
                await asyncio.sleep(0)
        except Conflict:
            # Another server was first: look again.
            self._try_again(0.0)
        except Gone as error:
            LOGGER.warning("the table waits: %s", error)
            self._try_again(SECONDS_TO_TRY_AGAIN)
        except Exception:
            LOGGER.exception("the table could not go on")
            self._try_again(SECONDS_TO_TRY_AGAIN)
        finally:
            self._runner = None

    def _may_be_wanted(self, table: "KeptTable") -> bool:
        """Whether it is worth looking: mostly a person is to decide, and nobody else."""
        return (
            table.is_doubtful
            or table.row.status == LESSON
            or table.course.state.to_move == CHANCE
            or any(table.row.seats[seat].is_played_by_bot for seat in table.course.state.waiting())
        )

    def _seconds_to_wait(self) -> float:
        """How long bots leave somebody to take a decision back; chance waits for nobody."""
        return 0.0 if self._table.course.state.to_move == CHANCE else self._table.moment_left()

    def _try_again(self, seconds: float) -> None:
        asyncio.get_running_loop().call_later(seconds, self.wake)

    def _unthinking(self) -> int | None:
        """Chance, a random bot, a bot without a choice, or a seat whose decision a lesson dictates now."""
        state = self._table.course.state
        wanted = dictated(self._table.row, self._table.course)
        if wanted is not None:
            # The learner's own decisions are the learner's to make.
            return None if self._is_persons(wanted.seat) else wanted.seat
        if state.to_move == CHANCE:
            return CHANCE
        for seat in state.waiting() if self._table.company.is_attended() else []:
            level = self._table.row.seats[seat].level
            if level == RANDOM or (level is not None and len(state.legal(seat)) == 1):
                return seat
        return None

    def _decided_at_once(self) -> Iterator[Entry]:
        for _ in range(AT_ONCE):
            mover = self._unthinking()
            if mover is None:
                return
            wanted = dictated(self._table.row, self._table.course)
            yield wanted or Entry(mover, self._drawn(self._table.course.state.legal(mover)))

    def _drawn(self, legal: list[int]) -> int:
        return thinking.chance(self._table.row.id).choice(legal)

    def _is_persons(self, seat: int) -> bool:
        return seat != CHANCE and not self._table.row.seats[seat].is_played_by_bot

    def _start_thoughts(self) -> None:
        course = self._table.course
        if dictated(self._table.row, course) is not None:
            return
        for seat in course.state.waiting() if self._table.company.is_attended() else []:
            level = self._table.row.seats[seat].level
            if level is not None and seat not in self._thoughts:
                thought = Thought.of(course.state, seat, self._pace.spent[seat])
                self._thoughts[seat] = asyncio.create_task(self._think(seat, level, course.asked(seat), thought))

    async def _think(self, seat: int, level: str, asked: int, thought: Thought) -> None:
        table = self._table
        begun = time.monotonic()
        try:
            action = await self._thought_out(level, thought)
            self._pace.spent[seat] = thought.spent + time.monotonic() - begun
            async with table.lock:
                await table.be_sure()
                # Meanwhile the question may be another, the seat's owner back, or the table another server's.
                is_asked = table.row.seats[seat].level == level and table.course.asked(seat) == asked
                if is_asked and table.is_owned():
                    legal = table.course.state.legal(seat)
                    await table.add([Entry(seat, action if action in legal else self._drawn(legal))])
        except Conflict:
            pass
        except Exception:
            LOGGER.exception("the bot at seat %d could not decide", seat)
            await asyncio.sleep(SECONDS_TO_TRY_AGAIN)
        finally:
            del self._thoughts[seat]
            self.wake()

    async def _thought_out(self, level: str, thought: Thought) -> int | None:
        """The bot's decision; None if it failed, so that nobody waits for it for ever."""
        try:
            return await self._thinkers.action(level, thought, self._table.company.asker())
        except Exception:
            LOGGER.exception("the bot %s failed at seat %d", level, thought.seat)
            return None
