"""Thoughts that wait in the database for whoever thinks: `concilium think`, on this or on other machines.

A thought is short work with an answer that somebody waits for, and worth nothing when its asker is gone. So it is a row
that a thinker takes with SKIP LOCKED, and its answer is news to the asker; a library for queues of jobs would bring
a schema, a driver and a process of its own, and none of the answers.
"""

import asyncio
import contextlib
import time
from dataclasses import replace
from typing import Any, Literal

import msgspec
from sqlalchemy import Row, TextClause, text
from sqlalchemy.ext.asyncio import AsyncEngine

from concilium.bots import Advice
from concilium.server.database import Gone, in_time
from concilium.server.house import CLOCK
from concilium.server.news import CHANNEL, ThoughtOut, Waiting, written
from concilium.server.rows import new_id
from concilium.server.store import Store
from concilium.server.thinking import Thought, later
from concilium.server.turns import Asker, Line, alike

AT_ONCE = 32
"""How many thoughts of one server are in the database; the others wait for their turn, in fair order."""
SECONDS_TO_LOOK = 5.0
"""After this time a server checks whether its question is still there."""
SECONDS_TO_RENEW = 3.0
SECONDS_TAKEN = 10.0
"""A thinker that has not renewed for this long has died, and another takes over its thought."""
MOST_TOLD = 400
"""How many actions go into one message."""
MOST_BEST = 100

_ASK = text(f"""
    INSERT INTO thoughts (id, asker, rank, address, guest, place, asked_at, task, until)
    VALUES (:id, :asker, :rank, :address, :guest, :place, {CLOCK}, :task, 0) ON CONFLICT (id) DO NOTHING
""")
# Whatever the server: next is the address that was thought for longest ago, of it the guest, of them the table.
_TAKE = text(f"""
    WITH taken AS (
        UPDATE thoughts SET thinker = :me, until = {CLOCK} + :taken WHERE id = (
            SELECT thoughts.id FROM thoughts
            LEFT JOIN served AS of_address ON of_address.who = thoughts.address
            LEFT JOIN served AS of_guest ON of_guest.who = thoughts.guest
            LEFT JOIN served AS of_place ON of_place.who = thoughts.place
            WHERE thoughts.until < {CLOCK} AND asker IN (SELECT servers.id FROM servers WHERE servers.until > {CLOCK})
            ORDER BY rank, coalesce(of_address.at, 0), coalesce(of_guest.at, 0), coalesce(of_place.at, 0), asked_at
            LIMIT 1 FOR UPDATE OF thoughts SKIP LOCKED
        ) RETURNING id, task, address, guest, place, asked_at
    ), counted AS (
        INSERT INTO served (who, at) SELECT who, {CLOCK} FROM taken, unnest(ARRAY[address, guest, place]) AS who
        ON CONFLICT (who) DO UPDATE SET at = excluded.at
    )
    SELECT id, task, {CLOCK} - asked_at AS waited FROM taken
""")
_TAKE_BACK = text("DELETE FROM thoughts WHERE id = :id")
_SHARING = ("address", "guest", "place")
"""The columns for those among whom thinking is shared, as `Asker.keys` has them."""
_RENEW = text(f"UPDATE thoughts SET until = {CLOCK} + :taken WHERE id = :id AND thinker = :me RETURNING id")
_FINISH = text("DELETE FROM thoughts WHERE id = :id AND thinker = :me RETURNING id")
_NOTIFY = text("SELECT pg_notify(:channel, :message)")


class Task(msgspec.Struct, frozen=True):
    """What to think about: a decision of a bot of some level, or advice for a person."""

    kind: Literal["decision", "hint"]
    level: str
    thought: Thought


_READER = msgspec.msgpack.Decoder(Task)


class ThinkersElsewhere:
    """Asks whoever thinks for this database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._decisions = Line(AT_ONCE, "decision")
        self._hints = Line(AT_ONCE, "hint")
        self._answers: dict[str, asyncio.Future[Advice | None]] = {}
        self._taking_back: set[asyncio.Task[None]] = set()

    async def action(self, level: str, thought: Thought, asker: Asker) -> int:
        begun = time.monotonic()
        async with self._decisions.turn(asker):
            thought = later(thought, time.monotonic() - begun)
            return (await self._ask(Task("decision", level, thought), asker)).best[0]

    async def advice(self, thought: Thought, asker: Asker) -> Advice:
        async with self._hints.turn(asker):
            return await self._ask(Task("hint", "", thought), asker)

    def close(self) -> None:
        for answer in self._answers.values():
            answer.cancel()

    def hear(self, news: ThoughtOut) -> None:
        """Somebody has thought."""
        answer = self._answers.get(news.id)
        if answer is not None and not answer.done():
            answer.set_result(news.advice)

    async def _ask(self, task: Task, asker: Asker) -> Advice:
        thought = new_id()
        given: dict[str, object] = {
            "id": thought,
            "asker": self._store.server,
            "rank": int(asker.is_watched_only),
            # Hints have a queue of their own.
            **{column: alike(task.kind, *key) for column, key in zip(_SHARING, asker.keys, strict=True)},
            "task": msgspec.msgpack.encode(task),
        }
        answer: asyncio.Future[Advice | None] = asyncio.get_running_loop().create_future()
        self._answers[thought] = answer
        try:
            while not answer.done():
                # Asked again as long as nobody has answered: the question is stored once, but an answer may have been
                # lost while this server was cut off.
                await self._store.ask(_ASK, given, Waiting())
                await asyncio.wait({answer}, timeout=SECONDS_TO_LOOK)
        finally:
            del self._answers[thought]
            if not answer.done() or answer.cancelled():
                back = asyncio.create_task(self._take_back(thought))
                self._taking_back.add(back)
                back.add_done_callback(self._taking_back.discard)
        advice = answer.result()
        if advice is None:
            raise RuntimeError("the thought failed")
        return advice

    async def _take_back(self, thought: str) -> None:
        """Nobody wants the answer any more: let nobody begin to think about it."""
        with contextlib.suppress(Gone):
            await self._store.ask(_TAKE_BACK, {"id": thought})


class Desk:
    """Where a thinker takes thoughts from, and puts the answers."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.id = new_id()
        self._engine = engine

    async def take(self) -> tuple[str, Task] | None:
        """The next thought that nobody thinks about, or None. The time that it has waited is part of its turn."""
        row = await in_time(self._first(_TAKE, taken=int(1000 * SECONDS_TAKEN)))
        if row is None:
            return None
        task = _READER.decode(row.task)
        return str(row.id), msgspec.structs.replace(task, thought=later(task.thought, row.waited / 1000))

    async def keep(self, thought: str) -> None:
        """Say that this thought is still being thought about."""
        await in_time(self._first(_RENEW, id=thought, taken=int(1000 * SECONDS_TAKEN)))

    async def answer(self, thought: str, advice: Advice | None) -> None:
        """Tell the asker, unless another has."""
        await in_time(self._answer(thought, None if advice is None else _short(advice)))

    async def _first(self, statement: TextClause, **given: object) -> Row[Any] | None:
        async with self._engine.begin() as connection:
            return (await connection.execute(statement, {"me": self.id, **given})).first()

    async def _answer(self, thought: str, told: Advice | None) -> None:
        async with self._engine.begin() as connection:
            finished = await connection.execute(_FINISH, {"id": thought, "me": self.id})
            if finished.first() is not None:
                for message in written(self.id, [ThoughtOut(thought, told)]):
                    await connection.execute(_NOTIFY, {"channel": CHANNEL, "message": message})


def _short(advice: Advice) -> Advice:
    """Advice that fits into one message."""
    chances = [(action, round(win, 4)) for action, win in advice.chances[:MOST_TOLD]]
    return replace(advice, chances=chances, best=advice.best[:MOST_BEST])
