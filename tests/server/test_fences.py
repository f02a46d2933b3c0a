"""Every write names the lease, the version and the length that it believes in: whoever is wrong changes nothing.

The servers here hear no news of each other, so that nothing but the database keeps the one that was overtaken back.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.server.books import Books
from tests.server.clients import Taker
from tests.server.conftest import sqlite_url
from tests.server.halls import ALBA, row, settled
from tests.server.test_course import random_entry

from concilium.server import seating, wire
from concilium.server.connection import Connection
from concilium.server.course import Entry
from concilium.server.hall import Hall
from concilium.server.history import history_of
from concilium.server.house import House
from concilium.server.limits import Limits
from concilium.server.problems import Refusing
from concilium.server.rows import OVER, RUNNING, TableRow
from concilium.server.store import Store
from concilium.server.table import Table, history_at, load
from concilium.server.thinking import Thinkers
from concilium.server.writer import Conflict

BERTA = "berta"
RESULT = [3, 2, 1]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    database: str = request.getfixturevalue("cluster").new_database()
    return database


class Server:
    """A server that hears nothing of the others."""

    def __init__(self, url: str) -> None:
        self.store = Store(url)
        self.house = House(self.store, url)
        self.hall = Hall(self.store, self.house, Thinkers(1), Limits())

    async def row(self, table: str) -> TableRow:
        found = await self.store.table(table)
        assert found is not None
        return found


@asynccontextmanager
async def two_servers(url: str) -> AsyncIterator[tuple[Server, Server]]:
    servers = Server(url), Server(url)
    for server in servers:
        await server.store.open()
    try:
        yield servers
    finally:
        for server in servers:
            await server.hall.stop()
            await server.store.close()


async def take_over(other: Server, table: str) -> None:
    assert await other.house.claim(table) is not None


async def change_a_seat(other: Server, table: str) -> None:
    found = await other.row(table)
    found.seats[2].name = "Carlo"
    await other.store.change_seat(found, found.seats[2])


async def decide(other: Server, table: str) -> None:
    await other.store.append(await other.row(table), [Entry(-1, 5)])


async def finish(other: Server, table: str) -> None:
    """Play the game to its end at once."""
    found = await other.row(table)
    told = await history_at(found, other.store)
    rng = random.Random(1)
    added: list[Entry] = []
    while not told.course.is_over():
        added.append(random_entry(told.course, rng))
        told.add(added[-1], listen=False)
    state = told.course.state
    found.status, found.result, found.winners = OVER, state.scores(), state.winners()
    await other.store.append(found, added)


OVERTAKEN = {"fence": take_over, "version": change_a_seat, "length": decide}
"""How another server makes each of the three numbers a stale one."""


async def add_an_entry(store: Store, believed: TableRow) -> None:
    await store.append(believed, [Entry(-1, 7)])


async def add_a_snapshot(store: Store, believed: TableRow) -> None:
    await store.append(believed, [Entry(0, 7), Entry(1, 8)], b"newer", 1_000)


async def end_the_game(store: Store, believed: TableRow) -> None:
    believed.status, believed.result, believed.winners = OVER, RESULT, [0]
    await store.append(believed, [Entry(0, 9)])


async def give_a_seat(store: Store, believed: TableRow) -> None:
    believed.host, believed.colours = BERTA, [2, 1, 0]
    seat = believed.seats[1]
    seat.name, seat.holders, seat.level = "Berta", {BERTA}, "random"
    await store.change_seat(believed, seat)


async def empty_a_seat(store: Store, believed: TableRow) -> None:
    believed.seats[1].holders.clear()
    await store.change_seat(believed, believed.seats[1])


async def play_again(store: Store, believed: TableRow) -> None:
    await store.add_rematch(row(), believed)


WRITES = [add_an_entry, add_a_snapshot, end_the_game, give_a_seat, empty_a_seat, play_again]


@pytest.mark.parametrize("stale", OVERTAKEN)
def test_no_write_of_a_server_that_was_overtaken_changes_anything(url: str, stale: str) -> None:
    async def check(
        one: Server, other: Server, books: Books, write: Callable[[Store, TableRow], Awaitable[None]]
    ) -> None:
        made = row()
        await one.store.add_table(made)
        await one.house.claim(made.id)
        await one.store.append(await one.row(made.id), [Entry(-1, 0)], b"older")
        believed = await one.row(made.id)
        await OVERTAKEN[stale](other, made.id)
        now = await other.row(made.id)
        assert [name for name in OVERTAKEN if getattr(now, name) != getattr(believed, name)] == [stale]
        before = await books.everything()
        with pytest.raises(Conflict):
            await write(one.store, believed)
        assert await books.everything() == before
        # What was refused was only believed wrongly: whoever knows the three numbers may write it.
        await write(one.store, await one.row(made.id))
        assert await books.everything() != before

    async def main() -> None:
        async with two_servers(url) as (one, other), Books(url) as books:
            for write in WRITES:
                await check(one, other, books, write)

    asyncio.run(main())


def test_of_many_tables_in_one_transaction_only_those_that_are_as_believed_are_changed(url: str) -> None:
    async def main() -> None:
        async with two_servers(url) as (one, other):
            rows = [row() for _ in range(2 * len(OVERTAKEN))]
            for each in rows:
                await one.store.add_table(each)
            for each, overtake in zip(rows[::2], OVERTAKEN.values(), strict=True):
                await overtake(other, each.id)
            before = [await other.store.entries(each.id) for each in rows]
            entry = Entry(-1, 7)
            done = await asyncio.gather(*(one.store.append(each, [entry]) for each in rows), return_exceptions=True)
            assert [type(result) for result in done] == [Conflict, type(None)] * len(OVERTAKEN)
            after = [await other.store.entries(each.id) for each in rows]
            assert after[::2] == before[::2]
            assert after[1::2] == [[entry]] * len(OVERTAKEN)

    asyncio.run(main())


def test_a_row_that_knows_all_but_the_end_of_the_game_does_not_undo_it(url: str) -> None:
    async def main() -> None:
        async with two_servers(url) as (one, other):
            made = row()
            await one.store.add_table(made)
            believed = await one.row(made.id)
            await end_the_game(other.store, await other.row(made.id))
            # It has followed the entries, and has not seen yet what they mean.
            believed.length += 1
            assert believed.status == RUNNING
            await give_a_seat(one.store, believed)
            now = await other.row(made.id)
            assert (now.status, now.result, now.winners) == (OVER, RESULT, [0])
            assert now.seats[1].name == "Berta"
            # And nobody gets a lease of a game that is over.
            assert await one.house.claim(made.id) is None
            assert (await other.row(made.id)).fence == now.fence

    asyncio.run(main())


async def leave(table: Table, store: Store) -> None:
    await seating.leave(table, store, 1, ALBA)


async def let_stand_in(table: Table, store: Store) -> None:
    with pytest.raises(Refusing) as refused:
        await seating.stand_in(table, store, 1, ALBA, "random")
    assert refused.value.problem.key == "over"


async def click(table: Table, _store: Store) -> None:
    seat = table.course.state.waiting()[0]
    action = table.course.state.legal(seat)[0]
    with pytest.raises(Refusing) as refused:
        await table.decide(seat, ALBA, wire.Decide(id=1, decision=table.course.asked(seat), action=action))
    assert refused.value.problem.key == "over"


@pytest.mark.parametrize("change", [leave, let_stand_in, click])
def test_a_game_that_another_server_has_finished_stays_so(
    url: str, change: Callable[[Table, Store], Awaitable[None]]
) -> None:
    async def main() -> None:
        async with two_servers(url) as (one, other):
            table = await one.hall.make(row())
            await settled(table)
            await take_over(other, table.row.id)
            await finish(other, table.row.id)
            ended, entries = await other.row(table.row.id), await other.store.entries(table.row.id)
            # All that this server knows is that the game runs.
            assert table.row.status == RUNNING
            await change(table, one.store)
            now = await other.row(table.row.id)
            assert (now.status, now.result, now.winners) == (OVER, ended.result, ended.winners)
            assert (now.length, now.fence) == (ended.length, ended.fence)
            assert await other.store.entries(table.row.id) == entries
            assert (table.row.status, table.row.result) == (OVER, ended.result)

    asyncio.run(main())


async def until_asked(table: Table) -> None:
    """Wait until the first seat is to decide, and all before that is stored."""
    async with asyncio.timeout(20):
        while True:
            async with table.lock:
                if table.course.state.waiting() == [0]:
                    return
            await asyncio.sleep(0.01)


def test_a_server_that_has_lost_its_lease_stores_what_people_decide_and_plays_for_nobody(url: str) -> None:
    async def main() -> None:
        async with two_servers(url) as (one, other):
            table = await one.hall.make(row(bots=2))
            await table.join(Connection(ALBA, 0, Taker()), wire.Hello())
            rng = random.Random(2)
            followed = 0
            for number in range(12):
                await until_asked(table)
                before = await other.store.entries(table.row.id)
                await take_over(other, table.row.id)
                chosen = Entry(0, rng.choice(table.course.state.legal(0)))
                asked = table.course.asked(0)
                await table.decide(0, ALBA, wire.Decide(id=number, decision=asked, action=chosen.action))
                assert not table.is_owned()
                assert await other.store.entries(table.row.id) == [*before, chosen]
                # Chance, or a bot, is next: the server with the lease would have gone on.
                followed += 0 not in history_of(table.course.game, [*before, chosen]).course.state.waiting()
                await take_over(one, table.row.id)
                await table.look_again()
            assert followed > 0

    asyncio.run(main())


def test_what_a_server_that_has_lost_its_lease_would_play_for_chance_is_not_stored(url: str) -> None:
    async def main() -> None:
        async with two_servers(url) as (one, other):
            made = row()
            await one.store.add_table(made)
            await one.house.claim(made.id)
            table = await load(await one.row(made.id), one.store, one.house, Thinkers(1), Limits())
            await take_over(other, made.id)
            assert table.is_owned()
            # The game begins with chance, for which it believes it is to decide.
            table.wake()
            async with asyncio.timeout(20):
                while table.is_owned():
                    await asyncio.sleep(0.01)
            await table.stop()
            assert await other.store.entries(made.id) == []

    asyncio.run(main())
