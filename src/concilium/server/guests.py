"""Guests: a browser is known by a signed cookie, which holds an id and nothing else."""

import hashlib
import hmac

COOKIE = "concilium_guest"
COOKIE_SECONDS = 365 * 24 * 3600


class Signer:
    """Signs guests' ids with the server's key, and believes only what it signed."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def signed(self, guest: str) -> str:
        return f"{guest}.{self._signature(guest)}"

    def guest(self, cookie: str | None) -> str | None:
        """The guest of a cookie, or None if it was not signed here."""
        guest, _, signature = (cookie or "").rpartition(".")
        if not guest or not hmac.compare_digest(signature.encode(), self._signature(guest).encode()):
            return None
        return guest

    def _signature(self, guest: str) -> str:
        return hmac.new(self._key, guest.encode(), hashlib.sha256).hexdigest()
