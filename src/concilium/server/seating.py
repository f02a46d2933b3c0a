"""Who sits where: making a table, taking a seat by its link, leaving it, and bots that stand in."""

import asyncio

from concilium.server import wire
from concilium.server.database import Gone
from concilium.server.problems import Refusing
from concilium.server.rows import BOT, PERSON, RUNNING, SeatRow, TableRow, new_link
from concilium.server.store import Store
from concilium.server.table import Table, retried
from concilium.server.thinking import accepted


def seats_wished(wishes: list[wire.SeatWish], guest: str, name: str) -> list[SeatRow]:
    """The seats of a new table, as its maker wants them."""
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise Refusing("two-of-me", field="seats")
    return [_seat_wished(place, wish, guest, name) for place, wish in enumerate(wishes)]


def colours_wished(wishes: list[wire.SeatWish]) -> list[int]:
    """The colours of a new table's seats: the first person gets the one they like, the others what is left."""
    given: list[int | None] = []
    for wish in wishes:
        given.append(None if wish.colour in given else wish.colour)
    left = [number for number in range(len(wishes)) if number not in given]
    return [left.pop(0) if number is None else number for number in given]


def colour(row: TableRow, place: int, liked: int | None) -> None:
    """Give a seat the colour that its player likes, unless another person has it; bots and empty seats make way."""
    if liked is None:
        return
    if liked in row.colours:
        other = row.colours.index(liked)
        if other != place and row.seats[other].holders:
            return
        row.colours[other] = row.colours[place]
    row.colours[place] = liked


def _seat_wished(place: int, wish: wire.SeatWish, guest: str, name: str) -> SeatRow:
    if wish.kind == "bot":
        if wish.level is None or not accepted(wish.level):
            raise Refusing("unknown-level", field="level")
        return SeatRow(place, wish.name or wish.level, BOT, wish.level)
    if wish.kind == "friend":
        return SeatRow(place, wish.name or "", PERSON, None)
    mine = wish.name or (name if wish.kind == "me" else "")
    return SeatRow(place, mine, PERSON, None, holders={guest}, came=True)


@retried
async def take(table: Table, store: Store, link: str, guest: str, name: str, liked: int | None = None) -> int:
    """Take the seat that a link opens, or come back to it; the seat's number.

    An invitation is used up when it is taken: from then on the seat has a link that only its holder knows. Who took it
    may say so again, since the answer may have been lost.
    """
    async with table.lock:
        await table.be_sure()
        seat = opened(table.row, link, guest)
        if guest not in seat.holders:
            if not seat.holders:
                seat.name = name
                seat.level = None
                seat.invitation = seat.link
                seat.came = False
                seat.link = new_link()
                colour(table.row, seat.seat, liked)
            seat.holders.add(guest)
            await _change(table, store, seat)
    table.wake()
    return seat.seat


@retried
async def leave(table: Table, store: Store, place: int, guest: str | None) -> None:
    """Give a seat up; whoever gets its new link from the host may take it. The last host hands on the table."""
    async with table.lock:
        await table.be_sure()
        seat = _own_seat(table.row, place, guest)
        _free(seat)
        staying = [holder for row in table.row.seats for holder in sorted(row.holders)]
        if guest == table.row.host and guest not in staying and staying:
            table.row.host = staying[0]
        await _change(table, store, seat)
        table.turn_out()


@retried
async def invite(table: Table, store: Store, place: int, guest: str | None) -> None:
    """The host makes a new link to a seat whose taker has never come: the answer was lost, or the wrong one took it."""
    async with table.lock:
        await table.be_sure()
        seat = _seat(table.row, place)
        if guest != table.row.host:
            raise Refusing("not-host")
        if seat.kind == BOT:
            raise Refusing("not-a-person")
        if seat.holders and not seat.is_awaited:
            raise Refusing("seat-came")
        _free(seat)
        await _change(table, store, seat)
        table.turn_out()


@retried
async def hold_alone(table: Table, store: Store, guest: str) -> None:
    """Nobody but this guest holds the guest's seats any more, on whatever device a link was opened."""
    async with table.lock:
        await table.be_sure()
        for seat in table.row.held_by(guest):
            seat.holders = {guest}
            seat.link = new_link()
            await _change(table, store, seat)
        table.turn_out()


async def hold_all_alone(tables: list[Table], store: Store, guest: str) -> bool:
    """`hold_alone` at all of these; False if the database was gone at one of them."""
    done = await asyncio.gather(*(hold_alone(table, store, guest) for table in tables), return_exceptions=True)
    for error in done:
        # One that is deleted meanwhile is nobody's.
        if error is not None and not isinstance(error, Refusing):
            raise error
    return not any(isinstance(error, Gone) for error in done)


@retried
async def stand_in(table: Table, store: Store, place: int, guest: str | None, level: str) -> None:
    """The host gives an absent player's seat to a bot; the holder of a seat may always let one play for them."""
    async with table.lock:
        await table.be_sure()
        seat = _seat(table.row, place)
        is_own = guest in seat.holders
        if guest != table.row.host and not is_own:
            raise Refusing("not-host")
        if seat.kind == BOT:
            raise Refusing("not-a-person")
        if place in table.present() and not is_own:
            raise Refusing("seat-present")
        await _play_by(table, store, seat, level)
    table.wake()


@retried
async def take_back(table: Table, store: Store, place: int, guest: str | None) -> None:
    """Its holder plays a seat again; the host may free one that nobody holds."""
    async with table.lock:
        await table.be_sure()
        seat = _seat(table.row, place)
        if seat.kind == BOT:
            raise Refusing("not-a-person")
        if guest not in seat.holders and not (guest == table.row.host and not seat.holders):
            raise Refusing("not-your-seat")
        if seat.level is None:
            raise Refusing("no-stand-in")
        await _play_by(table, store, seat, None)


async def _play_by(table: Table, store: Store, seat: SeatRow, level: str | None) -> None:
    if table.row.status != RUNNING:
        raise Refusing("over")
    seat.level = level
    await _change(table, store, seat)


async def _change(table: Table, store: Store, seat: SeatRow) -> None:
    table.is_doubtful = True
    await store.change_seat(table.row, seat)
    table.is_doubtful = False
    table.tell_table()


def _seat(row: TableRow, place: int) -> SeatRow:
    if not 0 <= place < len(row.seats):
        raise Refusing("no-seat")
    return row.seats[place]


def _own_seat(row: TableRow, place: int, guest: str | None) -> SeatRow:
    seat = _seat(row, place)
    if guest not in seat.holders:
        raise Refusing("not-your-seat")
    return seat


def opened(row: TableRow, link: str, guest: str | None) -> SeatRow:
    """The seat that a link opens to a guest: a used invitation only to whoever took it."""
    for seat in row.seats:
        if seat.kind == PERSON and (seat.link == link or (seat.invitation == link and guest in seat.holders)):
            return seat
    raise Refusing("no-seat")


def _free(seat: SeatRow) -> None:
    seat.holders.clear()
    seat.link = new_link()
    seat.invitation = None
    seat.came = False
