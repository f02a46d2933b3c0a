"""The lowest layer: what arrives is counted before it is read; clients that are too slow or do not read are cut off.

Reading one small frame costs the server some hundred times what it costs to send it, so a flood must end here.
"""

import asyncio
import weakref
from http import HTTPStatus
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from concilium.server import metrics
from concilium.server.compressing import COMPRESSION, Compressor, compressed, compressor
from concilium.server.limits import Bucket, Limits
from concilium.server.lookout import Lookout, Reader, bound

SECONDS_FOR_REQUEST = 10.0
"""A request, its body included, arrives within this time."""
HEAD_BYTES = 64 * 1024
"""The largest head of a request."""
LOOKS_AT_SOCKET = 2
LOOKS_AT_REQUEST = 5
"""A client that has read nothing of what waits for it between this many checks is cut off: who loads a page over a
slow line has more time than who sits at a table."""

MOST_UNHEARD = 4
"""With this many messages waiting to be handled, reading stops. Doing so for each would cost as much as reading it."""

LINE = "concilium.line"
"""Where in its state an application finds the `SocketProtocol` itself, as a weak reference."""

_MASKED = 0x80
_SHORT = 126
_LONG = 127


class FrameCounter:
    """Counts the frames in a stream of bytes by their headers alone, wherever the stream is cut."""

    def __init__(self) -> None:
        self._head = b""
        self._skip = 0

    def count(self, data: bytes) -> int:
        """How many frames begin in these bytes."""
        # A click or a pong, whole and masked, as nearly everything that comes is.
        if not self._head and not self._skip and 2 <= len(data) < _SHORT and len(data) == 6 + (data[1] ^ _MASKED):
            return 1
        begun = 0
        at = 0
        while at < len(data):
            if self._skip:
                step = min(self._skip, len(data) - at)
                self._skip -= step
                at += step
                continue
            if not self._head:
                begun += 1
            needed = self._needed() - len(self._head)
            self._head += data[at : at + needed]
            at += needed
            if len(self._head) == self._needed():
                self._skip = self._payload()
                self._head = b""
        return begun

    def _needed(self) -> int:
        """The size of the header, as far as it is known: two bytes, a longer length, and a client's mask."""
        if len(self._head) < 2:
            return 2
        size = self._head[1] & 0x7F
        mask = 4 if self._head[1] & _MASKED else 0
        return 2 + mask + (2 if size == _SHORT else 8 if size == _LONG else 0)

    def _payload(self) -> int:
        size = self._head[1] & 0x7F
        if size == _SHORT:
            return int.from_bytes(self._head[2:4])
        if size == _LONG:
            return int.from_bytes(self._head[2:10])
        return size


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that is cut off when it floods, and when its client does not read."""

    limits = Limits()
    lookout = Lookout()

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [COMPRESSION]
        self._counter: FrameCounter | None = None
        self._frames = Bucket(self.limits.frames)
        self._traffic = Bucket(self.limits.traffic)
        self._reader = Reader(LOOKS_AT_SOCKET)
        self._deflate: Compressor | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        bound(transport)
        self.lookout.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lookout.discard(self)
        super().connection_lost(exc)
        # The two hold each other, with what was compressed with: Python seldom looks for such.
        del self.conn.parser

    def data_received(self, data: bytes) -> None:
        if self._counter is None:
            # The request to upgrade, handed on by the HTTP protocol.
            self._counter = FrameCounter()
            super().data_received(data)
            if not self.handshake_initiated:
                self._refuse_handshake()
        elif not self.transport.is_closing() and self._is_within_limits(data, self._counter):
            super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            # No reference cycle: a closed connection must be freed at once.
            self.scope["state"][LINE] = weakref.ref(self)
            self._deflate = compressor(self.conn.extensions)

    def handle_text(self, event: Frame) -> None:
        if event.fin and self.queue.qsize() < MOST_UNHEARD and not self.close_sent:
            try:
                text = str(event.data, "utf-8")
            except UnicodeDecodeError:
                pass
            else:
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                return
        super().handle_text(event)

    async def ready(self) -> bool:
        """Wait until the client takes more; False if it is gone."""
        await self.writable.wait()
        return self.takes_more()

    def takes_more(self) -> bool:
        """Whether a message can be sent at once."""
        return self.writable.is_set() and self.conn.state is State.OPEN and not (self.disconnected or self.close_sent)

    def tell(self, text: bytes) -> None:
        """Send a message: straight, not through all layers of the application. The client takes more."""
        if self._deflate is not None:
            self.transport.write(compressed(self._deflate, text))
        else:
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def _refuse_handshake(self) -> None:
        """Answer a request that HTTP takes and WebSockets do not, as one with a line too long: nobody else would."""
        self.handshake_complete = True
        self.close_sent = True
        self.transport.write(b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
        self.transport.close()

    def _is_within_limits(self, data: bytes, counter: FrameCounter) -> bool:
        if self._traffic.take(len(data)) and self._frames.take(counter.count(data)):
            return True
        metrics.CUT_OFF.labels("flood").inc()
        self.transport.abort()
        return False

    def look(self) -> None:
        self._reader.look(self.transport, not self.writable.is_set())

    def resume_writing(self) -> None:
        self._reader.has_read()
        super().resume_writing()


class RequestProtocol(HttpToolsProtocol):
    """HTTP whose requests have to arrive in time, and whose answers have to be read."""

    lookout = Lookout()

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._reader = Reader(LOOKS_AT_REQUEST)
        self._patience: asyncio.TimerHandle | None = None
        self._is_in_head = False
        self._head_bytes = 0
        self._answering: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        bound(transport)
        self.lookout.add(self)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.lookout.discard(self)
        self._wait_no_more()
        if self._answering is not None:
            # Of requests that came together only the last would know.
            self._answering.disconnected = True
        super().connection_lost(exc)
        self.pipeline.clear()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def look(self) -> None:
        self._reader.look(self.transport, self.flow.write_paused)

    def resume_writing(self) -> None:
        self._reader.has_read()
        super().resume_writing()

    def handle_websocket_upgrade(self) -> None:
        self.lookout.discard(self)
        self._wait_no_more()
        super().handle_websocket_upgrade()
        # The two hold each other, and neither is wanted any more.
        del self.parser

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        # The parser itself keeps whatever comes until the head ends.
        self._head_bytes = self._head_bytes + len(data) if self._is_in_head else 0
        if self._head_bytes > HEAD_BYTES:
            metrics.CUT_OFF.labels("flood").inc()
            self.transport.abort()

    def on_message_begin(self) -> None:
        self._is_in_head = True
        if self._patience is None:
            self._wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._wait_no_more()
        super().on_message_complete()

    def _wait(self) -> None:
        self._patience = self.loop.call_later(SECONDS_FOR_REQUEST, self._lose_patience)

    def _wait_no_more(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _lose_patience(self) -> None:
        metrics.CUT_OFF.labels("half-open").inc()
        self.transport.abort()


def sockets_within(limits: Limits) -> type[SocketProtocol]:
    """The WebSockets of a server with these limits."""
    return type("LimitedSocketProtocol", (SocketProtocol,), {"limits": limits, "lookout": Lookout()})
