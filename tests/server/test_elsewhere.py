"""A table that changes at another server: who sees what of it here, and what is done when it cannot be read."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import delete
from tests.server.clients import Taker
from tests.server.halls import ALBA, hall_in, read, row, settled, until

from concilium.server import logs, wire
from concilium.server.connection import NO_TABLE, NOT_YOURS, Connection
from concilium.server.course import Entry
from concilium.server.database import Gone
from concilium.server.house import House
from concilium.server.news import Added, Present, Said
from concilium.server.problems import Refusing
from concilium.server.rows import TableRow, new_id
from concilium.server.schema import TABLES
from concilium.server.store import Store
from concilium.server.table import Table
from concilium.server.turns import alike

Claim = Callable[[House, str], Awaitable[int | None]]


async def handed_over(table: Table, store: Store, seat: int, guest: str) -> None:
    """At another server a seat goes to another guest, who says something, and the game goes on."""
    stored = await store.table(table.row.id)
    assert stored is not None
    stored.seats[seat].holders = {guest}
    await store.change_seat(stored, stored.seats[seat])
    await store.add_chat(stored.id, stored.seats[seat], guest, "for those who sit here now")
    state = table.course.state
    mover = state.waiting()[0]
    await store.append(stored, [Entry(mover, state.legal(mover)[0])])


@pytest.mark.parametrize("heard", ["changed", "added", "said"])
def test_who_lost_their_seat_at_another_server_is_sent_nothing_of_what_follows(tmp_path: Path, heard: str) -> None:
    async def main() -> None:
        async with hall_in(tmp_path) as (hall, store):
            table = await hall.make(row())
            await settled(table)
            taker, stays = Taker(), Taker()
            lost, kept = Connection(ALBA, 1, taker), Connection(ALBA, 0, stays)
            for connection in (lost, kept):
                await table.join(connection, wire.Hello())
                await read(connection, taker if connection is lost else stays, 0)
            before = kept.number
            await handed_over(table, store, 1, "carla")
            # Whatever this server hears of first, or when it hears again after it had been cut off.
            table.is_doubtful = True
            if heard == "changed":
                await table.look_again()
            elif heard == "added":
                await table.follow(Added(table.row.id, table.course.length + 1, []))
            else:
                await table.hear_chat()
            for connection in (lost, kept):
                connection.flush()
            assert lost.close_code == NOT_YOURS
            told = [message for frame in taker.frames for message in msgspec.json.decode(frame, type=wire.Messages)]
            assert not any(isinstance(message, wire.Position | wire.Change | wire.Chat) for message in told)
            assert kept.number > before

    asyncio.run(main())


def test_what_could_not_be_read_when_there_was_news_of_it_is_read_in_the_next_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    read_table, read_chat = Store.table, Store.chat_page
    fails: set[str] = {"table"}

    async def table_now(self: Store, table_id: str) -> TableRow | None:
        if "table" in fails:
            raise Gone
        return await read_table(self, table_id)

    async def chat_now(self: Store, table_id: str, after: int, before: int | None = None) -> wire.Chat:
        if "chat" in fails:
            raise Gone
        return await read_chat(self, table_id, after, before)

    caplog.handler.addFilter(logs.Sparing())

    async def main() -> None:
        async with hall_in(tmp_path) as (hall, store):
            table = await hall.make(row())
            await settled(table)
            connection = Connection(ALBA, 0, Taker())
            await table.join(connection, wire.Hello())
            stored = await store.table(table.row.id)
            assert stored is not None
            mover = table.course.state.waiting()[0]
            entry = Entry(mover, table.course.state.legal(mover)[0])
            await store.append(stored, [entry])
            monkeypatch.setattr(Store, "table", table_now)
            monkeypatch.setattr(Store, "chat_page", chat_now)
            # An entry between was missed.
            hall._hear("another", Added(table.row.id, table.course.length + 2, []))
            await until(lambda: table.is_doubtful and not table.lock.locked())
            before = table.course.length
            fails.clear()
            hall._look_after_orphans()
            await until(lambda: table.course.length > before)
            fails.add("chat")
            await store.add_chat(table.row.id, table.row.seats[0], ALBA, "hello")
            hall._hear("another", Said(table.row.id))
            await until(lambda: table.is_doubtful and not table.lock.locked())
            fails.clear()
            hall._look_after_orphans()
            await until(lambda: connection.heard == 1)
            assert not table.is_doubtful
            of_table = [line for line in caplog.records if "brought up to date" in line.message]
            assert of_table
            assert all(getattr(line, "table", None) == table.row.id for line in of_table)

    asyncio.run(main())


async def _unanswered(self: House, table: str, claim: Claim = House.claim) -> int | None:
    await claim(self, table)
    raise Gone


@pytest.mark.parametrize("where", ["here", "elsewhere"])
def test_a_table_taken_without_an_answer_is_played_by_who_has_taken_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    async def main() -> None:
        async with hall_in(tmp_path) as (hall, store):
            table = await hall.make(row())
            await settled(table)
            if where == "here":
                await table.join(Connection(ALBA, 0, Taker()), wire.Hello())
            else:
                hall._house.alive.add("a third")
                hall._hear("a third", Present(table.row.id, [0], 0, ask=False))
            # Its owner was another server, which is late.
            table.row.owner = "another"
            monkeypatch.setattr(House, "claim", _unanswered)
            with pytest.raises(Gone):
                await table.take_over()
            # It is back, and the database has the table as this server's: neither would play for chance and bots.
            hall._house.alive.add("another")
            hall._look_after_orphans()
            await until(table.is_owned)
            stored = await store.table(table.row.id)
            assert stored is not None
            assert (stored.owner, stored.fence) == (table.row.owner, table.row.fence)

    asyncio.run(main())


def test_what_is_perhaps_this_servers_and_is_not_live_here_is_left_to_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_table = Store.add_table
    released: list[str] = []

    async def stored_unanswered(self: Store, row: TableRow, entries: Sequence[Entry] = ()) -> None:
        await add_table(self, row, entries)
        raise Gone

    async def main() -> None:
        async with hall_in(tmp_path, idle_seconds=0) as (hall, _store):
            table = await hall.make(row())
            await settled(table)
            await until(lambda: table.is_idle(0))
            monkeypatch.setattr(House, "release", lambda self, table: released.append(table))
            # Taken over without an answer.
            table.row.owner, table.is_doubtful = "another", True
            hall.put_away()
            assert released == [table.row.id]
            # Made without an answer.
            made = row()
            with monkeypatch.context() as failing:
                failing.setattr(Store, "add_table", stored_unanswered)
                with pytest.raises(Gone):
                    await hall.make(made)
            assert released == [table.row.id, made.id]
            # Claimed without an answer.
            with monkeypatch.context() as failing:
                failing.setattr(House, "claim", _unanswered)
                with pytest.raises(Gone):
                    await hall.open(made.id)
            assert released == [table.row.id, made.id, made.id]
            assert hall.live_count() == 0
            # What was never there is nobody's.
            with pytest.raises(Refusing, match="no such table"):
                await hall.open(new_id())
            assert len(released) == 3

    asyncio.run(main())


def test_at_a_table_that_an_operator_has_deleted_everybody_is_told_so(tmp_path: Path) -> None:
    async def main() -> None:
        async with hall_in(tmp_path) as (hall, store):
            table = await hall.make(row())
            await settled(table)
            connection = Connection(ALBA, 0, Taker())
            await table.join(connection, wire.Hello())
            async with store.engine.begin() as database:
                await database.execute(delete(TABLES).where(TABLES.c.id == table.row.id))
            with pytest.raises(Refusing) as refused:
                await table.say(0, ALBA, wire.Say(id=1, text="is anybody here?"))
            assert refused.value.problem.key == "no-table"
            assert connection.close_code == NO_TABLE
            with pytest.raises(Refusing) as refused:
                await table.join(Connection(ALBA, 0, Taker()), wire.Hello())
            assert refused.value.problem.key == "no-table"

    asyncio.run(main())


def test_bots_think_for_those_at_other_servers_as_for_those_here(tmp_path: Path) -> None:
    async def main() -> None:
        async with hall_in(tmp_path) as (hall, _):
            tables = [await hall.make(row()) for _ in range(3)]
            homes = [("alba", "one"), ("berta", "another"), ("alba", "one")]
            for table, (guest, address) in zip(tables, homes, strict=True):
                hall._hear("elsewhere", Present(table.row.id, [], 1, False, "watcher", "far"))
                hall._hear("another", Present(table.row.id, [0], 0, False, guest, alike(address)))
            askers = [table.company.asker() for table in tables]
            assert not any(asker.is_watched_only for asker in askers)
            shared = [asker.keys[0] for asker in askers]
            assert shared[0] == shared[2] != shared[1]
            # Whoever watches here does not make it a game that is only watched.
            tables[0].company.add(Connection(None, None, Taker(), "here"))
            assert tables[0].company.asker() == askers[0]
            # The same household counts as one, at whichever server.
            player = Connection("carla", 1, Taker(), "another")
            tables[0].company.add(player)
            assert tables[0].company.asker().keys[0] == shared[1]

    asyncio.run(main())


def test_servers_tell_for_whom_bots_are_to_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Present] = []
    monkeypatch.setattr(House, "tell", lambda _, *news: told.extend(part for part in news if isinstance(part, Present)))

    async def main() -> None:
        async with hall_in(tmp_path) as (hall, _):
            table = await hall.make(row())
            for connection in (Connection(None, None, Taker(), "a"), Connection(ALBA, 0, Taker(), "192.0.2.1")):
                table.company.add(connection)
            table.company.tell_presence(always=True)
            assert (told[-1].guest, told[-1].address) == (ALBA, alike("192.0.2.1"))
            assert "192.0.2.1" not in str(told)

    asyncio.run(main())
