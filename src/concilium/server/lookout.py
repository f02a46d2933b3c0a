"""Clients that do not read are cut off: what waits for them must neither fill the memory nor keep them connected."""

import asyncio
from socket import SO_SNDBUF, SOL_SOCKET
from typing import Protocol

from concilium.server import metrics

SECONDS_BETWEEN_LOOKS = 2.5

KERNEL_BYTES = 128 * 1024


class Watched(Protocol):
    """A connection whose client has to read."""

    loop: asyncio.AbstractEventLoop

    def look(self) -> None: ...


class Lookout:
    """Looks at all connections from time to time: a timer for each would be a hundredth of a busy server's work."""

    def __init__(self) -> None:
        self._watched: set[Watched] = set()
        self._timer: asyncio.TimerHandle | None = None

    def add(self, client: Watched) -> None:
        self._watched.add(client)
        if self._timer is None:
            self._timer = client.loop.call_later(SECONDS_BETWEEN_LOOKS, self._look, client.loop)

    def discard(self, client: Watched) -> None:
        self._watched.discard(client)

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        for client in list(self._watched):
            client.look()
        self._timer = loop.call_later(SECONDS_BETWEEN_LOOKS, self._look, loop) if self._watched else None


class Reader:
    """Whether a client reads what waits for it."""

    def __init__(self, most_looks: int) -> None:
        self._most_looks = most_looks
        self._unread = 0
        self._looks = 0

    def has_read(self) -> None:
        """Writing goes on: what waits from now on is something else."""
        self._unread = 0
        self._looks = 0

    def look(self, transport: asyncio.Transport, is_paused: bool) -> None:
        """Cut off a client that reads nothing of what waits for it, and one that does not let the connection end."""
        # While writing is paused nothing is added, so what does not shrink is not read.
        is_held = is_paused or transport.is_closing()
        waiting = transport.get_write_buffer_size() if is_held else 0
        self._looks = self._looks + 1 if waiting > 0 and waiting >= self._unread else 0
        self._unread = waiting
        if self._looks >= self._most_looks:
            metrics.CUT_OFF.labels("unread").inc()
            transport.abort()


def bound(transport: asyncio.BaseTransport) -> None:
    """What a client does not read must not fill the kernel's memory either."""
    socket = transport.get_extra_info("socket")
    if socket is not None:
        socket.setsockopt(SOL_SOCKET, SO_SNDBUF, KERNEL_BYTES)
