"""`concilium admin`: backups, what is deleted and kept, blocked names, records, migrations."""

import asyncio
import json
import random
import re
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from tests.server.clients import Client, Guest
from tests.server.commands import ran
from tests.server.conftest import sqlite_url
from tests.server.playing import BOT, FRIEND, ME, decide_at_random, wait_for_question
from tests.server.postgres import Cluster
from tests.server.processes import ServerProcess

from concilium.core.records import Record
from concilium.server import wire

Rows = dict[str, list[tuple[Any, ...]]]
KEPT = ("keys", "guests", "tables", "seats", "holders", "entries", "chat")


@pytest.fixture(params=["sqlite", "postgresql"])
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[], str]]:
    """Makes new, empty databases of a kind."""
    if request.param == "postgresql":
        cluster: Cluster = request.getfixturevalue("cluster")
        yield cluster.new_database
    else:
        numbers = iter(range(10))

        def make() -> str:
            folder = tmp_path / str(next(numbers))
            folder.mkdir()
            return sqlite_url(folder)

        yield make


def said(value: Any) -> Any:
    """What a value says: two databases may write the same list with other spaces."""
    return tuple(json.loads(value)) if isinstance(value, str) and value.startswith("[") else value


def rows(url: str) -> Rows:
    """What a database holds that a backup must bring back, but for who owned a table."""
    if url.startswith("sqlite"):
        database = sqlite3.connect(url.removeprefix("sqlite:///"))
        try:
            found: Rows = {}
            for name in KEPT:
                columns = [row[1] for row in database.execute(f"pragma table_info({name})") if row[1] != "owner"]
                listed = database.execute(f"select {', '.join(sorted(columns))} from {name}").fetchall()
                found[name] = sorted((tuple(map(said, row)) for row in listed), key=repr)
            return found
        finally:
            database.close()

    async def read() -> Rows:
        connection = await asyncpg.connect(url)
        found: Rows = {}
        for name in KEPT:
            listed = await connection.fetch(f"SELECT * FROM {name}")
            kept = [tuple(said(value) for key, value in sorted(row.items()) if key != "owner") for row in listed]
            found[name] = sorted(kept, key=repr)
        await connection.close()
        return found

    return asyncio.run(read())


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


@pytest.fixture
def played(new_url: Callable[[], str]) -> Iterator[Played]:
    server = ServerProcess(new_url())
    server.start()
    game = Played(server)
    asyncio.run(game.play())
    yield game
    server.stop()


def test_a_backup_of_a_running_server_is_restored_to_an_empty_database(
    played: Played, new_url: Callable[[], str], tmp_path: Path
) -> None:
    file = tmp_path / "backup.gz"
    assert "rows written" in ran("admin", "--database", played.server.database, "backup", str(file))
    copy = new_url()
    assert "rows read" in ran("admin", "--database", copy, "restore", str(file))
    assert rows(copy) == rows(played.server.database)
    assert "not empty" in ran("admin", "--database", copy, "restore", str(file), status=1)
    restored = ServerProcess(copy)
    restored.start()

    async def go_on() -> None:
        async with Guest(restored) as guest:
            guest.http.cookies.set("concilium_guest", played.cookies[0])
            async with Client(guest, played.table, 0) as client:
                await client.until(lambda c: [line.text for line in c.chat] == ["I am seat 0", "I am seat 1"])
                assert client.number > 0

    try:
        asyncio.run(go_on())
    finally:
        restored.stop()


def test_what_is_no_whole_backup_is_refused_and_nothing_is_restored(tmp_path: Path) -> None:
    server = ServerProcess(sqlite_url(tmp_path))
    server.start()
    asyncio.run(Played(server).play())
    server.stop()
    file = tmp_path / "backup.gz"
    ran("admin", "--database", server.database, "backup", str(file))
    broken = tmp_path / "broken.gz"
    broken.write_bytes(file.read_bytes()[:-200])
    other = f"sqlite:///{tmp_path / 'other.db'}"
    assert "cannot be read" in ran("admin", "--database", other, "restore", str(broken), status=1)
    broken.write_bytes(b"not a backup")
    ran("admin", "--database", other, "restore", str(broken), status=1)
    ran("admin", "--database", other, "restore", str(file))


def test_all_that_is_kept_of_a_guest_is_deleted_and_the_others_play_on(played: Played) -> None:
    url = played.server.database
    listed = ran("admin", "--database", url, "guests", "berta")
    assert played.guest(1) in listed
    ran("admin", "--database", url, "delete-guest", played.guest(1))
    kept = str(rows(url))
    assert played.guest(1) not in kept
    assert "Berta" not in kept
    assert "I am seat 1" not in kept
    assert "I am seat 0" in kept
    assert "no guest" in ran("admin", "--database", url, "delete-guest", played.guest(1), status=1)

    async def go_on() -> None:
        async with Guest(played.server) as host, Guest(played.server) as heir:
            host.http.cookies.set("concilium_guest", played.cookies[0])
            async with Client(host, played.table, 0) as client:
                await client.until(lambda c: c.news and not c.news.seats[1].taken)
                assert client.news is not None
                link = client.news.seats[1].link
                assert link is not None
                await heir.sit(link, "Carla")
                async with Client(heir, played.table, 1) as other:
                    assert other.number > 0

    asyncio.run(go_on())


def test_what_was_idle_is_forgotten_and_what_is_in_use_is_kept(played: Played) -> None:
    url = played.server.database
    assert "Deleted: guests 0, tables 0, chat lines 0" in ran(
        "admin", "--database", url, "forget", "--guests", "1", "--tables", "1", "--chat", "1"
    )
    change(url, "UPDATE guests SET seen_at = 1000; UPDATE chat SET at = 1000 WHERE number = 1")
    assert "Deleted: guests 0, tables 0, chat lines 1" in ran(
        "admin", "--database", url, "forget", "--guests", "30", "--tables", "30", "--chat", "30"
    )
    change(url, "UPDATE tables SET changed_at = 1000")
    assert "Deleted: guests 2, tables 1, chat lines 0" in ran(
        "admin", "--database", url, "forget", "--guests", "30", "--tables", "30"
    )
    assert not any(rows(url)[name] for name in KEPT if name != "keys")
    assert "say what" in ran("admin", "--database", url, "forget", status=1)


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


def test_nobody_takes_a_blocked_name(server: ServerProcess) -> None:
    ran("admin", "--database", server.database, "block", "The Operator")
    assert ran("admin", "--database", server.database, "blocked") == "the operator\n"

    async def main() -> None:
        async with Guest(server) as guest:
            for name in ("The Operator", "the operator", "Ｔhe Operator"):
                answer = await guest.post("/api/guest", {"name": name}, 400)
                assert answer["key"] == "blocked-name"
            await guest.make_table("grand-tribunal", ME, FRIEND, BOT)
            ran("admin", "--database", server.database, "unblock", "THE OPERATOR")
            await guest.post("/api/guest", {"name": "The Operator"})

    asyncio.run(main())
    assert "not blocked" in ran("admin", "--database", server.database, "unblock", "The Operator", status=1)


def test_the_record_of_a_running_game_is_shown_to_the_operator(played: Played) -> None:
    text = ran("admin", "--database", played.server.database, "record", played.table)
    record = Record.parse(text)
    assert record.result is None
    assert "no table" in ran("admin", "--database", played.server.database, "record", "nowhere", status=1)


def test_the_schema_goes_down_and_up_again_and_nothing_is_lost(new_url: Callable[[], str]) -> None:
    server = ServerProcess(new_url())
    server.start()
    asyncio.run(Played(server).play())
    server.stop()
    url = server.database
    before = {name: len(found) for name, found in rows(url).items()}
    assert "schema 0002" in ran("admin", "--database", url, "migrate", "--down", "0002")
    assert "migrate it first" in ran("admin", "--database", url, "guests", "Alba", status=1)
    newest = re.search(r"schema (\d+)", ran("admin", "--database", url, "migrate"))
    assert newest is not None
    assert int(newest.group(1)) > 2
    assert {name: len(found) for name, found in rows(url).items()} == before
    server.start()

    async def go_on() -> None:
        async with Guest(server) as guest:
            table = await guest.make_table("grand-tribunal", ME, BOT, BOT)
            async with Client(guest, table["id"], 0) as client:
                assert await wait_for_question(client)

    try:
        asyncio.run(go_on())
    finally:
        server.stop()
    ran("admin", "--database", url, "block", "Nobody")
    assert "unblock them first" in ran("admin", "--database", url, "migrate", "--down", "0002", status=1)
