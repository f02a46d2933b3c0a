"""Throws strange requests and messages at a server: none may be a fault of the server's, and what is refused changes
nothing."""

import asyncio
import contextlib
import itertools
import json
import random
from collections import Counter
from collections.abc import Iterator

import msgspec
from tests.server import strange
from tests.server.books import Books
from tests.server.clients import Client, Guest
from tests.server.pairs import whose_turn
from tests.server.playing import BOT, FRIEND, HERE, ME, decide_at_random
from tests.server.processes import ServerProcess
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

import concilium
from concilium.server import wire
from concilium.server.guests import COOKIE
from concilium.server.limits import MESSAGE_BYTES

GAME = "grand-tribunal"
ANSWERS_AT_ONCE = 64
"""A client that lets many more wait is cut off."""
SECONDS = 60
_DECODER = msgspec.json.Decoder(wire.Messages)
_READER = msgspec.json.Decoder(wire.ToServer)


async def throw_requests(server: ServerProcess, count: int, seed: int) -> None:
    """Send strange requests to every route that the server declares, and to those that it does not."""
    rng = random.Random(seed)
    refused = 0
    async with Guest(server) as guest, Books(server.database) as books:
        table = await guest.make_table(GAME, ME, FRIEND, BOT)
        schema = await guest.get("/api/schema/openapi.json")
        routes = [(verb.upper(), path) for path, verbs in schema["paths"].items() for verb in verbs]
        assert ("POST", "/api/seat/take") in routes
        assert len(routes) > 12
        routes += [
            ("GET", "/health"),
            ("GET", "/ready"),
            ("GET", "/metrics"),
            ("GET", "/{path}"),
            ("PUT", "/api/tables"),
        ]
        # Those that would let go of what the others are thrown at.
        routes = [route for route in routes if not route[1].endswith(("/leave", "/sign-out-elsewhere"))]
        links = [seat["link"] for seat in table["seats"] if seat["link"]]
        cookie = guest.cookie()
        guest.http.cookies.clear()
        for _ in range(count):
            verb, template = rng.choice(routes)
            request = guest.http.build_request(
                "HEAD" if verb == "GET" and rng.random() < 0.1 else verb,
                server.origin + strange.path(template, [table["id"], *links], rng),
                headers=strange.headers(server.origin, cookie, rng),
                content=strange.body(rng) if verb != "GET" else b"",
            )
            before = await books.by_people()
            answer = await guest.http.send(request)
            guest.http.cookies.clear()
            said = f"{request.method} {request.url} {request.headers} {request.content[:200]!r}: {answer.text[:300]}"
            assert answer.status_code < 500, said
            assert '"internal"' not in answer.text, said
            if answer.status_code >= 400:
                refused += 1
                assert await books.by_people() == before, said
    assert refused > count / 2


async def socket_of(
    guest: Guest, table: str, seat: int | None = 0, hello: str | bytes = '{"type":"hello"}'
) -> ClientConnection:
    socket = await connect(
        f"ws://{guest.server.address}/api/tables/{table}/live" + ("" if seat is None else f"?seat={seat}"),
        origin=Origin(guest.server.origin),
        additional_headers={"Cookie": f"{COOKIE}={guest.cookie()}"},
        max_size=None,
        proxy=None,
    )
    # A table that there is not is closed at once.
    with contextlib.suppress(ConnectionClosed):
        await socket.send(hello)
    return socket


class Thrower:
    """One seat of a table, or its spectator, from which strange messages are thrown; it comes again when cut off."""

    def __init__(self, guest: Guest, table: str, seat: int | None) -> None:
        self._guest = guest
        self._table = table
        self.seat = seat
        self.refused: Counter[str] = Counter()
        self.spoken = 0
        """Chat lines that were acknowledged: nothing else may be."""
        self._marks = itertools.count(1_000_000)
        self._waited_for: dict[int, asyncio.Future[None]] = {}
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._socket = await socket_of(self._guest, self._table, self.seat)
        self._listening = asyncio.create_task(self._listen(self._socket))

    async def close(self) -> int | None:
        assert self._socket is not None
        assert self._listening is not None
        await self._socket.close()
        await self._listening
        return self._socket.close_code

    async def throw(self, said: str | bytes) -> None:
        assert self._socket is not None
        is_too_long = len(said) > MESSAGE_BYTES
        if is_too_long:
            # It ends the connection, and with it what waits to be answered.
            await self.settle()
        await self._socket.send(said)
        if is_too_long:
            await asyncio.wait_for(self._socket.wait_closed(), SECONDS)
            assert await self.close() == 1009
            await self.open()

    async def settle(self) -> None:
        """Wait until all that was thrown is answered: messages are answered in order."""
        assert self._socket is not None
        mark = next(self._marks)
        self._waited_for[mark] = asyncio.get_running_loop().create_future()
        await self._socket.send(json.dumps({"type": "why", "id": mark, "action": 0}))
        await asyncio.wait_for(self._waited_for[mark], SECONDS)

    async def _listen(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for data in socket:
                for told in _DECODER.decode(data):
                    self._hear(told)

    def _hear(self, told: wire.ToClient) -> None:
        if isinstance(told, wire.Refused):
            assert told.problem.key not in ("internal", "no-database"), told
            self.refused[told.problem.key] += 1
        elif isinstance(told, wire.Ack):
            self.spoken += 1
        if isinstance(told, wire.Refused | wire.Because) and told.id in self._waited_for:
            self._waited_for.pop(told.id).set_result(None)


def is_allowed(said: str | bytes, position: wire.Position) -> bool:
    """Whether a message might change the game: then it is not strange."""
    try:
        message = _READER.decode(said)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return False
    if isinstance(message, wire.Undo):
        return position.undo > 0 and message.number == position.number
    question = position.decision
    if not isinstance(message, wire.Decide) or question is None:
        return False
    return message.decision == question.id and message.action in {choice.action for choice in question.choices}


def _strange(asked: wire.Position, position: wire.Position, rng: random.Random) -> Iterator[str | bytes]:
    """Messages that change nothing, said by one who sees a position while somebody is asked at theirs."""
    assert asked.decision is not None
    legal = {choice.action for choice in asked.decision.choices}
    actions = concilium.game(GAME, 3).actions
    while True:
        if rng.random() < 0.7:
            said = strange.message(rng)
        elif position is asked:
            said = json.dumps(strange.decision(asked.decision.id, legal, actions, rng))
        else:
            # The right answer from the wrong seat is as wrong as any other.
            right = {"type": "decide", "id": 1, "decision": asked.decision.id, "action": rng.choice(sorted(legal))}
            said = json.dumps(rng.choice([right, strange.decision(asked.decision.id, legal, actions, rng)]))
        # Few of those that end a connection: to come again takes longer than all the others.
        if not is_allowed(said, position) and (len(said) <= MESSAGE_BYTES or rng.random() < 0.1):
            yield said


async def _begun(guest: Guest, rng: random.Random) -> tuple[str, list[Client]]:
    """A table at which somebody is asked and could take something back; and that seat first, then the others and a
    spectator, with what each sees."""
    table = str((await guest.make_table(GAME, ME, HERE, HERE))["id"])
    clients = [Client(guest, table, seat) for seat in (0, 1, 2, None)]
    for client in clients:
        await client.connect()
    asked = await whose_turn(clients)
    while seen(asked).undo == 0:
        await decide_at_random(asked, rng)
        asked = await whose_turn(clients)
    for client in clients:
        await client.until(lambda c: c.position.waiting == [asked.seat])
        await client.close()
    return table, sorted(clients, key=lambda client: client is not asked)


def seen(client: Client) -> wire.Position:
    assert client.position is not None
    return client.position


async def throw_messages(server: ServerProcess, count: int, seed: int) -> None:
    """Say strange things at a table, from the seat that is asked, from others and as a spectator."""
    rng = random.Random(seed)
    async with Guest(server) as guest, Books(server.database) as books:
        table, clients = await _begun(guest, rng)
        throwers = [Thrower(guest, table, client.seat) for client in clients]
        strange_from = [_strange(seen(clients[0]), seen(client), rng) for client in clients]
        for thrower in throwers:
            await thrower.open()
            await thrower.settle()
        before = await books.by_people()
        await throwers[0].throw(json.dumps({"type": "say", **strange.MESSAGES["say"]}))
        for number in range(1, count + 1):
            place = rng.choice((0, 0, 0, *range(len(throwers))))
            await throwers[place].throw(next(strange_from[place]))
            if number % ANSWERS_AT_ONCE == 0 or number == count:
                # Let the answers come: who takes none is cut off.
                for thrower in throwers:
                    await thrower.settle()
                now = await books.by_people()
                assert len(now["chat"]) == len(before["chat"]) + sum(thrower.spoken for thrower in throwers)
                assert {**now, "chat": []} == {**before, "chat": []}
        for thrower in throwers:
            assert await thrower.close() == 1000
        assert sum(thrower.spoken for thrower in throwers) > 0
        refused = sum((thrower.refused for thrower in throwers), Counter[str]())
        assert {"malformed", "illegal", "stale", "watching"} <= set(refused)
        async with Client(guest, table, clients[0].seat) as client:
            assert (client.number, seen(client).decision) == (clients[0].number, seen(clients[0]).decision)
