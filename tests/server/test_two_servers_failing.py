"""Two servers on one PostgreSQL, one of which is killed or cut off, or whose database is slow: people are told so in
words, others go on, and nothing is lost or doubled."""

import asyncio
import os
import random
import re
import signal
import time
from pathlib import Path

import asyncpg
import pytest
from tests.server.clients import Client, Guest, Refusal
from tests.server.pairs import friends, owner, owner_is_not, started_at_once, stored, until_told, whose_turn
from tests.server.playing import BOT, HERE, ME, decide_at_random, reach_secret_step
from tests.server.postgres import Cluster, Line
from tests.server.processes import ServerProcess
from tests.server.test_surviving import Survivor

from concilium.server import wire

SECONDS_TO_BE_TOLD = 8
"""Promised are five seconds for every message; the rest is for a machine that is busy with other tests."""
SECONDS_TO_BE_TAKEN_OVER = 5
"""As promised: a lease of three seconds, and a round of one."""


def test_the_owner_is_killed_in_mid_game_and_another_goes_on_within_five_seconds(cluster: Cluster) -> None:
    url = cluster.new_database()
    one, other = ServerProcess(url), ServerProcess(url)
    started_at_once(one, other)

    async def main() -> None:
        async with Guest(one) as host, Guest(other) as friend:
            clients = await friends(host, friend, "grand-tribunal", BOT)
            survivors = [Survivor(client, "grand-tribunal") for client in clients]
            playing = [asyncio.create_task(survivor.play(random.Random(4))) for survivor in survivors]
            while len(clients[1].events) < 60:
                await asyncio.sleep(0.02)
            before = await owner(url, clients[0].table)
            assert before is not None
            one.kill()
            start = time.perf_counter()
            # Whoever was at the killed server comes to the other one, with the same cookie.
            host.server = other
            seen = len(clients[1].events)
            await owner_is_not(url, clients[0].table, before)
            taken_over = time.perf_counter() - start
            # Chance and the bot have to be played for by the other server now, or the game would stand still.
            await clients[1].until(lambda c: len(c.events) > seen + 30)
            gone_on = time.perf_counter() - start
            await asyncio.gather(*playing)
            entries = await stored(url, clients[0].table)
            for survivor in survivors:
                survivor.check(entries)
            assert taken_over < SECONDS_TO_BE_TAKEN_OVER
            # Those at the table play on at a pace of their own.
            assert gone_on < SECONDS_TO_BE_TAKEN_OVER + 5

    try:
        asyncio.run(main())
    finally:
        other.stop()


def logged(log: Path) -> int:
    """How many lines a server has logged; what belongs to one of them is not counted."""
    return len(re.findall(r"^\d{4}-\d\d-\d\dT", log.read_text(encoding="utf-8"), re.MULTILINE))


async def says_no_database(guest: Guest, table: str) -> None:
    """A server without its database says so to everybody who asks, and not all the time to its log."""
    start = time.perf_counter()
    answer = await guest.http.get(f"{guest.server.origin}/api/tables/{table}/record")
    assert answer.status_code in (403, 503)
    assert (await guest.http.get(f"{guest.server.origin}/api/tables")).status_code == 503
    assert time.perf_counter() - start < 2 * SECONDS_TO_BE_TOLD
    assert (await guest.http.get(f"{guest.server.origin}/ready")).status_code == 503
    assert (await guest.http.get(f"{guest.server.origin}/health")).status_code == 200


def test_a_server_cut_off_from_the_database_says_so_and_comes_back(cluster: Cluster, tmp_path: Path) -> None:
    url = cluster.new_database()
    line = Line(cluster, url)
    log = tmp_path / "log"
    one, other = ServerProcess(url), ServerProcess(line.url, log=log)
    started_at_once(one, other)

    async def main() -> None:
        async with Guest(other) as host, Guest(one) as friend:
            # The server that is going to be cut off owns the table.
            clients = [*await friends(host, friend, "grand-tribunal", HERE)]
            clients.append(Client(host, clients[0].table, 2))
            await clients[2].connect()
            while (asked := await whose_turn(clients)) is clients[1]:
                await decide_at_random(asked, random.Random(5))
            before = await owner(url, clients[0].table)
            line.cut()
            start = time.perf_counter()
            with pytest.raises(Refusal) as refused:
                await decide_at_random(asked, random.Random(5))
            assert refused.value.problem.key == "no-database"
            assert time.perf_counter() - start < SECONDS_TO_BE_TOLD
            await says_no_database(host, clients[0].table)
            # Many ask, and each is told; the log has no line for each.
            lines = logged(log)
            answers = await asyncio.gather(*(host.http.get(f"{other.origin}/api/tables") for _ in range(100)))
            assert {answer.status_code for answer in answers} == {503}
            assert logged(log) - lines < 50
            # The other server takes the table meanwhile.
            await clients[1].ask(wire.Say, text="where are you?")
            await owner_is_not(url, clients[0].table, before)
            assert (await friend.http.get(f"{one.origin}/ready")).status_code == 200
            line.mend()
            survivors = [Survivor(client, "grand-tribunal") for client in clients]
            await asyncio.gather(*(survivor.play(random.Random(6)) for survivor in survivors))
            entries = await stored(url, clients[0].table)
            for survivor in survivors:
                survivor.check(entries)
            assert [line.text for line in clients[0].chat] == ["where are you?"]

    try:
        asyncio.run(main())
    finally:
        one.stop()
        other.stop()
        line.close()


@pytest.mark.parametrize("why", ["asleep", "cut off"])
def test_bots_play_on_with_people_whose_server_was_away(cluster: Cluster, why: str) -> None:
    url = cluster.new_database()
    line = Line(cluster, url)
    one, other = ServerProcess(url), ServerProcess(line.url)
    started_at_once(one, other)

    def away() -> None:
        os.kill(other.pid, signal.SIGSTOP) if why == "asleep" else line.cut()

    def back() -> None:
        os.kill(other.pid, signal.SIGCONT) if why == "asleep" else line.mend()

    async def main() -> None:
        async with Guest(one) as host:
            # One server owns the table and plays for the bots; the only person is at the other.
            table = await host.make_table("grand-tribunal", ME, BOT, BOT)
            client = Client(host, table["id"], 0)
            host.server = other
            await client.connect()
            host.server = one
            await until_told(host, client.table, lambda info: info["seats"][0]["present"])
            before = await owner(url, client.table)
            away()
            try:
                await until_told(host, client.table, lambda info: not info["seats"][0]["present"])
            finally:
                back()
            await until_told(host, client.table, lambda info: info["seats"][0]["present"])
            survivor = Survivor(client, "grand-tribunal")
            async with asyncio.timeout(120):
                await survivor.play(random.Random(9))
            assert await owner(url, client.table) == before
            survivor.check(await stored(url, client.table))

    try:
        asyncio.run(main())
    finally:
        one.stop()
        other.stop()
        line.close()


def test_people_who_decide_while_the_database_is_slow_are_all_told_so(cluster: Cluster) -> None:
    url = cluster.new_database()
    one, other = ServerProcess(url), ServerProcess(url)
    started_at_once(one, other)

    async def told(client: Client) -> float:
        """After how long somebody who decides hears that the database does not answer."""
        start = time.perf_counter()
        with pytest.raises(Refusal) as refused:
            await decide_at_random(client, random.Random(7))
        assert refused.value.problem.key == "no-database"
        assert refused.value.problem.english
        return time.perf_counter() - start

    async def main() -> None:
        slow = await asyncpg.connect(url)
        async with Guest(one) as host, Guest(other) as friend:
            clients = [*await friends(host, friend, "medieval-realms", HERE)]
            # The third seat is held at the first server too: there two wait for the same table.
            clients.append(Client(host, clients[0].table, 2))
            await clients[2].connect()
            await reach_secret_step(clients, random.Random(7))
            async with slow.transaction():
                await slow.execute("LOCK TABLE tables")
                waits = await asyncio.gather(*map(told, clients))
            survivors = [Survivor(client, "medieval-realms") for client in clients]
            await asyncio.gather(*(survivor.play(random.Random(8)) for survivor in survivors))
            entries = await stored(url, clients[0].table)
            for survivor in survivors:
                survivor.check(entries)
            assert max(waits) < SECONDS_TO_BE_TOLD, waits
        await slow.close()

    try:
        asyncio.run(main())
    finally:
        one.stop()
        other.stop()
