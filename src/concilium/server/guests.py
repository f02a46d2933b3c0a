"""Guests: a browser is known by a signed cookie, which holds an id, a round, and nothing else.

A guest who signs out everywhere begins a new round; cookies of earlier rounds are then nobody's.
"""

import hashlib
import hmac

from concilium.server.store import Store

COOKIE = "concilium_guest"
COOKIE_SECONDS = 365 * 24 * 3600


class Signer:
    """Signs guests' ids with the server's key, and believes only what it signed."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def signed(self, guest: str, in_round: int = 0) -> str:
        content = f"{guest}.{in_round}"
        return f"{content}.{self._signature(content)}"

    def read(self, cookie: str | None) -> tuple[str, int] | None:
        """The guest and the round of a cookie, or None if it was not signed here."""
        content, _, signature = (cookie or "").rpartition(".")
        if not content or not hmac.compare_digest(signature.encode(), self._signature(content).encode()):
            return None
        guest, _, in_round = content.rpartition(".")
        return guest, int(in_round)

    def _signature(self, content: str) -> str:
        return hmac.new(self._key, content.encode(), hashlib.sha256).hexdigest()


async def guest_of(cookie: str | None, signer: Signer, store: Store) -> str | None:
    """The guest whose cookie this is, unless it has been revoked."""
    read = signer.read(cookie)
    if read is None or await store.guest_round(read[0]) != read[1]:
        return None
    return read[0]
