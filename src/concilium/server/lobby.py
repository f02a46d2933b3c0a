"""HTTP: guests, games, tables and seats."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie

from concilium.core.game import Game
from concilium.core.registry import names, title
from concilium.server import games, rematch, seating, thinking, wire
from concilium.server.database import Gone
from concilium.server.engine import Engine
from concilium.server.guests import COOKIE, COOKIE_SECONDS, Signer
from concilium.server.guests import guest_of as guest_of_cookie
from concilium.server.hall import Hall
from concilium.server.limits import Limits
from concilium.server.names import named
from concilium.server.problems import Refusing
from concilium.server.rows import RUNNING, TableRow, is_id, new_id
from concilium.server.store import Store
from concilium.server.thinking import accepted

AnyRequest = Request[Any, Any, Any]


async def guest_of(request: AnyRequest, signer: Signer, store: Store) -> str | None:
    """The guest whose signed cookie came with a request."""
    return await guest_of_cookie(request.cookies.get(COOKIE), signer, store)


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
    name = await free_name(data.name, store)
    caller = await known(guest, name, store)
    await store.rename_guest(caller, name)
    return await signed(wire.Guest(name=name), caller, request, signer, store)


@post("/api/guest/sign-out-elsewhere", status_code=200)
async def sign_out_elsewhere(
    request: AnyRequest, guest: str | None, store: Store, hall: Hall, signer: Signer
) -> Response[wire.Guest] | Response[wire.Problem]:
    """Let no other browser be this guest: other cookies and all links to the guest's seats count no more."""
    if guest is None:
        raise Refusing("no-guest")
    caller = await known(guest, "", store)
    name = await store.guest_name(caller)
    tables = await hall.held_by(caller)
    # Before the seats' links are new: nobody with an old cookie is to read those. Since the old cookie counts no more
    # from here on, the answer has a new one, whatever becomes of the seats.
    in_round = await store.next_round(caller)
    hall.close_connections_of(caller)
    cookie = _cookie(caller, in_round, request, signer)
    if not await seating.hold_all_alone(tables, store, caller):
        gone = Gone()
        return Response(gone.problem, status_code=gone.status, cookies=[cookie])
    return Response(wire.Guest(name=name or None), cookies=[cookie])


@get("/api/games")
async def all_games(engine: Engine) -> wire.Games:
    """What can be played, and against whom."""
    return games.offered(thinking.OFFERED, engine.news())


@get("/api/engine")
async def thinks_on(engine: Engine) -> wire.Engine:
    """What the bots think on, and how far the compiled engine is."""
    return engine.news()


@get("/api/games/{name:str}/words/{language:str}", media_type="text/plain")
async def words(name: str, language: str, subject: str = "") -> Response[str]:
    """A game's own catalogue in a language, as Fluent writes it. If the game brings colours, a header says where."""
    headers = {"Cache-Control": "no-cache"}
    found = games.words(name, language, subject)
    if games.palette(name) is not None:
        headers["Link"] = f'</api/games/{name}/palette.css>; rel="stylesheet"'
    return Response(found, media_type="text/plain", headers=headers)


@get("/api/games/{name:str}/palette.css", media_type="text/css")
async def palette(name: str) -> Response[str]:
    """The colours that a game's package brings; refused if it brings none."""
    found = games.palette(name)
    if found is None:
        raise Refusing("not-found")
    return Response(found, media_type="text/css", headers={"Cache-Control": "no-cache"})


@post("/api/tables")
async def make_table(
    data: wire.TableWish,
    request: AnyRequest,
    guest: str | None,
    store: Store,
    hall: Hall,
    signer: Signer,
    limits: Limits,
) -> Response[wire.TableInfo]:
    """Make a table; whoever makes it is its host."""
    game = games.chosen(data.game, len(data.seats), data.options)
    for wish in data.seats:
        if wish.name is not None:
            await free_name(wish.name, store, "seats")
    if guest is not None:
        await _check_many(guest, store, limits)
    given = next((wish.name for wish in data.seats if wish.kind == "me"), None)
    name = given or (await store.guest_name(guest) if guest is not None else None) or ""
    host = guest if guest is not None else new_id()
    seats = seating.seats_wished(data.seats, host, name)
    await known(guest, name, store, host)
    row = TableRow(data.game, game.options, host, data.hints, seats, colours=seating.colours_wished(data.seats))
    table = await hall.make(row)
    return await signed(table.info(host), host, request, signer, store)


@get("/api/tables")
async def my_tables(guest: str | None, store: Store, hall: Hall) -> wire.Tables:
    """The tables at which one sits or is host, the last changed first."""
    rows = [] if guest is None else await store.tables_of(guest)
    waiting = {row.id: await hall.waiting_at(row) for row in rows if row.status == RUNNING}
    return wire.Tables(tables=[hall.info(row, guest) for row in rows], waiting=waiting)


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
    if game not in names():
        raise Refusing("not-found")
    return _printed(games.chosen(game, max(title(game).players), {}))


def _printed(game: Game) -> wire.Facts:
    verbs = [wire.VerbInfo(name=verb.name, base=verb.base, things=verb.things) for verb in game.notation.verbs]
    return wire.Facts(game=games.info(game.name), facts=game.facts(), verbs=verbs)


@post("/api/seat/look", status_code=200)
async def look_at_seat(
    data: wire.Link, request: AnyRequest, guest: str | None, store: Store, hall: Hall, signer: Signer
) -> Response[wire.Place]:
    """The seat that a link opens; and a cookie, so that whoever takes the seat is known even if the answer is lost."""
    visitor = guest if guest is not None else new_id()
    row = await hall.row(await _table_of(data.link, store))
    seat = seating.opened(row, data.link, visitor)
    place = wire.Place(table=hall.info(row, visitor), seat=seat.seat)
    return await signed(place, visitor, request, signer, store)


@post("/api/seat/take", status_code=200)
async def take_seat(data: wire.Taking, guest: str | None, store: Store, hall: Hall) -> wire.Place:
    """Take the seat that a link opens, or come back to it; doing so twice is doing so once."""
    if guest is None:
        raise Refusing("no-guest")
    name = await free_name(data.name, store)
    table = await hall.open(await _table_of(data.link, store))
    seat = await seating.take(table, store, data.link, guest, name, data.colour)
    await known(guest, name, store)
    return wire.Place(table=table.info(guest), seat=seat)


@post("/api/tables/{table_id:str}/rematch", status_code=200)
async def play_again(table_id: str, guest: str | None, store: Store, hall: Hall, limits: Limits) -> wire.TableInfo:
    """Play again with the same people and settings; whoever asks second comes to the same table."""
    table = await hall.open(table_id)
    if guest is not None and table.row.rematch is None:
        await _check_many(guest, store, limits)
    again = await hall.open(await rematch.offer(table, store, guest))
    return again.info(guest)


@post("/api/tables/{table_id:str}/seats/{seat:int}/invite", status_code=200)
async def invite(table_id: str, seat: int, guest: str | None, store: Store, hall: Hall) -> wire.TableInfo:
    """Make a new link to a seat whose taker has never come."""
    table = await hall.open(table_id)
    await seating.invite(table, store, seat, guest)
    return table.info(guest)


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
    if not accepted(data.level):
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


async def _table_of(link: str, store: Store) -> str:
    found = await store.seat_of_link(link) if is_id(link) else None
    if found is None:
        raise Refusing("no-seat")
    return found[0]


async def _check_many(host: str, store: Store, limits: Limits) -> None:
    if await store.running_tables_of(host) >= limits.tables:
        raise Refusing("too-many-tables", facts={"most": limits.tables})


async def free_name(text: str, store: Store, field: str = "name") -> str:
    """The name; refused if it cannot be one, or the operator has blocked it."""
    name = named(text, field)
    if await store.is_blocked(name):
        raise Refusing("blocked-name", field=field)
    return name


async def known(guest: str | None, name: str, store: Store, new: str | None = None) -> str:
    """A guest of whom the store knows."""
    if guest is not None and await store.guest_name(guest) is not None:
        return guest
    known = guest or new or new_id()
    await store.add_guest(known, name)
    return known


async def signed(content: Any, guest: str, request: AnyRequest, signer: Signer, store: Store) -> Response[Any]:
    return Response(content, cookies=[_cookie(guest, await store.guest_round(guest), request, signer)])


def _cookie(guest: str, in_round: int, request: AnyRequest, signer: Signer) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=signer.signed(guest, in_round),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


ROUTES = [
    me,
    be_called,
    sign_out_elsewhere,
    all_games,
    thinks_on,
    words,
    palette,
    make_table,
    my_tables,
    one_table,
    facts,
    facts_of_game,
    look_at_seat,
    take_seat,
    play_again,
    invite,
    leave_seat,
    let_stand_in,
    take_back_seat,
]
