"""People at tables, over WebSockets: they read what comes, click after some thought, and note how long it took."""

import argparse
import asyncio
import itertools
import random
import time
from collections import Counter
from dataclasses import dataclass, field

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError, InvalidHandshake
from websockets.typing import Origin

from concilium.server import wire
from concilium.server.connection import NO_TABLE, NOT_YOURS
from concilium.server.guests import COOKIE

_DECODER = msgspec.json.Decoder(wire.Messages)


@dataclass
class Found:
    """What the clients measured."""

    clicks: list[float] = field(default_factory=list)
    """Seconds from each click to its acknowledgement."""
    waiting: dict[tuple["Player", int], float] = field(default_factory=dict)
    """When the clicks were made that are not answered yet, by who made them and their number."""
    refused: Counter[str] = field(default_factory=Counter)
    """The clicks that were refused, by the key of the refusal. Whoever was refused at coming is turned away."""
    seated: set["Player"] = field(default_factory=set)
    """Who is at a table and has seen it."""
    positions: int = 0
    finished: int = 0
    turned_away: int = 0
    """How often somebody had to come again."""
    is_measuring: bool = False

    def click(self, player: "Player", number: int) -> None:
        self.waiting[player, number] = time.perf_counter()

    def answer(self, player: "Player", number: int) -> None:
        # Whoever was told that the database is late may hear later that the click was stored all the same.
        clicked = self.waiting.pop((player, number), None)
        if self.is_measuring and clicked is not None:
            self.clicks.append(time.perf_counter() - clicked)

    def refuse(self, player: "Player", number: int, key: str) -> None:
        """Nothing was done: it is not counted as an answer, however soon it came."""
        self.waiting.pop((player, number), None)
        if self.is_measuring:
            self.refused[key] += 1

    def forget(self, player: "Player") -> None:
        """A game is over: nothing of it will be answered any more."""
        self._end(player)

    def lose(self, player: "Player") -> None:
        """A connection is lost, and what was clicked over it: that has waited until now."""
        self.turned_away += 1
        clicked = self._end(player)
        if self.is_measuring:
            self.clicks += [time.perf_counter() - each for each in clicked]

    def _end(self, player: "Player") -> list[float]:
        self.seated.discard(player)
        return [self.waiting.pop(asked) for asked in list(self.waiting) if asked[0] is player]

    def waits(self, now: float) -> list[float]:
        """How long the clicks waited, the shortest first; whoever still waits has waited until now."""
        return sorted([*self.clicks, *(now - clicked for clicked in self.waiting.values())])


class Counting(ClientConnection):
    """A connection that counts the bytes it receives."""

    received = 0

    def data_received(self, data: bytes) -> None:
        Counting.received += len(data)
        super().data_received(data)


class Player:
    """One person at one table: reads what comes, and clicks."""

    def __init__(
        self, address: str, cookie: str, think: float, is_plain: bool, found: Found, rng: random.Random
    ) -> None:
        self.is_plain = is_plain
        self.address = address
        self.cookie = cookie
        self.think = think
        self.found = found
        self.rng = rng
        self._numbers = itertools.count(1)

    async def play(self, table: str, seat: int) -> None:
        """Play one game to its end; come again after a connection that was lost or not made, as browsers do."""
        while True:
            try:
                await self._play(table, seat)
                self.found.forget(self)
                return
            except (ConnectionClosedError, InvalidHandshake, OSError) as error:
                lost = error.rcvd if isinstance(error, ConnectionClosedError) else None
                if lost is not None and lost.code in (NOT_YOURS, NO_TABLE):
                    raise
                self.found.lose(self)
                await asyncio.sleep(1)

    async def _play(self, table: str, seat: int) -> None:
        socket = await connect(
            f"ws://{self.address}/api/tables/{table}/live?seat={seat}",
            origin=Origin(f"http://{self.address}"),
            additional_headers={"Cookie": self.cookie},
            max_size=None,
            proxy=None,
            compression=None if self.is_plain else "deflate",
            create_connection=Counting,
            # Pages cannot send pings; they answer the server's.
            ping_interval=None,
        )
        async with socket:
            await socket.send(msgspec.json.encode(wire.Hello()).decode())
            click: asyncio.Task[None] | None = None
            try:
                # Reading continues while the person thinks, so that an acknowledgement is seen when it arrives.
                while (position := await self._next_position(socket)).over is False:
                    if click is not None:
                        click.cancel()
                    click = asyncio.create_task(self._click(socket, position.decision)) if position.decision else None
            finally:
                if click is not None:
                    click.cancel()

    async def _next_position(self, socket: ClientConnection) -> wire.Position | wire.Change:
        """The newest position, after all that was said before it."""
        newest: wire.Position | wire.Change | None = None
        while newest is None:
            for message in _DECODER.decode(await socket.recv()):
                if isinstance(message, wire.Ack):
                    self.found.answer(self, message.id)
                elif isinstance(message, wire.Refused) and message.id is not None:
                    self.found.refuse(self, message.id, message.problem.key)
                elif isinstance(message, wire.Position | wire.Change):
                    self.found.positions += self.found.is_measuring
                    self.found.seated.add(self)
                    newest = message
        return newest

    async def _click(self, socket: ClientConnection, decision: wire.Decision) -> None:
        await asyncio.sleep(self.rng.expovariate(1 / self.think) if self.think else 0)
        action = self.rng.choice(decision.choices).action
        request = wire.Decide(id=next(self._numbers), decision=decision.id, action=action)
        self.found.click(self, request.id)
        await socket.send(msgspec.json.encode(request).decode())


class Crowd:
    """All tables; when a game ends, a new table is opened."""

    def __init__(self, address: str, options: argparse.Namespace, found: Found) -> None:
        self.address = address
        self.options = options
        self.found = found
        self.http = httpx.AsyncClient(headers={"Origin": f"http://{address}"}, timeout=60, trust_env=False)

    async def table(self) -> str:
        people = [{"kind": "here", "name": "Alba"}] * self.options.people
        bots = [{"kind": "bot", "level": "random"}] * (self.options.seats - self.options.people)
        wish = {"game": self.options.game, "seats": [*people, *bots]}
        while True:
            try:
                answer = await self.http.post(f"http://{self.address}/api/tables", json=wish)
                if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                    answer.raise_for_status()
                    return str(answer.json()["id"])
                self.found.turned_away += 1
            except httpx.TransportError:
                # The server closed an idle connection at the moment at which it was used again.
                pass
            await asyncio.sleep(0.5)

    async def sit(self, seed: int, first: str) -> None:
        rng = random.Random(seed)
        cookie = f"{COOKIE}={self.http.cookies.get(COOKIE)}"
        table = first
        while True:
            players = [
                Player(self.address, cookie, self.options.think, self.options.plain, self.found, rng)
                for _ in range(self.options.people)
            ]
            await asyncio.gather(*(player.play(table, seat) for seat, player in enumerate(players)))
            self.found.finished += 1
            table = await self.table()
