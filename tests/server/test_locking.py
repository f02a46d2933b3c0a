"""Servers on one database lock tables in one order, so that no two of them wait for each other."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
from tests.server.postgres import Cluster

from concilium.server.course import Entry
from concilium.server.house import _RELEASE
from concilium.server.rows import PERSON, SeatRow, TableRow
from concilium.server.store import Store

ALBA = "alba"


def row(name: str, owner: str | None = None) -> TableRow:
    seats = [SeatRow(seat, "Alba", PERSON, None, holders={ALBA}, came=True) for seat in range(3)]
    return TableRow("grand-tribunal", {}, ALBA, False, seats, id=name, owner=owner)


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[Any]:
    connection = await asyncpg.connect(url)
    try:
        yield connection
    finally:
        await connection.close()


@asynccontextmanager
async def held(url: str, table: str) -> AsyncIterator[None]:
    """A table that another has locked."""
    async with connected(url) as connection, connection.transaction():
        await connection.execute("SELECT id FROM tables WHERE id = $1 FOR UPDATE", table)
        yield


async def somebody_waits(url: str) -> None:
    """Until a statement waits for a lock that another has."""
    waiting = """
        SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()
    """
    async with connected(url) as connection, asyncio.timeout(20):
        while not await connection.fetchval(waiting):
            await asyncio.sleep(0.02)


async def is_free(url: str, table: str) -> bool:
    async with connected(url) as connection:
        found = await connection.fetch("SELECT id FROM tables WHERE id = $1 FOR UPDATE SKIP LOCKED", table)
        return len(found) == 1


def test_who_waits_to_speak_at_one_table_holds_up_no_later_table(cluster: Cluster) -> None:
    """One transaction has a decision at table b and a line at table a: it locks a, and only then b."""

    async def main() -> None:
        url = cluster.new_database()
        store = Store(url)
        await store.open()
        try:
            first, second = row("a"), row("b")
            await store.add_table(first)
            await store.add_table(second)
            async with held(url, "a"):
                deciding = asyncio.create_task(store.append(second, [Entry(0, 1)]))
                speaking = asyncio.create_task(store.add_chat("a", first.seats[0], ALBA, "hello"))
                await somebody_waits(url)
                assert await is_free(url, "b")
            await deciding
            assert await speaking == 1
        finally:
            await store.close()

    asyncio.run(main())


def test_lines_said_together_at_two_servers_get_numbers_of_their_own(cluster: Cluster) -> None:
    async def main() -> None:
        url = cluster.new_database()
        stores = [Store(url), Store(url)]
        for store in stores:
            await store.open()
        try:
            tables = [row(name) for name in "abcd"]
            for table in tables:
                await stores[0].add_table(table)
            # Each server decides at two of the tables and speaks at all, in the opposite order.
            at_one = [
                stores[0].append(tables[3], [Entry(0, 1)]),
                stores[0].append(tables[1], [Entry(0, 1)]),
                *(stores[0].add_chat(t.id, t.seats[0], ALBA, "one") for t in tables for _ in range(5)),
            ]
            at_other = [
                stores[1].append(tables[0], [Entry(0, 1)]),
                stores[1].append(tables[2], [Entry(0, 1)]),
                *(stores[1].add_chat(t.id, t.seats[0], ALBA, "two") for t in reversed(tables) for _ in range(5)),
            ]
            said = await asyncio.gather(*at_one, *at_other)
            assert sorted(number for number in said if number) == sorted(4 * list(range(1, 11)))
        finally:
            for store in stores:
                await store.close()

    asyncio.run(main())


def test_tables_are_released_in_the_same_order(cluster: Cluster) -> None:
    async def main() -> None:
        url = cluster.new_database()
        store = Store(url)
        await store.open()
        try:
            # Stored in the opposite order, in which they would be found.
            for name in ("b", "a"):
                await store.add_table(row(name, owner="me"))
            async with connected(url) as connection:
                async with held(url, "a"):
                    releasing = asyncio.create_task(connection.execute(_RELEASE, "me", ["b", "a"]))
                    await somebody_waits(url)
                    assert await is_free(url, "b")
                assert await releasing == "UPDATE 2"
        finally:
            await store.close()

    asyncio.run(main())
