"""What is kept of guests."""

from sqlalchemy import bindparam, insert, select, update

from concilium.server.names import folded
from concilium.server.rows import now
from concilium.server.schema import BLOCKED, GUESTS
from concilium.server.storage import Storage
from concilium.server.writer import Work

_INSERT_GUEST = insert(GUESTS)
_RENAME_GUEST = update(GUESTS).where(GUESTS.c.id == bindparam("guest")).values(name=bindparam("called"))
_SEE_GUEST = update(GUESTS).where(GUESTS.c.id == bindparam("guest")).values(seen_at=bindparam("at"))
_NEXT_ROUND = update(GUESTS).where(GUESTS.c.id == bindparam("guest")).values(round=GUESTS.c.round + 1)

SECONDS_BETWEEN_SIGHTS = 12 * 3600
"""That a guest was seen is written down so seldom."""


class Guestbook(Storage):
    """The guests, and the names that they may not have."""

    async def guest_name(self, guest: str) -> str | None:
        found = await self._first(select(GUESTS.c.name).where(GUESTS.c.id == guest))
        return None if found is None else str(found.name)

    async def guest_round(self, guest: str) -> int:
        """How often a guest has signed out everywhere; and the guest was seen today."""
        found = await self._first(select(GUESTS.c.round, GUESTS.c.seen_at).where(GUESTS.c.id == guest))
        if found is None:
            return 0
        if now() - found.seen_at > SECONDS_BETWEEN_SIGHTS:
            await self._writer.write([_seen(guest)])
        return int(found.round)

    async def next_round(self, guest: str) -> None:
        """Let the cookies that a guest has so far be nobody's."""
        await self._writer.write([(_NEXT_ROUND, [{"guest": guest}])])

    async def add_guest(self, guest: str, name: str) -> None:
        row = {"id": guest, "name": name, "made_at": now(), "seen_at": now()}
        await self._writer.write([(_INSERT_GUEST, [row])])

    async def rename_guest(self, guest: str, name: str) -> None:
        await self._writer.write([(_RENAME_GUEST, [{"guest": guest, "called": name}]), _seen(guest)])

    async def is_blocked(self, name: str) -> bool:
        """Whether the operator has blocked this name."""
        chosen = select(BLOCKED.c.name).where(BLOCKED.c.name == folded(name))
        return await self._first(chosen) is not None


def _seen(guest: str) -> Work:
    return _SEE_GUEST, [{"guest": guest, "at": now()}]
