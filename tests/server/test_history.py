"""Long games: what is told of them, what is stored of them, and how soon they are there."""

import asyncio
import random
import statistics
import time
from pathlib import Path

import pytest
from tests.server.clients import Taker
from tests.server.conftest import sqlite_url
from tests.server.test_course import GAMES, random_entry

import concilium
from concilium.server import history, wire
from concilium.server.connection import Connection
from concilium.server.course import NO_ACTION, Course, Entry, from_snapshot
from concilium.server.history import History, history_of
from concilium.server.house import House
from concilium.server.limits import Limits
from concilium.server.retelling import events_after, replayed
from concilium.server.rows import PERSON, SeatRow, TableRow
from concilium.server.store import Store
from concilium.server.table import load
from concilium.server.thinking import Thinkers

AUDIENCES = (0, 1, 2, None)


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games count as long after a few entries."""
    monkeypatch.setattr(history, "WHOLE", 60)
    monkeypatch.setattr(history, "STEP", 8)
    monkeypatch.setattr(history, "TOLD", 20)


def same(one: Course, other: Course) -> bool:
    return (
        one.state == other.state
        and one.decisions == other.decisions
        and one.length == other.length
        and all(one.number(audience) == other.number(audience) for audience in AUDIENCES)
        and all(one.asked(seat) == other.asked(seat) for seat in range(3))
        and all(one.undoable(seat) == other.undoable(seat) for seat in range(3))
    )


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_goes_on_where_the_client_was_and_is_never_less_than_promised(name: str) -> None:
    told = History(Course(concilium.game(name, 3)))
    rng = random.Random(1)
    entries: list[Entry] = []
    reached = {(audience, 0): 0 for audience in AUDIENCES}
    for _ in range(110):
        if told.course.is_over():
            break
        entry = random_entry(told.course, rng)
        told.add(entry)
        entries.append(entry)
        reached |= {(audience, told.course.number(audience)): len(entries) for audience in AUDIENCES}
        if len(entries) % 11:
            continue
        for audience in AUDIENCES:
            number = told.course.number(audience)
            for after in {0, number // 2, max(0, number - 5), number}:
                start, events = told.tell(audience, after)
                assert start >= after
                # A short game is told from the start; a client that is not far behind misses nothing.
                if len(entries) <= history.WHOLE or len(entries) - reached[audience, after] <= history.TOLD:
                    assert start == after
                assert events == events_after(told.course.game, entries, audience, start)
    assert len(told.course.entries) <= history.WHOLE


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("name", GAMES)
def test_a_game_from_a_snapshot_goes_on_like_the_game_itself(name: str) -> None:
    course = Course(concilium.game(name, 3))
    rng = random.Random(2)
    copies: list[Course] = []
    while not course.is_over() and course.length < 160:
        entry = random_entry(course, rng)
        course.add(entry)
        for copy in copies:
            copy.add(entry)
        data = course.snapshot() if course.length % 16 == 0 else None
        if data is not None:
            copies.append(from_snapshot(course.game, data))
        assert all(same(copy, course) for copy in copies[-3:])
    assert all(same(copy, course) for copy in copies)
    assert copies


@pytest.mark.parametrize("name", GAMES)
def test_what_was_added_and_not_stored_is_taken_back_whole(name: str) -> None:
    kept = History(Course(concilium.game(name, 3)))
    rng = random.Random(3)
    for turn in range(60):
        before = replayed(kept.course.game, kept.course.entries)
        kept.keep()
        for _ in range(rng.randint(1, 4)):
            if not kept.course.is_over():
                kept.add(random_entry(kept.course, rng))
        if turn % 2:
            kept.restore()
            assert same(kept.course, before)
        else:
            kept.settle()


async def long_table(store: Store, name: str, length: int) -> str:
    """A stored table of so many entries: somebody decides and takes it back, for ever."""
    game = concilium.game(name, 3)
    seats = [SeatRow(seat, "Alba", PERSON, None, holders={"alba"}, came=True) for seat in range(3)]
    row = TableRow(name, game.options, "alba", False, seats)
    await store.add_table(row)
    told = history_of(game, [])
    rng = random.Random(4)
    while told.course.length < length:
        first = told.course.length + 1
        added: list[Entry] = []
        while len(added) < 32:
            undoers = [seat for seat in range(3) if told.course.undoable(seat)]
            entry = Entry(undoers[0], NO_ACTION) if undoers else random_entry(told.course, rng)
            told.add(entry, listen=False)
            added.append(entry)
        await store.append(row, added, told.snapshot(first), told.oldest())
    return row.id


@pytest.mark.parametrize("name", GAMES)
def test_a_table_of_twenty_thousand_entries_answers_hello_at_once(tmp_path: Path, name: str) -> None:
    async def main() -> list[float]:
        store = Store(sqlite_url(tmp_path))
        await store.open()
        table_id = await long_table(store, name, 20_000)
        times: list[float] = []
        for _ in range(15):
            start = time.process_time()
            row = await store.table(table_id)
            assert row is not None
            assert row.length >= 20_000
            table = await load(row, store, House(store, sqlite_url(tmp_path)), Thinkers(1), Limits())
            client = Connection("alba", 0, Taker())
            await table.join(client, wire.Hello())
            times.append(time.process_time() - start)
            assert table.course.length == row.length
            assert len(table.course.entries) < history.WHOLE
            await table.stop()
        await store.close()
        return times

    # Processor time, from nothing in memory to everything put in line: the machine is shared.
    times = asyncio.run(main())
    assert statistics.median(times) < 0.05
