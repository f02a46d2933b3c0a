"""NUL, numbers beyond all columns, floats, deep JSON, broken UTF-8: each in every place that takes a text or a number,
on both databases. PostgreSQL takes no NUL in a text and no number beyond its columns, which SQLite does."""

import asyncio
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from tests.server import strange
from tests.server.books import Books
from tests.server.clients import Guest
from tests.server.conftest import sqlite_url
from tests.server.playing import BOT, FRIEND, ME
from tests.server.processes import ServerProcess
from tests.server.throwing import GAME, socket_of
from websockets.asyncio.client import ClientConnection

from concilium.core.records import Record
from concilium.lessons import lesson_of
from concilium.server import wire
from concilium.server.connection import NO_TABLE
from concilium.server.live import NOT_HELLO

_DECODER = msgspec.json.Decoder(wire.Messages)
JSON = {"Content-Type": "application/json"}

PIECES = [
    "a%00b",
    "%00",
    "%ff%fe",
    "%ED%A0%80",
    strange.HUGE,
    "-1",
    "0.5",
    "1e308",
    "NaN",
    str(2**31),
    str(2**63),
    str(10**40),
    "%F0%9F%90%89",
    "x" * 3_000,
]
"""What is in no place of a path."""


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    if request.param == "sqlite":
        url = sqlite_url(tmp_path_factory.mktemp("server"))
    else:
        url = request.getfixturevalue("cluster").new_database()
    process = ServerProcess(url)
    process.start()
    yield process
    process.stop()


def bodies(table: dict[str, Any]) -> dict[str, tuple[str, dict[str, Any]]]:
    """By route, where to send a good body, and the body with everything that it may hold."""
    link = table["seats"][1]["link"]
    lesson = lesson_of(GAME)
    assert lesson is not None
    bot = {**BOT, "name": "Robin", "colour": 1}
    return {
        "/api/guest": ("/api/guest", {"name": "Alba"}),
        "/api/tables": (
            "/api/tables",
            {"game": GAME, "seats": [{**ME, "colour": 2}, bot, BOT], "options": {"contested-fee": 1}, "hints": True},
        ),
        "/api/seat/look": ("/api/seat/look", {"link": link}),
        "/api/seat/take": ("/api/seat/take", {"link": link, "name": "Berta", "colour": 1}),
        "/api/tables/{table_id}/seats/{seat}/stand-in": (
            f"/api/tables/{table['id']}/seats/1/stand-in",
            {"level": "random"},
        ),
        "/api/games/{game}/lesson": (
            f"/api/games/{GAME}/lesson",
            {"chapter": lesson.chapters[0].id, "name": "Alba"},
        ),
    }


RECORD = b"""concilium record 1
game %b
players %b
options {"contested-fee": %b}
seat 0 Alba
seat 1 Berta
seat 2 Carlo

chance: praeco %b
"""


def records() -> Iterator[bytes]:
    """A record of a game that has begun, with everything that no place takes in each of its places."""
    good = [GAME.encode(), b"3", b"1", b"1"]
    assert Record.parse((RECORD % tuple(good)).decode()).decisions
    for place in range(len(good)):
        for value in (*strange.FIXED, b"a\x00b", b"\xff"):
            yield RECORD % (*good[:place], value, *good[place + 1 :])


async def refused(guest: Guest, books: Books, verb: str, path: str, content: bytes = b"") -> None:
    """A request is refused in words, for what is wrong with it, and nothing has changed."""
    before = await books.by_people()
    answer = await guest.http.request(verb, guest.server.origin + path, content=content, headers=JSON)
    said = f"{verb} {path[:200]} {content[:200]!r}: {answer.status_code} {answer.text[:300]}"
    assert 400 <= answer.status_code < 500, said
    assert answer.json()["key"] != "internal", said
    assert await books.by_people() == before, said


def test_no_body_with_what_no_field_takes_changes_anything(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest, Books(server.database) as books:
            table = await guest.make_table(GAME, ME, FRIEND, BOT)
            given = bodies(table)
            paths = (await guest.get("/api/schema/openapi.json"))["paths"]
            # No route that takes a body is left out.
            assert {path for path, verbs in paths.items() if "requestBody" in verbs.get("post", {})} == set(given)
            for path, content in given.values():
                for body in strange.spoilt(content):
                    await refused(guest, books, "POST", path, body)
            for body in records():
                await refused(guest, books, "POST", "/api/records", body)

    asyncio.run(main())


def test_no_path_with_what_no_place_takes_changes_anything(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest, Books(server.database) as books:
            table = await guest.make_table(GAME, ME, FRIEND, BOT)
            known = {"{table_id}": table["id"], "{seat}": "1", "{game}": GAME, "{name}": GAME, "{language}": "en"}
            given = {path: content for path, (_, content) in bodies(table).items()}
            paths = (await guest.get("/api/schema/openapi.json"))["paths"]
            for path, verb in [(path, verb) for path, verbs in paths.items() for verb in verbs]:
                content = msgspec.json.encode(given[path]) if verb == "post" and path in given else b""
                for place in [part for part in path.split("/") if part.startswith("{")]:
                    for piece in PIECES:
                        spoilt = path.replace(place, piece)
                        for name, value in known.items():
                            spoilt = spoilt.replace(name, value)
                        await refused(guest, books, verb.upper(), spoilt, content)
            for piece in PIECES:
                for asked in (f"first={piece}&last=1", f"first=0&last={piece}"):
                    await refused(guest, books, "GET", f"/api/tables/{table['id']}/frames?{asked}")
            # A subject is any text, and the words of none are none.
            for piece in PIECES:
                path = f"/api/games/{GAME}/words/en?subject={piece}"
                assert (await guest.http.get(server.origin + path)).status_code < 500

    asyncio.run(main())


async def answer_of(socket: ClientConnection) -> wire.Refused:
    """What a message is refused with; what else is told does not matter."""
    while True:
        for told in _DECODER.decode(await asyncio.wait_for(socket.recv(), 20)):
            assert not isinstance(told, wire.Ack | wire.Because | wire.EarlierChat | wire.Hint), told
            if isinstance(told, wire.Refused):
                return told


def test_no_message_with_what_no_field_takes_changes_anything(server: ServerProcess) -> None:
    assert {kind.__struct_config__.tag for kind in get_args(wire.ToServer)} == {"hello", *strange.MESSAGES}

    async def main() -> None:
        async with Guest(server) as guest, Books(server.database) as books:
            table = await guest.make_table(GAME, ME, BOT, BOT)
            socket = await socket_of(guest, table["id"])
            before = await books.by_people()
            for kind, fields in strange.MESSAGES.items():
                for said in strange.spoilt({"type": kind, **fields}):
                    for frame in (said, said.decode()) if _is_text(said) else (said,):
                        await socket.send(frame)
                        assert (await answer_of(socket)).problem.key == "malformed", frame
                        assert await books.by_people() == before, frame
            await socket.close()

    asyncio.run(main())


def _is_text(said: bytes) -> bool:
    try:
        said.decode()
    except UnicodeDecodeError:
        return False
    return True


def test_no_hello_and_no_seat_that_cannot_be_read_opens_a_table(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest, Books(server.database) as books:
            table = await guest.make_table(GAME, ME, BOT, BOT)
            before = await books.by_people()
            for said in strange.spoilt({"type": "hello", "after": 0, "chat_after": 0, "moment": 0}):
                if b'"moment": 0.5' in said:
                    continue
                socket = await socket_of(guest, table["id"], hello=said)
                await asyncio.wait_for(socket.wait_closed(), 20)
                assert socket.close_code == NOT_HELLO, said
            for piece in PIECES:
                socket = await socket_of(guest, piece)
                await asyncio.wait_for(socket.wait_closed(), 20)
                assert socket.close_code == NO_TABLE, piece
            assert await books.by_people() == before

    asyncio.run(main())
