"""What is kept: of tables, seats and entries here, of guests and chat in their own books."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, bindparam, delete, insert, or_, select, text, update

from concilium.server.chatbook import ChatBook
from concilium.server.course import Entry
from concilium.server.guestbook import Guestbook
from concilium.server.news import Added, Changed
from concilium.server.rows import LESSON, RUNNING, SeatRow, TableRow, now
from concilium.server.schema import ENTRIES, HOLDERS, SEATS, SNAPSHOTS, TABLES
from concilium.server.writer import AllAtOnce, Guard, Work

_INTO_ENTRIES = "INSERT INTO entries (table_id, number, seat, action, at)"
_INSERT_ENTRIES = AllAtOnce(
    text(f"""
        {_INTO_ENTRIES} SELECT table_id, number, seat, action, at FROM json_to_recordset(CAST(:rows AS json))
        AS given (table_id text, number integer, seat integer, action integer, at bigint)
    """),
    f"""{_INTO_ENTRIES} SELECT value ->> 'table_id', value ->> 'number', value ->> 'seat', value ->> 'action',
        value ->> 'at' FROM json_each(:rows)
    """,
)
_INSERT_TABLE = insert(TABLES)
_INSERT_SEAT = insert(SEATS)
_INSERT_HOLDER = insert(HOLDERS)
_INSERT_SNAPSHOT = insert(SNAPSHOTS)
_CHANGE_SEAT = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("table"), SEATS.c.seat == bindparam("place"))
    .values(
        name=bindparam("new_name"),
        level=bindparam("new_level"),
        link=bindparam("new_link"),
        invitation=bindparam("new_invitation"),
        came=bindparam("new_came"),
    )
)
_REMOVE_HOLDERS = delete(HOLDERS).where(HOLDERS.c.table_id == bindparam("table"), HOLDERS.c.seat == bindparam("place"))
_FORGET_LESSONS = delete(TABLES).where(
    TABLES.c.host == bindparam("learner"), TABLES.c.status == LESSON, TABLES.c.made_at < bindparam("before")
)
_FORGET_SNAPSHOTS = delete(SNAPSHOTS).where(
    SNAPSHOTS.c.table_id == bindparam("table"), SNAPSHOTS.c.number < bindparam("oldest")
)

MOST_TABLES_LISTED = 100


class Store(Guestbook, ChatBook):
    """Everything that is kept."""

    async def running_tables_of(self, host: str) -> int:
        """How many games of a host are not over."""
        mine = select(TABLES.c.id).where(TABLES.c.host == host, TABLES.c.status == RUNNING)
        (found,) = await self._read(mine)
        return len(found)

    async def forget_lessons(self, guest: str, before: int) -> None:
        """Forget a guest's lessons that were begun before a time and not finished: nobody will continue them."""
        await self._writer.write([(_FORGET_LESSONS, [{"learner": guest, "before": before}])])

    async def lessons_of(self, guest: str) -> int:
        """How many lessons of a guest are stored."""
        (found,) = await self._read(select(TABLES.c.id).where(TABLES.c.host == guest, TABLES.c.status == LESSON))
        return len(found)

    async def add_table(self, row: TableRow, entries: Sequence[Entry] = ()) -> None:
        await self._writer.write(_new_table(row, entries))

    async def add_rematch(self, row: TableRow, after: TableRow) -> None:
        """Store a table at which those of another play again; `Conflict` if the other is not as `after` says."""
        guard = _believed(after, bumps=1, rematch=row.id)
        await self._writer.write(_new_table(row), guard=guard, news=[Changed(after.id)])
        after.version += 1
        after.rematch = row.id

    async def append(
        self, row: TableRow, entries: Sequence[Entry], snapshot: bytes | None = None, oldest: int = 0
    ) -> None:
        """Store the next entries of a table, with its result if it is over; `Conflict` if it is not as `row` says.

        With a snapshot of the game after them; those older than `oldest` are then forgotten.
        """
        is_over = row.result is not None
        guard = _believed(
            row,
            grows=len(entries),
            status=row.status if is_over else None,
            result=row.result,
            winners=row.winners if is_over else None,
        )
        first = row.length + 1
        work: list[Work] = [(_INSERT_ENTRIES, _entry_rows(row.id, first, entries))]
        if snapshot is not None:
            kept = {"table_id": row.id, "number": row.length + len(entries), "data": snapshot}
            work += [
                (_FORGET_SNAPSHOTS, [{"table": row.id, "oldest": oldest}]),
                (_INSERT_SNAPSHOT, [kept]),
            ]
        await self._writer.write(
            work, guard=guard, news=[Added(row.id, first, [(entry.seat, entry.action) for entry in entries])]
        )
        row.length += len(entries)

    async def change_seat(self, row: TableRow, seat: SeatRow) -> None:
        """Store a seat as it is now, the table's host and its colours; `Conflict` if the table is not as `row` says."""
        seat_change = {
            "table": row.id,
            "place": seat.seat,
            "new_name": seat.name,
            "new_level": seat.level,
            "new_link": seat.link,
            "new_invitation": seat.invitation,
            "new_came": seat.came,
        }
        work: list[Work] = [
            (_CHANGE_SEAT, [seat_change]),
            (_REMOVE_HOLDERS, [{"table": row.id, "place": seat.seat}]),
        ]
        if seat.holders:
            work.append((_INSERT_HOLDER, [_holder(row, seat, guest) for guest in seat.holders]))
        guard = _believed(row, bumps=1, host=row.host, colours=row.colours)
        await self._writer.write(work, guard=guard, news=[Changed(row.id)])
        row.version += 1

    async def table(self, table_id: str) -> TableRow | None:
        found = await self._tables([table_id])
        return found[0] if found else None

    async def version(self, table_id: str) -> int | None:
        """How often a table's row and seats were changed; None if there is no such table."""
        found = await self._first(select(TABLES.c.version).where(TABLES.c.id == table_id))
        return None if found is None else int(found.version)

    async def tables_of(self, guest: str) -> list[TableRow]:
        """The tables at which a guest sits or is host, the last changed first."""
        sits = select(HOLDERS.c.table_id).where(HOLDERS.c.guest == guest)
        mine = (
            select(TABLES.c.id)
            .where(or_(TABLES.c.host == guest, TABLES.c.id.in_(sits)), TABLES.c.status != LESSON)
            .order_by(TABLES.c.changed_at.desc(), TABLES.c.made_at.desc())
            .limit(MOST_TABLES_LISTED)
        )
        (found,) = await self._read(mine)
        ids = [str(row.id) for row in found]
        order = {table_id: place for place, table_id in enumerate(ids)}
        return sorted(await self._tables(ids), key=lambda row: order[row.id])

    async def tables_held_by(self, guest: str) -> list[str]:
        """All tables at which a guest holds a seat."""
        (found,) = await self._read(select(HOLDERS.c.table_id).where(HOLDERS.c.guest == guest).distinct())
        return [str(row.table_id) for row in found]

    async def seat_of_link(self, link: str) -> tuple[str, int] | None:
        """The seat that a link opens, or that was taken by it."""
        opened = or_(SEATS.c.link == link, SEATS.c.invitation == link)
        chosen = select(SEATS.c.table_id, SEATS.c.seat).where(opened)
        found = await self._first(chosen)
        return None if found is None else (str(found.table_id), int(found.seat))

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        chosen = (
            select(ENTRIES.c.seat, ENTRIES.c.action)
            .where(ENTRIES.c.table_id == table_id, ENTRIES.c.number > after)
            .order_by(ENTRIES.c.number)
        )
        (found,) = await self._read(chosen)
        return [Entry(row.seat, row.action) for row in found]

    async def snapshot(self, table_id: str) -> bytes | None:
        """The oldest snapshot of a table that is still kept: what came after it can be reported."""
        chosen = select(SNAPSHOTS.c.data).where(SNAPSHOTS.c.table_id == table_id).order_by(SNAPSHOTS.c.number).limit(1)
        found = await self._first(chosen)
        return None if found is None else bytes(found.data)

    async def _tables(self, ids: list[str]) -> list[TableRow]:
        if not ids:
            return []
        tables, seats, holders = await self._read(
            select(TABLES).where(TABLES.c.id.in_(ids)),
            select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat),
            select(HOLDERS).where(HOLDERS.c.table_id.in_(ids)),
        )
        held: dict[tuple[str, int], set[str]] = {}
        for row in holders:
            held.setdefault((row.table_id, row.seat), set()).add(row.guest)
        sat: dict[str, list[SeatRow]] = {}
        for row in seats:
            holding = held.get((row.table_id, row.seat), set())
            sat.setdefault(row.table_id, []).append(
                SeatRow(row.seat, row.name, row.kind, row.level, row.link, holding, row.invitation, row.came),
            )
        return [_table_row(row, sat[row.id]) for row in tables]


def _table_row(row: Row[Any], seats: list[SeatRow]) -> TableRow:
    return TableRow(
        game=row.game,
        options=row.options,
        host=row.host,
        hints=row.hints,
        seats=seats,
        status=row.status,
        result=row.result,
        winners=row.winners,
        id=row.id,
        made_at=row.made_at,
        changed_at=row.changed_at,
        length=row.length,
        version=row.version,
        owner=row.owner,
        fence=row.fence,
        colours=row.colours or [],
        rematch=row.rematch,
    )


def _new_table(row: TableRow, entries: Sequence[Entry] = ()) -> list[Work]:
    row.length = len(entries)
    table = {
        "id": row.id,
        "game": row.game,
        "players": len(row.seats),
        "options": row.options,
        "host": row.host,
        "hints": row.hints,
        "status": row.status,
        "result": row.result,
        "winners": row.winners,
        "made_at": row.made_at,
        "changed_at": row.changed_at,
        "length": row.length,
        "colours": row.colours,
        "owner": row.owner,
        "fence": row.fence,
    }
    seats = [
        {
            "table_id": row.id,
            "seat": seat.seat,
            "name": seat.name,
            "kind": seat.kind,
            "level": seat.level,
            "link": seat.link,
            "invitation": seat.invitation,
            "came": seat.came,
        }
        for seat in row.seats
    ]
    work: list[Work] = [(_INSERT_TABLE, [table]), (_INSERT_SEAT, seats)]
    held = [_holder(row, seat, guest) for seat in row.seats for guest in seat.holders]
    if held:
        work.append((_INSERT_HOLDER, held))
    if entries:
        work.append((_INSERT_ENTRIES, _entry_rows(row.id, 1, entries)))
    return work


def _believed(row: TableRow, **changes: Any) -> Guard:
    return Guard(id=row.id, fence=row.fence, version=row.version, length=row.length, at=now(), **changes)


def _holder(row: TableRow, seat: SeatRow, guest: str) -> dict[str, object]:
    return {"table_id": row.id, "seat": seat.seat, "guest": guest}


def _entry_rows(table_id: str, first: int, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    at = now()
    return [
        {"table_id": table_id, "number": number, "seat": entry.seat, "action": entry.action, "at": at}
        for number, entry in enumerate(entries, first)
    ]
