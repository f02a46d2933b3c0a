"""The database: SQLite by default, PostgreSQL by URL."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Row, bindparam, delete, event, func, insert, or_, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from concilium.server import wire
from concilium.server.course import Entry
from concilium.server.migrating import migrate
from concilium.server.rows import LESSON, RUNNING, SeatRow, TableRow, new_link, now
from concilium.server.schema import CHAT, ENTRIES, GUESTS, HOLDERS, KEYS, SEATS, TABLES
from concilium.server.times import written
from concilium.server.writer import Work, Writer

_INSERT_ENTRY = insert(ENTRIES)
_INSERT_CHAT = insert(CHAT)
_INSERT_TABLE = insert(TABLES)
_INSERT_SEAT = insert(SEATS)
_INSERT_HOLDER = insert(HOLDERS)
_INSERT_GUEST = insert(GUESTS)
_RENAME_GUEST = update(GUESTS).where(GUESTS.c.id == bindparam("guest")).values(name=bindparam("called"))
_CHANGE_TABLE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(
        host=bindparam("new_host"),
        status=bindparam("new_status"),
        result=bindparam("new_result"),
        winners=bindparam("new_winners"),
        changed_at=bindparam("at"),
    )
)
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

_NEXT_ROUND = update(GUESTS).where(GUESTS.c.id == bindparam("guest")).values(round=GUESTS.c.round + 1)

MOST_TABLES_LISTED = 100
CHAT_PAGE = 50
SECONDS_TO_ANSWER = 2.0


class Conflict(Exception):
    """Somebody else has written this entry: what this server believes of the table is out of date."""


class Store:
    """Everything that is kept; all writing goes through one writer."""

    def __init__(self, url: str) -> None:
        self._engine = _engine(url)
        self._writer = Writer(self._engine)

    async def open(self) -> None:
        """Bring the database up to date and be ready."""
        async with self._engine.begin() as connection:
            await connection.run_sync(migrate)
        self._writer.start()

    async def close(self) -> None:
        await self._writer.stop()
        await self._engine.dispose()

    async def key(self, name: str) -> bytes:
        """A secret of the server's own, made when it is first asked for."""
        chosen = select(KEYS.c.secret).where(KEYS.c.name == name)
        async with self._engine.begin() as connection:
            found = (await connection.execute(chosen)).scalar()
            if found is None:
                found = new_link() + new_link()
                await connection.execute(insert(KEYS), [{"name": name, "secret": found}])
        return str(found).encode()

    async def guest_name(self, guest: str) -> str | None:
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(GUESTS.c.name).where(GUESTS.c.id == guest))).scalar()
        return None if found is None else str(found)

    async def guest_round(self, guest: str) -> int:
        """How often a guest has signed out everywhere."""
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(GUESTS.c.round).where(GUESTS.c.id == guest))).scalar()
        return int(found or 0)

    async def next_round(self, guest: str) -> None:
        """Let the cookies that a guest has so far be nobody's."""
        await self._writer.write([(_NEXT_ROUND, [{"guest": guest}])])

    async def running_tables_of(self, host: str) -> int:
        """How many games of a host are not over."""
        mine = select(func.count()).select_from(TABLES).where(TABLES.c.host == host, TABLES.c.status == RUNNING)
        async with self._engine.connect() as connection:
            return int((await connection.execute(mine)).scalar() or 0)

    async def is_reachable(self) -> bool:
        """Whether the database answers."""
        try:
            async with asyncio.timeout(SECONDS_TO_ANSWER), self._engine.connect() as connection:
                await connection.execute(select(1))
        except (SQLAlchemyError, OSError, TimeoutError):
            return False
        return True

    async def add_guest(self, guest: str, name: str) -> None:
        await self._writer.write([(_INSERT_GUEST, [{"id": guest, "name": name, "made_at": now()}])])

    async def rename_guest(self, guest: str, name: str) -> None:
        await self._writer.write([(_RENAME_GUEST, [{"guest": guest, "called": name}])])

    async def add_table(self, row: TableRow, entries: Sequence[Entry] = ()) -> None:
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
            work.append((_INSERT_ENTRY, _entry_rows(row.id, 1, entries)))
        await self._writer.write(work)

    async def append(self, row: TableRow, first: int, entries: Sequence[Entry]) -> None:
        """Store entries of a table, numbered from `first`; with the table's result if it is over."""
        work: list[Work] = [(_INSERT_ENTRY, _entry_rows(row.id, first, entries))]
        if row.result is not None:
            work.append(_table_change(row))
        try:
            await self._writer.write(work)
        except IntegrityError as error:
            raise Conflict(row.id) from error

    async def change_seat(self, row: TableRow, seat: SeatRow) -> None:
        """Store a seat as it is now, and the table's host."""
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
            _table_change(row),
            (_CHANGE_SEAT, [seat_change]),
            (_REMOVE_HOLDERS, [{"table": row.id, "place": seat.seat}]),
        ]
        if seat.holders:
            work.append((_INSERT_HOLDER, [_holder(row, seat, guest) for guest in seat.holders]))
        await self._writer.write(work)

    async def table(self, table_id: str) -> TableRow | None:
        found = await self._tables([table_id])
        return found[0] if found else None

    async def tables_of(self, guest: str) -> list[TableRow]:
        """The tables at which a guest sits or is host, the last changed first."""
        sits = select(HOLDERS.c.table_id).where(HOLDERS.c.guest == guest)
        mine = (
            select(TABLES.c.id)
            .where(or_(TABLES.c.host == guest, TABLES.c.id.in_(sits)), TABLES.c.status != LESSON)
            .order_by(TABLES.c.changed_at.desc(), TABLES.c.made_at.desc())
            .limit(MOST_TABLES_LISTED)
        )
        async with self._engine.connect() as connection:
            ids = [str(found) for found in (await connection.execute(mine)).scalars()]
        order = {table_id: place for place, table_id in enumerate(ids)}
        return sorted(await self._tables(ids), key=lambda row: order[row.id])

    async def seat_of_link(self, link: str) -> tuple[str, int] | None:
        """The seat that a link opens, or that was taken by it."""
        opened = or_(SEATS.c.link == link, SEATS.c.invitation == link)
        chosen = select(SEATS.c.table_id, SEATS.c.seat).where(opened)
        async with self._engine.connect() as connection:
            found = (await connection.execute(chosen)).first()
        return None if found is None else (str(found.table_id), int(found.seat))

    async def entries(self, table_id: str) -> list[Entry]:
        chosen = select(ENTRIES).where(ENTRIES.c.table_id == table_id).order_by(ENTRIES.c.number)
        async with self._engine.connect() as connection:
            found = (await connection.execute(chosen)).all()
        return [Entry(row.seat, row.action) for row in found]

    async def chat_page(self, table_id: str, after: int, before: int | None = None) -> wire.Chat:
        """The last lines of those after one number and before another, and whether there are earlier ones."""
        asked = [CHAT.c.table_id == table_id]
        if before is not None:
            asked.append(CHAT.c.number < before)
        chosen = select(CHAT).where(*asked).order_by(CHAT.c.number.desc()).limit(CHAT_PAGE + 1)
        async with self._engine.connect() as connection:
            found = (await connection.execute(chosen)).all()
        lines = [
            wire.ChatLine(number=row.number, seat=row.seat, name=row.name, text=row.text, at=written(row.at))
            for row in reversed(found[:CHAT_PAGE])
            if row.number > after
        ]
        return wire.Chat(lines=lines, earlier=len(lines) == CHAT_PAGE < len(found))

    async def last_chat(self, table_id: str) -> int:
        chosen = select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table_id)
        async with self._engine.connect() as connection:
            return (await connection.execute(chosen)).scalar() or 0

    async def add_chat(self, table_id: str, number: int, seat: SeatRow, text: str, at: int) -> None:
        line = {"table_id": table_id, "number": number, "seat": seat.seat, "name": seat.name, "text": text, "at": at}
        await self._writer.write([(_INSERT_CHAT, [line])])

    async def _tables(self, ids: list[str]) -> list[TableRow]:
        if not ids:
            return []
        async with self._engine.connect() as connection:
            tables = (await connection.execute(select(TABLES).where(TABLES.c.id.in_(ids)))).all()
            chosen = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)
            seats = (await connection.execute(chosen)).all()
            holders = (await connection.execute(select(HOLDERS).where(HOLDERS.c.table_id.in_(ids)))).all()
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
    )


def _table_change(row: TableRow) -> Work:
    change = {
        "table": row.id,
        "new_host": row.host,
        "new_status": row.status,
        "new_result": row.result,
        "new_winners": row.winners,
        "at": now(),
    }
    return _CHANGE_TABLE, [change]


def _holder(row: TableRow, seat: SeatRow, guest: str) -> dict[str, object]:
    return {"table_id": row.id, "seat": seat.seat, "guest": guest}


def _entry_rows(table_id: str, first: int, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    at = now()
    return [
        {"table_id": table_id, "number": number, "seat": entry.seat, "action": entry.action, "at": at}
        for number, entry in enumerate(entries, first)
    ]


def _engine(url: str) -> AsyncEngine:
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        if parsed.database:
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(parsed.set(drivername="sqlite+aiosqlite"))
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        return engine
    return create_async_engine(parsed.set(drivername="postgresql+asyncpg"))


def _prepare_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    cursor = connection.cursor()
    # FULL: in WAL mode every commit is flushed to disk before it returns, so an acknowledged decision
    # survives a power cut as well as a killed server.
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
