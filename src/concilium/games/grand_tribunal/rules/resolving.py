"""A card's effects happen one after the other."""

from typing import Final

from mypy_extensions import i64

from ..position import Position
from .declared import STEPS

RESOLVE: Final = STEPS.number("resolve")

# The variables of the step: the card, which of its effects is next, the item a spell was cast from.
THE_CARD: Final = 0
NEXT_EFFECT: Final = 1
FROM_ITEM: Final = 2
NO_ITEM: Final = -1


def resolve(t: Position, seat: i64, card: i64, item: i64) -> None:
    """Begin the effects of a wizard's card; a spell is cast from an item."""
    t.push(RESOLVE, seat)
    t.frame[THE_CARD] = card
    t.frame[FROM_ITEM] = item
