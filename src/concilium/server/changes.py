"""What changes of a view from one position to the next: little, so to send only that is less to compress and to carry.

A view is kept in parts, as they are sent: with many tables what was last sent lies in no cache of the processor, and to
compare it object by object took twice as long as to encode it all.
"""

from functools import lru_cache
from typing import Final

import msgspec

from concilium.core.views import AnyView

PLAYERS: Final = "players"
_AS_BEFORE: Final = b"null"
_ENCODE: Final = msgspec.json.Encoder().encode


class Shown:
    """What an audience was sent of a view."""

    __slots__ = ("_heads", "_parts", "_players")

    def __init__(self, view: AnyView) -> None:
        self._heads = _heads(tuple(view))
        self._players = [_ENCODE(player) for player in view[PLAYERS]]
        self._parts = [_ENCODE(part) if name != PLAYERS else b"" for name, part in view.items()]

    def whole(self) -> msgspec.Raw:
        """The view."""
        players = _listed(self._players)
        return _object([head + (part or players) for head, part in zip(self._heads, self._parts, strict=True)])

    def since(self, before: "Shown") -> msgspec.Raw | None:
        """What makes this view of the one before (`wire.Changes`); None if parts have come or gone."""
        if self._heads is not before._heads or len(self._players) != len(before._players):
            return None
        pairs = zip(self._heads, self._parts, before._parts, strict=True)
        found = [head + part for head, part, old in pairs if part != old]
        if self._players != before._players:
            both = zip(self._players, before._players, strict=True)
            found.append(_PLAYERS_HEAD + _listed([_AS_BEFORE if new == old else new for new, old in both]))
        return _object(found)


@lru_cache(maxsize=1000)
def _heads(names: tuple[str, ...]) -> list[bytes]:
    """What stands before each part. Views of the same parts share it."""
    return [_ENCODE(name) + b":" for name in names]


_PLAYERS_HEAD: Final = _heads((PLAYERS,))[0]


def _listed(encoded: list[bytes]) -> bytes:
    return b"[%b]" % b",".join(encoded)


def _object(fields: list[bytes]) -> msgspec.Raw:
    return msgspec.Raw(b"{%b}" % b",".join(fields))
