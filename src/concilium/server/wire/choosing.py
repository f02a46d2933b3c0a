"""Over HTTP: who somebody is, and what can be played."""

from typing import Any, Literal

from concilium.server.wire.message import Message, Printed


class GuestName(Message, frozen=True, kw_only=True):
    """A guest says how to be called."""

    name: str


class Guest(Message, frozen=True, kw_only=True):
    """Who this browser is to the server; name is null before it has said one."""

    name: str | None


class OptionInfo(Message, frozen=True, kw_only=True):
    """An option of a game: `one` of its values, or a `mix` of them."""

    name: str
    kind: Literal["one", "mix"]
    values: list[Any]
    default: Any


class EventInfo(Message, frozen=True, kw_only=True):
    """An event: what each of its facts is, and how much it matters to those who watch."""

    facts: dict[str, str]
    weight: str


class GameInfo(Message, frozen=True, kw_only=True):
    """A game that can be played: how many may play, its options, and what its words speak of."""

    name: str
    players: list[int]
    options: list[OptionInfo]
    rules: str
    """The prefix of its rules' ids."""
    seat_verbs: list[str]
    """Verbs whose things are seats, by number."""
    endings: list[str]
    """Verbs that end a turn or leave a round."""
    events: dict[str, "EventInfo"]
    """What happens in it, by the event's name."""
    families: list[str]
    """The catalogue's families of words for things, in the order in which they are asked."""
    lesson_minutes: int | None
    """How long its guided first game takes; null if it brings none."""


class Engine(Message, frozen=True, kw_only=True):
    """What the bots think on, "compiled" or "interpreted"."""

    name: str
    compiling: int | None
    """How many hundredths of the compiled one are done, if it is being compiled."""
    failed: bool
    """It could not be compiled."""
    weaker: list[str]
    """The levels of bots that are weaker while they think on this one."""


class Games(Message, frozen=True, kw_only=True):
    """All that is needed to choose a game: games, the levels of bots from weak to strong, and what they think on."""

    games: list[GameInfo]
    levels: list[str]
    engine: Engine
    version: str


class VerbInfo(Message, frozen=True, kw_only=True):
    """A verb of a game: what it is done to; to the n-th thing it is action `base` + n."""

    name: str
    base: int
    things: list[str]


class Facts(Message, frozen=True, kw_only=True):
    """What a table's game declares about itself, what is printed on its components, and its whole action space."""

    game: GameInfo
    facts: Printed
    verbs: list[VerbInfo]
