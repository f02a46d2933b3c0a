"""HTTP: guests, games, tables and seats."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie

from concilium.core.game import Game
from concilium.server import games, seating, wire
from concilium.server.guests import COOKIE, COOKIE_SECONDS, Signer
from concilium.server.hall import Hall
from concilium.server.problems import Refusing
from concilium.server.rows import TableRow, new_id
from concilium.server.store import Store
from concilium.server.thinking import levels

AnyRequest = Request[Any, Any, Any]


async def guest_of(request: AnyRequest, signer: Signer) -> str | None:
    """The guest whose signed cookie came with a request."""
    return signer.guest(request.cookies.get(COOKIE))


@get("/api/me")
async def me(guest: str | None, store: Store) -> wire.Guest:
    """Who this browser is."""
    name = None if guest is None else await store.guest_name(guest)
    return wire.Guest(name=name or None)


@post("/api/guest", status_code=200)
async def be_called(
    data: wire.GuestName, request: AnyRequest, guest: str | None, store: Store, signer: Signer
) -> Response[wire.Guest]:
    """Say how to be called."""
    known = await known(guest, data.name, store)
    await store.rename_guest(known, data.name)
    return signed(wire.Guest(name=data.name), known, request, signer)


@get("/api/games")
async def all_games() -> wire.Games:
    """What can be played, and against whom."""
    return games.offered(levels())


@post("/api/tables")
async def make_table(
    data: wire.TableWish, request: AnyRequest, guest: str | None, store: Store, hall: Hall, signer: Signer
) -> Response[wire.TableInfo]:
    """Make a table; who makes it is its host."""
    game = games.chosen(data.game, len(data.seats), data.options)
    given = next((wish.name for wish in data.seats if wish.kind == "me"), None)
    name = given or (await store.guest_name(guest) if guest is not None else None) or ""
    host = guest if guest is not None else new_id()
    seats = seating.seats_wished(data.seats, host, name, levels())
    await known(guest, name, store, host)
    table = await hall.make(TableRow(data.game, game.options, host, data.hints, seats))
    return signed(table.info(host), host, request, signer)


@get("/api/tables")
async def my_tables(guest: str | None, store: Store, hall: Hall) -> wire.Tables:
    """The tables at which one sits or is host, the last changed first."""
    rows = [] if guest is None else await store.tables_of(guest)
    return wire.Tables(tables=[hall.info(row, guest) for row in rows])


@get("/api/tables/{table_id:str}")
async def one_table(table_id: str, guest: str | None, hall: Hall) -> wire.TableInfo:
    """A table as one may see it."""
    return hall.info(await hall.row(table_id), guest)


@get("/api/tables/{table_id:str}/facts")
async def facts(table_id: str, hall: Hall) -> wire.Facts:
    """What is printed on the components of the table's game, and its action space."""
    row = await hall.row(table_id)
    return _printed(games.chosen(row.game, len(row.seats), row.options))


@get("/api/games/{game:str}/facts")
async def facts_of_game(game: str) -> wire.Facts:
    """What is printed on a game's components as it comes, for the most players: then nothing is left out."""
    offered = next((info for info in games.offered(levels()).games if info.name == game), None)
    if offered is None:
        raise Refusing("not-found")
    return _printed(games.chosen(game, max(offered.players), {}))


def _printed(game: Game) -> wire.Facts:
    verbs = [wire.VerbInfo(name=verb.name, base=verb.base, things=verb.things) for verb in game.notation.verbs]
    return wire.Facts(facts=game.facts(), verbs=verbs)


@get("/api/seats/{link:str}")
async def what_opens(link: str, guest: str | None, store: Store, hall: Hall) -> wire.Place:
    """The seat that a link opens."""
    table_id, seat = await _seat_of(link, store)
    return wire.Place(table=hall.info(await hall.row(table_id), guest), seat=seat)


@post("/api/seats/{link:str}", status_code=200)
async def take_seat(
    link: str,
    data: wire.GuestName,
    request: AnyRequest,
    guest: str | None,
    store: Store,
    hall: Hall,
    signer: Signer,
) -> Response[wire.Place]:
    """Take the seat that a link opens, or come back to it."""
    table = await hall.open((await _seat_of(link, store))[0])
    holder = guest if guest is not None else new_id()
    seat = await seating.take(table, store, link, holder, data.name)
    await known(guest, data.name, store, holder)
    return signed(wire.Place(table=table.info(holder), seat=seat), holder, request, signer)


@post("/api/tables/{table_id:str}/seats/{seat:int}/leave", status_code=200)
async def leave_seat(table_id: str, seat: int, guest: str | None, store: Store, hall: Hall) -> wire.TableInfo:
    """Give one's seat up."""
    table = await hall.open(table_id)
    await seating.leave(table, store, seat, guest)
    return table.info(guest)


@post("/api/tables/{table_id:str}/seats/{seat:int}/stand-in", status_code=200)
async def let_stand_in(
    table_id: str, seat: int, data: wire.StandIn, guest: str | None, store: Store, hall: Hall
) -> wire.TableInfo:
    """Hand an absent person's seat to a bot."""
    if data.level not in levels():
        raise Refusing("unknown-level", field="level")
    table = await hall.open(table_id)
    await seating.stand_in(table, store, seat, guest, data.level)
    return table.info(guest)


@post("/api/tables/{table_id:str}/seats/{seat:int}/take-back", status_code=200)
async def take_back_seat(table_id: str, seat: int, guest: str | None, store: Store, hall: Hall) -> wire.TableInfo:
    """Play one's seat again."""
    table = await hall.open(table_id)
    await seating.take_back(table, store, seat, guest)
    return table.info(guest)


async def _seat_of(link: str, store: Store) -> tuple[str, int]:
    found = await store.seat_of_link(link)
    if found is None:
        raise Refusing("no-seat")
    return found


async def known(guest: str | None, name: str, store: Store, new: str | None = None) -> str:
    """A guest of whom the store knows."""
    if guest is not None and await store.guest_name(guest) is not None:
        return guest
    known = guest or new or new_id()
    await store.add_guest(known, name)
    return known


def signed(content: Any, guest: str, request: AnyRequest, signer: Signer) -> Response[Any]:
    cookie = Cookie(
        key=COOKIE,
        value=signer.signed(guest),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(content, cookies=[cookie])


ROUTES = [
    me,
    be_called,
    all_games,
    make_table,
    my_tables,
    one_table,
    facts,
    facts_of_game,
    what_opens,
    take_seat,
    leave_seat,
    let_stand_in,
    take_back_seat,
]
