"""Two servers on one database: started at once, a guest at each, and what the database then has of their table."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import asyncpg
from tests.server.clients import Client, Guest
from tests.server.playing import BOT, FRIEND, ME
from tests.server.processes import ServerProcess

from concilium.server.course import Entry


async def stored(url: str, table: str) -> list[Entry]:
    """The entries of a table as the database has them; numbered without a gap or a repeat."""
    connection = await asyncpg.connect(url)
    try:
        rows = await connection.fetch("SELECT number, seat, action FROM entries WHERE table_id = $1 ORDER BY 1", table)
    finally:
        await connection.close()
    assert [row["number"] for row in rows] == list(range(1, len(rows) + 1))
    return [Entry(row["seat"], row["action"]) for row in rows]


def started_at_once(*servers: ServerProcess) -> None:
    threads = [threading.Thread(target=server.start) for server in servers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


async def friends(host: Guest, friend: Guest, game: str, *more: dict[str, str]) -> tuple[Client, Client]:
    """A table of a host at one server and a friend at another; both are connected."""
    table = await host.make_table(game, ME, FRIEND, *(more or [BOT]))
    await friend.sit(table["seats"][1]["link"], "Berta")
    clients = Client(host, table["id"], 0), Client(friend, table["id"], 1)
    for client in clients:
        await client.connect()
    return clients


async def until_told(guest: Guest, table: str, holds: Callable[[Any], bool]) -> Any:
    """The table as a guest is told of it, once something holds of it: news needs a moment from server to server."""
    async with asyncio.timeout(10):
        while not holds(info := await guest.get(f"/api/tables/{table}")):
            await asyncio.sleep(0.02)
        return info


async def whose_turn(clients: list[Client]) -> Client:
    """The client that is asked, of a game in which one is at a time."""
    while True:
        for client in clients:
            if client.position is not None and client.position.decision is not None:
                return client
        await asyncio.sleep(0.02)


async def owner(url: str, table: str) -> str | None:
    connection = await asyncpg.connect(url)
    try:
        found: str | None = await connection.fetchval("SELECT owner FROM tables WHERE id = $1", table)
        return found
    finally:
        await connection.close()


async def owner_is_not(url: str, table: str, before: str | None) -> None:
    async with asyncio.timeout(10):
        while await owner(url, table) == before:
            await asyncio.sleep(0.1)
