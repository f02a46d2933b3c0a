"""Two servers and a database that are killed and restarted again and again, while people play at both."""

import asyncio
import random
from functools import partial
from typing import Any

import asyncpg
import pytest
from tests.server.clients import Client, Guest
from tests.server.pairs import started_at_once, stored
from tests.server.playing import BOT, FRIEND, ME
from tests.server.postgres import Cluster
from tests.server.processes import ServerProcess
from tests.server.test_surviving import Survivor

import concilium
from concilium.server.course import Entry

pytestmark = pytest.mark.deep

KILLS = 200
KILLS_TO_A_RESTART = 25


async def until_done(work: Any) -> Any:
    """Do something over HTTP, again until the server is there."""
    while True:
        try:
            return await work()
        except Exception as error:
            if "httpx" not in type(error).__module__ and "503" not in str(error):
                raise
            await asyncio.sleep(0.2)


async def stored_by_now(url: str, table: str) -> list[Entry]:
    """What the database has of a table, again until it is there: we may come while it is being restarted."""
    while True:
        try:
            return await stored(url, table)
        except (OSError, asyncpg.CannotConnectNowError, asyncpg.PostgresConnectionError):
            await asyncio.sleep(0.2)


async def kill_often(cluster: Cluster, servers: list[ServerProcess], rng: random.Random) -> None:
    for kill in range(1, KILLS + 1):
        await asyncio.sleep(0.2 + rng.random())
        server = rng.choice(servers)
        server.kill()
        if kill % KILLS_TO_A_RESTART == 0:
            await asyncio.to_thread(cluster.restart)
        await asyncio.to_thread(server.start)


async def play(cluster: Cluster, servers: list[ServerProcess], seed: int) -> int:
    """Play games at both servers until all kills are done; how many."""
    rng = random.Random(seed)
    url = servers[0].database
    killer: asyncio.Task[None] | None = None
    games = 0
    while killer is None or not killer.done():
        host, friend = (Guest(server) for server in servers)
        played: list[tuple[str, list[Survivor]]] = []
        for name in concilium.names():
            table = await until_done(partial(host.make_table, name, ME, FRIEND, BOT))
            await until_done(partial(friend.sit, table["seats"][1]["link"], "Berta"))
            clients = [Client(guest, table["id"], seat) for seat, guest in enumerate((host, friend))]
            played.append((table["id"], [Survivor(client, name) for client in clients]))
        if killer is None:
            killer = asyncio.create_task(kill_often(cluster, servers, rng))
        everybody = [survivor for _, survivors in played for survivor in survivors]
        await asyncio.gather(*(survivor.play(random.Random(rng.random())) for survivor in everybody))
        for table_id, survivors in played:
            entries = await stored_by_now(url, table_id)
            for survivor in survivors:
                survivor.check(entries)
            games += 1
        for guest in (host, friend):
            await guest.http.aclose()
    await killer
    return games


def test_nothing_is_lost_or_doubled_by_two_hundred_kills_and_restarts_of_the_database() -> None:
    cluster = Cluster()
    url = cluster.new_database()
    servers = [ServerProcess(url), ServerProcess(url)]
    started_at_once(*servers)
    try:
        assert asyncio.run(play(cluster, servers, 1)) > 0
    finally:
        for server in servers:
            server.stop()
        cluster.stop()
