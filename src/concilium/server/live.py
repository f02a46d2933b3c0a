"""The WebSocket of a table: what a client may say there, and what it hears."""

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, get_args

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from concilium.server import logs, metrics, wire
from concilium.server.connection import NO_TABLE, NOT_YOURS, Connection, encoded, frame
from concilium.server.course import Audience
from concilium.server.database import Gone
from concilium.server.guests import COOKIE, Signer, guest_of
from concilium.server.hall import Hall
from concilium.server.limits import Bucket, Limits, Rate, household
from concilium.server.names import spoken
from concilium.server.problems import Refusing
from concilium.server.protocols import LINE, SocketProtocol
from concilium.server.store import Store
from concilium.server.table import Table

LOGGER = logging.getLogger("concilium.server")

NOT_HELLO = 4400
SILENT = 4408
TOO_FAST = 4429
TRY_AGAIN = 1013
"""What a connecting client is sent while the database is gone; it will try again."""
SECONDS_FOR_HELLO = 10.0
MOST_BREACHES = 20
"""A client that has been too fast this many times is disconnected."""

_DECODER = msgspec.json.Decoder(wire.ToServer)
_SECONDS = {kind: metrics.CLICK_SECONDS.labels(kind.__name__.lower()) for kind in get_args(wire.ToServer)}
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What decoding raises when a message is not JSON, not what was expected, not UTF-8 or nested too deeply."""
Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: Socket, table_id: str, hall: Hall, signer: Signer, store: Store, limits: Limits, seat: int | None = None
) -> None:
    """Show a table to a seat's holder, or to a spectator, until they go."""
    try:
        await _show(socket, table_id, hall, signer, store, limits, seat)
    finally:
        # A socket and what it wraps hold each other, with all of the connection: Python seldom looks for such.
        del socket.receive, socket.send


async def _show(
    socket: Socket, table_id: str, hall: Hall, signer: Signer, store: Store, limits: Limits, seat: int | None
) -> None:
    await socket.accept()
    address = household(socket.client.host) if socket.client is not None else ""
    try:
        async with asyncio.timeout(hall.patience):
            guest = await guest_of(socket.cookies.get(COOKIE), signer, store)
            table = await hall.open(table_id)
    except (Gone, TimeoutError):
        await socket.send_text(frame([encoded(wire.Refused(id=None, problem=Gone().problem))]).decode())
        await socket.close(TRY_AGAIN)
        return
    except Refusing:
        await socket.close(NO_TABLE)
        return
    if seat is not None and seat not in [row.seat for row in table.row.held_by(guest)]:
        await socket.close(NOT_YOURS)
        return
    line: SocketProtocol = socket.scope["state"][LINE]()
    connection = Connection(guest, seat, line, address)
    open_now = metrics.CONNECTIONS.labels("spectator" if seat is None else "seat")
    with logs.about(table_id, connection.id), open_now.track_inprogress():
        LOGGER.debug("opened from %s", address)
        await _Visit(socket, line, table, connection, hall, limits).stay()


class _Visit:
    """One client's time at a table."""

    def __init__(
        self, socket: Socket, line: SocketProtocol, table: Table, connection: Connection, hall: Hall, limits: Limits
    ) -> None:
        self._socket = socket
        self._line = line
        self._table = table
        self._connection = connection
        self._hall = hall
        self._limits = limits
        self._messages = Bucket(limits.messages)
        self._breaches = 0
        self._is_late = False
        """Whether the client was told that what it asked for takes too long."""
        self._hinting: asyncio.Task[None] | None = None

    async def stay(self) -> None:
        sender: asyncio.Task[None] | None = None
        try:
            hello = await self._hello()
            if hello is None:
                return
            sender = asyncio.create_task(self._send())
            with self._in_time(None):
                await self._table.join(self._connection, hello)
            while self._connection.close_code is None:
                await self._hear(await self._receive())
            await sender
        except Gone as error:
            if not self._is_late:
                self._refuse(None, error)
                self._connection.flush()
            await self._socket.close(TRY_AGAIN)
        except Refusing as error:
            # The seat went to somebody else between the handshake and hello, or the table is deleted.
            await self._socket.close(NO_TABLE if error.problem.key == "no-table" else NOT_YOURS)
        except WebSocketDisconnect:
            pass
        finally:
            self._table.part(self._connection)
            for task in (sender, self._hinting):
                if task is not None:
                    task.cancel()

    async def _hello(self) -> wire.Hello | None:
        try:
            message = _DECODER.decode(await asyncio.wait_for(self._receive(), SECONDS_FOR_HELLO))
        except TimeoutError:
            await self._socket.close(SILENT)
            return None
        except UNREADABLE:
            message = None
        if not isinstance(message, wire.Hello):
            await self._socket.close(NOT_HELLO)
            return None
        return message

    async def _receive(self) -> str | bytes:
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone")
        data = event.get("text") or event.get("bytes") or ""
        assert isinstance(data, (str, bytes))
        return data

    async def _send(self) -> None:
        """Do what cannot be done at once for this client: wait until it takes more, bring it up to date, let it go."""
        connection = self._connection
        while True:
            await connection.wait()
            if not await self._line.ready():
                # Whoever waits for the client's next message hears that it is gone.
                return
            if not connection.flush():
                continue
            if connection.close_code is not None:
                await self._socket.close(connection.close_code)
                return
            if connection.is_behind:
                await self._table.catch_up(connection)

    async def _hear(self, data: str | bytes) -> None:
        """Answer one message; whatever is wrong with it is said, and changes nothing."""
        request: int | None = None
        try:
            if not self._messages.take():
                self._count_breach()
                raise _too_fast(self._limits.messages)
            message = _DECODER.decode(data)
            if not isinstance(message, wire.Hello):
                request = message.id
            began = time.perf_counter()
            try:
                with self._in_time(request):
                    await self._answer(message)
            finally:
                _SECONDS[type(message)].observe(time.perf_counter() - began)
        except UNREADABLE as error:
            self._refuse(request, Refusing("malformed", detail=_why_unreadable(error)))
        except Gone as error:
            LOGGER.error("a message was not answered: %s", error)
            if not self._is_late:
                self._refuse(request, error)
        except Refusing as error:
            self._refuse(request, error)
        except Exception:
            LOGGER.exception("a message failed")
            self._refuse(request, Refusing("internal"))

    @contextmanager
    def _in_time(self, request: int | None) -> Iterator[None]:
        """Tell the client if this takes long, whatever it waits for. It is not given up: what is being stored may yet
        be stored, and the table has to know."""
        self._is_late = False
        patience = asyncio.get_running_loop().call_later(self._hall.patience, self._tell_late, request)
        try:
            yield
        finally:
            patience.cancel()

    def _tell_late(self, request: int | None) -> None:
        self._refuse(request, Gone())
        self._is_late = True

    async def _answer(self, message: wire.ToServer) -> None:
        table, connection = self._table, self._connection
        if isinstance(message, wire.Hello):
            raise Refusing("malformed", detail="hello is said once")
        seat, guest = _seated(connection.audience), connection.guest
        if isinstance(message, wire.Decide):
            connection.send(await table.decide(seat, guest, message))
        elif isinstance(message, wire.Undo):
            connection.send(await table.undo(seat, guest, message))
        elif isinstance(message, wire.Why):
            connection.send(await table.why(seat, guest, message))
        elif isinstance(message, wire.Say):
            if not self._hall.talk.take(guest or ""):
                raise _too_fast(self._limits.talk)
            spoken(message.text)
            connection.send(await table.say(seat, guest, message))
        elif isinstance(message, wire.AskEarlier):
            connection.send(await table.earlier(seat, guest, message))
        else:
            self._start_hint(seat, message)

    def _start_hint(self, seat: int, message: wire.AskHint) -> None:
        """A hint takes time, and the client may continue to play; one hint at a time."""
        if self._hinting is not None and not self._hinting.done():
            raise Refusing("hint-asked")
        if not self._hall.hints.take(self._connection.guest or ""):
            raise _too_fast(self._limits.hints)
        self._hinting = asyncio.create_task(self._hint(seat, message))

    async def _hint(self, seat: int, message: wire.AskHint) -> None:
        try:
            self._connection.send(await self._table.hint(seat, self._connection.guest, message))
        except Refusing as error:
            self._refuse(message.id, error)
        except Exception:
            LOGGER.exception("a hint failed")
            self._refuse(message.id, Refusing("internal"))

    def _count_breach(self) -> None:
        self._breaches += 1
        if self._breaches > MOST_BREACHES:
            self._connection.close(TOO_FAST)

    def _refuse(self, request: int | None, error: Refusing) -> None:
        self._connection.send(wire.Refused(id=request, problem=error.problem))


def _too_fast(rate: Rate) -> Refusing:
    return Refusing("too-fast", facts=rate.facts)


def _why_unreadable(error: Exception) -> str:
    return "it is nested too deeply" if isinstance(error, RecursionError) else str(error)


def _seated(audience: Audience) -> int:
    if audience is None:
        raise Refusing("watching")
    return audience
