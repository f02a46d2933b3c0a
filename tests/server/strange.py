"""Strange requests and messages: whatever may come over the wire, from almost right to mad."""

import json
import random
from typing import Any

from concilium.server.guests import COOKIE

DEEP = "[" * 20_000
HUGE = "9" * 5_000
TEXTS = [
    "",
    "a",
    "Alba",
    "a\x00b",
    "\u202e",
    "\ud800",
    "x" * 5_000,
    "../../etc/passwd",
    "%s%n",
    "' or 1=1 --",
    "é\u0301🐉",
    "-1",
]
NUMBERS = [0, 1, -1, 2**31 - 1, 2**31, 2**53, 2**63, 10**40, 0.5, 1e308, True]
VALUES: list[Any] = [None, *TEXTS, *NUMBERS, [], {}, [[]], {"": ""}, {"type": "hello"}, ["x"] * 500]
PIECES = [
    "nothing",
    "%00",
    "%ff%fe",
    "..",
    "%2e%2e%2f",
    "-1",
    HUGE,
    "%F0%9F%90%89",
    "a" * 3_000,
    "0",
    "1",
    "é",
    "%",
    "grand-tribunal",
]
HOSTS = ["", "[", "evil.example", "127.0.0.1:99999999", "a b", "\xff", "[::1", "@", "127.0.0.1:0:0"]
ORIGINS = ["http://[", "http://", "null", "//", "http://\xff", "http://[::1", "javascript:1", "http://a b", "x" * 3_000]
COOKIES = ["x", "x.0.y", "..", ".", "a.b.c.d", "\xff", "a." + HUGE + ".b", "x" * 3_000]
BODIES = [
    b"",
    b"{",
    b"\xff\xfe",
    b"null",
    b"0",
    b'"\xff"',
    b'{"name":"\xff"}',
    DEEP.encode(),
    b'{"a":' * 5_000,
    HUGE.encode(),
    b"\x00" * 99,
]

FIELDS = [
    "id",
    "decision",
    "action",
    "number",
    "whole",
    "text",
    "after",
    "chat_after",
    "before",
    "name",
    "link",
    "level",
    "seats",
    "game",
]
KINDS = ["application/json", "text/plain", "application/x-www-form-urlencoded", "\xff"]
TYPES = ["hello", "decide", "undo", "why", "hint", "say", "earlier", "position", "", "\x00"]


def mangled(data: bytes, rng: random.Random) -> bytes:
    """Some bytes of it changed, lost or doubled."""
    changed = bytearray(data)
    for _ in range(rng.randrange(1, 4)):
        place = rng.randrange(len(changed) + 1)
        kind = rng.randrange(3)
        if kind == 0:
            changed[place : place + 1] = bytes([rng.randrange(256)])
        elif kind == 1:
            del changed[place : place + rng.randrange(1, 5)]
        else:
            changed[place:place] = changed[place : place + rng.randrange(1, 9)]
    return bytes(changed)


def body(rng: random.Random) -> bytes:
    """The body of a request."""
    if rng.random() < 0.3:
        return rng.choice(BODIES)
    content = {field: rng.choice(VALUES) for field in rng.sample(FIELDS, rng.randrange(5))}
    if rng.random() < 0.3:
        content = {"game": "grand-tribunal", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], **content}
    data = json.dumps(content).encode()
    return mangled(data, rng) if rng.random() < 0.3 else data


def path(template: str, known: list[str], rng: random.Random) -> str:
    """The path of a route, with something in the place of each of its parameters."""
    parts = [""]
    for part in template.split("/")[1:]:
        odd = part.startswith("{") or rng.random() < 0.03
        parts.append(rng.choice([*PIECES, *known]) if odd else part)
    asked = [f"{rng.choice(['first', 'last', 'seat', 'x'])}={rng.choice(PIECES)}" for _ in range(rng.randrange(3))]
    return "/".join(parts) + ("?" + "&".join(asked) if asked else "")


def headers(origin: str, cookie: str, rng: random.Random) -> list[tuple[bytes, bytes]]:
    """Headers of a request; most come from the server's own page, since the others are soon refused."""
    given = [("Origin", rng.choice(ORIGINS) if rng.random() < 0.1 else origin)]
    given.append(("Cookie", f"{COOKIE}={rng.choice(COOKIES) if rng.random() < 0.1 else cookie}"))
    if rng.random() < 0.05:
        given.append(("Host", rng.choice(HOSTS)))
    if rng.random() < 0.5:
        given.append(
            (
                "Content-Type",
                rng.choice(KINDS),
            )
        )
    return [(name.encode(), value.encode("latin-1")) for name, value in given]


def message(rng: random.Random) -> str | bytes:
    """What a client may say over a WebSocket."""
    if rng.random() < 0.2:
        return rng.choice([*BODIES, rng.randbytes(rng.randrange(40))])
    content: dict[str, Any] = {"type": rng.choice(TYPES), "id": rng.choice([1, 2, 3, *VALUES])}
    for field in rng.sample(FIELDS, rng.randrange(4)):
        content[field] = rng.choice(VALUES)
    data = json.dumps(content)
    if rng.random() < 0.3:
        return mangled(data.encode(), rng)
    return data
