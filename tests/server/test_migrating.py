"""The schema, down and up again: what an older server would not keep is not thrown away."""

import asyncio
import re
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, inspect
from tests.server.clients import Client, Guest
from tests.server.commands import ran
from tests.server.databases import Played, Rows, change, rows
from tests.server.playing import BOT, ME, wait_for_question
from tests.server.processes import ServerProcess

from concilium.server.database import make_engine

COUNTED_ANEW = ("version", "fence", "seen_at", "invitation", "came")
"""What has no meaning across servers, or begins again. By whom a seat was taken, and whether they came, is of use until
they have come."""


def lasting(url: str) -> Rows:
    """What must be the same after going down and up again, in whatever order it lies there."""
    found = rows(url)
    del found["snapshots"]
    return {
        name: sorted(({key: row[key] for key in sorted(row) if key not in COUNTED_ANEW} for row in listed), key=repr)
        for name, listed in found.items()
    }


def schema(url: str) -> dict[str, Any]:
    """The columns, keys and indexes that a database has."""

    def look(connection: Connection) -> dict[str, Any]:
        inspector = inspect(connection)
        found = {}
        for name in inspector.get_table_names():
            columns = {
                column["name"]: (str(column["type"]), column["nullable"]) for column in inspector.get_columns(name)
            }
            indexes = [(index["name"], index["column_names"]) for index in inspector.get_indexes(name)]
            unique = [key["column_names"] for key in inspector.get_unique_constraints(name)]
            keys = inspector.get_pk_constraint(name)["constrained_columns"]
            foreign = [(key["referred_table"], key["options"]) for key in inspector.get_foreign_keys(name)]
            found[name] = columns, sorted(indexes), unique, keys, foreign
        return found

    async def read() -> dict[str, Any]:
        engine = make_engine(url, is_patient=True)
        async with engine.connect() as connection:
            found = await connection.run_sync(look)
        await engine.dispose()
        return found

    return asyncio.run(read())


@pytest.fixture
def stopped(new_url: Callable[[], str]) -> ServerProcess:
    """A server with a game of which a rematch was made, and colours of its own."""
    server = ServerProcess(new_url())
    server.start()
    try:
        asyncio.run(Played(server).play())
    finally:
        server.stop()
    change(server.database, "UPDATE tables SET rematch = 'another', colours = '[2, 0, 1]'")
    return server


def test_the_schema_goes_down_and_up_again_and_nothing_is_lost(
    stopped: ServerProcess, new_url: Callable[[], str]
) -> None:
    url, fresh = stopped.database, new_url()
    before = lasting(url)
    ran("admin", "--database", fresh, "migrate")
    assert "schema 0001" in ran("admin", "--database", url, "migrate", "--down", "0001")
    newest = re.search(r"schema (\d+)", ran("admin", "--database", url, "migrate"))
    assert newest is not None
    assert int(newest.group(1)) > 2
    assert schema(url) == schema(fresh)
    assert lasting(url) == before
    stopped.start()

    async def go_on() -> None:
        async with Guest(stopped) as guest:
            table = await guest.make_table("grand-tribunal", ME, BOT, BOT)
            async with Client(guest, table["id"], 0) as client:
                assert await wait_for_question(client)

    try:
        asyncio.run(go_on())
    finally:
        stopped.stop()


def test_it_does_not_go_down_where_something_would_be_lost(stopped: ServerProcess) -> None:
    url = stopped.database

    def refused(revision: str, why: str) -> None:
        before = rows(url)
        assert why in ran("admin", "--database", url, "migrate", "--down", revision, status=1)
        assert rows(url) == before

    ran("admin", "--database", url, "block", "Nobody")
    refused("0003", "unblock them first")
    ran("admin", "--database", url, "unblock", "Nobody")
    refused("base", "there are guests")
    change(url, "UPDATE guests SET round = 1 WHERE name = 'Berta'")
    refused("0001", "signed out")
    change(url, "DELETE FROM guests")
    refused("base", "there are tables")
    change(
        url, "DELETE FROM tables" if url.startswith("postgresql") else "PRAGMA foreign_keys = ON; DELETE FROM tables"
    )
    ran("admin", "--database", url, "migrate", "--down", "base")
