"""The types of what a seat is shown: every game's view has these keys, and adds its own.

The client's TypeScript types are written from these and from each game's `shapes`.
"""

from collections.abc import Mapping
from typing import Any, Final, Literal, NotRequired, TypedDict

By = int | Literal["chance"] | None
"""Whose decision: a seat's, chance's, or nobody's alone (several decide at once, or the game is over)."""


class Deciding(TypedDict):
    """What is being decided, by whom; a game adds what its steps are about."""

    step: str
    by: By
    rule: str


class Player(TypedDict):
    """What one seat has; a game adds the rest."""

    seat: int
    points: int


Interrupted = dict[str, bool | int | str | list[int | str] | dict[str, int | str | None] | None]
"""A step that resumes once another is decided: its name as `step`, its `seat`, and what its variables say."""


class Common(TypedDict):
    """What needs no types of a game: `seat` is the viewer, None a spectator; `seats` is how many play; `pending` lists
    what resumes once this is decided, next first."""

    game: str
    seat: int | None
    seats: int
    pending: list[Interrupted]
    waiting: list[int]
    over: bool
    scores: list[int]
    winners: list[int]


class View(Common):
    """What every game's view has, with its own kinds of `deciding` and `players`."""

    deciding: Deciding
    players: list[Player]


AnyView = Mapping[str, Any]
"""Any game's view, for code that knows no particular game."""

AS_BEFORE: Final[Any] = ...
"""In what `State.view_since` returns: this part of the view, or this player, is as it was."""


def followed(before: AnyView, since: AnyView) -> AnyView:
    """The whole view that `State.view_since` describes, after the one before."""
    found = {name: before[name] if part is AS_BEFORE else part for name, part in since.items()}
    both = zip(since["players"], before["players"], strict=True)
    found["players"] = [old if player is AS_BEFORE else player for player, old in both]
    return found


class AnyCard(TypedDict):
    """What is printed on a card; a game adds the rest. `source` says where that was found, if the game notes it."""

    source: NotRequired[str]


class Printed(TypedDict):
    """What is printed on a game's components; a game adds the rest. Cards are listed by id."""

    cards: dict[str, AnyCard]


AnyPrinted = Mapping[str, Any]
"""What is printed on any game's components, for code that knows no particular game."""
