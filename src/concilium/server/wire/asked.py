"""Over the WebSocket of a table: what a client says."""

from typing import Annotated

from msgspec import Meta

from concilium.server.wire.message import Message

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
RequestId = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Action = Annotated[int, Meta(ge=0, le=1_000_000)]


class Hello(Message, frozen=True, kw_only=True, tag_field="type", tag="hello"):
    """First of all: the last position and the last chat line that this client has; 0 for none."""

    after: Number = 0
    chat_after: Number = 0
    moment: Annotated[float, Meta(ge=0, le=10)] = 0
    """How many seconds bots wait after a decision of this seat that can still be taken back."""


class Decide(Message, frozen=True, kw_only=True, tag_field="type", tag="decide"):
    """Take a legal action of the pending decision whose id it names."""

    id: RequestId
    decision: Number
    action: Action


class Undo(Message, frozen=True, kw_only=True, tag_field="type", tag="undo"):
    """Take back one's last decision, all that can be taken back, or the one that is named by its action: where seats
    decide together in secret that alone, else all since. `number` is the position the client has."""

    id: RequestId
    number: Number
    whole: bool = False
    action: Action | None = None


class Why(Message, frozen=True, kw_only=True, tag_field="type", tag="why"):
    """Ask why an action is not allowed now."""

    id: RequestId
    action: Action


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
