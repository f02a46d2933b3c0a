"""Tables and seats as they are stored, without the game."""

import re
import secrets
import time
from dataclasses import dataclass, field

RUNNING = "running"
OVER = "over"
RECORD = "record"
LESSON = "lesson"
"""A guided first game that is running; one that is over is a game like any other."""
PLAYED = (RUNNING, LESSON)
"""Games that are not over."""

PERSON = "person"
BOT = "bot"

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


def new_id() -> str:
    """An id that nobody guesses, and that no command takes for an option: it does not begin with a dash."""
    while (made := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return made


def new_link() -> str:
    """A seat's link: whoever has it may sit there."""
    return secrets.token_urlsafe(24)


def is_id(text: str) -> bool:
    """Whether this could be an id or a link: what else is looked for is not in the store, and need not reach it."""
    return _ID.fullmatch(text) is not None


def now() -> int:
    return int(time.time())


@dataclass
class SeatRow:
    """A seat: a person's or a bot's; `level` is the bot's, or at a person's seat the level of the bot standing in."""

    seat: int
    name: str
    kind: str
    level: str | None
    link: str = field(default_factory=new_link)
    holders: set[str] = field(default_factory=set)
    invitation: str | None = None
    """The link by which the seat was taken: it is used up, except for whoever took it."""
    came: bool = False
    """Whether one of its holders has been at the table."""

    @property
    def is_awaited(self) -> bool:
        """Whether somebody took it by an invitation and has not come yet."""
        return self.kind == PERSON and bool(self.holders) and not self.came

    @property
    def is_played_by_bot(self) -> bool:
        return self.level is not None


@dataclass
class TableRow:
    """A table with its seats."""

    game: str
    options: dict[str, object]
    host: str
    hints: bool
    seats: list[SeatRow]
    status: str = RUNNING
    result: list[int] | None = None
    winners: list[int] = field(default_factory=list)
    id: str = field(default_factory=new_id)
    made_at: int = field(default_factory=now)
    changed_at: int = field(default_factory=now)
    length: int = 0
    """How many entries are stored."""
    version: int = 0
    """How often the row or its seats were changed."""
    owner: str | None = None
    """The server that plays for chance and the bots."""
    fence: int = 0
    """The number of the owner's lease."""
    colours: list[int] = field(default_factory=list)
    """The colour of each seat, no two alike."""
    rematch: str | None = None
    """The table at which the same people play again."""

    def __post_init__(self) -> None:
        if not self.colours:
            self.colours = list(range(len(self.seats)))

    def held_by(self, guest: str | None) -> list[SeatRow]:
        return [seat for seat in self.seats if guest in seat.holders]
