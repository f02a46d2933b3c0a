"""The two actions of a turn (GT-4.1): which kinds have been taken, how many actions are left."""

from typing import Final

from mypy_extensions import i64

from concilium.core.refusals import ALLOWED, refuse
from ..position import Position
from .declared import REASONS

NO_ACTIONS_LEFT: Final = REASONS.add("no-actions-left", "GT-4.1", amounts=True)
DOUBLE_ACTION: Final = REASONS.add("double-action", "GT-4.1", amounts=True)
KIND_TAKEN: Final = REASONS.add("kind-taken", "GT-4.1")
ACTION_RULES: tuple[str, ...] = ("GT-4.1",)
"""The other rules that may forbid a move that takes an action."""

# Kinds of action, as bits of `Position.used`.
VOTE: Final = 1
DRAW: Final = 2
ADVANCE: Final = 4
CAST: Final = 8
DRAW_RESOURCE: Final = 16
PLAY: Final = 32
EXTRACT: Final = 64
GATHER: Final = 128
FIRST_ADVANCE: Final = 256
"""With `double-advance` the first Advance of a turn sets this bit and the second sets the other."""

ACTION_NAMES: Final = ["vote", "draw", "advance", "cast", "draw-resource", "play", "extract", "gather", "first-advance"]


def needs(t: Position, kind: i64, actions: i64) -> i64:
    """The refusal of a kind of action that takes this many actions, or ALLOWED.

    Each move asks the same of `used` and `actions_left` in its own words: a call for it would be a thirtieth of what
    the interpreted engine needs for a decision. That both agree is tested over generated games (`test_spending.py`).
    """
    if t.used & kind != 0:
        return KIND_TAKEN
    if t.actions_left < actions:
        return refuse(NO_ACTIONS_LEFT if actions == 1 else DOUBLE_ACTION, actions, t.actions_left)
    return ALLOWED


def spend(t: Position, kind: i64, actions: i64) -> None:
    """Take an action of a kind."""
    t.actions_left -= actions
    if kind == ADVANCE and t.options.double_advance and t.used & FIRST_ADVANCE == 0:
        t.used |= FIRST_ADVANCE
    else:
        t.used |= kind
