"""One address served by several processes, and thinkers in processes of their own."""

import asyncio
import os
import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select
from tests.server.clients import Client, Guest
from tests.server.commands import Command, ran
from tests.server.conftest import sqlite_url
from tests.server.playing import FRIEND, ME, decide_at_random
from tests.server.postgres import Cluster
from tests.server.processes import ServerProcess
from tests.server.test_surviving import Survivor

import concilium
from concilium import bots
from concilium.bots import Advice
from concilium.server import wire
from concilium.server.database import make_engine
from concilium.server.news import ThoughtOut
from concilium.server.schema import SERVERS, THOUGHTS
from concilium.server.store import Store
from concilium.server.thinking import Thought
from concilium.server.thoughts import Desk, ThinkersElsewhere
from concilium.server.turns import Asker

THINKER = {"kind": "bot", "level": bots.LEVELS[0]}
WIDE = ["--limit-requests", "100000/100000", "--limit-making", "100000/100000", "--limit-messages", "100000/100000"]


@pytest.fixture(scope="module")
def database(cluster: Cluster) -> str:
    return cluster.new_database()


@pytest.fixture(scope="module")
def several(database: str) -> Iterator[Command]:
    """Two processes on one address, which leave thinking to others."""
    command = Command("serve", "--port", "0", "--database", database, "--processes", "2", "--workers", "0", *WIDE)
    yield command
    command.end()


@pytest.fixture(scope="module")
def server(several: Command, database: str) -> ServerProcess:
    return several.server(database)


@pytest.fixture
def thinker(database: str, server: ServerProcess) -> Iterator[Command]:
    command = Command("think", "--database", database, "--workers", "1")
    assert "thinking with 1" in command.line
    yield command
    command.end()


def children(process: int) -> list[int]:
    found = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
    return [int(child) for child in found.split()]


async def seated(guest: Guest, friend: Guest) -> list[Client]:
    table = await guest.make_table("grand-tribunal", ME, FRIEND, THINKER)
    await friend.sit(table["seats"][1]["link"], "Berta")
    clients = [Client(guest, table["id"], 0), Client(friend, table["id"], 1), Client(guest, table["id"], None)]
    for client in clients:
        await client.connect()
    return clients


def test_bots_are_thought_for_by_another_command(server: ServerProcess, thinker: Command) -> None:
    async def main() -> None:
        async with Guest(server) as guest, Guest(server) as friend:
            clients = await seated(guest, friend)
            moved = 0
            while moved < 3:
                assert clients[2].position is not None
                for client in clients[:2]:
                    if client.position is not None and client.position.decision is not None:
                        await decide_at_random(client, random.Random(1))
                moved = len([event for event in clients[2].events if event.get("seat") == 2])
                await asyncio.sleep(0.02)
            for client in clients:
                await client.until(lambda c: c.position.waiting != [2])
            asked = next((c for c in clients[:2] if c.position and c.position.decision), None)
            if asked is not None:
                hint = await asked.ask(wire.AskHint)
                assert [chance.action for chance in hint.chances]
            for client in clients:
                await client.close()

    asyncio.run(main())


def test_a_thought_whose_thinker_died_is_thought_by_another(server: ServerProcess, database: str) -> None:
    async def take() -> None:
        """Take a thought, and never be heard of again."""
        engine = make_engine(database)
        desk = Desk(engine)
        async with asyncio.timeout(20):
            while await desk.take() is None:
                await asyncio.sleep(0.05)
        await engine.dispose()

    async def main() -> None:
        async with Guest(server) as guest:
            table = await guest.make_table("grand-tribunal", ME, THINKER, THINKER)
            async with Client(guest, table["id"], 0) as client:
                while client.position is not None and client.position.waiting in ([], [0]):
                    if client.position.decision is not None:
                        await decide_at_random(client, random.Random(2))
                    await asyncio.sleep(0.02)
                await take()
                seen = client.number
                other = Command("think", "--database", database, "--workers", "1")
                try:
                    await client.until(lambda c: c.number > seen)
                finally:
                    other.end()

    asyncio.run(main())


async def asking(store: Store) -> ThinkersElsewhere:
    """One who asks thinkers elsewhere, and counts as alive."""
    later = int(1000 * (time.time() + 600))
    async with store.engine.begin() as connection:
        await connection.execute(insert(SERVERS), {"id": store.server, "until": later})
    return ThinkersElsewhere(store)


async def waiting_thoughts(store: Store) -> int:
    async with store.engine.begin() as connection:
        return int((await connection.execute(select(func.count()).select_from(THOUGHTS))).scalar_one())


def test_a_hint_that_nobody_wants_any_more_is_taken_back(cluster: Cluster) -> None:
    async def main() -> None:
        store = Store(cluster.new_database())
        await store.open()
        thinkers = await asking(store)
        state = concilium.game("grand-tribunal", 3).start()
        hints = [asyncio.create_task(thinkers.advice(Thought.of(state, 0), Asker("t"))) for _ in range(3)]
        async with asyncio.timeout(20):
            while await waiting_thoughts(store) < 3:
                await asyncio.sleep(0.02)
            for hint in hints:
                hint.cancel()
            while await waiting_thoughts(store):
                await asyncio.sleep(0.02)
        await store.close()

    asyncio.run(main())


def test_what_a_thought_has_waited_in_the_database_is_part_of_its_turn(cluster: Cluster) -> None:
    async def main() -> None:
        store = Store(cluster.new_database())
        await store.open()
        thinkers = await asking(store)
        state = concilium.game("grand-tribunal", 3).start()
        decision = asyncio.create_task(thinkers.action("hard", Thought.of(state, 0, 2.0), Asker("t")))
        async with asyncio.timeout(20):
            while not await waiting_thoughts(store):
                await asyncio.sleep(0.02)
        await asyncio.sleep(0.5)
        taken = await Desk(store.engine).take()
        assert taken is not None
        assert 2.5 <= taken[1].thought.spent < 60
        thinkers.hear(ThoughtOut(taken[0], Advice.of_bot(1)))
        assert await decision == 1
        await store.close()

    asyncio.run(main())


def test_sixty_tables_of_one_address_do_not_hold_up_another_whose_thinkers_are_elsewhere(cluster: Cluster) -> None:
    async def taken(database: str) -> list[str]:
        """From which address come the thoughts that a thinker takes, one after the other."""
        store = Store(database)
        await store.open()
        thinkers = await asking(store)
        state = concilium.game("grand-tribunal", 3).start()
        tables = [Asker(f"t{n}", f"g{n % 3}", "crowd") for n in range(60)] + [Asker("mine", "me", "home")] * 4
        # The address is also given as the level: it is what a thinker sees of a thought.
        thoughts = [
            asyncio.create_task(thinkers.action(asker.address, Thought.of(state, 0), asker)) for asker in tables
        ]
        thinker = Desk(store.engine)
        order: list[str] = []
        while len(order) < 12:
            found = await thinker.take()
            if found is None:
                await asyncio.sleep(0.02)
                continue
            order.append(found[1].level)
            await thinker.answer(found[0], Advice.of_bot(1))
            thinkers.hear(ThoughtOut(found[0], Advice.of_bot(1)))
            await asyncio.sleep(0.02)
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)
        thinkers.close()
        await store.close()
        return order

    order = asyncio.run(taken(cluster.new_database()))
    assert order.count("home") == 4


def test_a_process_that_dies_is_replaced_and_nothing_is_lost(several: Command, server: ServerProcess) -> None:
    before = [child for child in children(several.process.pid) if b"spawn_main" in command_line(child)]
    assert len(before) == 2

    async def main() -> None:
        async with Guest(server) as guest, Guest(server) as friend:
            table = await guest.make_table("grand-tribunal", ME, FRIEND, {"kind": "bot", "level": "random"})
            await friend.sit(table["seats"][1]["link"], "Berta")
            clients = [Client(guest, table["id"], 0), Client(friend, table["id"], 1)]
            survivors = [Survivor(client, "grand-tribunal") for client in clients]
            playing = [asyncio.create_task(survivor.play(random.Random(3))) for survivor in survivors]
            await asyncio.sleep(0.5)
            os.kill(before[0], signal.SIGKILL)
            await asyncio.gather(*playing)
            assert clients[0].position is not None
            assert clients[1].position is not None
            assert clients[0].position.scores == clients[1].position.scores

    asyncio.run(main())
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        after = [child for child in children(several.process.pid) if b"spawn_main" in command_line(child)]
        if len(after) == 2 and before[0] not in after:
            return
        time.sleep(0.2)
    raise AssertionError(f"{before} became {after}")


def command_line(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except FileNotFoundError:
        return b""


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_no_process_outlives_the_command(cluster: Cluster, how: signal.Signals) -> None:
    command = Command("serve", "--port", "0", "--database", cluster.new_database(), "--processes", "2")
    started = children(command.process.pid)
    assert len(started) >= 2
    command.end(how)
    deadline = time.monotonic() + 15
    while any(command_line(child) for child in started):
        assert time.monotonic() < deadline, started
        time.sleep(0.2)


def test_on_sqlite_a_server_is_one_process_and_says_so(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    command = Command("serve", "--port", "0", "--database", sqlite_url(tmp_path), "--processes", "2")
    assert "http://" in command.line
    command.end()
    assert "several need PostgreSQL" in capfd.readouterr().err


def test_what_needs_postgresql_says_so(tmp_path: Path) -> None:
    assert "PostgreSQL" in ran("think", "--database", sqlite_url(tmp_path), status=1)
    assert "PostgreSQL" in ran("serve", "--workers", "0", "--database", sqlite_url(tmp_path), status=1)
