"""The same server on PostgreSQL: a cluster of its own is made for the test."""

import asyncio
import os
import random
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.clients import Client, Guest
from tests.server.playing import BOT, ME, decide_at_random, play_to_the_end, wait_for_question
from tests.server.processes import ServerProcess

from concilium.server import wire

pytestmark = [pytest.mark.deep, pytest.mark.postgres]


def program(name: str) -> str:
    """A program of PostgreSQL, from the path or from where Debian puts it."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    found = str(places[-1]) if places else shutil.which(name)
    assert found is not None, f"PostgreSQL's {name} is not installed"
    return found


def as_postgres(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    folder = Path(subprocess.check_output(as_postgres(["mktemp", "-d"]), text=True).strip())
    options = f"-c unix_socket_directories={folder} -c listen_addresses="
    control = as_postgres([program("pg_ctl"), "-D", str(folder / "data")])
    setup = [program("initdb"), "-D", str(folder / "data"), "-U", "concilium", "-A", "trust"]
    subprocess.run(as_postgres(setup), check=True, stdout=subprocess.DEVNULL)
    subprocess.run([*control, "-w", "-l", str(folder / "log"), "-o", options, "start"], check=True)
    try:
        yield f"postgresql://concilium@/postgres?host={folder}"
    finally:
        subprocess.run([*control, "-m", "immediate", "stop"], check=True)
        subprocess.run(as_postgres(["rm", "-r", str(folder)]), check=True)


def test_a_game_is_played_and_survives_kills(database: str) -> None:
    server = ServerProcess(database)
    server.start()

    async def main() -> None:
        async with Guest(server) as guest:
            table = await guest.make_table("grand-tribunal", ME, BOT, BOT)
            client = Client(guest, table["id"], 0)
            await client.connect()
            for _ in range(3):
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

    try:
        asyncio.run(main())
    finally:
        server.stop()
