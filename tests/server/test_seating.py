"""Tables and seats: making, inviting, taking, leaving, standing in."""

import asyncio
import random

import pytest
from tests.server.clients import Client, Guest, Refusal
from tests.server.playing import BOT, FRIEND, HERE, ME, decide_at_random, play_to_the_end, wait_for_question
from tests.server.processes import ServerProcess

import concilium
from concilium.server import wire

GAME = "grand-tribunal"


def test_a_guest_needs_only_a_name(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            assert (await guest.get("/api/me"))["name"] is None
            assert (await guest.post("/api/guest", {"name": "Alba"}))["name"] == "Alba"
            assert (await guest.get("/api/me"))["name"] == "Alba"
            table = await guest.make_table(GAME, {"kind": "me"}, BOT, BOT)
            assert table["seats"][0]["name"] == "Alba"

    asyncio.run(main())


def test_what_can_be_chosen_is_listed(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            offered = await guest.get("/api/games")
            found = {game["name"]: game for game in offered["games"]}
            assert found["grand-tribunal"]["players"] == [3, 4, 5]
            assert found["medieval-realms"]["players"] == [2, 3, 4, 5]
            assert "edition" in [option["name"] for option in found["grand-tribunal"]["options"]]
            assert "random" in offered["levels"]
            table = await guest.make_table(GAME, ME, BOT, BOT)
            facts = await guest.get(f"/api/tables/{table['id']}/facts")
            assert facts["facts"]["cards"]
            vote = next(verb for verb in facts["verbs"] if verb["name"] == "vote")
            assert concilium.game(GAME, 3).text(vote["base"] + 1) == f"vote {vote['things'][1]}"

    asyncio.run(main())


@pytest.mark.parametrize(
    ("wish", "key", "field"),
    [
        ({"game": "chess", "seats": [ME, BOT]}, "bad-option", "game"),
        ({"game": GAME, "seats": [ME, BOT]}, "bad-option", "players"),
        ({"game": GAME, "seats": [ME, BOT, BOT], "options": {"edition": "klingon"}}, "bad-option", "edition"),
        ({"game": GAME, "seats": [ME, BOT, BOT], "options": {"cards": "/etc/passwd"}}, "bad-option", "cards"),
        ({"game": GAME, "seats": [ME, BOT, BOT], "options": {"speed": 9}}, "bad-option", "speed"),
        ({"game": GAME, "seats": [ME, ME, BOT]}, "two-of-me", "seats"),
        ({"game": GAME, "seats": [ME, BOT, {"kind": "bot", "level": "god"}]}, "unknown-level", "level"),
        ({"game": GAME, "seats": [ME, BOT, {"kind": "bot"}]}, "unknown-level", "level"),
        ({"game": GAME, "seats": [{"kind": "me", "name": "a\nb"}, BOT, BOT]}, "bad-name", "seats"),
        ({"game": GAME, "seats": [{"kind": "me", "name": "x" * 41}, BOT, BOT]}, "bad-name", "seats"),
        ({"game": GAME, "seats": [{"kind": "ghost"}, BOT, BOT]}, "malformed", None),
        ({"game": GAME}, "malformed", None),
        ([], "malformed", None),
    ],
)
def test_a_wrong_wish_is_refused_with_a_reason(
    server: ServerProcess, wish: object, key: str, field: str | None
) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            problem = await guest.post("/api/tables", wish, 400)
            assert (problem["key"], problem["field"]) == (key, field)
            assert problem["english"]
            assert (await guest.get("/api/tables"))["tables"] == []

    asyncio.run(main())


def test_an_invitation_opens_one_seat_once_and_its_taker_gets_a_link_of_their_own(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as host, Guest(server) as friend, Guest(server) as thief, Guest(server) as phone:
            table = await host.make_table(GAME, ME, FRIEND, BOT)
            invitation = table["seats"][1]["link"]
            assert (await friend.look(invitation))["seat"] == 1
            place = await friend.sit(invitation, "Berta")
            assert (place["seat"], place["table"]["seats"][1]["name"]) == (1, "Berta")
            own = place["table"]["seats"][1]["link"]
            assert own != invitation
            # Neither the host nor anybody with the old invitation gets in now.
            assert (await host.get(f"/api/tables/{table['id']}"))["seats"][1]["link"] is None
            assert (await thief.look(invitation, 404))["key"] == "no-seat"
            for guest in (host, thief):
                with pytest.raises(Exception, match="4401"):
                    await Client(guest, table["id"], 1).connect()
            # From another device the own link brings back to the seat, and to no other.
            back = await phone.sit(own, "Berta's phone")
            assert (back["seat"], back["table"]["seats"][1]["name"]) == (1, "Berta")
            assert [seat["mine"] for seat in back["table"]["seats"]] == [False, True, False]
            async with Client(phone, table["id"], 1), Client(friend, table["id"], 1):
                pass
            with pytest.raises(Exception, match="4401"):
                await Client(phone, table["id"], 0).connect()

    asyncio.run(main())


def test_hot_seat_tables_have_several_seats_of_one_guest(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            table = await guest.make_table(GAME, ME, HERE, {**HERE, "name": "Carla"})
            clients = [Client(guest, table["id"], seat) for seat in range(3)]
            for client in clients:
                await client.connect()
            await asyncio.gather(*(play_to_the_end(client, random.Random(1)) for client in clients))
            for client in clients:
                await client.close()
                assert client.position is not None
                assert client.position.view["seat"] == client.seat

    asyncio.run(main())


def test_presence_is_shown_and_an_absent_seat_can_be_handed_to_a_bot_and_taken_back(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as host, Guest(server) as friend:
            table = await host.make_table(GAME, FRIEND, ME, BOT)
            seats = f"/api/tables/{table['id']}/seats"
            await friend.sit(table["seats"][0]["link"], "Berta")
            async with Client(host, table["id"], 1) as mine:
                theirs = Client(friend, table["id"], 0)
                await theirs.connect()
                await mine.until(lambda c: c.news.seats[0].present)
                problem = await host.post(f"{seats}/0/stand-in", {"level": "random"}, 409)
                assert problem["key"] == "seat-present"
                await theirs.close()
                await mine.until(lambda c: not c.news.seats[0].present)
                assert (await friend.post(f"{seats}/1/stand-in", {"level": "random"}, 403))["key"] == "not-host"
                assert (await host.post(f"{seats}/0/take-back", None, 403))["key"] == "not-your-seat"
                assert (await host.post(f"{seats}/2/stand-in", {"level": "random"}, 409))["key"] == "not-a-person"
                info = await host.post(f"{seats}/0/stand-in", {"level": "random"})
                assert info["seats"][0]["level"] == "random"
                for _ in range(5):
                    assert await wait_for_question(mine)
                    await decide_at_random(mine, random.Random(2))
                async with Client(friend, table["id"], 0) as back:
                    with pytest.raises(Refusal) as refused:
                        await back.ask(wire.Decide, decision=0, action=0)
                    assert refused.value.problem.key == "bot-plays"
                    await friend.post(f"{seats}/0/take-back")
                    await back.until(lambda c: c.news.seats[0].level is None)
                    while not (back.position and back.position.decision):
                        if mine.position and mine.position.decision:
                            await decide_at_random(mine, random.Random(3))
                        await asyncio.sleep(0.01)
                    await decide_at_random(back, random.Random(4))
                    # Who goes away may let a bot play, host or not, there or not.
                    info = await friend.post(f"{seats}/0/stand-in", {"level": "random"})
                    assert info["seats"][0]["level"] == "random"

    asyncio.run(main())


def test_who_leaves_gives_the_seat_up_and_a_leaving_host_hands_the_table_on(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as host, Guest(server) as friend, Guest(server) as third:
            table = await host.make_table(GAME, ME, FRIEND, BOT)
            seats = f"/api/tables/{table['id']}/seats"
            await friend.sit(table["seats"][1]["link"], "Berta")
            assert (await friend.post(f"{seats}/0/leave", None, 403))["key"] == "not-your-seat"
            client = Client(host, table["id"], 0)
            await client.connect()
            await host.post(f"{seats}/0/leave")
            await client.until(lambda c: not c.is_open())
            assert client.close_code() == 4401
            found = await friend.get(f"/api/tables/{table['id']}")
            assert found["host"]
            assert not found["seats"][0]["taken"]
            await third.sit(found["seats"][0]["link"], "Carla")
            async with Client(third, table["id"], 0):
                pass
            assert [t["id"] for t in (await third.get("/api/tables"))["tables"]] == [table["id"]]
            assert (await host.get("/api/tables"))["tables"] == []

    asyncio.run(main())


def test_bots_alone_play_to_the_end_and_can_be_watched(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            table = await guest.make_table("medieval-realms", BOT, BOT, BOT, BOT)
            async with Client(guest, table["id"], None) as watcher:
                await watcher.until(lambda c: c.position.over)

    asyncio.run(main())
