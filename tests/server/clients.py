"""Clients as browsers are: they keep what they were sent, resume after a lost connection, and never guess."""

import asyncio
import itertools
import json
from types import TracebackType
from typing import Any

import httpx
import msgspec
from tests.server.processes import ServerProcess
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from concilium.server import wire
from concilium.server.guests import COOKIE

SECONDS = 60.0
_DECODER = msgspec.json.Decoder(wire.Messages)


class Guest:
    """A browser with its cookie."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.http = httpx.AsyncClient(headers={"Origin": server.origin}, timeout=SECONDS, trust_env=False)

    async def __aenter__(self) -> "Guest":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    def cookie(self) -> str:
        return self.http.cookies.get(COOKIE) or ""

    async def get(self, path: str, status: int = 200) -> Any:
        return self._read(await self.http.get(self.server.origin + path), status)

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        answer = await self.http.post(self.server.origin + path, json=body)
        return self._read(answer, status)

    async def make_table(self, game: str, *seats: dict[str, Any], **more: Any) -> Any:
        return await self.post("/api/tables", {"game": game, "seats": list(seats), **more}, 201)

    async def look(self, link: str, status: int = 200) -> Any:
        """Open a seat's link, as its page does."""
        return await self.post("/api/seat/look", {"link": link}, status)

    async def sit(self, link: str, name: str) -> Any:
        """Take the seat that a link opens."""
        await self.look(link)
        return await self.post("/api/seat/take", {"link": link, "name": name})

    def _read(self, answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, f"{answer.status_code}: {answer.text[:500]}"
        return answer.json()


class Refusal(Exception):
    """The server refused a request."""

    def __init__(self, problem: wire.Problem) -> None:
        super().__init__(problem.english)
        self.problem = problem


Heard = (
    wire.Position | wire.TableNews | wire.Chat | wire.EarlierChat | wire.Ack | wire.Refused | wire.Because | wire.Hint
)
"""What a client hears, once it has made a position of what has changed."""


def changed(last: wire.Position | None, change: wire.Change) -> wire.Position:
    """The position after the last one, as a client makes it from what has changed."""
    assert last is not None
    assert last.number == change.after
    fields = msgspec.structs.asdict(change)
    parts = fields.pop("changes")
    view = {**last.view, **parts}
    if "players" in parts:
        pairs = zip(last.view["players"], parts["players"], strict=True)
        view["players"] = [player if own is None else own for player, own in pairs]
    return wire.Position(view=view, **fields)


class Taker:
    """Takes frames as a socket does, or does not for a while."""

    def __init__(self, is_open: bool = True) -> None:
        self.is_open = is_open
        self.frames: list[bytes] = []

    def takes_more(self) -> bool:
        return self.is_open

    def tell(self, text: bytes) -> None:
        self.frames.append(text)


class Client:
    """One connection to a table after another, for a seat or for a spectator.

    It fails on a gap or a repeat: each position must begin where the last one ended.
    """

    def __init__(self, guest: Guest, table: str, seat: int | None) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.heard: list[Any] = []
        """Every message, as it came."""
        self.views: dict[int, Any] = {}
        """Every position's view, put together from what came."""
        self.events: list[dict[str, Any]] = []
        self.chat: list[wire.ChatLine] = []
        self.position: wire.Position | None = None
        self.news: wire.TableInfo | None = None
        self.number = 0
        self.changed = asyncio.Condition()
        self.faults: list[str] = []
        self._ids = itertools.count(1)
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Client":
        await self.connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
        assert not self.faults, self.faults

    async def connect(self) -> None:
        """Connect and go on from what is known."""
        query = "" if self.seat is None else f"?seat={self.seat}"
        self._socket = await connect(
            f"ws://{self.guest.server.address}/api/tables/{self.table}/live{query}",
            origin=Origin(self.guest.server.origin),
            additional_headers={"Cookie": f"{COOKIE}={self.guest.cookie()}"},
            max_size=None,
            proxy=None,
        )
        spoken = self.chat[-1].number if self.chat else 0
        await self._socket.send(msgspec.json.encode(wire.Hello(after=self.number, chat_after=spoken)).decode())
        first = asyncio.get_running_loop().create_future()
        self._reader = asyncio.create_task(self._read(self._socket, first))
        await asyncio.wait_for(first, SECONDS)

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await asyncio.gather(self._reader, return_exceptions=True)

    async def ask(self, kind: type[Any], **fields: Any) -> Any:
        """Send a request and wait for its answer; `Refusal` if it is refused, `ConnectionClosed` if that was lost."""
        request = kind(id=next(self._ids), **fields)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._answers[request.id] = answer
        assert self._socket is not None
        await self._socket.send(msgspec.json.encode(request).decode())
        return await asyncio.wait_for(answer, SECONDS)

    async def send_raw(self, data: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(data)

    async def decide(self, action: int, decision: int | None = None) -> wire.Ack:
        question = self.question()
        answer = await self.ask(wire.Decide, decision=question.id if decision is None else decision, action=action)
        assert isinstance(answer, wire.Ack)
        return answer

    def question(self) -> wire.Decision:
        assert self.position is not None
        assert self.position.decision is not None
        return self.position.decision

    async def until(self, condition: Any) -> None:
        """Wait until something holds of this client."""

        async def wait() -> None:
            async with self.changed:
                await self.changed.wait_for(lambda: condition(self) or not self.is_open())
            if not condition(self):
                raise ConnectionError("the connection was lost")

        try:
            await asyncio.wait_for(wait(), SECONDS)
        except TimeoutError as error:
            raise TimeoutError(f"not within {SECONDS:g} seconds, {self}") from error

    def __str__(self) -> str:
        """Where it is, for whoever reads that it waited in vain."""
        at = "at no position" if self.position is None else f"at position {self.number}, {self._asked(self.position)}"
        return f"seat {self.seat} of table {self.table}, {'open' if self.is_open() else 'closed'}, {at}"

    def _asked(self, position: wire.Position) -> str:
        is_asked = "asked" if position.decision is not None else "not asked"
        return f"{is_asked}, while {position.waiting} are waited for"

    def is_open(self) -> bool:
        return self._reader is not None and not self._reader.done()

    def close_code(self) -> int | None:
        return None if self._socket is None else self._socket.close_code

    async def _read(self, socket: ClientConnection, first: asyncio.Future[None]) -> None:
        lost: Exception = ConnectionError("the connection was lost")
        try:
            async for data in socket:
                assert isinstance(data, str)
                await self._take(data)
                if self.position is not None and not first.done():
                    first.set_result(None)
        except ConnectionClosed as error:
            lost = error
        finally:
            for answer in [first, *self._answers.values()]:
                if not answer.done():
                    answer.set_exception(lost)
                    answer.exception()
            self._answers.clear()
            asyncio.get_running_loop().call_soon(lambda: asyncio.ensure_future(self._tell()))

    async def _tell(self) -> None:
        async with self.changed:
            self.changed.notify_all()

    async def _take(self, data: str) -> None:
        for raw, message in zip(json.loads(data), _DECODER.decode(data), strict=True):
            self.heard.append(raw)
            self._hear(changed(self.position, message) if isinstance(message, wire.Change) else message)
            if self.position is not None:
                self.views[self.number] = self.position.view
        await self._tell()

    def _hear(self, message: Heard) -> None:
        if isinstance(message, wire.Position):
            if message.after != self.number or message.number < self.number:
                self.faults.append(f"had {self.number}, was sent {message.after} to {message.number}")
            self.number = message.number
            self.events += message.events
            self.position = message
        elif isinstance(message, wire.TableNews):
            self.news = message.table
        elif isinstance(message, wire.Chat):
            self.chat += message.lines
        elif message.id in self._answers:
            answer = self._answers.pop(message.id)
            if not answer.done():
                if isinstance(message, wire.Refused):
                    answer.set_exception(Refusal(message.problem))
                else:
                    answer.set_result(message)
        elif isinstance(message, wire.Refused) and message.problem.key != "no-database":
            # That the database is gone is said before the connection is closed, and no fault of anybody's.
            self.faults.append(message.problem.english)
