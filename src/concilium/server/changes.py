"""What changes of a view from one position to the next: little, so to send only that is less to compress and to carry.

A view is kept in parts, as they are sent: with many tables what was last sent lies in no cache of the processor, and to
compare it object by object took twice as long as to encode it all.
"""

from functools import lru_cache
from typing import Any, Final

import msgspec

from concilium.core.views import AS_BEFORE, AnyView

PLAYERS: Final = "players"
_AS_BEFORE: Final = b"null"
_ENCODE: Final = msgspec.json.Encoder().encode
_PLAIN: Final = frozenset((int, str, type(None)))
"""Parts that are compared as they are: to encode them takes longer. Not those of truth, for True is equal to 1."""


class Shown:
    """What an audience was sent of a view, in its position `number`."""

    __slots__ = ("_heads", "_names", "_parts", "_players", "number", "touched")

    def __init__(self, view: AnyView, number: int) -> None:
        self.number = number
        self.touched = 0
        """What has changed since, as `State.touched` says it."""
        self._names = list(view)
        self._heads = _heads(tuple(view))
        self._players = [_ENCODE(player) for player in view[PLAYERS]]
        self._parts = [
            None if name == PLAYERS else part if type(part) in _PLAIN else _ENCODE(part) for name, part in view.items()
        ]

    def whole(self) -> msgspec.Raw:
        """The view."""
        players = _listed(self._players)
        named = zip(self._names, self._heads, self._parts, strict=True)
        return _object([head + (players if name == PLAYERS else _sent(part)) for name, head, part in named])

    def update(self, since: AnyView) -> msgspec.Raw | None:
        """Show what `State.view_since` says: what has changed (`wire.Changes`); None if parts have come or gone."""
        if list(since) != self._names or len(since[PLAYERS]) != len(self._players):
            return None
        found: list[bytes] = []
        parts, heads = self._parts, self._heads
        for place, part in enumerate(since.values()):
            if part is AS_BEFORE:
                continue
            if heads[place] is _PLAYERS_HEAD:
                found += self._update_players(part)
                continue
            kept = part if type(part) in _PLAIN else _ENCODE(part)
            if kept != parts[place]:
                parts[place] = kept
                found.append(heads[place] + _sent(kept))
        return _object(found)

    def _update_players(self, players: list[Any]) -> list[bytes]:
        found = [_AS_BEFORE] * len(players)
        is_changed = False
        for seat, player in enumerate(players):
            if player is not AS_BEFORE:
                encoded = _ENCODE(player)
                if encoded != self._players[seat]:
                    self._players[seat] = found[seat] = encoded
                    is_changed = True
        return [_PLAYERS_HEAD + _listed(found)] if is_changed else []


def _sent(kept: object) -> bytes:
    return kept if isinstance(kept, bytes) else _ENCODE(kept)


@lru_cache(maxsize=1000)
def _heads(names: tuple[str, ...]) -> list[bytes]:
    """What stands before each part. Views of the same parts share it."""
    return [_PLAYERS_HEAD if name == PLAYERS else _ENCODE(name) + b":" for name in names]


_PLAYERS_HEAD: Final = _ENCODE(PLAYERS) + b":"


def _listed(encoded: list[bytes]) -> bytes:
    return b"[%b]" % b",".join(encoded)


def _object(fields: list[bytes]) -> msgspec.Raw:
    return msgspec.Raw(b"{%b}" % b",".join(fields))
