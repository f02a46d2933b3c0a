"""One open WebSocket: whom it shows the table to, and what still has to be sent over it."""

import asyncio
from collections import deque

import msgspec

from concilium.server import wire
from concilium.server.course import Audience

_ENCODER = msgspec.json.Encoder()

MOST_WAITING = 128
"""So many messages wait for a slow client; then it gets no more single positions but one that covers them all."""


def encoded(message: wire.ToClient) -> str:
    return _ENCODER.encode(message).decode()


class Connection:
    """A client of a table. Messages wait here in order until the socket takes them."""

    def __init__(self, guest: str | None, audience: Audience) -> None:
        self.guest = guest
        self.audience = audience
        self.number = 0
        """The last position that was put in line."""
        self.is_behind = False
        """Positions were left out; the client is to be brought up to date."""
        self.close_code: int | None = None
        self._waiting: deque[str] = deque()
        self._news = asyncio.Event()

    def send(self, message: wire.ToClient) -> None:
        self._waiting.append(encoded(message))
        self._news.set()

    def send_position(self, text: str, number: int) -> None:
        """The next position, unless the client is too slow for single ones."""
        if self.is_behind or len(self._waiting) >= MOST_WAITING:
            self.fall_behind()
            return
        self.number = number
        self._waiting.append(text)
        self._news.set()

    def fall_behind(self) -> None:
        self.is_behind = True
        self._news.set()

    def close(self, code: int) -> None:
        """End it once what waits has been sent."""
        self.close_code = code
        self._news.set()

    async def next(self) -> str | None:
        """The next message to send; None if the client has to catch up or the connection is to be closed."""
        while not self._waiting:
            if self.is_behind or self.close_code is not None:
                return None
            self._news.clear()
            await self._news.wait()
        return self._waiting.popleft()
