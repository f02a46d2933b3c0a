"""What every message between server and browser is made of."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from concilium.core.views import AnyPrinted, AnyView

Seen = Annotated[dict[str, Any], Meta(extra_json_schema={"typescript": "Seen"})]
"""An event as an audience sees it: `event` is its name, the rest its facts."""
Shown = Annotated[AnyView, Meta(extra_json_schema={"typescript": "View"})]
"""A game's view; what all have in common is `core.views.View`."""
Changes = Annotated[dict[str, Any], Meta(extra_json_schema={"typescript": "Changes"})]
"""What has changed of a view: its parts by name, each whole; of the players, None for those who are as before."""
Printed = Annotated[AnyPrinted, Meta(extra_json_schema={"typescript": "Printed"})]
"""A game's printed facts; what all have in common is `core.views.Printed`."""


class Message(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A message has exactly the fields it declares."""


class Problem(Message, frozen=True, kw_only=True):
    """Why a request was refused: a catalogue key `error-<key>`, the same in English, and the field that is to blame."""

    key: str
    english: str
    detail: str = ""
    """The variable `$detail` of some messages, in English; `facts` are the other variables."""
    field: str | None = None
    rule: str | None = None
    reason: str | None = None
    """Why the game's rules forbid it: `refusal-<reason>` in the game's catalogue."""
    facts: dict[str, int | str] = msgspec.field(default_factory=dict)
