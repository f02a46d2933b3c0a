"""What has changed of a view, in place of the view: a client that puts it together has what the contract says."""

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.conftest import Offer
from tests.server.clients import Taker, changed
from tests.server.conftest import sqlite_url

import concilium
from concilium.core.movers import CHANCE
from concilium.core.views import AS_BEFORE
from concilium.server import wire
from concilium.server.changes import Shown
from concilium.server.connection import Connection
from concilium.server.course import Audience, Entry
from concilium.server.database import Gone
from concilium.server.hall import Hall
from concilium.server.house import House
from concilium.server.limits import Limits
from concilium.server.problems import Refusing
from concilium.server.rows import PERSON, SeatRow, TableRow
from concilium.server.store import Store
from concilium.server.table import Table
from concilium.server.thinking import Thinkers

ROOT = Path(__file__).parents[2]
ALBA = "alba"
SEATS = 3
CLICKS = 250


class Seat:
    """A client that puts its positions together from what it is sent."""

    def __init__(self, audience: Audience, told: Counter[str]) -> None:
        self.audience = audience
        self.taker = Taker()
        self.connection = Connection(ALBA, audience, self.taker)
        self.position: wire.Position | None = None
        self.told = told

    def read(self) -> None:
        self.connection.flush()
        for frame in self.taker.frames:
            for message in msgspec.json.decode(frame, type=wire.Messages):
                if isinstance(message, wire.Position | wire.Change):
                    before = 0 if self.position is None else self.position.number
                    assert message.after in (0, before)
                    self.told[type(message).__name__] += 1
                    self.position = changed(self.position, message) if isinstance(message, wire.Change) else message
        self.taker.frames.clear()

    def has(self, table: Table) -> bool:
        """Whether it shows what the contract says of the table's position."""
        self.read()
        shown = table.course.state.view(self.audience)
        assert self.position is not None
        return self.position.view == msgspec.to_builtins(shown) and self.position.number == table.course.number(
            self.audience
        )


async def play_on(table: Table, rng: random.Random) -> None:
    """A seat decides, or takes something back; what cannot be stored never was."""
    course = table.course
    if course.state.to_move == CHANCE:
        # What followed the last decision was not stored either: the table looks again by itself.
        await asyncio.sleep(0.02)
        return
    seat = rng.choice(course.state.waiting())
    try:
        if course.undoable(seat) and rng.random() < 0.2:
            await table.undo(seat, ALBA, wire.Undo(id=1, number=course.number(seat)))
        else:
            action = rng.choice(course.state.legal(seat))
            await table.decide(seat, ALBA, wire.Decide(id=1, decision=course.asked(seat), action=action))
    except Gone:
        async with table.lock:
            await table.be_sure()
    except Refusing as error:
        if error.problem.key != "stale":
            raise


@pytest.fixture
def games(offer: Offer) -> None:
    """The games, and one of another package as if it were installed."""
    offer("goofspiel", "concilium_goofspiel:TITLE")


@pytest.mark.usefixtures("games")
@pytest.mark.parametrize("name", sorted({*concilium.names(), "goofspiel"}))
def test_what_every_audience_puts_together_is_what_the_contract_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Through decisions, undos, what cannot be stored, and clients that come, fall behind and go."""
    rng = random.Random(5)
    append = Store.append

    async def sometimes(self: Store, row: TableRow, entries: Sequence[Entry], *more: Any) -> None:
        if rng.random() < 0.05:
            raise Gone
        await append(self, row, entries, *more)

    async def main() -> None:
        url = sqlite_url(tmp_path)
        store = Store(url)
        await store.open()
        hall = Hall(store, House(store, url), Thinkers(1), Limits())
        people = [SeatRow(seat, "Alba", PERSON, None, holders={ALBA}, came=True) for seat in range(SEATS)]
        table = await hall.make(TableRow(name, {}, ALBA, True, people))
        monkeypatch.setattr(Store, "append", sometimes)
        clients: list[Seat] = []
        told: Counter[str] = Counter()
        for click in range(CLICKS):
            if click % 40 == 0:
                for client in clients:
                    table.part(client.connection)
                clients = [Seat(audience, told) for audience in (0, 1, 2, None, 0)]
                for client in clients:
                    await table.join(client.connection, wire.Hello())
            if click % 25 == 0:
                slow = rng.choice(clients)
                slow.connection.fall_behind()
            if table.course.is_over():
                break
            await play_on(table, rng)
            for client in clients:
                if client.connection.is_behind:
                    await table.catch_up(client.connection)
            async with table.lock:
                await table.be_sure()
                assert all(client.has(table) for client in clients)
        assert told["Change"] > 5 * told["Position"]
        await hall.stop()
        await store.close()

    asyncio.run(main())


def test_only_what_differs_is_sent() -> None:
    before = {"round": 1, "market": ["a"], "open": False, "players": [{"seat": 0}, {"seat": 1, "points": 2}]}
    after = {"round": 1, "market": ["a", "b"], "open": 0, "players": [{"seat": 0}, {"seat": 1, "points": 3}]}
    shown = Shown(before, 1)
    found = shown.update(after)
    assert found is not None
    assert msgspec.json.decode(found) == {"market": ["a", "b"], "open": 0, "players": [None, {"seat": 1, "points": 3}]}
    nothing = shown.update(dict(after))
    assert nothing is not None
    assert msgspec.json.decode(nothing) == {}
    assert msgspec.json.decode(shown.whole()) == after


def test_what_was_left_out_stays_as_it_was() -> None:
    shown = Shown({"round": 1, "market": ["a"], "players": [{"seat": 0}, {"seat": 1, "points": 2}]}, 1)
    found = shown.update({"round": None, "market": AS_BEFORE, "players": [AS_BEFORE, {"seat": 1, "points": 3}]})
    assert found is not None
    assert msgspec.json.decode(found) == {"round": None, "players": [None, {"seat": 1, "points": 3}]}
    assert msgspec.json.decode(shown.whole()) == {
        "round": None,
        "market": ["a"],
        "players": [{"seat": 0}, {"seat": 1, "points": 3}],
    }


@pytest.mark.parametrize(
    "after",
    [
        {"round": 1, "players": [{"seat": 0}], "new": 1},
        {"players": [{"seat": 0}]},
        {"round": 1, "players": [{"seat": 0}, {"seat": 1}]},
    ],
)
def test_a_view_whose_parts_come_and_go_is_sent_whole(after: dict[str, Any]) -> None:
    shown = Shown({"round": 1, "players": [{"seat": 0}]}, 1)
    assert shown.update(after) is None
    assert msgspec.json.decode(shown.whole()) == {"round": 1, "players": [{"seat": 0}]}
