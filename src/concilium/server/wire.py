"""Every message between server and browser; the client's TypeScript types are generated from this file.

Over HTTP go bodies and answers; over the WebSocket of a table go `ToServer`, one a frame, and
`ToClient`, as many in a frame as wait to be sent; `type` tells them apart.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta

from concilium.core.views import AnyPrinted, AnyView
from concilium.server.lesson_messages import Lesson, LessonPlace, LessonWish
from concilium.server.messages import Message

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Seen = Annotated[dict[str, Any], Meta(extra_json_schema={"typescript": "Seen"})]
"""An event as an audience sees it: `event` is its name, the rest its facts."""
Shown = Annotated[AnyView, Meta(extra_json_schema={"typescript": "View"})]
"""A game's view; what all have in common is `core.views.View`."""
Printed = Annotated[AnyPrinted, Meta(extra_json_schema={"typescript": "Printed"})]
"""A game's printed facts; what all have in common is `core.views.Printed`."""
Status = Literal["running", "over", "record", "lesson"]
Colour = Annotated[int, Meta(ge=0, lt=6)]
RequestId = Annotated[int, Meta(ge=0, le=2**31 - 1)]


# HTTP: errors, guests, games.


class Problem(Message, frozen=True, kw_only=True):
    """Why a request was refused: a catalogue key `error-<key>`, the same in English, and the field that is to blame."""

    key: str
    english: str
    detail: str = ""
    """The variable `$detail` of some messages, in English; `figures` are the other variables."""
    field: str | None = None
    rule: str | None = None
    reason: str | None = None
    """Why the game's rules forbid it: `refusal-<reason>` in the game's catalogue."""
    figures: dict[str, int | str] = {}


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
    """An event: what each of its facts is, and how much it matters to who watches."""

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
    """What a table's game declares of itself, what is printed on its components, and its whole action space."""

    game: GameInfo
    facts: Printed
    verbs: list[VerbInfo]


# HTTP: tables and seats.


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
    """The bot's level; at a person's seat, that of the bot which stands in, or null."""
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
    """Where the same people play again; for those alone who sat here."""


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


# HTTP: replay.


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


# WebSocket, from the client.


class Hello(Message, frozen=True, kw_only=True, tag_field="type", tag="hello"):
    """First of all: the last position and the last chat line that this client has; 0 for none."""

    after: Number = 0
    chat_after: Number = 0
    moment: Annotated[float, Meta(ge=0, le=10)] = 0
    """So many seconds bots wait after a decision of this seat that can still be taken back."""


class Decide(Message, frozen=True, kw_only=True, tag_field="type", tag="decide"):
    """Take a legal action of the pending decision whose id it names."""

    id: RequestId
    decision: Number
    action: Annotated[int, Meta(ge=0, le=1_000_000)]


class Undo(Message, frozen=True, kw_only=True, tag_field="type", tag="undo"):
    """Take back one's last decision, all that can be taken back, or the one that is named by its action: where seats
    decide together in secret that alone, else all since. `number` is the position the client has."""

    id: RequestId
    number: Number
    whole: bool = False
    action: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class Why(Message, frozen=True, kw_only=True, tag_field="type", tag="why"):
    """Ask why an action is not allowed now."""

    id: RequestId
    action: Annotated[int, Meta(ge=0, le=1_000_000)]


class AskHint(Message, frozen=True, kw_only=True, tag_field="type", tag="hint"):
    """Ask for the win chance of each legal action, for the best and for the reason."""

    id: RequestId


class Say(Message, frozen=True, kw_only=True, tag_field="type", tag="say"):
    """Say something to those at the table."""

    id: RequestId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class AskEarlier(Message, frozen=True, kw_only=True, tag_field="type", tag="earlier"):
    """Ask for the chat lines before one of them."""

    id: RequestId
    before: Number


ToServer = Hello | Decide | Undo | Why | AskHint | Say | AskEarlier


# WebSocket, to the client.


class Choice(Message, frozen=True, kw_only=True):
    """A legal action: its number, its verb, the thing it is done to ("" if none) and both as notation."""

    action: int
    verb: str
    thing: str
    text: str


class Decision(Message, frozen=True, kw_only=True):
    """What this seat is to decide; the id changes whenever the question does."""

    id: int
    choices: list[Choice]


class Position(Message, frozen=True, kw_only=True, tag_field="type", tag="position"):
    """What this seat sees now, and all that it saw happen after position `after`, up to position `number`."""

    after: int
    number: int
    events: list[Seen]
    view: Shown
    waiting: list[int]
    decision: Decision | None
    undo: int
    """How many of its decisions this seat may take back, one after the other."""
    over: bool
    scores: list[int] | None
    """Given when the game is over."""
    winners: list[int]


class TableNews(Message, frozen=True, kw_only=True, tag_field="type", tag="table"):
    """The table itself: seats, names, who is there. Sent after `hello` and at every change."""

    table: TableInfo


class ChatLine(Message, frozen=True, kw_only=True):
    """Something that was said at the table."""

    number: int
    seat: int
    name: str
    text: str
    at: str


class Chat(Message, frozen=True, kw_only=True, tag_field="type", tag="chat"):
    """Chat lines, in order, each with its number; after `hello` only the last, and whether there are earlier ones."""

    lines: list[ChatLine]
    earlier: bool = False


class EarlierChat(Message, frozen=True, kw_only=True, tag_field="type", tag="earlier"):
    """The answer to `earlier`: the lines before, in order, and whether there are more before them."""

    id: int
    lines: list[ChatLine]
    earlier: bool


class Ack(Message, frozen=True, kw_only=True, tag_field="type", tag="ack"):
    """The request is done and stored; its effect is in position `number`."""

    id: int
    number: int


class Refused(Message, frozen=True, kw_only=True, tag_field="type", tag="refused"):
    """The request changed nothing, and why; id is null for a message that could not be read."""

    id: int | None
    problem: Problem


class Because(Message, frozen=True, kw_only=True, tag_field="type", tag="why"):
    """The answer to `why`: legal, or the rule, the reason (`refusal-<reason>` in the catalogue) and its figures."""

    id: int
    action: int
    legal: bool
    rule: str | None
    reason: str | None
    figures: dict[str, int | str]


class Chance(Message, frozen=True, kw_only=True):
    """The share of wins, from 0 to 1, that an action promises."""

    action: int
    win: float


class HintReason(Message, frozen=True, kw_only=True):
    """What the best action changes: `feature-<feature>` in the catalogues, one's own or the rivals', more or less."""

    feature: str
    own: bool
    more: bool
    gain: float
    """By how much this alone raises the share of wins."""


class Hint(Message, frozen=True, kw_only=True, tag_field="type", tag="hint"):
    """The answer to `hint`, always the same for a position: legal actions with their win chances, the best first."""

    id: int
    decision: int
    chances: list[Chance]
    best: list[int]
    """The actions that are as good as the first, which is one of them."""
    sureness: Literal["sure", "likely", "close", "even"]
    """One is the best; probably so; a few are about as good; hardly any is better than the others."""
    reasons: list[HintReason]
    """What the first action is good for, the weightiest first."""


ToClient = Position | TableNews | Chat | EarlierChat | Ack | Refused | Because | Hint

Messages = list[ToClient]
"""What one WebSocket frame brings a client: its messages since the last, in order."""

HTTP_SENT = (GuestName, TableWish, Link, Taking, StandIn, LessonWish)
"""What the client sends over HTTP."""

HTTP_RECEIVED = (
    Problem, Guest, Games, Engine, Facts, TableInfo, Tables, Place, Lesson, LessonPlace, Replay, Frames, Story,
)  # fmt: skip
"""What it gets back."""
