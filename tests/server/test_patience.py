"""While the database is gone everybody is told so in time: who speaks, who waits for others, who comes."""

import asyncio
import time
from collections.abc import Iterator

import msgspec
import pytest
from tests.server.clients import Client, Guest, Refusal
from tests.server.playing import HERE, ME
from tests.server.postgres import Cluster, Line
from tests.server.processes import ServerProcess
from websockets.asyncio.client import connect
from websockets.typing import Origin

from concilium.server import wire
from concilium.server.guests import COOKIE
from concilium.server.hall import SECONDS_TO_ANSWER

IN_TIME = SECONDS_TO_ANSWER + 2.5
"""Five seconds are promised; the rest is for a machine that is busy with other tests."""


@pytest.fixture
def line(cluster: Cluster) -> Iterator[Line]:
    line = Line(cluster, cluster.new_database())
    yield line
    line.close()


def test_everybody_at_a_table_is_told_in_time_and_so_is_who_comes(line: Line) -> None:
    server = ServerProcess(line.url)
    server.start()

    async def refused(client: Client) -> tuple[str, float]:
        began = time.monotonic()
        with pytest.raises(Refusal) as problem:
            await client.ask(wire.Say, text="is anybody there?")
        return problem.value.problem.key, time.monotonic() - began

    async def main() -> None:
        async with Guest(server) as guest:
            table = await guest.make_table("grand-tribunal", ME, HERE, HERE)
            clients = [Client(guest, table["id"], seat) for seat in range(3)]
            for client in clients:
                await client.connect()
                # Answered, so all that belongs to coming here is done.
                await client.ask(wire.Why, action=1)
            line.cut()
            # Each waits for the one before, and the table for the database.
            answers = await asyncio.gather(*map(refused, clients))
            assert {key for key, _ in answers} == {"no-database"}
            assert max(seconds for _, seconds in answers) < IN_TIME
            await asyncio.gather(*(client.close() for client in clients))
            began = time.monotonic()
            address = f"ws://{server.address}/api/tables/{table['id']}/live?seat=0"
            cookie = {"Cookie": f"{COOKIE}={guest.cookie()}"}
            async with connect(address, origin=Origin(server.origin), additional_headers=cookie, proxy=None) as socket:
                await socket.send('{"type":"hello"}')
                (told,) = msgspec.json.decode(await socket.recv(), type=list[wire.Refused])
                assert (told.id, told.problem.key) == (None, "no-database")
                assert time.monotonic() - began < IN_TIME
                await asyncio.wait_for(socket.wait_closed(), 20)
                assert socket.close_code == 1013
            line.mend()

    try:
        asyncio.run(main())
    finally:
        line.mend()
        server.stop()
