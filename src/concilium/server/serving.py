"""Runs the application under uvicorn, in one process or in several on one address."""

import gc
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Sequence
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.synchronize import Semaphore
from types import FrameType
from typing import Any

import uvicorn

from concilium import backend
from concilium._version import VERSION
from concilium.locales import catalogue, language_of
from concilium.server import logs, metrics
from concilium.server.app import make_app
from concilium.server.database import held_alone, is_postgres
from concilium.server.engine import Engine
from concilium.server.limits import MESSAGE_BYTES
from concilium.server.protocols import RequestProtocol, sockets_within
from concilium.server.settings import Settings

GRACE_SECONDS = 3
PING_SECONDS = 20.0
PONG_SECONDS = 10.0
"""How often a client is asked whether it is there, and after how long without an answer it is gone. At a table at
which people think for a second, a ping every ten seconds was a fifteenth of all work."""
Reached = Callable[[str], None]
"""Receives the address at which the server can be reached."""

COLLECTING = (10_000, 1_000, 1_000)
"""How rarely Python looks for reference cycles. Tables and connections are many and long-lived, and examining all of
them stops everybody: at 300 tables one click in a hundred waited 160 ms with Python's own 700, 10, 10, and 70 ms with
these. Examining the youngest is quick: with 200,000 of them it took 196 ms."""

SECONDS_TO_SWITCH = 0.001
"""How soon the serving thread yields to the storing one, which needs that about six times per transaction. With
Python's own 5 ms a busy server rarely stored anything."""

SECONDS_TO_LOOK = 0.5
SECONDS_TO_END = 15.0


class _Server(uvicorn.Server):
    """Says where it is once it can be reached."""

    def __init__(self, config: uvicorn.Config, engine: Engine, started: Callable[[int], None]) -> None:
        super().__init__(config)
        self._engine = engine
        self._on_start = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_start(self.servers[0].sockets[0].getsockname()[1])
            self._engine.begin()


def _say(key: str, **facts: Any) -> None:
    print(catalogue(language_of()).text(f"serve-{key}", **facts), flush=True)


def serve(settings: Settings, compiler: Sequence[str] | None, reached: Reached | None) -> None:
    """Serve until stopped."""
    if not is_postgres(settings.database):
        if settings.workers == 0:
            raise ValueError("without workers of its own a server needs PostgreSQL, where others take its thoughts")
        if settings.processes > 1:
            raise ValueError("several processes need PostgreSQL; on SQLite a server is one process")
    if settings.processes > 1:
        if compiler is not None:
            raise ValueError("the engine is compiled meanwhile by a server of one process; compile it before")
        _Several(settings, reached).run()
        return
    if settings.workers == 0 and compiler is not None:
        raise ValueError("a server without workers of its own has nothing to compile the engine for")
    with held_alone(settings.database):
        _serve_one(settings, None, lambda port: _announce(settings.host, port, reached), compiler)


def _announce(host: str, port: int, reached: Reached | None) -> None:
    address = f"http://{host}:{port}"
    print(f"Concilium {VERSION}, engine {backend()}: {address}", flush=True)
    if reached is not None:
        reached(address)


def _serve_one(
    settings: Settings,
    listening: socket.socket | None,
    started: Callable[[int], None],
    compiler: Sequence[str] | None = None,
) -> None:
    logs.configure(settings.log_level, settings.log_format)
    signal.signal(signal.SIGTERM, _end_in_order)
    gc.set_threshold(*COLLECTING)
    sys.setswitchinterval(SECONDS_TO_SWITCH)
    engine = Engine(compiler, _say)
    config = uvicorn.Config(
        make_app(settings, engine),
        host=settings.host,
        port=settings.port,
        http=RequestProtocol,
        ws=sockets_within(settings.limits),
        ws_max_size=MESSAGE_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        # Anybody can write these headers; only a proxy that the operator named is believed.
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    _Server(config, engine, started).run(None if listening is None else [listening])


def _end_in_order(_signal: int, _frame: FrameType | None) -> None:
    """Uvicorn raises the signal that stopped it once more when all is done. By itself that would end the process before
    Python has tidied up, and what it shared with the bots' workers would be left to others to remove."""
    sys.exit(0)


def _child(settings: Settings, number: int, listening: socket.socket, ready: Semaphore) -> None:
    """One process of several: it ends with its parent, however that ends."""
    metrics.be_process(number)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _serve_one(settings, listening, lambda _: ready.release())


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


class _Several:
    """Processes that serve one address; one that dies is replaced."""

    def __init__(self, settings: Settings, reached: Reached | None) -> None:
        self._settings = settings
        self._reached = reached
        self._context: SpawnContext = multiprocessing.get_context("spawn")
        self._ready = self._context.Semaphore(0)
        self._is_stopped = threading.Event()
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        self._listening = socket.create_server((settings.host, settings.port), family=family, backlog=2048)
        self._children: list[SpawnProcess] = []

    def run(self) -> None:
        for stop in (signal.SIGTERM, signal.SIGINT):
            signal.signal(stop, self._stop)
        try:
            self._children = [self._start(number) for number in range(self._settings.processes)]
            if self._all_are_ready():
                _announce(self._settings.host, self._listening.getsockname()[1], self._reached)
                self._look_after()
        finally:
            self._end()

    def _start(self, number: int) -> SpawnProcess:
        child = self._context.Process(target=_child, args=(self._settings, number, self._listening, self._ready))
        child.start()
        return child

    def _all_are_ready(self) -> bool:
        for _ in self._children:
            while not self._ready.acquire(timeout=SECONDS_TO_LOOK):
                if self._is_stopped.is_set():
                    return False
                if not all(child.is_alive() for child in self._children):
                    raise ValueError("a process of the server could not start; the reason stands above")
        return True

    def _look_after(self) -> None:
        while not self._is_stopped.wait(SECONDS_TO_LOOK):
            self._children = [
                child if child.is_alive() else self._start(number) for number, child in enumerate(self._children)
            ]

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        self._is_stopped.set()

    def _end(self) -> None:
        for child in self._children:
            child.terminate()
        for child in self._children:
            child.join(SECONDS_TO_END)
            if child.is_alive():
                child.kill()
        self._listening.close()
