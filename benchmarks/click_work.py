"""What a click costs the thread that serves, in processor time: `python -m benchmarks.click_work`.

Server and people are one process, and the people's bytes go straight into the server's protocols: no network and no
other process is measured, so the figure is nearly the same on a busy machine. What the people themselves take is left
out.
"""

import argparse
import asyncio
import cProfile
import gc
import json
import os
import pstats
import random
import sys
import tempfile
import time
import zlib
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import uvicorn
import uvloop
from benchmarks.server import LIMITS
from uvicorn.server import ServerState

from concilium import backend, names
from concilium.server import Settings, wire
from concilium.server.app import make_app
from concilium.server.guests import COOKIE
from concilium.server.limits import MESSAGE_BYTES
from concilium.server.protocols import RequestProtocol, SocketProtocol, sockets_within
from concilium.server.serving import COLLECTING, PING_SECONDS, PONG_SECONDS, SECONDS_TO_SWITCH

ADDRESS = "localhost:8117"
_DECODER = msgspec.json.Decoder(wire.Messages)


class Work:
    """What was measured."""

    def __init__(self) -> None:
        self.own = 0.0
        """The processor time of the people."""
        self.clicks = 0
        self.positions = 0
        self.bytes = 0
        self.text_bytes = 0

    async def reach(self, clicks: int) -> None:
        """Until this many clicks were answered: games are then about equally far, however busy the machine is."""
        while self.clicks < clicks:
            await asyncio.sleep(0.05)


class Person(asyncio.Transport):
    """A browser at one seat, as the server's transport: what is written to it is read at once."""

    def __init__(
        self, config: uvicorn.Config, state: dict[str, Any], work: Work, think: float, rng: random.Random
    ) -> None:
        super().__init__({"peername": ("127.0.0.1", 5), "sockname": ("127.0.0.1", 8117)})
        self._work = work
        self._think = think
        self._rng = rng
        self._loop = asyncio.get_running_loop()
        self._line: RequestProtocol | SocketProtocol = RequestProtocol(config, ServerState(), state, self._loop)
        self._inflate = zlib.decompressobj(-15)
        self._deflate = zlib.compressobj(6, zlib.DEFLATED, -12, 5)
        self._is_open = False
        self._click: asyncio.TimerHandle | None = None
        self.is_over = asyncio.Event()

    def sit(self, table: str, seat: int, cookie: str) -> None:
        self._line.connection_made(self)
        self._line.data_received(
            f"GET /api/tables/{table}/live?seat={seat} HTTP/1.1\r\nHost: {ADDRESS}\r\nOrigin: http://{ADDRESS}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n".encode()
        )

    def leave(self) -> None:
        if self._click is not None:
            self._click.cancel()
        self._line.connection_lost(None)

    def write(self, data: Any) -> None:
        """The server says something."""
        began = time.thread_time()
        self._read(bytes(data))
        self._work.own += time.thread_time() - began

    def _read(self, data: bytes) -> None:
        if not self._is_open:
            assert data.startswith(b"HTTP/1.1 101"), data
            self._is_open = True
            self._loop.call_soon(self._say, wire.Hello())
            return
        self._work.bytes += len(data)
        opcode, size, at = data[0] & 15, data[1], 2
        if size >= 126:
            at = 4 if size == 126 else 10
        if opcode == 9:
            self._loop.call_soon(self._send, 10, data[at:])
        if opcode != 1:
            return
        text = self._inflate.decompress(data[at:] + b"\x00\x00\xff\xff")
        self._work.text_bytes += len(text)
        for message in _DECODER.decode(text):
            if isinstance(message, wire.Position | wire.Change):
                self._see(message)
            elif isinstance(message, wire.Ack):
                self._work.clicks += 1

    def _see(self, position: wire.Position | wire.Change) -> None:
        self._work.positions += 1
        if self._click is not None:
            self._click.cancel()
            self._click = None
        if position.over:
            self.is_over.set()
        elif position.decision:
            action = self._rng.choice(position.decision.choices).action
            click = wire.Decide(id=position.number, decision=position.decision.id, action=action)
            self._click = self._loop.call_later(self._rng.expovariate(1 / self._think), self._say, click)

    def _say(self, message: wire.ToServer) -> None:
        text = msgspec.json.encode(message)
        self._send(0x40 | 1, (self._deflate.compress(text) + self._deflate.flush(zlib.Z_SYNC_FLUSH))[:-4])

    def _send(self, head: int, payload: bytes) -> None:
        assert len(payload) < 126
        # A mask of zeros leaves the payload as it is.
        self._line.data_received(bytes((0x80 | head, 0x80 | len(payload), 0, 0, 0, 0)) + payload)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._line = cast(SocketProtocol, protocol)

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def close(self) -> None: ...


async def measured(options: argparse.Namespace, folder: str) -> dict[str, Any]:
    limited = sockets_within(LIMITS)
    app = make_app(Settings(database=f"sqlite:///{folder}/bench.db", limits=LIMITS))
    config = uvicorn.Config(
        app,
        http=RequestProtocol,
        ws=limited,
        ws_max_size=MESSAGE_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        log_config=None,
    )
    config.load()
    lifespan = config.lifespan_class(config)
    await lifespan.startup()
    http = httpx.AsyncClient(transport=httpx.ASGITransport(cast(Any, app)), base_url=f"http://{ADDRESS}")
    http.headers["Origin"] = f"http://{ADDRESS}"
    seats = [{"kind": "here", "name": "Alba"}] * 2 + [{"kind": "bot", "level": "random"}] * 2
    work = Work()

    async def table(seed: int) -> None:
        rng = random.Random(seed)
        while True:
            made = await http.post("/api/tables", json={"game": options.game, "seats": seats})
            people = [Person(config, lifespan.state, work, options.think, rng) for _ in range(2)]
            for seat, person in enumerate(people):
                person.sit(made.json()["id"], seat, f"{COOKIE}={http.cookies.get(COOKIE)}")
            for person in people:
                await person.is_over.wait()
            for person in people:
                person.leave()

    await http.post("/api/tables", json={"game": options.game, "seats": seats})
    sitting = [asyncio.create_task(table(seed)) for seed in range(options.tables)]
    await work.reach(options.settle * options.tables)
    before = dict(vars(work))
    profile = cProfile.Profile(time.thread_time)
    if options.profile:
        profile.enable()
    began, at = time.thread_time(), time.perf_counter()
    await work.reach((options.settle + options.clicks) * options.tables)
    took, lasted = time.thread_time() - began, time.perf_counter() - at
    profile.disable()
    found = {name: value - before[name] for name, value in vars(work).items()}
    for task in sitting:
        task.cancel()
    if options.profile:
        with Path(options.profile).open("w", encoding="utf-8") as file:
            pstats.Stats(profile, stream=file).sort_stats("tottime").print_stats(70)
    await lifespan.shutdown()
    return {
        "engine": backend(),
        "game": options.game,
        "tables": options.tables,
        "clicks_per_s": round(found["clicks"] / lasted, 1),
        "serving_us_per_click": round((took - found["own"]) / found["clicks"] * 1e6, 1),
        "positions_per_click": round(found["positions"] / found["clicks"], 2),
        "bytes_per_position": round(found["bytes"] / found["positions"], 1),
        "text_bytes_per_position": round(found["text_bytes"] / found["positions"], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=names()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--clicks", type=int, default=20, help="measured, for each table")
    parser.add_argument("--settle", type=int, default=8, help="clicks before that")
    parser.add_argument("--think", type=float, default=0.4, help="mean seconds before a click")
    parser.add_argument("--profile", metavar="FILE", help="write where the time goes")
    options = parser.parse_args()
    gc.set_threshold(*COLLECTING)
    sys.setswitchinterval(SECONDS_TO_SWITCH)
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(uvloop.run(measured(options, folder))))
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    main()
