"""Over HTTP: tables and their seats."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from concilium.server.wire.message import Message

Status = Literal["running", "over", "record", "lesson"]
Colour = Annotated[int, Meta(ge=0, lt=6)]


class SeatWish(Message, frozen=True, kw_only=True):
    """Who is to sit: me, a friend by link, a bot of a level, or somebody `here` at this device, in what colour."""

    kind: Literal["me", "friend", "bot", "here"]
    name: str | None = None
    level: str | None = None
    colour: Colour | None = None


class TableWish(Message, frozen=True, kw_only=True):
    """A table to be made; there are as many players as seats."""

    game: str
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    hints: bool = True


class SeatInfo(Message, frozen=True, kw_only=True):
    """A seat as the one who asks may see it."""

    seat: int
    name: str
    """"" before somebody has said one; a bot without a name of its own is called by its level."""
    kind: Literal["person", "bot"]
    level: str | None
    """The bot's level; at a person's seat, that of the bot standing in, or null."""
    taken: bool
    """Whether a person holds it."""
    present: bool
    """Whether its holder is connected now."""
    mine: bool
    link: str | None
    """Given to its holder, to come back to it, and to the host while nobody holds it, to invite; else null."""
    awaited: bool
    """Whether somebody took it and has not been at the table yet: the host may invite somebody else."""
    colour: int
    """Its colour and crest; no two seats of a table have the same."""


class TableInfo(Message, frozen=True, kw_only=True):
    """A table as the one who asks may see it; a `record` is an uploaded game, for replay only, a `lesson` is guided."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    host: bool
    """Whether the one who asks is the table's host."""
    hints: bool
    seats: list[SeatInfo]
    watchers: int
    result: list[int] | None
    winners: list[int]
    made_at: str
    changed_at: str
    rematch: str | None
    """Where the same people play again; only for those who sat here."""


class Tables(Message, frozen=True, kw_only=True):
    """One's tables, the last changed first."""

    tables: list[TableInfo]
    waiting: dict[str, list[int]]
    """Of each game that is played, by the table's id, the seats that are to decide."""


class Link(Message, frozen=True, kw_only=True):
    """What is secret in the address of a seat. It travels in bodies only: addresses end up in logs."""

    link: str


class Taking(Message, frozen=True, kw_only=True):
    """Take the seat that a link opens, under a name, and if it is free in a colour."""

    link: str
    name: str
    colour: Colour | None = None


class Place(Message, frozen=True, kw_only=True):
    """What a seat's link opens: one seat of one table."""

    table: TableInfo
    seat: int


class StandIn(Message, frozen=True, kw_only=True):
    """The host gives an absent seat to a bot of this level."""

    level: str
