"""One open WebSocket: whom it shows the table to, and what still has to be sent over it."""

import asyncio
import itertools
from collections import deque
from typing import Protocol

import msgspec

from concilium.server import wire
from concilium.server.course import Audience

_ENCODER = msgspec.json.Encoder()
_IDS = itertools.count(1)

MOST_WAITING = 128
MOST_BYTES_WAITING = 512 * 1024
"""This much waits for a slow client; then it gets no more single positions but one that covers them all."""
MOST_IN_FRAME = 64 * 1024
"""Waiting messages are sent in one frame of up to about this many bytes."""
MOST_ANSWERS_WAITING = 2 * MOST_WAITING
MOST_BYTES_OF_ANSWERS_WAITING = 2 * MOST_BYTES_WAITING
"""A client with more messages or bytes waiting than this, whatever they are, is given up."""

NOT_YOURS = 4401
COME_AGAIN = 4402
NO_TABLE = 4404
TOO_SLOW = 4413
"""The close codes of a connection whose seat is not its guest's any more, of one whose guest has to show their cookie
again, of one to a table that there is not, and of one that does not read."""


def encoded(message: wire.ToClient) -> bytes:
    return _ENCODER.encode(message)


def frame(messages: list[bytes]) -> bytes:
    """Messages as they travel: always a list, since a click is often answered by several at once."""
    return b"[%b]" % b",".join(messages)


class Outlet(Protocol):
    """Where a client's frames go."""

    def takes_more(self) -> bool:
        """Whether a frame can be sent at once."""
        ...

    def tell(self, text: bytes) -> None: ...


class Connection:
    """A client of a table. Messages wait here in order until the socket takes them: mostly at once, together with what
    else is said in the same turn of the loop."""

    def __init__(self, guest: str | None, audience: Audience, outlet: Outlet, address: str = "") -> None:
        self.id = next(_IDS)
        self.guest = guest
        self.audience = audience
        self.address = address
        self.number = 0
        """The last position that was put in line."""
        self.heard = 0
        """The last chat line that was put in line."""
        self.moment = 0.0
        """How many seconds bots wait after a decision of its seat that can still be taken back."""
        self.is_behind = False
        """Positions were left out; the client must be brought up to date."""
        self.close_code: int | None = None
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._outlet = outlet
        self._loop = asyncio.get_running_loop()
        self._is_due = False
        self._news = asyncio.Event()

    def send(self, message: wire.ToClient) -> None:
        if len(self._waiting) >= MOST_ANSWERS_WAITING or self._bytes >= MOST_BYTES_OF_ANSWERS_WAITING:
            self._waiting.clear()
            self._bytes = 0
            self.close(TOO_SLOW)
        self._put(encoded(message))

    def send_position(self, text: bytes, number: int) -> None:
        """The next position, unless the client is too slow for single ones."""
        is_full = len(self._waiting) >= MOST_WAITING or self._bytes >= MOST_BYTES_WAITING
        if self.is_behind or is_full:
            self.fall_behind()
            return
        self.number = number
        self._put(text)

    def send_chat(self, page: wire.Chat) -> None:
        """What was said since this client was last sent the chat."""
        lines = [line for line in page.lines if line.number > self.heard]
        if lines:
            self.heard = lines[-1].number
            self.send(wire.Chat(lines=lines, earlier=page.earlier and len(lines) == len(page.lines)))

    def fall_behind(self) -> None:
        self.is_behind = True
        self._news.set()

    def close(self, code: int) -> None:
        """End it once what waits has been sent; nothing that happens from now on is sent any more."""
        if self.close_code is None:
            self.close_code = code
        self._news.set()

    async def wait(self) -> None:
        """Until something is left to do that cannot be done at once: to send, to catch up or to close."""
        await self._news.wait()
        self._news.clear()

    def flush(self) -> bool:
        """Send what waits, as far as the client takes it; whether all of it was sent."""
        self._is_due = False
        while self._waiting and self._outlet.takes_more():
            self._outlet.tell(self._next())
        if self._waiting or self.is_behind or self.close_code is not None:
            self._news.set()
        return not self._waiting

    def _next(self) -> bytes:
        """Everything that waits, as the next frame."""
        together = [self._waiting.popleft()]
        size = len(together[0])
        while self._waiting and size < MOST_IN_FRAME:
            together.append(self._waiting.popleft())
            size += len(together[-1])
        self._bytes -= size
        return frame(together)

    def _put(self, text: bytes) -> None:
        if self.close_code is not None:
            return
        self._waiting.append(text)
        self._bytes += len(text)
        if not self._is_due:
            self._is_due = True
            self._loop.call_soon(self.flush)
