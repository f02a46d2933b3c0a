"""The same server on PostgreSQL, which takes neither NUL in a text nor a number too large for its column."""

import asyncio
import random
from collections.abc import Iterator

import pytest
from tests.server.clients import Client, Guest
from tests.server.playing import BOT, ME, decide_at_random, play_to_the_end, wait_for_question
from tests.server.postgres import Cluster
from tests.server.processes import ServerProcess
from tests.server.test_bad_input import throw_messages, throw_requests

from concilium.server import wire


@pytest.fixture(scope="module")
def server(cluster: Cluster) -> Iterator[ServerProcess]:
    process = ServerProcess(cluster.new_database())
    process.start()
    yield process
    process.stop()


def test_a_game_is_played_and_survives_kills(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            table = await guest.make_table("grand-tribunal", ME, BOT, BOT)
            client = Client(guest, table["id"], 0)
            await client.connect()
            for _ in range(2):
                for _ in range(5):
                    assert await wait_for_question(client)
                    await decide_at_random(client, random.Random(1))
                await wait_for_question(client)
                server.kill()
                server.start()
                await client.connect()
            await client.ask(wire.Say, text="still here")
            await play_to_the_end(client, random.Random(2))
            await client.close()
            assert not client.faults
            record = await guest.http.get(f"{server.origin}/api/tables/{table['id']}/record")
            assert "result" in record.text
            assert [found["id"] for found in (await guest.get("/api/tables"))["tables"]] == [table["id"]]

    asyncio.run(main())


def test_strange_input_is_refused_here_too(server: ServerProcess) -> None:
    asyncio.run(throw_requests(server, 800, 5))
    asyncio.run(throw_messages(server, 1_500, 6))
