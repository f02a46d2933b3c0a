"""No message to a seat holds what it may not know: whole games with every seat's traffic captured."""

import asyncio
import random
import sqlite3
from typing import Any

import msgspec
import pytest
from tests.server.clients import Client, Guest
from tests.server.playing import HERE, ME, play_to_the_end, reach_secret_step
from tests.server.processes import ServerProcess

import concilium
from concilium.core.game import Game
from concilium.server.course import Audience, Course, Entry

TOLD_OF_THE_POSITION = {
    "type", "after", "number", "events", "waiting", "decision", "undo", "over", "scores", "winners",
}  # fmt: skip


def plain(data: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


def stored_entries(server: ServerProcess, table: str) -> list[Entry]:
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as database:
        rows = database.execute("select seat, action from entries where table_id = ? order by number", (table,))
        found = [Entry(seat, action) for seat, action in rows]
    database.close()
    return found


def card_names(game: Game) -> set[str]:
    return set(game.facts()["cards"])


def words(data: object) -> set[str]:
    """Every string in plain data, keys and the words of notation too."""
    if isinstance(data, str):
        return {data, *data.split()}
    if isinstance(data, dict):
        return set().union(*(words(part) for pair in data.items() for part in pair)) if data else set()
    if isinstance(data, list):
        return set().union(*(words(part) for part in data)) if data else set()
    return set()


def knowledge(game: Game, entries: list[Entry], audience: Audience) -> list[dict[str, Any]]:
    """For each position of an audience: what the contract says it sees, by number."""
    course = Course(game)
    known = [{"view": plain(course.state.view(audience)), "events": [], "legal": [], "waiting": []}]
    for entry in entries:
        course.add(entry)
        if course.has_noticed(audience):
            known.append(
                {
                    "view": plain(course.state.view(audience)),
                    "events": plain([event.seen_by(audience) for event in course.happened]),
                    "legal": [] if audience is None else course.state.legal(audience),
                    "waiting": course.state.waiting(),
                }
            )
    return known


@pytest.mark.parametrize("name", concilium.names())
def test_every_frame_holds_what_its_seat_may_know_and_no_more(server: ServerProcess, name: str) -> None:
    clients: list[Client] = []

    async def main() -> str:
        async with Guest(server) as guest:
            table = await guest.make_table(name, ME, HERE, {**HERE, "name": "Carla"})
            clients.extend(Client(guest, table["id"], audience) for audience in (0, 1, 2, None))
            for client in clients:
                await client.connect()
            await asyncio.gather(*(play_to_the_end(client, random.Random(7)) for client in clients[:3]))
            await clients[3].until(lambda c: c.position.over)
            for client in clients:
                await client.close()
            return str(table["id"])

    table = asyncio.run(main())
    game = concilium.game(name, 3)
    entries = stored_entries(server, table)
    cards = card_names(game)
    for client in clients:
        assert not client.faults
        known = knowledge(game, entries, client.seat)
        for message in client.heard:
            if message["type"] not in ("position", "change"):
                assert not words(message) & cards
                continue
            shown = "view" if message["type"] == "position" else "changes"
            assert set(message) == {*TOLD_OF_THE_POSITION, shown}
            here = known[message["number"]]
            since = known[message["after"] + 1 : message["number"] + 1]
            assert client.views[message["number"]] == here["view"]
            assert shown == "view" or message["changes"].keys() <= here["view"].keys()
            assert message["waiting"] == here["waiting"] or not since
            assert message["events"] == [event for position in since for event in position["events"]]
            offered = message["decision"]["choices"] if message["decision"] else []
            assert [choice["action"] for choice in offered] == here["legal"] or not since
            # Not from the contract's events and choices, but on its own: a card that is named is a card that is seen.
            seen = words(known[message["after"]]["view"]).union(*(words(position["view"]) for position in since))
            assert words(message) & cards <= seen & cards


def test_the_clicks_of_a_secret_step_are_told_to_nobody_else(server: ServerProcess) -> None:
    """MR-3.1: leaders are placed in secret, and not even their number is known."""

    async def main() -> None:
        async with Guest(server) as guest:
            table = await guest.make_table("medieval-realms", ME, HERE, {**HERE, "name": "Carla"})
            async with (
                Client(guest, table["id"], 0) as one,
                Client(guest, table["id"], 1) as other,
                Client(guest, table["id"], 2) as third,
                Client(guest, table["id"], None) as watcher,
            ):
                await reach_secret_step([one, other, third], random.Random(8))
                await watcher.until(lambda c: c.position.waiting == [0, 1, 2])
                frames = (len(other.heard), len(watcher.heard))
                number, question = other.number, other.question()
                for _ in range(3):
                    await one.decide(one.question().choices[0].action)
                    await asyncio.sleep(0.05)
                assert (len(other.heard), len(watcher.heard)) == frames
                await other.close()
                await other.connect()
                assert other.number == number
                # The other's question is still the same, so its click is accepted.
                await other.decide(question.choices[0].action, question.id)

    asyncio.run(main())
