"""HTTP: finished games, and records of games, for replay. While a game runs, none of it is available here."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.di import Provide
from litestar.params import Parameter

from concilium.core.events import Event
from concilium.core.movers import OVER
from concilium.core.records import Record
from concilium.server import games, wire
from concilium.server.course import Course, Entry
from concilium.server.hall import Hall
from concilium.server.limits import RECORD_BYTES, household
from concilium.server.names import tidied
from concilium.server.problems import Refusing
from concilium.server.retelling import position_after
from concilium.server.rows import BOT, PLAYED, RECORD, SeatRow, TableRow
from concilium.server.store import Store
from concilium.server.turns import Asker, Line

MOST_FRAMES = 50
ENTRIES_AT_ONCE = 50


class Reader:
    """Who reads a game that is over. One game is replayed at a time, for whoever has had the least of it."""

    def __init__(self, line: Line, guest: str | None, address: str) -> None:
        self._line = line
        self._guest = guest or ""
        self._address = address

    def turn(self, table_id: str) -> AbstractAsyncContextManager[None]:
        return self._line.turn(Asker(table_id, self._guest, self._address))


def reader_provider() -> Provide:
    """The reader of a request; all readers of a server share one queue."""
    line = Line(1, "replay")

    async def reader(request: Request[Any, Any, Any], guest: str | None) -> Reader:
        return Reader(line, guest, household(request.client.host) if request.client is not None else "")

    return Provide(reader)


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def record(table_id: str, store: Store, hall: Hall, reader: Reader) -> Response[str]:
    """The record of a game that is over, as a file."""
    async with reader.turn(table_id):
        row, course = await _finished(table_id, store, hall)
    written = Record(course.game, [_record_name(seat) for seat in row.seats])
    for seat, action in course.decisions:
        written.add(seat, action)
    if course.is_over():
        written.result = course.state.scores()
    headers = {"Content-Disposition": f'attachment; filename="{row.game}-{row.id}.txt"'}
    return Response(str(written), headers=headers, media_type=MediaType.TEXT)


@get("/api/tables/{table_id:str}/replay")
async def replay(table_id: str, guest: str | None, store: Store, hall: Hall, reader: Reader) -> wire.Replay:
    """Every decision of a game that is over."""
    async with reader.turn(table_id):
        row, course = await _finished(table_id, store, hall)
    decisions = [
        wire.Decided(seat=seat, action=action, text=course.game.text(action)) for seat, action in course.decisions
    ]
    return wire.Replay(table=hall.info(row, guest), decisions=decisions)


@get("/api/tables/{table_id:str}/frames")
async def frames(
    table_id: str,
    store: Store,
    hall: Hall,
    reader: Reader,
    first: Annotated[int, Parameter(ge=0)],
    last: Annotated[int, Parameter(ge=0)],
) -> wire.Frames:
    """The positions from the first to the last asked for, with everything that any seat saw."""
    async with reader.turn(table_id):
        _, course = await _finished(table_id, store, hall)
        end = len(course.decisions)
        if not first <= last <= end or last - first >= MOST_FRAMES:
            raise Refusing("no-frames", facts={"last": end, "most": MOST_FRAMES})
        return wire.Frames(frames=[frame async for frame in _frames(course, first, last)])


@get("/api/tables/{table_id:str}/story")
async def story(table_id: str, store: Store, hall: Hall, reader: Reader) -> wire.Story:
    """All that happened in a game that is over, as everybody together saw it."""
    async with reader.turn(table_id):
        _, course = await _finished(table_id, store, hall)
        state = course.game.start()
        happened: list[Event] = []
        state.listener = happened.append
        told = []
        for number, (seat, action) in enumerate(course.decisions, 1):
            state.apply(seat, action)
            if happened:
                told.append(wire.Happening(number=number, events=[_whole(event) for event in happened]))
                happened.clear()
            if number % ENTRIES_AT_ONCE == 0:
                await asyncio.sleep(0)
        return wire.Story(happened=told)


def _whole(event: Event) -> dict[str, Any]:
    """An event as everybody together saw it."""
    return {"event": event.name, **event.facts, **event.secrets}


async def _frames(course: Course, first: int, last: int) -> AsyncIterator[wire.Frame]:
    state = position_after(course.game, course.decisions[: max(0, first - 1)])
    for number in range(first, last + 1):
        happened: list[Event] = []
        if number > 0:
            state.listener = happened.append
            state.apply(*course.decisions[number - 1])
            state.listener = None
        yield wire.Frame(
            number=number,
            views=[state.view(seat) for seat in range(course.game.players)],
            events=[_whole(event) for event in happened],
            waiting=state.waiting(),
        )
        # A replay is not urgent: those who play come first.
        await asyncio.sleep(0)


def read_record(text: str) -> Record:
    """A record that somebody brings, played through. It is read in a thread, and a `Game` is not for two: live tables
    use the shared one meanwhile."""
    return Record.parse(text, games.fresh)


@post("/api/records", request_max_body_size=RECORD_BYTES)
async def open_record(
    request: Request[Any, Any, Any], guest: str | None, store: Store, hall: Hall, reader: Reader
) -> wire.TableInfo:
    """Open a record file for replay."""
    body = await request.body()
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Refusing("bad-record", detail="it is not a text in UTF-8") from error
    try:
        async with reader.turn(""):
            read = await asyncio.to_thread(read_record, text)
    except ValueError as error:
        raise Refusing("bad-record", detail=str(error)) from error
    row = TableRow(
        game=read.game.name,
        options=read.game.options,
        host=guest or "",
        hints=False,
        seats=[SeatRow(seat, tidied(name, f"seat {seat}"), BOT, None) for seat, name in enumerate(read.names)],
        status=RECORD,
        result=read.result,
    )
    if read.result is not None:
        row.winners = position_after(read.game, read.decisions).winners()
    await store.add_table(row, [Entry(seat, action) for seat, action in read.decisions])
    return hall.info(row, guest)


async def _finished(table_id: str, store: Store, hall: Hall) -> tuple[TableRow, Course]:
    row = await hall.row(table_id)
    if row.status in PLAYED:
        raise Refusing("not-over")
    game = games.chosen(row.game, len(row.seats), row.options)
    course = Course(game)
    for number, entry in enumerate(await store.entries(table_id), 1):
        course.add(entry, listen=False)
        if number % ENTRIES_AT_ONCE == 0:
            await asyncio.sleep(0)
    # What is stored decides: a result not yet stored is no result.
    if row.status != RECORD and course.state.to_move != OVER:
        raise Refusing("not-over")
    return row, course


def _record_name(seat: SeatRow) -> str:
    return tidied(seat.name, f"seat {seat.seat}")


ROUTES = [record, replay, frames, story, open_record]
