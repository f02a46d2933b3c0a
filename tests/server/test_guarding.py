"""Bad input and strangers: origins, cookies, rates, sizes, headers."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.clients import Client, Guest
from tests.server.conftest import sqlite_url
from tests.server.playing import BOT, ME
from tests.server.processes import ServerProcess
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from concilium.server.guests import COOKIE, Signer
from concilium.server.limits import MESSAGE_BYTES, Limits, Rate

GAME = "grand-tribunal"


def live_url(server: ServerProcess, table: str) -> str:
    return f"ws://{server.address}/api/tables/{table}/live"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", None])
def test_unsafe_requests_and_websockets_from_other_sites_are_refused(server: ServerProcess, origin: str | None) -> None:
    async def main() -> None:
        async with Guest(server) as guest, httpx.AsyncClient(trust_env=False) as other:
            headers = {} if origin is None else {"Origin": origin}
            answer = await other.post(f"{server.origin}/api/guest", json={"name": "X"}, headers=headers)
            assert (answer.status_code, answer.json()["key"]) == (403, "wrong-origin")
            table = await guest.make_table(GAME, ME, BOT, BOT)
            with pytest.raises(InvalidStatus):
                await connect(live_url(server, table["id"]), origin=Origin(origin) if origin else None, proxy=None)

    asyncio.run(main())


def test_answers_carry_the_headers_of_a_careful_server(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            for path in ("/api/games", "/api/nothing", "/"):
                headers = (await guest.http.get(server.origin + path)).headers
                policy = headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "script-src 'self';" in policy
                assert "unsafe" not in policy
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["x-frame-options"] == "DENY"
            answer = await guest.http.post(f"{server.origin}/api/guest", json={"name": "Alba"})
            cookie = answer.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie

    asyncio.run(main())


def test_a_cookie_that_was_not_signed_here_is_nobodys(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest, Guest(server) as forger:
            table = await guest.make_table(GAME, ME, BOT, BOT)
            victim = guest.cookie().split(".")[0]
            for forged in (victim, f"{victim}.", f"{victim}.0", f"{victim}.0.00", Signer(b"guess").signed(victim), "."):
                forger.http.cookies.set(COOKIE, forged)
                found = await forger.get(f"/api/tables/{table['id']}")
                assert not any(seat["mine"] or seat["link"] for seat in found["seats"])
                with pytest.raises(Exception, match="4401"):
                    await Client(forger, table["id"], 0).connect()
                forger.http.cookies.clear()

    asyncio.run(main())


def test_a_table_that_is_not_there_is_said_so(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            assert (await guest.get("/api/tables/nothing", 404))["key"] == "no-table"
            assert (await guest.look("nothing", 404))["key"] == "no-seat"
            with pytest.raises(Exception, match="4404"):
                await Client(guest, "nothing", None).connect()

    asyncio.run(main())


def test_what_is_too_large_is_refused(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            problem = await guest.post("/api/guest", {"name": "x" * 100_000}, 413)
            assert problem["key"] == "too-large"
            answer = await guest.http.post(f"{server.origin}/api/records", content=b"x" * 600_000)
            assert (answer.status_code, answer.json()["key"]) == (413, "too-large")
            table = await guest.make_table(GAME, ME, BOT, BOT)
            client = Client(guest, table["id"], 0)
            await client.connect()
            await client.send_raw("x" * (MESSAGE_BYTES + 1))
            await client.until(lambda c: not c.is_open())
            assert client.close_code() == 1009

    asyncio.run(main())


def test_who_does_not_begin_with_hello_is_shown_out(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            table = await guest.make_table(GAME, ME, BOT, BOT)
            for first in ("{", '{"type":"say","id":1,"text":"hi"}'):
                socket = await connect(live_url(server, table["id"]), origin=Origin(server.origin), proxy=None)
                await socket.send(first)
                with pytest.raises(ConnectionClosed, match="4400"):
                    await socket.recv()

    asyncio.run(main())


@pytest.fixture
def strict_server(tmp_path: Path) -> Iterator[ServerProcess]:
    limits = Limits(requests=Rate(30, 1), making=Rate(3, 0.01), messages=Rate(5, 1), sockets=2)
    process = ServerProcess(sqlite_url(tmp_path), limits)
    process.start()
    yield process
    process.stop()


def test_who_is_too_fast_is_told_and_at_last_shown_out(strict_server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(strict_server) as guest:
            table = await guest.make_table(GAME, ME, BOT, BOT)
            async with Client(guest, table["id"], None):
                client = Client(guest, table["id"], 0)
                await client.connect()
                with pytest.raises(ConnectionClosed, match="4429"):
                    await Client(guest, table["id"], None).connect()
                for _ in range(60):
                    await client.send_raw('{"type":"why","id":1,"action":1}')
                await client.until(lambda c: not c.is_open())
                assert client.close_code() == 4429
                assert any("too many" in fault.lower() for fault in client.faults)
            for _ in range(2):
                await guest.post("/api/guest", {"name": "Alba"})
            assert (await guest.post("/api/guest", {"name": "Alba"}, 429))["key"] == "too-fast"
            answers = [(await guest.http.get(f"{strict_server.origin}/api/me")).status_code for _ in range(40)]
            assert answers[0] == 200
            assert answers[-1] == 429

    asyncio.run(main())
