"""A table at which something has happened, and what a database holds of it."""

import asyncio
import json
import random
import sqlite3
from typing import Any

import asyncpg
from tests.server.clients import Client, Guest
from tests.server.playing import BOT, FRIEND, ME, decide_at_random
from tests.server.processes import ServerProcess

from concilium.server import wire

Rows = dict[str, list[dict[str, Any]]]
KEPT = ("keys", "guests", "tables", "seats", "holders", "entries", "chat", "snapshots", "blocked")
OF_THE_MOMENT = ("owner",)


def _said(value: Any) -> Any:
    """What a value says: two databases may write the same list with other spaces, and truth as a number."""
    if isinstance(value, str) and value.startswith(("[", "{")):
        return json.loads(value)
    return int(value) if isinstance(value, bool) else value


def rows(url: str) -> Rows:
    """What a database holds that a backup must bring back, but for who owned a table."""
    listed = asyncio.run(_read_postgres(url)) if url.startswith("postgresql") else _read_sqlite(url)
    found: Rows = {}
    for name, raw in listed.items():
        kept = [{key: _said(value) for key, value in row.items() if key not in OF_THE_MOMENT} for row in raw]
        found[name] = sorted(kept, key=lambda row: repr(sorted(row.items())))
    return found


def _read_sqlite(url: str) -> Rows:
    database = sqlite3.connect(url.removeprefix("sqlite:///"))
    database.row_factory = sqlite3.Row
    try:
        return {name: [dict(row) for row in database.execute(f"select * from {name}")] for name in KEPT}
    finally:
        database.close()


async def _read_postgres(url: str) -> Rows:
    connection = await asyncpg.connect(url)
    try:
        return {name: [dict(row) for row in await connection.fetch(f"SELECT * FROM {name}")] for name in KEPT}
    finally:
        await connection.close()


def change(url: str, statements: str) -> None:
    if url.startswith("sqlite"):
        database = sqlite3.connect(url.removeprefix("sqlite:///"))
        database.executescript(statements)
        database.close()
        return

    async def execute() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(statements)
        await connection.close()

    asyncio.run(execute())


class Played:
    """A table at which something has happened, of a host and a friend."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.table = ""
        self.cookies: list[str] = []

    async def play(self) -> None:
        async with Guest(self.server) as host, Guest(self.server) as friend:
            table = await host.make_table("grand-tribunal", ME, FRIEND, BOT)
            self.table = table["id"]
            await friend.sit(table["seats"][1]["link"], "Berta")
            clients = [Client(host, self.table, 0), Client(friend, self.table, 1)]
            for client in clients:
                await client.connect()
                await client.ask(wire.Say, text=f"I am seat {client.seat}")
            for _ in range(4):
                for client in clients:
                    if client.position is not None and client.position.decision is not None:
                        await decide_at_random(client, random.Random(1))
                await asyncio.sleep(0.05)
            for client in clients:
                await client.close()
            self.cookies = [host.cookie(), friend.cookie()]

    def guest(self, seat: int) -> str:
        return self.cookies[seat].split(".")[0]
