"""What servers of one house tell each other, through the database's own channel (LISTEN and NOTIFY).

News is sent in the transaction that it tells of: it comes when that is stored, and not if it is not.
"""

from collections.abc import Iterable, Iterator

import msgspec

from concilium.bots import Advice

CHANNEL = "concilium"

MOST_BYTES = 7900
"""PostgreSQL takes at most 8,000 in one message."""


class Added(msgspec.Struct, frozen=True, array_like=True, tag="added"):
    """Entries were added to a table, the first of them number `first`."""

    table: str
    first: int
    entries: list[tuple[int, int]]


class Changed(msgspec.Struct, frozen=True, array_like=True, tag="changed"):
    """A table's row, seats or owner are others than before."""

    table: str


class Said(msgspec.Struct, frozen=True, array_like=True, tag="said"):
    """Somebody said something at a table."""

    table: str


class Present(msgspec.Struct, frozen=True, array_like=True, tag="present"):
    """Who is at a table, at one server; with `ask`, the others are to say theirs."""

    table: str
    seats: list[int]
    watchers: int
    ask: bool
    guest: str = ""
    address: str = ""
    """For whom bots are to think if nobody is at the table's owner; of the address only whether it is the same."""


class SignedOut(msgspec.Struct, frozen=True, array_like=True, tag="signed-out"):
    """A guest's cookies count no more."""

    guest: str


class Left(msgspec.Struct, frozen=True, array_like=True, tag="left"):
    """This server ends: its tables are free."""


class Waiting(msgspec.Struct, frozen=True, array_like=True, tag="waiting"):
    """There is something to think about."""


class ThoughtOut(msgspec.Struct, frozen=True, array_like=True, tag="thought-out"):
    """What came of a thought: advice, of which a bot takes the best; null if it failed."""

    id: str
    advice: Advice | None


News = Added | Changed | Said | Present | SignedOut | Left | Waiting | ThoughtOut

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(tuple[str, list[News]])


def written(server: str, news: Iterable[News]) -> Iterator[str]:
    """The messages that tell these news of a server, each as large as may be."""
    head = _ENCODER.encode(server)
    together: list[bytes] = []
    size = 0
    for part in map(_ENCODER.encode, news):
        if together and size + len(part) > MOST_BYTES - len(head) - 10:
            yield _message(head, together)
            together, size = [], 0
        together.append(part)
        size += len(part) + 1
    if together:
        yield _message(head, together)


def read(message: str) -> tuple[str, list[News]]:
    """The server that tells, and what it tells; `ValueError` if this is no message of ours."""
    try:
        return _DECODER.decode(message)
    except msgspec.MsgspecError as error:
        raise ValueError(f"no news: {message[:80]!r}") from error


def _message(head: bytes, parts: list[bytes]) -> str:
    return (b"[" + head + b",[" + b",".join(parts) + b"]]").decode()
