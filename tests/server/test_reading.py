"""Reading for many at once from PostgreSQL: who comes holds up nobody who plays, and nobody is told that it is gone."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import pytest
from tests.server.postgres import Cluster, Line

from concilium.server.database import SECONDS_TO_READ, SECONDS_TRUSTED, Gone
from concilium.server.reading import MOST_READERS
from concilium.server.store import Store


def name_in(url: str) -> str:
    return url.split("/")[3].split("?", maxsplit=1)[0]


@asynccontextmanager
async def store_at(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def chat_locked(url: str) -> AsyncIterator[None]:
    """Whoever reads what was said has to wait."""
    locker = await asyncpg.connect(url)
    try:
        async with locker.transaction():
            await locker.execute("LOCK TABLE chat IN ACCESS EXCLUSIVE MODE")
            yield
    finally:
        await locker.close()


def test_many_who_read_at_once_share_a_few_connections(cluster: Cluster) -> None:
    url = cluster.new_database()

    async def main() -> int:
        async with store_at(url) as store:
            outside = await asyncpg.connect(cluster.url("postgres"))
            made = "SELECT sessions FROM pg_stat_database WHERE datname = $1"
            # PostgreSQL counts sessions when they begin, but tells only once a second.
            await asyncio.sleep(1.5)
            before: int = await outside.fetchval(made, name_in(url))
            found = await asyncio.gather(*(store.guest_round(f"guest{number}") for number in range(400)))
            assert found == [0] * 400
            await asyncio.sleep(1.5)
            after: int = await outside.fetchval(made, name_in(url))
            await outside.close()
            return after - before

    assert asyncio.run(main()) <= MOST_READERS


def test_who_stores_does_not_wait_for_those_who_read(cluster: Cluster) -> None:
    url = cluster.new_database()

    async def main() -> float:
        async with store_at(url) as store:
            async with chat_locked(url):
                coming = [asyncio.create_task(store.chat_page("table", 0)) for _ in range(100)]
                await asyncio.sleep(0.5)
                began = time.monotonic()
                await store.add_guest("alba", "Alba")
                took = time.monotonic() - began
            pages = await asyncio.gather(*coming)
            assert all(page.lines == [] for page in pages)
            return took

    assert asyncio.run(main()) < 2


def test_who_reads_over_a_dead_line_is_told_and_who_comes_after_is_not(cluster: Cluster) -> None:
    line = Line(cluster, cluster.new_database())

    async def main() -> None:
        async with store_at(line.url) as store:
            assert await store.guest_round("alba") == 0
            line.cut()
            began = time.monotonic()
            told = await asyncio.gather(*(store.guest_round("alba") for _ in range(50)), return_exceptions=True)
            assert all(isinstance(each, Gone) for each in told)
            assert time.monotonic() - began < SECONDS_TO_READ + 1
            line.mend()
            # Those who read over the dead line may still be tidying up.
            assert await store.guest_round("alba") == 0

    try:
        asyncio.run(main())
    finally:
        line.close()


def test_what_fails_is_told_to_whom_it_was_read_for_and_to_nobody_else(cluster: Cluster) -> None:
    url = cluster.new_database()

    async def main() -> None:
        async with store_at(url) as store:
            breaker = await asyncpg.connect(url)
            await breaker.execute("DROP TABLE chat")
            await breaker.close()
            asked = [store.chat_page("table", 0), store.guest_round("alba")] * 20
            found = await asyncio.gather(*asked, return_exceptions=True)
            assert all(isinstance(each, Gone) for each in found[::2])
            assert found[1::2] == [0] * 20

    asyncio.run(main())


@pytest.mark.parametrize("waiting", [1, 3 * MOST_READERS])
def test_who_gives_up_waiting_does_not_hold_up_the_others(cluster: Cluster, waiting: int) -> None:
    url = cluster.new_database()

    async def main() -> None:
        async with store_at(url) as store, chat_locked(url):
            coming = [asyncio.create_task(store.chat_page("table", 0)) for _ in range(waiting)]
            await asyncio.sleep(0.2)
            for each in coming:
                each.cancel()
            await asyncio.gather(*coming, return_exceptions=True)
            async with asyncio.timeout(2):
                assert await store.guest_round("alba") == 0

    asyncio.run(main())


@pytest.mark.parametrize("idle", [0.2, SECONDS_TRUSTED + 0.2])
def test_connections_that_the_database_has_ended_are_not_used(cluster: Cluster, idle: float) -> None:
    url = cluster.new_database()

    async def main() -> None:
        async with store_at(url) as store:
            await asyncio.gather(*(store.guest_round("alba") for _ in range(20)), store.add_guest("alba", "Alba"))
            cluster.sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name_in(url)}'")
            await asyncio.sleep(idle)
            await asyncio.gather(*(store.guest_round("alba") for _ in range(20)), store.add_guest("berta", "Berta"))

    asyncio.run(main())


def test_a_connection_that_was_just_used_is_not_asked_whether_it_is_well(cluster: Cluster) -> None:
    """Asking is a transaction that is taken back."""
    url = cluster.new_database()

    async def main() -> int:
        async with store_at(url) as store:
            for number in range(30):
                await store.add_guest(f"guest{number}", "Alba")
        outside = await asyncpg.connect(cluster.url("postgres"))
        found: int = await outside.fetchval(
            "SELECT xact_rollback FROM pg_stat_database WHERE datname = $1", name_in(url)
        )
        await outside.close()
        return found

    assert asyncio.run(main()) < 10
