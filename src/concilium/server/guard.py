"""What every request passes first: where a request may come from, how many may come, and the headers of answers."""

import time
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from concilium.server import metrics, wire
from concilium.server.connection import encoded, frame
from concilium.server.hosts import Hosts
from concilium.server.limits import Buckets, household
from concilium.server.problems import Refusing
from concilium.server.settings import Settings

Scope = MutableMapping[str, Any]
Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE = ("GET", "HEAD", "OPTIONS")
MAKING = ("/api/guest", "/api/tables", "/api/records")
AGAIN = "/rematch"
"""Where something new is made and kept, and how the address of a rematch ends."""
COUNTED = ("/api/", "/ready", "/metrics")
"""What costs more than sending a file."""
TOO_MANY = 4429
"""The close code of a WebSocket that is one too many."""

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """Wraps the application."""

    def __init__(self, app: App, settings: Settings) -> None:
        self._app = app
        self._origins = settings.origins
        self._hosts = Hosts(settings)
        self._limits = settings.limits
        self._requests = Buckets(settings.limits.requests)
        self._making = Buckets(settings.limits.making)
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()

        async def send_with_headers(event: Event) -> None:
            if event["type"] == "http.response.start":
                metrics.REQUEST_SECONDS.labels(f"{event['status'] // 100}xx").observe(time.perf_counter() - began)
                event["headers"] = [*event["headers"], *HEADERS]
                if scope["path"].startswith("/api/"):
                    event["headers"].append((b"cache-control", b"no-store"))
            await send(event)

        problem = self._refusal(scope)
        if problem is None:
            # HEAD is GET whose body uvicorn keeps to itself.
            asked = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
            await self._app(asked, receive, send_with_headers)
            return
        start = {"type": "http.response.start", "status": problem.status}
        await send_with_headers({**start, "headers": [(b"content-type", b"application/json")]})
        await send({"type": "http.response.body", "body": msgspec.json.encode(problem.problem)})

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = _address(scope)
        if not self._hosts.allow(_host(scope)) or not self._is_from_here(scope):
            await send({"type": "websocket.close", "code": 1008})
            return
        if not self._requests.take(address):
            await _turn_away(receive, send, Refusing("too-fast", facts=self._limits.requests.facts))
            return
        if self._sockets[address] >= self._limits.sockets:
            await _turn_away(receive, send, Refusing("too-many-sockets", facts={"most": self._limits.sockets}))
            return
        self._sockets[address] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def _refusal(self, scope: Scope) -> Refusing | None:
        address = _address(scope)
        unsafe = scope["method"] not in SAFE
        if not self._hosts.allow(_host(scope)):
            return Refusing("wrong-host")
        if unsafe and not self._is_from_here(scope):
            return Refusing("wrong-origin")
        makes = scope["path"] in MAKING or scope["path"].endswith(AGAIN)
        if unsafe and makes and not self._making.take(address):
            return Refusing("too-fast", facts=self._limits.making.facts)
        if scope["path"].startswith(COUNTED) and not self._requests.take(address):
            return Refusing("too-fast", facts=self._limits.requests.facts)
        return None

    def _is_from_here(self, scope: Scope) -> bool:
        """Whether a page of this server asks: browsers say so in Origin, and no page can make them lie."""
        origin = _header(scope, b"origin").lower()
        if origin in self._origins:
            return True
        scheme, _, named = origin.partition("://")
        return scheme in ("http", "https") and named == _host(scope).lower()


def _host(scope: Scope) -> str:
    return _header(scope, b"host")


def _header(scope: Scope, name: bytes) -> str:
    """A header's one value; "" if there is none, or more than one."""
    values = [value for key, value in scope["headers"] if key == name]
    return values[0].decode("latin-1") if len(values) == 1 else ""


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return household(client[0]) if client else ""


async def _turn_away(receive: Receive, send: Send, problem: Refusing) -> None:
    """Say over a WebSocket why it is refused: a browser tells its page nothing about a failed handshake."""
    await receive()
    await send({"type": "websocket.accept"})
    refused = wire.Refused(id=None, problem=problem.problem)
    await send({"type": "websocket.send", "text": frame([encoded(refused)]).decode()})
    await send({"type": "websocket.close", "code": TOO_MANY})
