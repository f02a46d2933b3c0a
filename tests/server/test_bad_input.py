"""Bad input is refused in words: never a fault of the server's, and never a change."""

import asyncio
import contextlib
import random
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server import strange
from tests.server.clients import Client, Guest
from tests.server.conftest import sqlite_url
from tests.server.playing import BOT, FRIEND, ME
from tests.server.postgres import Cluster
from tests.server.processes import ServerProcess
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from concilium.server import wire
from concilium.server.guests import COOKIE
from concilium.server.limits import MESSAGE_BYTES

GAME = "grand-tribunal"
_DECODER = msgspec.json.Decoder(wire.Messages)
MANY = 1_000_000
ANSWERS_AT_ONCE = 64
"""A client that lets many more wait is cut off."""


async def throw_requests(server: ServerProcess, count: int, seed: int) -> None:
    """Send strange requests to every route that the server declares, and to those that it does not."""
    rng = random.Random(seed)
    async with Guest(server) as guest:
        table = await guest.make_table(GAME, ME, FRIEND, BOT)
        schema = await guest.get("/api/schema/openapi.json")
        routes = [(verb.upper(), path) for path, verbs in schema["paths"].items() for verb in verbs]
        assert ("POST", "/api/seat/take") in routes
        assert len(routes) > 12
        routes += [
            ("GET", "/health"),
            ("GET", "/ready"),
            ("GET", "/metrics"),
            ("GET", "/{path}"),
            ("PUT", "/api/tables"),
        ]
        # Those that would let go of what the others are thrown at.
        routes = [route for route in routes if not route[1].endswith(("/leave", "/sign-out-elsewhere"))]
        links = [seat["link"] for seat in table["seats"] if seat["link"]]
        cookie = guest.cookie()
        guest.http.cookies.clear()
        for _ in range(count):
            verb, template = rng.choice(routes)
            request = guest.http.build_request(
                "HEAD" if verb == "GET" and rng.random() < 0.1 else verb,
                server.origin + strange.path(template, [table["id"], *links], rng),
                headers=strange.headers(server.origin, cookie, rng),
                content=strange.body(rng) if verb != "GET" else b"",
            )
            answer = await guest.http.send(request)
            guest.http.cookies.clear()
            said = f"{request.method} {request.url} {request.headers} {request.content[:200]!r}: {answer.text[:300]}"
            assert answer.status_code < 500, said
            assert '"internal"' not in answer.text, said


async def socket_of(guest: Guest, table: str) -> ClientConnection:
    socket = await connect(
        f"ws://{guest.server.address}/api/tables/{table}/live?seat=0",
        origin=Origin(guest.server.origin),
        additional_headers={"Cookie": f"{COOKIE}={guest.cookie()}"},
        max_size=None,
        proxy=None,
    )
    await socket.send('{"type":"hello"}')
    return socket


async def throw_messages(server: ServerProcess, count: int, seed: int) -> None:
    """Say strange things at a table; what is not acknowledged has changed nothing."""
    rng = random.Random(seed)
    async with Guest(server) as guest:
        table = await guest.make_table(GAME, ME, {"kind": "here"}, {"kind": "here"})
        socket = await socket_of(guest, table["id"])
        seen = {"position": 0}

        async def listen(heard: ClientConnection) -> None:
            with contextlib.suppress(ConnectionClosed):
                async for data in heard:
                    for told in _DECODER.decode(data):
                        if isinstance(told, wire.Refused):
                            assert told.problem.key != "internal", told
                        elif isinstance(told, wire.Position | wire.Change):
                            seen["position"] = told.number
            assert heard.close_code in (1000, 1007)

        listening = asyncio.create_task(listen(socket))
        await asyncio.sleep(0.2)
        first = seen["position"]
        for number in range(count):
            said = strange.message(rng)
            if b'"decide"' in (said if isinstance(said, bytes) else said.encode()) or len(said) > MESSAGE_BYTES:
                continue
            try:
                await socket.send(said)
            except ConnectionClosed:
                # A text that is not UTF-8 ends a WebSocket, as its standard has it.
                await listening
                socket = await socket_of(guest, table["id"])
                listening = asyncio.create_task(listen(socket))
                continue
            if number % ANSWERS_AT_ONCE == 0:
                # Let the answers come: who takes none is cut off.
                with contextlib.suppress(ConnectionClosed):
                    await (await socket.ping())
        await socket.close()
        await listening
        async with Client(guest, table["id"], 0) as client:
            assert client.number == first
            assert isinstance(await client.ask(wire.Why, action=1), wire.Because)


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
    # It takes no NUL in a text and no number beyond its columns, which SQLite does.
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


STRANGE_MESSAGES: list[Any] = [
    b"[" * 8_000,
    b'{"type":"say","id":1,"text":"\xff\xfe"}',
    '{"type":"say","id":1,"text":"a\\u0000b"}',
    '{"type":"decide","id":1,"decision":1,"action":' + "9" * 5_000 + "}",
    '{"type":"earlier","id":1,"before":99999999999999999}',
    '{"type":"hello","chat_after":4294967296}',
]


@pytest.mark.parametrize("said", STRANGE_MESSAGES)
def test_a_message_that_cannot_be_read_is_malformed(server: ServerProcess, said: Any) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            table = await guest.make_table(GAME, ME, BOT, BOT)
            socket = await socket_of(guest, table["id"])
            await socket.send(said)
            refused: list[wire.Refused] = []
            while not refused:
                frame = _DECODER.decode(await asyncio.wait_for(socket.recv(), 20))
                refused = [told for told in frame if isinstance(told, wire.Refused)]
            assert refused[0].problem.key == "malformed"
            await socket.close()

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
