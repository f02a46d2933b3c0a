"""Coming together again: whose turn it is, colours of one's own, the story of a game, a rematch."""

import asyncio
import random
from typing import Any

from tests.server.clients import Client, Guest
from tests.server.playing import BOT, FRIEND, HERE, ME, decide_at_random, play_to_the_end
from tests.server.processes import ServerProcess

GAME = "medieval-realms"


async def a_finished_game(host: Guest, friend: Guest, **more: Any) -> Any:
    """A game of two people, played to its end."""
    table = await host.make_table(GAME, {**ME, "colour": 4}, FRIEND, {**BOT, "name": "Carlo"}, **more)
    await friend.sit(table["seats"][1]["link"], "Berta")
    async with Client(host, table["id"], 0) as one, Client(friend, table["id"], 1) as two:
        await asyncio.gather(*(play_to_the_end(client, random.Random(3)) for client in (one, two)))
    return await host.get(f"/api/tables/{table['id']}")


def test_a_rematch_keeps_people_bots_settings_and_colours(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as host, Guest(server) as friend, Guest(server) as stranger:
            table = await a_finished_game(host, friend, hints=False)
            address = f"/api/tables/{table['id']}/rematch"
            assert (await stranger.post(address, status=403))["key"] == "not-your-seat"
            async with Client(friend, table["id"], 1) as waiting, Client(stranger, table["id"], None) as watching:
                again = await host.post(address)
                await waiting.until(lambda c: c.news and c.news.rematch == again["id"])
                # Who only watched is not told where.
                await watching.until(lambda c: c.news is not None)
                assert watching.news is not None
                assert watching.news.rematch is None
            assert again["id"] != table["id"]
            for same in ("game", "options", "hints"):
                assert again[same] == table[same]
            kept = ("name", "kind", "level", "taken", "colour")
            assert [[seat[fact] for fact in kept] for seat in again["seats"]] == [
                [seat[fact] for fact in kept] for seat in table["seats"]
            ]
            assert again["seats"][0]["colour"] == 4
            # Who follows comes to the same table and holds the same seat, whether by the offer or by asking too.
            followed = await friend.post(address)
            assert followed["id"] == again["id"]
            assert [seat["mine"] for seat in followed["seats"]] == [False, True, False]
            async with Client(host, again["id"], 0) as one, Client(friend, again["id"], 1) as two:
                await asyncio.gather(*(play_to_the_end(client, random.Random(4)) for client in (one, two)))

    asyncio.run(main())


def test_of_two_who_ask_at_once_one_makes_the_table(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as host, Guest(server) as friend:
            table = await a_finished_game(host, friend)
            address = f"/api/tables/{table['id']}/rematch"
            made = await asyncio.gather(*(guest.post(address) for guest in (host, friend, host, friend)))
            assert len({each["id"] for each in made}) == 1
            assert len((await host.get("/api/tables"))["tables"]) == 2

    asyncio.run(main())


def test_there_is_no_rematch_of_a_game_that_is_played(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as host:
            table = await host.make_table(GAME, ME, BOT)
            assert (await host.post(f"/api/tables/{table['id']}/rematch", status=403))["key"] == "not-over"

    asyncio.run(main())


def test_one_has_the_colour_that_one_likes_unless_another_person_has_it(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as host, Guest(server) as friend, Guest(server) as third:
            table = await host.make_table(
                "grand-tribunal", {**ME, "colour": 1}, FRIEND, BOT, FRIEND, {**HERE, "name": "Dalia", "colour": 1}
            )
            # The seat whose colour it was makes way, and of two people the first has it.
            assert [seat["colour"] for seat in table["seats"]] == [1, 0, 2, 3, 4]
            links = [seat["link"] for seat in table["seats"]]
            await friend.look(links[1])
            taken = await friend.post("/api/seat/take", {"link": links[1], "name": "Berta", "colour": 2})
            assert [seat["colour"] for seat in taken["table"]["seats"]] == [1, 2, 0, 3, 4]
            await third.look(links[3])
            taken = await third.post("/api/seat/take", {"link": links[3], "name": "Carlo", "colour": 2})
            assert [seat["colour"] for seat in taken["table"]["seats"]] == [1, 2, 0, 3, 4]
            assert (await third.get(f"/api/tables/{table['id']}"))["seats"][1]["colour"] == 2
            await third.look(links[3], 200)
            wrong = {"link": links[3], "name": "Carlo", "colour": 6}
            assert (await third.post("/api/seat/take", wrong, 400))["key"] == "malformed"

    asyncio.run(main())


def test_the_list_says_whose_turn_it_is_live_or_not(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as host:
            table = await host.make_table("grand-tribunal", ME, FRIEND, FRIEND)
            async with Client(host, table["id"], 0) as client:
                rng = random.Random(1)
                while True:
                    await client.until(lambda c: c.position.waiting)
                    if client.position is not None and client.position.decision is None:
                        break
                    await decide_at_random(client, rng)
                assert client.position is not None
                waiting = client.position.waiting
                listed = await host.get("/api/tables")
                assert listed["waiting"] == {table["id"]: waiting}
            server.stop()
            server.start()
            assert (await host.get("/api/tables"))["waiting"] == {table["id"]: waiting}
            assert (await host.get("/api/tables"))["waiting"] == {table["id"]: waiting}

    asyncio.run(main())


def test_the_story_of_a_finished_game_is_what_its_frames_tell(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as host, Guest(server) as friend:
            running = await host.make_table(GAME, ME, BOT)
            assert (await host.get(f"/api/tables/{running['id']}/story", 403))["key"] == "not-over"
            table = await a_finished_game(host, friend)
            story = (await host.get(f"/api/tables/{table['id']}/story"))["happened"]
            frames = (await host.get(f"/api/tables/{table['id']}/frames?first=20&last=60"))["frames"]
            told = {each["number"]: each["events"] for each in story}
            for frame in frames:
                assert told.get(frame["number"], []) == frame["events"]
            assert [each["number"] for each in story] == sorted(told)

    asyncio.run(main())
