"""Over the WebSocket of a table: what a client is sent."""

from typing import Literal

from concilium.server.wire.message import Changes, Message, Problem, Seen, Shown
from concilium.server.wire.tables import TableInfo


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


class _News(Message, frozen=True, kw_only=True):
    """Everything that a seat saw happen after position `after`, up to position `number`, and what is decided there."""

    after: int
    number: int
    events: list[Seen]
    waiting: list[int]
    decision: Decision | None
    undo: int
    """How many of its decisions this seat may take back, one after the other."""
    over: bool
    scores: list[int] | None
    """Given when the game is over."""
    winners: list[int]


class Position(_News, frozen=True, kw_only=True, tag_field="type", tag="position"):
    """What this seat sees now, and all that it saw happen after position `after`, up to position `number`."""

    view: Shown


class Change(_News, frozen=True, kw_only=True, tag_field="type", tag="change"):
    """The next position, to a client that has the last: what has changed of the view, in place of the view."""

    changes: Changes


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
    """The answer to `why`: legal, or the rule, the reason (`refusal-<reason>` in the catalogue) and its facts."""

    id: int
    action: int
    legal: bool
    rule: str | None
    reason: str | None
    facts: dict[str, int | str]


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


ToClient = Position | Change | TableNews | Chat | EarlierChat | Ack | Refused | Because | Hint

Messages = list[ToClient]
"""What one WebSocket frame brings a client: its messages since the last, in order."""
