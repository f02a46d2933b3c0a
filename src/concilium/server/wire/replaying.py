"""Over HTTP: games that are over, to be looked at again."""

from concilium.server.wire.message import Message, Seen, Shown
from concilium.server.wire.tables import TableInfo


class Replay(Message, frozen=True, kw_only=True):
    """A game that is over: what was decided, in notation; frame n is the position after n decisions."""

    table: TableInfo
    decisions: list["Decided"]


class Decided(Message, frozen=True, kw_only=True):
    """One decision of a game that is over; seat -1 is chance."""

    seat: int
    action: int
    text: str


class Frame(Message, frozen=True, kw_only=True):
    """The position after `number` decisions, as each seat saw it, and what happened in the last of them."""

    number: int
    views: list[Shown]
    events: list[Seen]
    waiting: list[int]


class Frames(Message, frozen=True, kw_only=True):
    """A run of frames of one game."""

    frames: list[Frame]


class Happening(Message, frozen=True, kw_only=True):
    """What happened in the decision that led to frame `number`."""

    number: int
    events: list[Seen]


class Story(Message, frozen=True, kw_only=True):
    """All that happened in a game that is over, in order; decisions in which nothing did are left out."""

    happened: list[Happening]
