"""Runs the application under uvicorn."""

import socket

import uvicorn

from concilium import backend
from concilium._version import VERSION
from concilium.server.app import Settings, make_app
from concilium.server.database import held_alone
from concilium.server.limits import MESSAGE_BYTES

GRACE_SECONDS = 3


class _Server(uvicorn.Server):
    """Says where it is once it can be reached."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            print(f"Concilium {VERSION}, engine {backend()}: http://{self.config.host}:{port}", flush=True)


def serve(settings: Settings, host: str, port: int) -> None:
    """Serve until stopped."""
    config = uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=MESSAGE_BYTES,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    with held_alone(settings.database):
        _Server(config).run()
