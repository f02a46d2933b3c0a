"""What an operator does to a database, while servers run on it or not.

Whatever changes a table counts its version up, so that a server which has it in memory reads it again before it writes.
"""

from dataclasses import dataclass

from sqlalchemy import Delete, and_, delete, exists, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from concilium.core.records import Record
from concilium.server import games
from concilium.server.names import folded, named, tidied
from concilium.server.news import CHANNEL, Changed, SignedOut, written
from concilium.server.retelling import replayed
from concilium.server.rows import PERSON, new_link, now
from concilium.server.schema import BLOCKED, CHAT, GUESTS, HOLDERS, SEATS, TABLES
from concilium.server.store import Store

DAY = 24 * 3600
_NOTIFY = text("SELECT pg_notify(:channel, :message)")
OPERATOR = "operator"
_UNSAID = {"name": "", "text": "", "guest": None}
"""What stays of a line is its number: were that given again, who has heard it would miss the next line."""
_IS_HELD = exists().where(HOLDERS.c.table_id == SEATS.c.table_id, HOLDERS.c.seat == SEATS.c.seat)


@dataclass(frozen=True)
class GuestFound:
    """A guest, for an operator to tell from others of the same name."""

    id: str
    name: str
    made_at: int
    seen_at: int
    seats: int


async def guests_called(engine: AsyncEngine, name: str) -> list[GuestFound]:
    """The guests of this name, the last seen first."""
    seats = select(func.count()).select_from(HOLDERS).where(HOLDERS.c.guest == GUESTS.c.id).scalar_subquery()
    listed = select(GUESTS.c.id, GUESTS.c.name, GUESTS.c.made_at, GUESTS.c.seen_at, seats.label("seats"))
    async with engine.connect() as connection:
        # Compared here: SQLite knows the capitals of ASCII alone.
        rows = await connection.stream(listed.order_by(GUESTS.c.seen_at.desc()))
        return [GuestFound(*row) async for row in rows if folded(row.name) == folded(name)]


async def delete_guest(engine: AsyncEngine, guest: str) -> int:
    """Delete what is stored about a guest: name, seats, what they said. Decisions stay, for they are the others' game
    too, but nothing says whose they were. How many tables they sat at."""
    holds = select(HOLDERS.c.table_id).where(HOLDERS.c.guest == guest)
    spoke = select(CHAT.c.table_id).where(CHAT.c.guest == guest)
    async with engine.begin() as connection:
        if (await connection.execute(select(GUESTS.c.id).where(GUESTS.c.id == guest))).first() is None:
            raise ValueError(f"there is no guest {guest!r}")
        theirs = or_(TABLES.c.host == guest, TABLES.c.id.in_(holds), TABLES.c.id.in_(spoke))
        # In the writer's order, so that no server waits for this while this waits for it.
        locked = select(TABLES.c.id).where(theirs).order_by(TABLES.c.id).with_for_update(key_share=True)
        tables = list((await connection.execute(locked)).scalars())
        held = (await connection.execute(select(HOLDERS).where(HOLDERS.c.guest == guest))).all()
        await connection.execute(delete(HOLDERS).where(HOLDERS.c.guest == guest))
        for row in held:
            await _free(connection, row.table_id, row.seat)
        await _unsay(connection, guest)
        for table in (await connection.execute(select(TABLES.c.id).where(TABLES.c.host == guest))).scalars().all():
            heir = select(HOLDERS.c.guest).where(HOLDERS.c.table_id == table).order_by(HOLDERS.c.seat).limit(1)
            found = (await connection.execute(heir)).scalar()
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(host=found or ""))
        await connection.execute(delete(GUESTS).where(GUESTS.c.id == guest))
        await _changed(connection, tables)
        await _tell(connection, SignedOut(guest))
    return len({row.table_id for row in held})


async def _free(connection: AsyncConnection, table: str, seat: int) -> None:
    """Forget a seat's holder, unless another holds it too."""
    place = and_(SEATS.c.table_id == table, SEATS.c.seat == seat)
    if (await connection.execute(select(SEATS.c.seat).where(place, _IS_HELD))).first() is not None:
        return
    # Of a line without a guest, from before that was kept, the name tells whether an earlier holder said it.
    name = select(SEATS.c.name).where(place).scalar_subquery()
    old = and_(CHAT.c.table_id == table, CHAT.c.seat == seat, CHAT.c.guest.is_(None), CHAT.c.name == name)
    await connection.execute(update(CHAT).where(old).values(_UNSAID))
    await connection.execute(update(SEATS).where(place).values(name="", link=new_link(), invitation=None, came=False))


async def _unsay(connection: AsyncConnection, guest: str) -> None:
    """Take out what a guest said, and their name where they spoke at a seat which is now nobody's."""
    said = and_(
        CHAT.c.guest == guest,
        CHAT.c.table_id == SEATS.c.table_id,
        CHAT.c.seat == SEATS.c.seat,
        CHAT.c.name == SEATS.c.name,
    )
    left = update(SEATS).where(exists().where(said), ~_IS_HELD, SEATS.c.kind == PERSON)
    await connection.execute(left.values(name=""))
    await connection.execute(update(CHAT).where(CHAT.c.guest == guest).values(_UNSAID))


async def forget_idle(
    engine: AsyncEngine, guests_days: int | None, tables_days: int | None, chat_days: int | None
) -> tuple[int, int, int]:
    """Delete guests who were not seen, tables that were not changed and chat lines older than this many days; how
    many of each. A guest who sits at a table that is kept is kept too."""
    async with engine.begin() as connection:
        tables = await _deleted(connection, delete(TABLES).where(TABLES.c.changed_at < _before(tables_days)))
        chat = await _deleted(connection, delete(CHAT).where(CHAT.c.at < _before(chat_days)))
        sits = or_(
            exists().where(HOLDERS.c.guest == GUESTS.c.id),
            exists().where(TABLES.c.host == GUESTS.c.id),
        )
        guests = await _deleted(connection, delete(GUESTS).where(GUESTS.c.seen_at < _before(guests_days), ~sits))
    return guests, tables, chat


def _before(days: int | None) -> int:
    return 0 if days is None else now() - days * DAY


async def _deleted(connection: AsyncConnection, statement: Delete) -> int:
    return (await connection.execute(statement)).rowcount


async def block(engine: AsyncEngine, name: str) -> None:
    """Let nobody be called so from now on."""
    named(name)
    async with engine.begin() as connection:
        if not await _is_blocked(connection, name):
            await connection.execute(insert(BLOCKED), [{"name": folded(name), "at": now()}])


async def unblock(engine: AsyncEngine, name: str) -> None:
    async with engine.begin() as connection:
        if not await _is_blocked(connection, name):
            raise ValueError(f"{name!r} is not blocked")
        await connection.execute(delete(BLOCKED).where(BLOCKED.c.name == folded(name)))


async def blocked(engine: AsyncEngine) -> list[str]:
    async with engine.connect() as connection:
        return [str(name) for name in (await connection.execute(select(BLOCKED.c.name).order_by("name"))).scalars()]


async def _is_blocked(connection: AsyncConnection, name: str) -> bool:
    return (await connection.execute(select(BLOCKED.c.name).where(BLOCKED.c.name == folded(name)))).first() is not None


async def record_of(store: Store, table_id: str) -> str:
    """A table's game as a record, over or not; only an operator may see one that is not."""
    row = await store.table(table_id)
    if row is None:
        raise ValueError(f"there is no table {table_id!r}")
    course = replayed(games.chosen(row.game, len(row.seats), row.options), await store.entries(table_id))
    written_down = Record(course.game, [tidied(seat.name, f"seat {seat.seat}") for seat in row.seats])
    for seat, action in course.decisions:
        written_down.add(seat, action)
    if course.is_over():
        written_down.result = course.state.scores()
    return str(written_down)


async def _changed(connection: AsyncConnection, tables: list[str]) -> None:
    if tables:
        await connection.execute(update(TABLES).where(TABLES.c.id.in_(tables)).values(version=TABLES.c.version + 1))
    for table in tables:
        await _tell(connection, Changed(table))


async def _tell(connection: AsyncConnection, news: Changed | SignedOut) -> None:
    """Tell the servers, where there is a way to: on SQLite there is one, which reads before it writes."""
    if connection.dialect.name == "postgresql":
        for message in written(OPERATOR, [news]):
            await connection.execute(_NOTIFY, {"channel": CHANNEL, "message": message})
