"""What stands before everything else: where a request may come from, how many may come, and the headers of answers."""

from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from concilium.server.limits import Buckets, Limits
from concilium.server.problems import Refusing

Scope = MutableMapping[str, Any]
Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE = ("GET", "HEAD", "OPTIONS")
MAKING = ("/api/guest", "/api/tables", "/api/records")
"""Where something new is made and kept."""

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

    def __init__(self, app: App, limits: Limits, origins: tuple[str, ...] = ()) -> None:
        self._app = app
        self._origins = origins
        self._most_sockets = limits.sockets
        self._requests = Buckets(limits.requests)
        self._making = Buckets(limits.making)
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(event: Event) -> None:
            if event["type"] == "http.response.start":
                event["headers"] = [*event["headers"], *HEADERS]
                if scope["path"].startswith("/api/"):
                    event["headers"].append((b"cache-control", b"no-store"))
            await send(event)

        problem = self._refusal(scope)
        if problem is None:
            await self._app(scope, receive, send_with_headers)
            return
        start = {"type": "http.response.start", "status": problem.status}
        await send_with_headers({**start, "headers": [(b"content-type", b"application/json")]})
        await send({"type": "http.response.body", "body": msgspec.json.encode(problem.problem)})

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = _address(scope)
        too_many = self._sockets[address] >= self._most_sockets or not self._requests.take(address)
        if not self._is_from_here(scope) or too_many:
            await send({"type": "websocket.close", "code": 1008})
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
        if unsafe and not self._is_from_here(scope):
            return Refusing("wrong-origin")
        if unsafe and scope["path"] in MAKING and not self._making.take(address):
            return Refusing("too-fast")
        if scope["path"].startswith("/api/") and not self._requests.take(address):
            return Refusing("too-fast")
        return None

    def _is_from_here(self, scope: Scope) -> bool:
        """Whether a page of this server asks: browsers say so in Origin, and no page can make them lie."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if origin in self._origins:
            return True
        host = headers.get(b"host", b"").decode("latin-1")
        return bool(host) and urlsplit(origin).netloc.lower() == host.lower()


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""
