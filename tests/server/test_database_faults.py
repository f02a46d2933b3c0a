"""When the database fails: what the operator is told, and what not even the log says."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import asyncpg
import httpx
import pytest
from tests.server.clients import Client, Guest, Refusal
from tests.server.conftest import sqlite_url
from tests.server.playing import BOT, FRIEND, ME
from tests.server.postgres import Cluster, Line
from tests.server.processes import ServerProcess

from concilium.server import logs, wire
from concilium.server.rows import PERSON, SeatRow, TableRow
from concilium.server.store import Store

WORDS = "meet me behind the covenant"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database()


async def drop(url: str, table: str) -> None:
    """Break a database under a running server."""
    if url.startswith("sqlite"):
        broken = sqlite3.connect(url.removeprefix("sqlite:///"))
        broken.execute(f"DROP TABLE {table}")
        broken.close()
        return
    connection = await asyncpg.connect(url)
    await connection.execute(f"DROP TABLE {table}")
    await connection.close()


def test_a_failing_statement_is_logged_without_links_guests_and_words(url: str, tmp_path: Path) -> None:
    server = ServerProcess(url, log=tmp_path / "log")

    async def main() -> tuple[str, str]:
        async with Guest(server) as guest:
            table = await guest.make_table("grand-tribunal", ME, FRIEND, BOT)
            link = str(table["seats"][1]["link"])
            async with Client(guest, table["id"], 0) as client:
                # Answered, so all that belongs to coming here is done.
                await client.ask(wire.Why, action=1)
                await drop(url, "chat")
                with pytest.raises(Refusal):
                    await client.ask(wire.Say, text=WORDS)
            await drop(url, "seats")
            assert (await guest.post("/api/seat/look", {"link": link}, 503))["key"] == "no-database"
            await drop(url, "holders")
            await guest.get("/api/tables", 503)
            return link, guest.cookie().split(".")[0]

    server.start()
    try:
        link, guest = asyncio.run(main())
    finally:
        server.stop()
    log = (tmp_path / "log").read_text(encoding="utf-8")
    for table in ("chat", "seats", "holders"):
        assert table in log, "what failed must be in the log"
    for secret in (link, guest, WORDS):
        assert secret not in log


def test_what_postgresql_says_of_a_row_is_not_logged(cluster: Cluster, caplog: pytest.LogCaptureFixture) -> None:
    seats = [SeatRow(seat, "Alba", PERSON, None, link="the-same-link") for seat in range(2)]

    async def main() -> None:
        store = Store(cluster.new_database())
        await store.open()
        try:
            with pytest.raises(Exception, match="seats_link_key"):
                await store.add_table(TableRow("grand-tribunal", {}, "alba", False, seats))
        finally:
            await store.close()

    asyncio.run(main())
    faults = [record for record in caplog.records if record.message == "the database failed"]
    assert faults
    for formatter in (logs.Lines(), logs.Objects()):
        written = formatter.format(faults[0])
        assert "seats_link_key" in written
        assert "the-same-link" not in written


def until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_a_server_without_its_database_is_alive_but_not_ready(cluster: Cluster) -> None:
    line = Line(cluster, cluster.new_database())
    server = ServerProcess(line.url)

    def status(path: str) -> int:
        with httpx.Client(trust_env=False, timeout=20) as client:
            return client.get(server.origin + path).status_code

    server.start()
    try:
        assert (status("/ready"), status("/health")) == (200, 200)
        line.cut()
        assert (status("/ready"), status("/health")) == (503, 200)
        line.mend()
        until(lambda: status("/ready") == 200)
    finally:
        server.stop()
        line.close()
