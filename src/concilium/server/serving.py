"""Runs the application under uvicorn."""

import socket
from collections.abc import Callable, Sequence
from typing import Any

import uvicorn

from concilium import backend
from concilium._version import VERSION
from concilium.locales import catalogue, language_of
from concilium.server import logs
from concilium.server.app import make_app
from concilium.server.database import held_alone
from concilium.server.engine import Engine
from concilium.server.limits import MESSAGE_BYTES
from concilium.server.protocols import RequestProtocol, sockets_within
from concilium.server.settings import Settings

GRACE_SECONDS = 3
PING_SECONDS = 10.0
"""A client that answers no ping for so long is gone."""


class _Server(uvicorn.Server):
    """Says where it is once it can be reached."""

    def __init__(self, config: uvicorn.Config, engine: Engine, reached: Callable[[str], None] | None) -> None:
        super().__init__(config)
        self._engine = engine
        self._reached = reached

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            address = f"http://{self.config.host}:{port}"
            print(f"Concilium {VERSION}, engine {backend()}: {address}", flush=True)
            if self._reached is not None:
                self._reached(address)
            self._engine.begin()


def _say(key: str, **figures: Any) -> None:
    print(catalogue(language_of()).text(f"serve-{key}", **figures), flush=True)


def serve(settings: Settings, compiler: Sequence[str] | None, reached: Callable[[str], None] | None) -> None:
    """Serve until stopped."""
    logs.configure(settings.log_level, settings.log_format)
    engine = Engine(compiler, _say)
    config = uvicorn.Config(
        make_app(settings, engine),
        host=settings.host,
        port=settings.port,
        http=RequestProtocol,
        ws=sockets_within(settings.limits),
        ws_max_size=MESSAGE_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        # Anybody can write these headers; only a proxy that the operator named is believed.
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    with held_alone(settings.database):
        _Server(config, engine, reached).run()
