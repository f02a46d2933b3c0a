"""MR-4.1: what can enter a hand: up to the hand limit, never two cards of the same seal colour."""

from typing import Final

from mypy_extensions import i64

from concilium.core.bits import lowest
from concilium.core.refusals import about, refuse
from ..components.things import COLOURS
from ..position import Position
from .declared import REASONS

NOT_ON_PANEL: Final = REASONS.add("not-on-panel")
HAND_FULL: Final = REASONS.add("hand-full", "MR-4.1", amounts=True)
COLOUR_IN_HAND: Final = REASONS.add("colour-in-hand", "MR-4.1", thing="colour", things=COLOURS)


def fitting(t: Position, seat: i64) -> tuple[i64, i64]:
    """The cards that the hand has room for, wherever they are."""
    cards = t.cards
    colours = t.hand_colours[seat]
    if t.hand_size(seat) >= t.board.hand:
        return 0, 0
    low = cards.all_low
    high = cards.all_high
    while colours != 0:
        colour = lowest(colours)
        low &= ~cards.colour_low[colour]
        high &= ~cards.colour_high[colour]
        colours &= colours - 1
    return low, high


def fits(t: Position, seat: i64, card: i64) -> bool:
    """Whether the hand has room for a card: `fitting` of one, asked for every king when a majority card is bought.
    That both agree, and the reason with them, is tested over generated games (`test_realms_hands.py`)."""
    return (t.hand_colours[seat] >> t.cards.colour[card]) & 1 == 0 and t.hand_size(seat) < t.board.hand


def why_not_in_hand(t: Position, seat: i64, card: i64) -> i64:
    """The refusal of a card that the hand has no room for."""
    size = t.hand_size(seat)
    if size >= t.board.hand:
        return refuse(HAND_FULL, t.board.hand, size)
    return about(COLOUR_IN_HAND, t.cards.colour[card])
