"""A seat is its holder's alone: who lost it sees and does nothing there; an invitation is not lost with an answer."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.clients import Client, Guest, Refusal
from tests.server.conftest import sqlite_url
from tests.server.playing import BOT, FRIEND, ME
from tests.server.processes import ServerProcess
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from concilium.server import wire
from concilium.server.guests import COOKIE

GAME = "grand-tribunal"


async def open_socket(guest: Guest, table: str, seat: int) -> ClientConnection:
    """A WebSocket of a seat that has not said hello."""
    return await connect(
        f"ws://{guest.server.address}/api/tables/{table}/live?seat={seat}",
        origin=Origin(guest.server.origin),
        additional_headers={"Cookie": f"{COOKIE}={guest.cookie()}"},
        proxy=None,
    )


async def say_hello(socket: ClientConnection) -> str | bytes:
    """Say hello, and hear what is said first."""
    await socket.send('{"type":"hello"}')
    return await socket.recv()


def seats_of(table: Any) -> str:
    return f"/api/tables/{table['id']}/seats"


def test_who_left_a_seat_cannot_say_hello_there_when_a_friend_has_taken_it(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as host, Guest(server) as friend:
            table = await host.make_table(GAME, ME, {"kind": "here", "name": "Berta"}, BOT)
            early = await open_socket(host, table["id"], 1)
            # Time for the server to see that the seat is the host's.
            await asyncio.sleep(1)
            left = await host.post(f"{seats_of(table)}/1/leave")
            await friend.sit(left["seats"][1]["link"], "Carla")
            with pytest.raises(ConnectionClosed, match="4401"):
                await say_hello(early)
            async with Client(friend, table["id"], 1) as client:
                assert client.news is not None
                assert client.news.seats[1].name == "Carla"

    asyncio.run(main())


def test_every_connection_to_a_seat_is_closed_when_its_holder_changes(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as host, Guest(server) as phone, Guest(server) as friend:
            table = await host.make_table(GAME, ME, FRIEND, BOT)
            await phone.sit(table["seats"][0]["link"], "Alba")
            clients = [Client(guest, table["id"], 0) for guest in (host, host, phone)]
            for client in clients:
                await client.connect()
            await host.post(f"{seats_of(table)}/0/leave")
            for client in clients:
                await client.until(lambda c: not c.is_open())
                assert client.close_code() == 4401
            known = [len(client.heard) for client in clients]
            await friend.sit((await host.get(f"/api/tables/{table['id']}"))["seats"][1]["link"], "Berta")
            async with Client(friend, table["id"], 1):
                pass
            assert [len(client.heard) for client in clients] == known

    asyncio.run(main())


def test_what_is_sent_after_the_seat_was_lost_does_nothing(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as host:
            table = await host.make_table(GAME, ME, FRIEND, BOT)
            client = Client(host, table["id"], 0)
            await client.connect()
            # Sent together, so that the messages wait for the lock while the seat is given up.
            leaving = asyncio.create_task(host.post(f"{seats_of(table)}/0/leave"))
            answers = await asyncio.gather(
                leaving, *(client.ask(wire.Say, text="still here") for _ in range(5)), return_exceptions=True
            )
            assert not isinstance(answers[0], BaseException)
            with pytest.raises((ConnectionClosed, Refusal, ConnectionError)):
                await client.ask(wire.Say, text="and now?")

    asyncio.run(main())


def test_taking_an_invitation_twice_is_taking_it_once(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as host, Guest(server) as friend, Guest(server) as thief:
            table = await host.make_table(GAME, ME, FRIEND, BOT)
            invitation = table["seats"][1]["link"]
            first = await friend.sit(invitation, "Berta")
            # The answer was lost: the same browser opens the same link again.
            again = await friend.sit(invitation, "Berta")
            assert again["seat"] == first["seat"] == 1
            assert again["table"]["seats"][1]["link"] == first["table"]["seats"][1]["link"]
            assert (await thief.look(invitation, 404))["key"] == "no-seat"
            assert (await host.look(invitation, 404))["key"] == "no-seat"
            taken = await thief.post("/api/seat/take", {"link": invitation, "name": "X"}, 403)
            assert taken["key"] == "no-guest"

    asyncio.run(main())


def test_the_host_makes_a_new_link_to_a_seat_whose_taker_never_came(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as host, Guest(server) as lost, Guest(server) as friend:
            table = await host.make_table(GAME, ME, FRIEND, BOT)
            seat = f"{seats_of(table)}/1"
            await lost.sit(table["seats"][1]["link"], "Berta")
            awaited = await host.get(f"/api/tables/{table['id']}")
            assert (awaited["seats"][1]["awaited"], awaited["seats"][1]["link"]) == (True, None)
            assert (await lost.post(f"{seat}/invite", None, 403))["key"] == "not-host"
            link = (await host.post(f"{seat}/invite"))["seats"][1]["link"]
            assert link
            assert link != table["seats"][1]["link"]
            with pytest.raises(Exception, match="4401"):
                await Client(lost, table["id"], 1).connect()
            await friend.sit(link, "Carla")
            async with Client(friend, table["id"], 1):
                pass
            # Who has been there cannot be turned out, present or not.
            assert (await host.post(f"{seat}/invite", None, 409))["key"] == "seat-came"
            assert not (await host.get(f"/api/tables/{table['id']}"))["seats"][1]["awaited"]
            assert (await host.post(f"{seats_of(table)}/2/invite", None, 409))["key"] == "not-a-person"

    asyncio.run(main())


def test_who_signs_out_elsewhere_is_alone_with_their_seats(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest, Guest(server) as copy, Guest(server) as phone:
            table = await guest.make_table(GAME, ME, BOT, BOT)
            link = table["seats"][0]["link"]
            copy.http.cookies.set(COOKIE, guest.cookie())
            await phone.sit(link, "Alba")
            others = [Client(each, table["id"], 0) for each in (copy, phone)]
            for client in others:
                await client.connect()
            await guest.post("/api/guest/sign-out-elsewhere")
            for client in others:
                await client.until(lambda c: not c.is_open())
                with pytest.raises(Exception, match="4401"):
                    await client.connect()
            for each in (copy, phone):
                assert not any(seat["mine"] for seat in (await each.get(f"/api/tables/{table['id']}"))["seats"])
            assert (await phone.look(link, 404))["key"] == "no-seat"
            async with Client(guest, table["id"], 0):
                pass

    asyncio.run(main())


def test_who_signs_out_elsewhere_is_not_held_up_by_a_table_whose_game_is_gone(tmp_path: Path) -> None:
    server = ServerProcess(sqlite_url(tmp_path))
    server.start()

    async def main() -> None:
        async with Guest(server) as guest, Guest(server) as phone:
            broken, played = [await guest.make_table(GAME, ME, BOT, BOT) for _ in range(2)]
            await phone.sit(played["seats"][0]["link"], "Alba")
            server.stop()
            with closing(sqlite3.connect(tmp_path / "concilium.db")) as database, database:
                database.execute("UPDATE tables SET game = 'lost' WHERE id = ?", [broken["id"]])
            server.start()
            await guest.post("/api/guest/sign-out-elsewhere")
            assert not (await phone.get(f"/api/tables/{played['id']}"))["seats"][0]["mine"]
            # The answer brought a cookie that counts.
            assert (await guest.get(f"/api/tables/{played['id']}"))["seats"][0]["mine"]

    try:
        asyncio.run(main())
    finally:
        server.stop()


def test_who_signs_out_elsewhere_while_the_database_fails_is_not_locked_out(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest, Guest(server) as copy:
            table = await guest.make_table(GAME, ME, BOT, BOT)
            copy.http.cookies.set(COOKIE, guest.cookie())
            async with Client(copy, table["id"], 0) as spy:
                with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database, database:
                    fails = "BEGIN INSERT INTO nowhere VALUES (1); END"
                    database.execute(f"CREATE TRIGGER broken BEFORE UPDATE ON seats {fails}")
                try:
                    problem = await guest.post("/api/guest/sign-out-elsewhere", None, 503)
                    assert problem["key"] == "no-database"
                finally:
                    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database, database:
                        database.execute("DROP TRIGGER broken")
                await spy.until(lambda c: not c.is_open())
            assert (await guest.get(f"/api/tables/{table['id']}"))["seats"][0]["mine"]
            assert not (await copy.get(f"/api/tables/{table['id']}"))["seats"][0]["mine"]
            await guest.post("/api/guest/sign-out-elsewhere")
            assert (await guest.look(table["seats"][0]["link"], 404))["key"] == "no-seat"

    asyncio.run(main())


def test_a_browser_that_first_comes_with_several_requests_is_one_guest(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as host, Guest(server) as friend:
            tables = [await host.make_table(GAME, ME, FRIEND, BOT) for _ in range(5)]
            # From here on the browser has a cookie, and the store does not know it yet.
            await friend.look(tables[0]["seats"][1]["link"])
            taken = [
                friend.post("/api/seat/take", {"link": table["seats"][1]["link"], "name": "Berta"}) for table in tables
            ]
            named = [friend.post("/api/guest", {"name": "Berta"}) for _ in range(5)]
            await asyncio.gather(*taken, *named)
            assert (await friend.get("/api/me"))["name"] == "Berta"
            assert len((await friend.get("/api/tables"))["tables"]) == 5

    asyncio.run(main())


def test_no_address_holds_what_opens_a_seat(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as host, Guest(server) as friend:
            table = await host.make_table(GAME, ME, FRIEND, BOT)
            asked: list[str] = []

            async def note(request: Any) -> None:
                asked.append(str(request.url))

            friend.http.event_hooks["request"] = [note]
            place = await friend.sit(table["seats"][1]["link"], "Berta")
            links = [table["seats"][1]["link"], place["table"]["seats"][1]["link"]]
            assert asked
            assert not any(link in address for link in links for address in asked)

    asyncio.run(main())
