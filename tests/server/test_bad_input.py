"""Bad input is refused in words: never a fault of the server's, and never a change."""

import asyncio
import random
from pathlib import Path

import httpx
import pytest
from tests.server import strange
from tests.server.clients import Client, Guest
from tests.server.conftest import sqlite_url
from tests.server.playing import BOT, FRIEND, ME
from tests.server.postgres import Cluster
from tests.server.processes import ServerProcess
from tests.server.throwing import GAME, socket_of, throw_messages, throw_requests

from concilium.server.guests import COOKIE

MANY = 1_000_000


async def throw_handshakes(server: ServerProcess, count: int, seed: int) -> None:
    """Knock at tables in strange ways."""
    rng = random.Random(seed)
    async with Guest(server) as guest:
        table = await guest.make_table(GAME, ME, FRIEND, BOT)
        for _ in range(count):
            query = rng.choice(
                ["", "?seat=0", "?seat=", "?seat=x", f"?seat={strange.HUGE}", "?seat=-1", "?seat=%00", "?\xff"]
            )
            place = rng.choice([table["id"], *strange.PIECES])
            head = [
                ("Host", rng.choice(strange.HOSTS) if rng.random() < 0.1 else server.address),
                ("Origin", rng.choice(strange.ORIGINS) if rng.random() < 0.1 else server.origin),
                ("Cookie", f"{COOKIE}={rng.choice([guest.cookie(), *strange.COOKIES])}"),
                ("Upgrade", rng.choice(["websocket"] * 9 + ["h2c"])),
                ("Connection", "Upgrade"),
                ("Sec-WebSocket-Version", rng.choice(["13"] * 9 + ["8", "x"])),
                ("Sec-WebSocket-Key", rng.choice(["AAAAAAAAAAAAAAAAAAAAAA=="] * 9 + ["x", "\xff"])),
                ("Sec-WebSocket-Extensions", rng.choice(["permessage-deflate", "x", ";;", "permessage-deflate; x=9"])),
            ]
            lines = [f"GET /api/tables/{place}/live{query} HTTP/1.1", *(f"{name}: {value}" for name, value in head)]
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(("\r\n".join(lines) + "\r\n\r\n").encode("latin-1"))
            answer = await asyncio.wait_for(reader.readline(), 20)
            assert answer.split(b" ")[1][:1] in (b"1", b"4"), (lines, answer)
            writer.transport.abort()


def test_no_request_makes_the_server_fail(server: ServerProcess) -> None:
    asyncio.run(throw_requests(server, 1_500, 1))


def test_no_message_makes_the_server_fail(server: ServerProcess) -> None:
    asyncio.run(throw_messages(server, 3_000, 2))


def test_no_handshake_makes_the_server_fail(tmp_path: Path) -> None:
    server = ServerProcess(sqlite_url(tmp_path), log=tmp_path / "log")
    server.start()
    try:
        asyncio.run(throw_handshakes(server, 400, 7))
    finally:
        server.stop()
    assert "Traceback" not in (tmp_path / "log").read_text(encoding="utf-8")


def test_nothing_makes_a_server_on_postgresql_fail(cluster: Cluster) -> None:
    server = ServerProcess(cluster.new_database())
    server.start()
    try:
        asyncio.run(throw_requests(server, 500, 6))
        asyncio.run(throw_messages(server, 500, 7))
    finally:
        server.stop()


@pytest.mark.deep
def test_no_request_or_message_of_a_million_makes_the_server_fail(server: ServerProcess) -> None:
    asyncio.run(throw_requests(server, MANY // 10, 3))
    asyncio.run(throw_messages(server, MANY - MANY // 10, 4))


@pytest.mark.parametrize("origin", strange.ORIGINS)
def test_an_origin_that_is_none_is_another_site(server: ServerProcess, origin: str) -> None:
    async def main() -> None:
        async with httpx.AsyncClient(trust_env=False) as other:
            headers = [(b"Origin", origin.encode("latin-1"))]
            answer = await other.post(f"{server.origin}/api/guest", json={"name": "X"}, headers=headers)
            assert (answer.status_code, answer.json()["key"]) == (403, "wrong-origin")

    asyncio.run(main())


@pytest.mark.parametrize(
    "body", [b"[" * 30_000, b'{"name":' * 3_000, b'{"name":"\xff\xfe"}', b"\xff", b'{"name":"\\ud800"}']
)
def test_a_body_that_cannot_be_read_is_malformed(server: ServerProcess, body: bytes) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            headers = {"Content-Type": "application/json"}
            answer = await guest.http.post(f"{server.origin}/api/guest", content=body, headers=headers)
            assert (answer.status_code, answer.json()["key"]) == (400, "malformed"), answer.text

    asyncio.run(main())


def test_a_text_frame_that_is_not_utf_8_ends_the_connection_alone(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            table = await guest.make_table(GAME, ME, BOT, BOT)
            socket = await socket_of(guest, table["id"])
            await socket.send(b"\xff\xfe", text=True)
            await asyncio.wait_for(socket.wait_closed(), 20)
            assert socket.close_code == 1007
            async with Client(guest, table["id"], 0):
                pass

    asyncio.run(main())
