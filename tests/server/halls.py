"""A hall without a server around it, on a database of its own, and a table in it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from tests.server.clients import Taker
from tests.server.conftest import sqlite_url

from concilium.server import wire
from concilium.server.connection import Connection
from concilium.server.course import Entry
from concilium.server.hall import Hall
from concilium.server.house import House
from concilium.server.limits import Limits
from concilium.server.rows import BOT, PERSON, SeatRow, TableRow
from concilium.server.store import Store
from concilium.server.table import Table
from concilium.server.thinking import RANDOM, Thinkers

GAME = "grand-tribunal"
ALBA = "alba"


def row(bots: int = 0) -> TableRow:
    """A table at which one guest holds every seat that is not a bot's."""
    people = [SeatRow(seat, "Alba", PERSON, None, holders={ALBA}, came=True) for seat in range(3 - bots)]
    return TableRow(GAME, {}, ALBA, True, people + [SeatRow(3 - bots + n, "", BOT, RANDOM) for n in range(bots)])


@asynccontextmanager
async def hall_in(folder: Path, **limits: Any) -> AsyncIterator[tuple[Hall, Store]]:
    url = sqlite_url(folder)
    store = Store(url)
    await store.open()
    hall = Hall(store, House(store, url), Thinkers(1), Limits(**limits))
    try:
        yield hall, store
    finally:
        await hall.stop()
        await store.close()


def opening(table: Table) -> Entry:
    """An entry that can come first."""
    state = table.course.game.start()
    return Entry(state.to_move, state.legal(state.to_move)[0])


async def settled(table: Table) -> None:
    """Wait until a person is asked, and that is stored."""
    while True:
        async with table.lock:
            if table.course.state.waiting():
                return
        await asyncio.sleep(0.01)


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.01)


async def read(connection: Connection, taker: Taker, told: int) -> int:
    """Take all that waits for a client: each position must follow the last one, `told`."""
    connection.flush()
    for frame in taker.frames:
        for message in msgspec.json.decode(frame, type=wire.Messages):
            if isinstance(message, wire.Position | wire.Change):
                assert message.after == told
                told = message.number
    taker.frames.clear()
    assert told == connection.number
    return told
