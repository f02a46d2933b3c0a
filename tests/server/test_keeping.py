"""Tables in memory and in the store: brought to life, stored together, overtaken, put away."""

import asyncio
import gc
import random
import weakref
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.server.clients import Taker
from tests.server.halls import ALBA, hall_in, opening, read, row, settled

from concilium.server import hall as halls
from concilium.server import wire
from concilium.server.connection import Connection
from concilium.server.course import Entry
from concilium.server.hall import MOST_LOADING
from concilium.server.house import House
from concilium.server.news import Added
from concilium.server.problems import Refusing
from concilium.server.rows import TableRow
from concilium.server.store import MOST_TABLES_LISTED, Store
from concilium.server.table import Table, load, retried
from concilium.server.writer import Conflict


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


def test_all_tables_at_which_a_guest_sits_are_found_not_only_those_that_are_listed(tmp_path: Path) -> None:
    async def main() -> None:
        async with hall_in(tmp_path) as (hall, store):
            rows = [row() for _ in range(MOST_TABLES_LISTED + 1)]
            await asyncio.gather(*map(store.add_table, rows))
            assert len(await store.tables_of(ALBA)) == MOST_TABLES_LISTED
            assert {table.row.id for table in await hall.held_by(ALBA)} == {each.id for each in rows}

    asyncio.run(main())


@pytest.mark.parametrize("guest", ["stranger", None])
def test_who_holds_no_seat_is_refused_whatever_they_ask_there(tmp_path: Path, guest: str | None) -> None:
    async def main() -> None:
        async with hall_in(tmp_path) as (hall, store):
            table = await hall.make(row())
            await settled(table)
            seat, before = table.course.state.waiting()[0], table.course.length
            question, legal = table.course.asked(seat), table.course.state.legal(seat)
            asked = [
                table.decide(seat, guest, wire.Decide(id=1, decision=question, action=legal[0])),
                table.undo(seat, guest, wire.Undo(id=1, number=table.course.number(seat))),
                table.why(seat, guest, wire.Why(id=1, action=legal[0])),
                table.hint(seat, guest, wire.AskHint(id=1)),
                table.earlier(seat, guest, wire.AskEarlier(id=1, before=9)),
                table.say(seat, guest, wire.Say(id=1, text="let me in")),
                table.join(Connection(guest, seat, Taker()), wire.Hello()),
            ]
            for each in asked:
                with pytest.raises(Refusing) as refused:
                    await each
                assert refused.value.problem.key == "not-your-seat"
            assert (table.course.length, table.connections) == (before, set())
            assert (await store.chat_page(table.row.id, 0)).lines == []

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
