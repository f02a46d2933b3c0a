"""Tables in memory and in the store: brought to life, stored together, overtaken, put away."""

import asyncio
import gc
import random
import weakref
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.clients import Taker
from tests.server.conftest import sqlite_url

from concilium.server import hall as halls
from concilium.server import wire
from concilium.server.connection import Connection
from concilium.server.course import Entry
from concilium.server.hall import MOST_LOADING, Hall
from concilium.server.house import House
from concilium.server.limits import Limits
from concilium.server.news import Added
from concilium.server.rows import BOT, PERSON, SeatRow, TableRow
from concilium.server.store import Store
from concilium.server.table import Table, load, retried
from concilium.server.thinking import RANDOM, Thinkers
from concilium.server.writer import Conflict

GAME = "grand-tribunal"
ALBA = "alba"


def row(bots: int = 0) -> TableRow:
    """A table at which one guest holds every seat that is not a bot's."""
    people = [SeatRow(seat, "Alba", PERSON, None, holders={ALBA}, came=True) for seat in range(3 - bots)]
    return TableRow(GAME, {}, ALBA, True, people + [SeatRow(3 - bots + n, "", BOT, RANDOM) for n in range(bots)])


@asynccontextmanager
async def hall_in(folder: Path, **limits: Any) -> AsyncIterator[tuple[Hall, Store]]:
    url = sqlite_url(folder)
    store = Store(url)
    await store.open()
    hall = Hall(store, House(store, url), Thinkers(1), Limits(**limits))
    try:
        yield hall, store
    finally:
        await hall.stop()
        await store.close()


def opening(table: Table) -> Entry:
    """An entry that can come first."""
    state = table.course.game.start()
    return Entry(state.to_move, state.legal(state.to_move)[0])


async def settled(table: Table) -> None:
    """Wait until a person is asked, and that is stored."""
    while True:
        async with table.lock:
            if table.course.state.waiting():
                return
        await asyncio.sleep(0.01)


async def read(connection: Connection, taker: Taker, told: int) -> int:
    """Take all that waits for a client: each position must follow the last one, `told`."""
    connection.flush()
    for frame in taker.frames:
        for message in msgspec.json.decode(frame, type=wire.Messages):
            if isinstance(message, wire.Position | wire.Change):
                assert message.after == told
                told = message.number
    taker.frames.clear()
    assert told == connection.number
    return told


def test_all_may_come_at_once_and_only_so_many_tables_are_loaded_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loading, most = 0, 0
    claim = House.claim

    async def counted(self: House, table: str) -> int | None:
        nonlocal loading, most
        loading += 1
        most = max(most, loading)
        await asyncio.sleep(0.01)
        loading -= 1
        return await claim(self, table)

    monkeypatch.setattr(House, "claim", counted)

    async def main() -> None:
        async with hall_in(tmp_path) as (hall, store):
            rows = [row() for _ in range(4 * MOST_LOADING)]
            for each in rows:
                await store.add_table(each)
            found = await asyncio.gather(*(hall.open(each.id) for each in rows for _ in range(2)))
            assert {table.row.id for table in found} == {each.id for each in rows}
            assert len(set(map(id, found))) == len(rows)

    asyncio.run(main())
    assert most == MOST_LOADING


def test_what_another_server_tells_of_a_table_while_it_is_loaded_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with hall_in(tmp_path) as (hall, store):
            made = row()
            await store.add_table(made)

            async def overtaken(*given: Any) -> Table:
                table = await load(*given)
                entry = opening(table)
                stored = await store.table(made.id)
                assert stored is not None
                await store.append(stored, [entry])
                hall._hear("another", Added(made.id, 1, [(entry.seat, entry.action)]))
                return table

            monkeypatch.setattr(halls, "load", overtaken)
            assert (await hall.open(made.id)).course.length >= 1

    asyncio.run(main())


def test_a_decision_is_stored_and_told_with_what_bots_do_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored: list[int] = []
    append = Store.append

    async def counted(self: Store, table: TableRow, entries: Sequence[Entry], *more: Any) -> None:
        stored.append(len(entries))
        await append(self, table, entries, *more)

    monkeypatch.setattr(Store, "append", counted)

    async def main() -> None:
        async with hall_in(tmp_path) as (hall, _):
            table = await hall.make(row(bots=2))
            taker = Taker()
            connection = Connection(ALBA, 0, taker)
            await table.join(connection, wire.Hello())
            rng = random.Random(1)
            together = told = 0
            for click in range(30):
                await settled(table)
                told = await read(connection, taker, told)
                stored.clear()
                chosen = rng.choice(table.course.state.legal(0))
                ask = wire.Decide(id=click, decision=table.course.asked(0), action=chosen)
                ack = await table.decide(0, ALBA, ask)
                # Its own position, whatever followed.
                assert ack.number == told + 1
                assert len(stored) == 1
                assert connection.number == told + stored[0]
                together += stored[0] > 1
            assert together > 0

    asyncio.run(main())


def test_who_is_overtaken_often_is_not_told_that_the_question_is_another() -> None:
    tries = 0

    @retried
    async def overtaken(_: Table) -> str:
        nonlocal tries
        tries += 1
        if tries <= 50:
            raise Conflict
        return "stored"

    assert asyncio.run(overtaken(Table.__new__(Table))) == "stored"


def test_a_table_that_is_put_away_is_gone_at_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with hall_in(tmp_path, idle_seconds=0) as (hall, _):
            table = await hall.make(row())
            await settled(table)
            await asyncio.sleep(0.05)
            gone = weakref.ref(table)
            del table
            gc.disable()
            try:
                hall.put_away()
                assert gone() is None
            finally:
                gc.enable()

    asyncio.run(main())
