"""Nothing that was acknowledged is lost: restarts, kills at any moment, and two servers on one database."""

import asyncio
import random
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.clients import Client, Guest, Refusal
from tests.server.conftest import sqlite_url
from tests.server.playing import BOT, HERE, ME, decide_at_random, wait_for_question
from tests.server.processes import WIDE, ServerProcess
from tests.server.test_secrecy import stored_entries

import concilium
from concilium.server.course import Course, Entry
from concilium.server.limits import Limits
from concilium.server.retelling import events_after

LOST = (OSError, ConnectionError, TimeoutError)
"""What a client sees of a server that was killed; websockets' own errors are among them."""


class Survivor:
    """A client that comes back after every kill, and remembers what was acknowledged."""

    def __init__(self, client: Client, game: str) -> None:
        self.client = client
        self.game = game
        self.acknowledged: dict[int, int] = {}

    async def play(self, rng: random.Random) -> None:
        while True:
            try:
                if not self.client.is_open():
                    await self.client.connect()
                if not await wait_for_question(self.client):
                    await self.client.close()
                    return
                question = self.client.question()
                action = rng.choice(question.choices).action
                ack = await self.client.decide(action)
                self.acknowledged[ack.number] = action
                await asyncio.sleep(rng.random() * 0.02)
            except Refusal as refusal:
                if refusal.problem.key not in ("stale", "no-database"):
                    raise
                await asyncio.sleep(0.05)
            except Exception as error:
                if not isinstance(error, LOST) and "websockets" not in type(error).__module__:
                    raise
                await asyncio.sleep(0.1)

    def check(self, entries: list[Entry]) -> None:
        """What the client saw is what is stored: every acknowledged decision, and every event once."""
        seat = self.client.seat
        course = Course(concilium.game(self.game, 3))
        made: dict[int, int] = {}
        for entry in entries:
            course.add(entry, listen=False)
            if entry.seat == seat:
                made[course.number(seat)] = entry.action
        assert course.is_over()
        assert self.acknowledged.items() <= made.items()
        assert not self.client.faults
        told = events_after(course.game, entries, seat, 0)
        assert self.client.events == msgspec.json.decode(msgspec.json.encode(told))


async def kill_often(server: ServerProcess, kills: int, rng: random.Random) -> None:
    for _ in range(kills):
        await asyncio.sleep(0.1 + rng.random())
        server.kill()
        await asyncio.to_thread(server.start)


async def play_through_kills(server: ServerProcess, kills: int, seed: int) -> list[tuple[str, list[Survivor]]]:
    rng = random.Random(seed)
    played: list[tuple[str, list[Survivor]]] = []
    async with Guest(server) as guest:
        killer: asyncio.Task[None] | None = None
        while killer is None or not killer.done():
            tasks = []
            tables = [(name, await make_through_kills(guest, name)) for name in concilium.names()]
            for name, table in tables:
                survivors = [Survivor(Client(guest, table["id"], seat), name) for seat in (0, 1)]
                played.append((table["id"], survivors))
                tasks += [survivor.play(random.Random(rng.random())) for survivor in survivors]
            if killer is None:
                killer = asyncio.create_task(kill_often(server, kills, rng))
            await asyncio.gather(*tasks)
        await killer
    return played


async def make_through_kills(guest: Guest, name: str) -> Any:
    while True:
        try:
            return await guest.make_table(name, ME, HERE, BOT)
        except Exception as error:
            if "httpx" not in type(error).__module__:
                raise
            await asyncio.sleep(0.1)


def check_kills(folder: Path, kills: int, seed: int) -> None:
    server = ServerProcess(sqlite_url(folder))
    server.start()
    try:
        played = asyncio.run(play_through_kills(server, kills, seed))
    finally:
        server.stop()
    for table, survivors in played:
        entries = stored_entries(server, table)
        for survivor in survivors:
            survivor.check(entries)


def test_no_acknowledged_decision_is_lost_by_a_few_kills(tmp_path: Path) -> None:
    check_kills(tmp_path, 4, 1)


@pytest.mark.deep
def test_no_acknowledged_decision_is_lost_by_fifty_kills(tmp_path: Path) -> None:
    check_kills(tmp_path, 50, 2)


def test_a_table_survives_everyone_leaving_and_a_restart(tmp_path: Path) -> None:
    server = ServerProcess(sqlite_url(tmp_path), Limits(idle_seconds=0.2, requests=WIDE.requests))
    server.start()

    async def main() -> None:
        async with Guest(server) as guest:
            table = await guest.make_table("medieval-realms", ME, BOT, BOT)
            client = Client(guest, table["id"], 0)
            await client.connect()
            for _ in range(5):
                await wait_for_question(client)
                await decide_at_random(client, random.Random(1))
            await wait_for_question(client)
            seen = client.position
            assert seen is not None
            await client.close()
            # Put away, and brought back to life.
            await asyncio.sleep(0.6)
            await client.connect()
            assert client.position is not None
            assert (client.position.view, client.number) == (seen.view, seen.number)
            await client.close()
            server.stop()
            server.start()
            await client.connect()
            assert client.position is not None
            assert (client.position.view, client.number) == (seen.view, seen.number)
            assert client.question().choices == seen.decision.choices if seen.decision else False
            await decide_at_random(client, random.Random(2))
            await client.close()
            assert not client.faults

    try:
        asyncio.run(main())
    finally:
        server.stop()


def test_a_second_server_does_not_start_on_a_sqlite_file(tmp_path: Path) -> None:
    one = ServerProcess(sqlite_url(tmp_path))
    one.start()
    serve = "import sys; from concilium.cli import main; sys.exit(main(sys.argv[1:]))"
    arguments = ["serve", "--port", "0", "--database", sqlite_url(tmp_path)]
    try:
        second = subprocess.run(
            [sys.executable, "-c", serve, *arguments], capture_output=True, text=True, timeout=60, check=False
        )
        assert second.returncode == 1
        assert "another server has" in second.stderr
        assert "Traceback" not in second.stderr
        one.kill()
        # What a killed server held is free at once.
        one.start()
    finally:
        one.stop()


def test_what_is_stored_is_flushed_and_in_wal_mode(server: ServerProcess) -> None:
    database = sqlite3.connect(server.database.removeprefix("sqlite:///"))
    try:
        assert database.execute("pragma journal_mode").fetchone() == ("wal",)
    finally:
        database.close()
