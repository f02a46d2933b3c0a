"""Strange requests and messages: whatever may come over the wire, from almost right to mad."""

import json
import random
from collections.abc import Iterator
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
SHAPES = [("name",), ("link",), ("link", "name"), ("link", "name", "colour"), ("level",), ("chapter", "name")]
"""The fields of the bodies that the server expects."""
MESSAGES: dict[str, dict[str, Any]] = {
    "decide": {"id": 1, "decision": 1, "action": 1},
    "undo": {"id": 1, "number": 1, "whole": True, "action": 1},
    "why": {"id": 1, "action": 1},
    "hint": {"id": 1},
    "say": {"id": 1, "text": "Good day"},
    "earlier": {"id": 1, "before": 1},
}
"""What may be said at a table after `hello`, and how."""
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
    fields = rng.choice(SHAPES) if rng.random() < 0.4 else rng.sample(FIELDS, rng.randrange(5))
    content = {field: rng.choice(VALUES) for field in fields}
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
    if rng.random() < 0.3:
        # One that is almost right, and now and then is.
        kind = rng.choice(list(MESSAGES))
        content = {"type": kind, **MESSAGES[kind], rng.choice(list(MESSAGES[kind])): rng.choice(VALUES)}
    else:
        content |= {field: rng.choice(VALUES) for field in rng.sample(FIELDS, rng.randrange(4))}
    data = json.dumps(content)
    if rng.random() < 0.3:
        return mangled(data.encode(), rng)
    return data


def decision(asked: int, legal: set[int], actions: int, rng: random.Random) -> dict[str, Any]:
    """A decision that is none: an action that is not legal, an answer to another question, or both."""
    another = rng.choice([asked - 1, asked + 1, 0, -1, rng.randrange(1_000_000), 2**31 - 1, 2**31, 10**40, 0.5])
    wrong = rng.choice([actions, 1_000_000, 1_000_001, -1, 0.5, rng.randrange(actions), rng.randrange(actions)])
    kind = rng.randrange(3)
    number = asked if kind == 0 or another == asked else another
    action = wrong if kind != 1 or number == asked else rng.choice(sorted(legal))
    while number == asked and action in legal:
        action = rng.randrange(actions + 1)
    return {"type": "decide", "id": rng.choice([0, 1, 2, 2**31 - 1]), "decision": number, "action": action}


NULS = [b'"a\\u0000b"', b'"\\u0000"']
NUMBERS_BEYOND = [b"-1", b"2147483648", b"9223372036854775808", b"1" + b"0" * 40, HUGE.encode(), b"-" + HUGE.encode()]
FLOATS = [b"0.5", b"-0.5", b"1e308", b"1e999", b"NaN", b"Infinity"]
DEEPER = [b"[" * 3_000 + b"]" * 3_000, b'{"":' * 1_000]
BROKEN = [b'"\xff\xfe"', b'"\xed\xa0\x80"', b'"\\ud800"', b'"', b'"\x00"', b""]
FIXED = [*NULS, *NUMBERS_BEYOND, *FLOATS, *DEEPER, *BROKEN]
"""What no field takes, as it stands in JSON, or what stands there in its place."""

_HERE = "here it is"


def spoilt(content: dict[str, Any]) -> Iterator[bytes]:
    """A good body or message with everything that no field takes in each of its places."""
    for whole in _with_a_place(content):
        data = json.dumps(whole).encode()
        for value in FIXED:
            yield data.replace(json.dumps(_HERE).encode(), value)


def _with_a_place(content: Any) -> Iterator[Any]:
    """The content with one of its values, each in turn, marked."""
    if isinstance(content, dict):
        for key, value in content.items():
            for inner in _with_a_place(value):
                yield {**content, key: inner}
    elif isinstance(content, list):
        for place, value in enumerate(content):
            for inner in _with_a_place(value):
                yield [*content[:place], inner, *content[place + 1 :]]
    else:
        yield _HERE
