"""Two servers on one PostgreSQL are one house: what happens at one is seen at both, and nothing is lost or doubled."""

import asyncio
import random
import re
import time
from collections.abc import Iterator

import httpx
import pytest
from tests.server.clients import Client, Guest
from tests.server.pairs import friends, started_at_once, stored, until_told
from tests.server.playing import BOT, FRIEND, ME, decide_at_random, play_to_the_end
from tests.server.postgres import Cluster
from tests.server.processes import ServerProcess

import concilium
from concilium import bots
from concilium.server import wire
from concilium.server.retelling import replayed

Pair = tuple[ServerProcess, ServerProcess]


@pytest.fixture(scope="module")
def house(cluster: Cluster) -> Iterator[Pair]:
    """Two servers, started at the same moment on an empty database."""
    url = cluster.new_database()
    one, other = ServerProcess(url), ServerProcess(url)
    started_at_once(one, other)
    yield one, other
    one.stop()
    other.stop()


@pytest.mark.parametrize("game", concilium.names())
def test_players_at_different_servers_play_a_game_and_see_the_same(house: Pair, game: str) -> None:
    async def main() -> None:
        async with Guest(house[0]) as host, Guest(house[1]) as friend:
            clients = await friends(host, friend, game, BOT)
            rng = random.Random(1)
            await asyncio.gather(*(play_to_the_end(client, rng) for client in clients))
            assert clients[0].position is not None
            assert clients[1].position is not None
            assert clients[0].position.scores == clients[1].position.scores
            infos = [await guest.get(f"/api/tables/{clients[0].table}") for guest in (host, friend)]
            assert [info["status"] for info in infos] == ["over", "over"]
            assert infos[0]["result"] == infos[1]["result"] == clients[0].position.scores
            for client in clients:
                await client.close()
                assert not client.faults
            entries = await stored(house[0].database, clients[0].table)
            assert replayed(concilium.game(game, 3), entries).is_over()

    asyncio.run(main())


async def seen_next(watcher: Client) -> float:
    """When a client has seen something new."""
    number = watcher.number
    await watcher.until(lambda c: c.number > number)
    return time.perf_counter()


def test_a_decision_at_one_server_is_seen_at_the_other_within_a_tenth_of_a_second(house: Pair) -> None:
    async def main() -> list[float]:
        waits: list[float] = []
        async with Guest(house[0]) as host, Guest(house[1]) as friend:
            clients = await friends(host, friend, "grand-tribunal")
            while len(waits) < 40:
                for mover, watcher in (clients, clients[::-1]):
                    assert mover.position is not None
                    if mover.position.decision is None:
                        continue
                    # From before the click is sent until the other client has read what came of it.
                    start = time.perf_counter()
                    seeing = asyncio.create_task(seen_next(watcher))
                    await decide_at_random(mover, random.Random(len(waits)))
                    waits.append(await seeing - start)
                await asyncio.sleep(0.02)
            for client in clients:
                await client.close()
        return sorted(waits)

    waits = asyncio.run(main())
    assert waits[len(waits) // 2] < 0.1, waits
    assert waits[len(waits) * 9 // 10] < 0.3, waits


def thoughts(server: ServerProcess) -> float:
    """How often a server has thought for a bot."""
    told = httpx.get(f"{server.origin}/metrics", trust_env=False).text
    found = re.search(r'^concilium_thought_seconds_count\{kind="decision"\} (\S+)$', told, re.MULTILINE)
    return float(found[1]) if found else 0.0


def test_bots_are_thought_for_once(house: Pair) -> None:
    before = [thoughts(server) for server in house]

    def made() -> list[float]:
        return sorted(thoughts(server) - earlier for server, earlier in zip(house, before, strict=True))

    async def main() -> int:
        async with Guest(house[0]) as host, Guest(house[1]) as friend:
            clients = await friends(host, friend, "grand-tribunal", {"kind": "bot", "level": bots.LEVELS[1]})
            rng = random.Random(3)
            while made()[1] < 3:
                for client in clients:
                    if client.position is not None and client.position.decision is not None:
                        await decide_at_random(client, rng)
                await asyncio.sleep(0.1)
            for client in clients:
                await client.close()
            return [seat for seat, _ in await stored(house[0].database, clients[0].table)].count(2)

    decided = asyncio.run(main())
    # The last may be under way; where there is no choice nobody thinks.
    assert made()[0] == 0
    assert made()[1] <= decided + 1


def test_an_invitation_is_taken_once(house: Pair) -> None:
    async def main() -> None:
        async with Guest(house[0]) as host, Guest(house[0]) as one, Guest(house[1]) as other:
            for _ in range(5):
                table = await host.make_table("grand-tribunal", ME, FRIEND, BOT)
                link = table["seats"][1]["link"]
                for guest in (one, other):
                    await guest.look(link)
                answers = await asyncio.gather(
                    *(
                        guest.http.post(f"{guest.server.origin}/api/seat/take", json={"link": link, "name": name})
                        for guest, name in ((one, "Berta"), (other, "Carlo"))
                    )
                )
                assert sorted(answer.status_code for answer in answers) == [200, 404]

    asyncio.run(main())


def test_chat_at_both_servers_is_never_refused_and_in_one_order(house: Pair) -> None:
    async def main() -> None:
        async with Guest(house[0]) as host, Guest(house[1]) as friend:
            clients = await friends(host, friend, "grand-tribunal")
            for line in range(5):
                await asyncio.gather(*(client.ask(wire.Say, text=f"line {line}") for client in clients))
            for client in clients:
                await client.until(lambda c: len(c.chat) == 10)
            assert clients[0].chat == clients[1].chat
            assert [line.number for line in clients[0].chat] == list(range(1, 11))
            for client in clients:
                await client.close()

    asyncio.run(main())


def test_who_is_there_is_known_at_both_servers(house: Pair) -> None:
    async def main() -> None:
        async with Guest(house[0]) as host, Guest(house[1]) as friend:
            clients = await friends(host, friend, "grand-tribunal")
            for client in clients:
                await client.until(lambda c: c.news and all(seat.present for seat in c.news.seats[:2]))
            with pytest.raises(AssertionError, match="409"):
                await host.post(f"/api/tables/{clients[0].table}/seats/1/stand-in", {"level": "random"})
            await clients[1].close()
            await clients[0].until(lambda c: not c.news.seats[1].present)
            await host.post(f"/api/tables/{clients[0].table}/seats/1/stand-in", {"level": "random"})
            await until_told(friend, clients[0].table, lambda info: info["seats"][1]["level"] == "random")
            await clients[0].close()

    asyncio.run(main())


def test_who_leaves_at_one_server_is_shown_out_at_the_other(house: Pair) -> None:
    async def main() -> None:
        async with Guest(house[0]) as host, Guest(house[1]) as friend, Guest(house[0]) as device:
            clients = await friends(host, friend, "grand-tribunal")
            device.http.cookies = friend.http.cookies
            await device.post(f"/api/tables/{clients[0].table}/seats/1/leave")
            with pytest.raises(ConnectionError):
                await clients[1].until(lambda c: False)
            assert clients[1].close_code() == 4401
            await clients[0].close()

    asyncio.run(main())


def test_a_finished_game_stays_so_whatever_another_server_changes(house: Pair) -> None:
    async def main() -> None:
        async with Guest(house[0]) as host, Guest(house[1]) as friend:
            clients = await friends(host, friend, "grand-tribunal")
            await clients[0].until(lambda c: c.news and c.news.seats[1].present)
            await clients[1].close()
            await clients[0].until(lambda c: not c.news.seats[1].present)
            await host.post(f"/api/tables/{clients[0].table}/seats/1/stand-in", {"level": "random"})
            await play_to_the_end(clients[0], random.Random(3))
            await clients[0].close()
            await friend.post(f"/api/tables/{clients[0].table}/seats/1/leave")
            for guest in (host, friend):
                info = await until_told(guest, clients[0].table, lambda info: not info["seats"][1]["taken"])
                assert info["status"] == "over"

    asyncio.run(main())


def test_a_rematch_that_is_asked_for_at_both_servers_is_one_table(house: Pair) -> None:
    async def main() -> None:
        async with Guest(house[0]) as host, Guest(house[1]) as friend:
            one, two = await friends(host, friend, "medieval-realms")
            await asyncio.gather(*(play_to_the_end(client, random.Random(6)) for client in (one, two)))
            asked = [guest.post(f"/api/tables/{one.table}/rematch") for guest in (host, friend, host, friend)]
            made = await asyncio.gather(*asked)
            assert len({table["id"] for table in made}) == 1
            for client in (one, two):
                await client.until(lambda c: c.news.rematch == made[0]["id"])
                await client.close()
            assert len((await host.get("/api/tables"))["tables"]) == 2

    asyncio.run(main())
