"""Drives many tables over WebSocket and prints decisions per second and the time from click to acknowledgement:
`python -m benchmarks.server`.

Each table has some people, who click after a moment's thought, and some random bots.
"""

import argparse
import asyncio
import cProfile
import gc
import json
import os
import pstats
import random
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from benchmarks.machine import cpu_seconds, database, memory_mb, stored
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError
from websockets.typing import Origin

from concilium import backend, names
from concilium.server import Settings, run, wire
from concilium.server.connection import NOT_YOURS
from concilium.server.guests import COOKIE
from concilium.server.limits import Limits, Rate
from concilium.server.live import NO_TABLE

WIDE = Rate(1e9, 1e9)
LIMITS = Limits(requests=WIDE, making=WIDE, messages=WIDE, sockets=100_000, tables=1_000_000)
_DECODER = msgspec.json.Decoder(wire.Messages)


@dataclass
class Found:
    """What the clients measured."""

    clicks: list[float] = field(default_factory=list)
    """Seconds from each click to its acknowledgement."""
    positions: int = 0
    finished: int = 0
    turned_away: int = 0
    """How often somebody had to come again."""
    is_measuring: bool = False


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
        self._clicked: dict[int, float] = {}

    async def play(self, table: str, seat: int) -> None:
        """Play one game to its end; come again after a lost connection, as browsers do."""
        while True:
            try:
                await self._play(table, seat)
                return
            except ConnectionClosedError as error:
                if error.rcvd is not None and error.rcvd.code in (NOT_YOURS, NO_TABLE):
                    raise
                self.found.turned_away += 1
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
                    if self.found.is_measuring:
                        self.found.clicks.append(time.perf_counter() - self._clicked[message.id])
                elif isinstance(message, wire.Position | wire.Change):
                    self.found.positions += self.found.is_measuring
                    newest = message
        return newest

    async def _click(self, socket: ClientConnection, decision: wire.Decision) -> None:
        await asyncio.sleep(self.rng.expovariate(1 / self.think) if self.think else 0)
        request = wire.Decide(
            id=len(self._clicked) + 1, decision=decision.id, action=self.rng.choice(decision.choices).action
        )
        self._clicked[request.id] = time.perf_counter()
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


async def drive(address: str, options: argparse.Namespace, url: str, server: int) -> dict[str, Any]:
    """Seat everybody, let them settle, then measure."""
    found = Found()
    crowd = Crowd(address, options, found)
    tables = [await crowd.table()]
    while len(tables) < options.tables:
        tables += await asyncio.gather(*(crowd.table() for _ in range(min(8, options.tables - len(tables)))))
    sitting = [asyncio.create_task(crowd.sit(seed, table)) for seed, table in enumerate(tables)]
    await asyncio.sleep(options.settle)
    decisions, cpu, received = await stored(url), cpu_seconds(server), Counting.received
    own = time.process_time()
    if options.profile:
        os.kill(server, signal.SIGUSR1)
    start, found.is_measuring = time.perf_counter(), True
    await asyncio.wait(sitting, timeout=options.seconds, return_when=asyncio.FIRST_EXCEPTION)
    found.is_measuring = False
    took, cpu_after, received_after = time.perf_counter() - start, cpu_seconds(server), Counting.received
    own_after = time.process_time()
    decisions_after = await stored(url)
    failed = [task.exception() for task in sitting if task.done()]
    for task in sitting:
        task.cancel()
    await asyncio.gather(*sitting, return_exceptions=True)
    await crowd.http.aclose()
    if failed:
        raise RuntimeError("a table failed") from failed[0]
    clicks = sorted(found.clicks)
    return {
        "engine": backend(),
        "game": options.game,
        "tables": options.tables,
        "seats": options.seats,
        "people": options.people,
        "think_s": options.think,
        "seconds": round(took, 1),
        "clicks_per_s": round(len(clicks) / took, 1),
        "decisions_per_s": round((decisions_after - decisions) / took, 1),
        "is_compressed": not options.plain,
        "bytes_per_position": round((received_after - received) / max(1, found.positions)),
        "positions_per_s": round(found.positions / took, 1),
        "ack_p50_ms": round(1000 * clicks[len(clicks) // 2], 1),
        "ack_p99_ms": round(1000 * clicks[len(clicks) * 99 // 100], 1),
        "ack_max_ms": round(1000 * clicks[-1], 1),
        "games_finished": found.finished,
        "turned_away": found.turned_away,
        "server_cpu_share": round((cpu_after - cpu) / took, 3),
        # Near a whole core, what the people themselves are late by is measured as the server's.
        "people_cpu_share": round((own_after - own) / took, 3),
    }


def measure(options: argparse.Namespace) -> dict[str, Any]:
    """Start a server with its own database, drive it and stop it."""
    with database(options.database) as url:
        command = [sys.executable, "-m", "benchmarks.server", "--serve", url, "--processes", str(options.processes)]
        if options.profile:
            command += ["--profile", options.profile]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().strip().rsplit("http://", 1)[1]
            before = memory_mb(server.pid)
            result = asyncio.run(drive(address, options, url, server.pid))
            memory = memory_mb(server.pid)
            result["server_memory_mb"] = round(memory, 1)
            result["memory_kb_per_table"] = round((memory - before) * 1024 / options.tables, 1)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(timeout=60)
        return {"database": options.database.split(":")[0], "processes": options.processes, **result}


def serve(options: argparse.Namespace) -> None:
    """Run as the server; with a profile, write where its time went."""
    settings = Settings(port=0, database=options.serve, limits=LIMITS, processes=options.processes)
    if not options.profile:
        run(settings)
        return
    # Uvicorn raises the signal that stopped it once more; it must not end the process before the profile is written.
    signal.signal(signal.SIGTERM, lambda _signal, _frame: None)
    # Processor time of the thread that serves: how long it had to wait for the processor is no matter. It begins when
    # everybody is seated.
    profile = cProfile.Profile(time.thread_time)
    signal.signal(signal.SIGUSR1, lambda _signal, _frame: profile.enable())
    run(settings)
    profile.disable()
    with Path(options.profile).open("w", encoding="utf-8") as file:
        pstats.Stats(profile, stream=file).sort_stats("tottime").print_stats(60)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=names()[0])
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--people", type=int, default=2, help="of the seats; the others are random bots")
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds before a click")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--settle", type=float, default=5.0, help="seconds before measuring")
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql, or the URL of an empty PostgreSQL")
    parser.add_argument("--processes", type=int, default=1, help="processes of the server, on PostgreSQL")
    parser.add_argument("--plain", action="store_true", help="without compression, which browsers have")
    parser.add_argument("--profile", metavar="FILE", help="write where the server's time goes")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", metavar="DATABASE", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(options)
        return
    # People have a machine each; here one process is all of them, and its pauses are not the server's.
    gc.set_threshold(200_000, 50, 1_000)
    result = measure(options)
    if options.json:
        print(json.dumps(result))
    else:
        for name, value in result.items():
            print(f"{name:24} {value}")


if __name__ == "__main__":
    main()
