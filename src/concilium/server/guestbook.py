"""What is kept of guests."""

from sqlalchemy import Connection, bindparam, select, text, update

from concilium.server.names import folded
from concilium.server.rows import now
from concilium.server.schema import BLOCKED, GUESTS
from concilium.server.storage import Storage
from concilium.server.writer import Work

# Of several requests with which a browser first comes, each may be the first to be stored.
_INSERT_GUEST = text("""
    INSERT INTO guests (id, name, made_at, seen_at) VALUES (:id, :name, :made_at, :seen_at) ON CONFLICT (id) DO NOTHING
""")
_RENAME_GUEST = update(GUESTS).where(GUESTS.c.id == bindparam("guest")).values(name=bindparam("called"))
_SEE_GUEST = update(GUESTS).where(GUESTS.c.id == bindparam("guest")).values(seen_at=bindparam("at"))
_NEXT_ROUND = (
    update(GUESTS).where(GUESTS.c.id == bindparam("guest")).values(round=GUESTS.c.round + 1).returning(GUESTS.c.round)
)

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

    async def next_round(self, guest: str) -> int:
        """Let the cookies that a guest has so far be nobody's; the round of those that count from now on."""
        rounds: list[int] = []

        def act(connection: Connection) -> None:
            rounds.append(connection.execute(_NEXT_ROUND, {"guest": guest}).scalar_one())

        await self._writer.write([], act=act)
        return rounds[-1]

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
