"""Nobody holds others up: floods are cut off where they arrive, and so is who does not finish, or does not read."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.clients import Client, Guest, Taker
from tests.server.conftest import sqlite_url
from tests.server.playing import BOT, ME
from tests.server.processes import UNLIMITED, WIDE, ServerProcess
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode
from websockets.typing import Origin

from concilium.server import live, protocols, wire
from concilium.server.connection import (
    MOST_BYTES_OF_ANSWERS_WAITING,
    MOST_BYTES_WAITING,
    MOST_WAITING,
    TOO_SLOW,
    Connection,
)
from concilium.server.guests import COOKIE
from concilium.server.limits import Limits
from concilium.server.protocols import FrameCounter

GAME = "grand-tribunal"
PING = b"\x89\x80\x00\x00\x00\x00"
WHY = b"\x81\xa0\x00\x00\x00\x00" + b'{"type":"why","id":1,"action":1}'
FRAGMENT = b"\x01\x81\x00\x00\x00\x00x"
CONTINUED = b"\x00\x81\x00\x00\x00\x00x"
MEGABYTE = 1_000_000


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the usual limits on what comes over a connection."""
    limits = Limits(requests=UNLIMITED, making=UNLIMITED)
    process = ServerProcess(sqlite_url(tmp_path_factory.mktemp("guarded")), limits)
    process.start()
    yield process
    process.stop()


async def raw(guest: Guest, table: str, size: int = 0) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket's stream after its handshake and hello, without anybody who reads it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", guest.server.port, limit=size or 2**16)
    writer.write(
        f"GET /api/tables/{table}/live?seat=0 HTTP/1.1\r\nHost: {guest.server.address}\r\n"
        f"Origin: {guest.server.origin}\r\nCookie: {COOKIE}={guest.cookie()}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    writer.write(b"\x81\x90\x00\x00\x00\x00" + b'{"type":"hello"}')
    await reader.readexactly(2)
    return reader, writer


async def lost(reader: asyncio.StreamReader, seconds: float) -> float:
    """How long it takes until the server ends the connection."""
    began = time.monotonic()

    async def read() -> None:
        try:
            while await reader.read(2**16):
                pass
        except ConnectionError:
            pass

    await asyncio.wait_for(read(), seconds)
    return time.monotonic() - began


@pytest.mark.parametrize("flood", [PING, WHY, FRAGMENT + CONTINUED * 1000], ids=["pings", "messages", "fragments"])
def test_a_flood_is_cut_off_and_nobody_else_notices(guarded: ServerProcess, flood: bytes) -> None:
    async def main() -> None:
        async with Guest(guarded) as guest, Guest(guarded) as villain:
            table = await guest.make_table(GAME, ME, BOT, BOT)
            theirs = await villain.make_table(GAME, ME, BOT, BOT)
            async with Client(guest, table["id"], 0) as client:
                slowest = 0.0
                for _ in range(3):
                    reader, writer = await raw(villain, theirs["id"])
                    writer.write((flood * (MEGABYTE // len(flood) + 1))[:MEGABYTE])
                    ended = asyncio.create_task(lost(reader, 30))
                    while not ended.done():
                        began = time.monotonic()
                        await client.ask(wire.Why, action=1)
                        slowest = max(slowest, time.monotonic() - began)
                        await asyncio.sleep(0.1)
                    assert await ended < 6
                    writer.close()
                assert slowest < 4

    asyncio.run(main())


@given(st.lists(st.tuples(st.sampled_from([0, 1, 5, 125, 126, 300, 65535, 65536]), st.booleans())), st.data())
def test_frames_are_counted_wherever_the_stream_is_cut(frames: list[tuple[int, bool]], data: st.DataObject) -> None:
    stream = b"".join(Frame(Opcode.BINARY, b"x" * size).serialize(mask=mask) for size, mask in frames)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)), max_size=20)))
    counter = FrameCounter()
    pieces = [stream[begin:end] for begin, end in zip([0, *cuts], [*cuts, len(stream)], strict=True)]
    assert sum(counter.count(piece) for piece in pieces) == len(frames)


HEAD = "POST /api/guest HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\n"
BODY = HEAD + "Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{{"


def test_a_request_that_does_not_end_is_given_up(server: ServerProcess, capfd: pytest.CaptureFixture[str]) -> None:
    async def begin(text: str, then: str = "") -> float:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(text.format(address=server.address).encode())
        ended = asyncio.create_task(lost(reader, protocols.SECONDS_FOR_REQUEST + 20))
        while not ended.done():
            writer.write(then.encode())
            await asyncio.sleep(0.5)
        writer.close()
        return await ended

    async def main() -> None:
        slow = (begin(text) for text in ("", "GET / HT", HEAD, BODY))
        assert min(await asyncio.gather(*slow, begin(HEAD, "X-Slow: 1\r\n"), begin(BODY, " "))) > 2

    asyncio.run(main())
    assert "Traceback" not in capfd.readouterr().err


def test_a_socket_that_says_nothing_is_closed(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            table = await guest.make_table(GAME, ME, BOT, BOT)
            address = f"ws://{server.address}/api/tables/{table['id']}/live"
            began = time.monotonic()
            async with connect(address, origin=Origin(server.origin), proxy=None) as silent:
                await asyncio.wait_for(silent.wait_closed(), live.SECONDS_FOR_HELLO + 30)
                assert silent.close_code == live.SILENT == 4408
            assert time.monotonic() - began > live.SECONDS_FOR_HELLO - 1

    asyncio.run(main())


@pytest.mark.parametrize("head", ["GET /", "GET / HTTP/1.1\r\nX-Long: ", HEAD])
def test_a_head_without_end_is_cut_off(server: ServerProcess, head: str) -> None:
    async def main() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(head.format(address=server.address).encode())
        writer.write(b"x" * MEGABYTE if head != HEAD else b"X-More: 1\r\n" * (MEGABYTE // 11))
        assert await lost(reader, 30) < protocols.SECONDS_FOR_REQUEST - 2
        writer.close()

    asyncio.run(main())


def test_who_never_reads_is_dropped_within_seconds_and_fills_no_memory(tmp_path: Path) -> None:
    server = ServerProcess(sqlite_url(tmp_path), WIDE)
    server.start()

    async def main() -> None:
        async with Guest(server) as guest:
            table = await guest.make_table(GAME, ME, BOT, BOT)
            async with Client(guest, table["id"], None) as watcher:
                before = server.memory_kb()
                _, writer = await raw(guest, table["id"], size=1024)
                await watcher.until(lambda c: c.news.seats[0].present)
                began = time.monotonic()
                # Every one is answered, and nobody takes the answers.
                for _ in range(400):
                    if writer.transport.is_closing() or (watcher.news and not watcher.news.seats[0].present):
                        break
                    writer.write(WHY * 100)
                    await asyncio.sleep(0.02)
                await watcher.until(lambda c: not c.news.seats[0].present)
                assert time.monotonic() - began < 15
                assert server.memory_kb() - before < 30_000
                writer.transport.abort()

    try:
        asyncio.run(main())
    finally:
        server.stop()


def test_what_waits_for_a_client_is_bounded() -> None:
    async def main() -> None:
        taker = Taker(is_open=False)
        connection = Connection("guest", 0, taker)
        for number in range(10_000):
            connection.send_position(b"x" * 10_000, number)
        for _ in range(MOST_WAITING):
            connection.send(wire.Ack(id=1, number=1))
        assert not connection.flush()
        taker.is_open = True
        assert connection.flush()
        assert connection.is_behind
        assert MOST_BYTES_WAITING < sum(map(len, taker.frames)) < MOST_BYTES_WAITING + 20_000
        taker.is_open = False
        for _ in range(10_000):
            connection.send(wire.Ack(id=1, number=1))
        assert connection.close_code == TOO_SLOW
        # A few large ones are as bad as many.
        talkative = Connection("guest", 0, Taker(is_open=False))
        line = wire.ChatLine(number=1, seat=0, name="Alba", text="x" * 4000, at="")
        sent = 0
        while talkative.close_code is None:
            talkative.send(wire.EarlierChat(id=1, lines=[line] * 50, earlier=False))
            sent += 1
        assert (talkative.close_code, sent) == (TOO_SLOW, MOST_BYTES_OF_ANSWERS_WAITING // 200_000 + 2)
        taker.frames.clear()
        taker.is_open = True
        assert connection.flush()
        assert len(taker.frames) == 0

    asyncio.run(main())


def test_one_socket_too_many_is_told_how_many_may_be(tmp_path: Path) -> None:
    server = ServerProcess(sqlite_url(tmp_path), Limits(sockets=1))
    server.start()

    async def main() -> None:
        async with Guest(server) as guest:
            table = await guest.make_table(GAME, ME, BOT, BOT)
            async with Client(guest, table["id"], 0):
                address = f"ws://{server.address}/api/tables/{table['id']}/live"
                socket = await connect(address, origin=Origin(server.origin), proxy=None)
                (told,) = msgspec.json.decode(await socket.recv(), type=list[wire.Refused])
                assert (told.problem.key, told.problem.facts) == ("too-many-sockets", {"most": 1})
                assert "1" in told.problem.english
                await socket.wait_closed()
                assert socket.close_code == 4429

    try:
        asyncio.run(main())
    finally:
        server.stop()


def test_a_host_has_only_so_many_games_and_is_told_how_many(tmp_path: Path) -> None:
    server = ServerProcess(sqlite_url(tmp_path), Limits(tables=2))
    server.start()

    async def main() -> None:
        async with Guest(server) as guest, Guest(server) as other:
            for _ in range(2):
                await guest.make_table(GAME, ME, BOT, BOT)
            problem = await guest.post("/api/tables", {"game": GAME, "seats": [ME, BOT, BOT]}, 429)
            assert (problem["key"], problem["facts"]) == ("too-many-tables", {"most": 2})
            await other.make_table(GAME, ME, BOT, BOT)

    try:
        asyncio.run(main())
    finally:
        server.stop()
