"""What a wizard still knows about cards that others lay down or advance face down.

A wizard who saw a hand and then sees a card laid down from it knows for a while only that its cards are there or in the
Sanctum: it is *unsure* of them. When the hand has no card of that kind left that it does not know, all of them are in
the Sanctum and it knows them again, but not which back is which. So it loses them when Vis goes on a back that might
be one of them.
"""

from mypy_extensions import i64

from concilium.core.bits import bit
from ..components.things import HAND, KINDS, SANCTUM, TOUCHED_KNOWN, TOUCHES, UNSURE, own
from ..position import Position


def lose_track(t: Position, seat: i64, which: i64, kind: i64) -> None:
    """A card of this kind is about to leave a wizard's zone face down: others no longer know which is which.

    If it is the only card of its kind there, they still do. They stay unsure of cards laid down from the hand; of those
    stolen they know nothing, not even whether they were unsure of them.
    """
    cards = t.sets[own(seat, which, kind)]
    all_cards = t.sets[own(seat, HAND, kind)] | t.sets[own(seat, SANCTUM, kind)]
    is_single = cards & (cards - 1) == 0
    known = t.known
    for other in range(t.seats):
        if other != seat:
            row = other * KINDS + kind
            unsure = (UNSURE + other) * KINDS + kind
            if known[row] & cards != 0:
                t.touched |= TOUCHED_KNOWN
            if which != HAND:
                known[unsure] &= ~all_cards
            elif not is_single:
                known[unsure] |= known[row] & cards
            if not is_single:
                known[row] &= ~cards


def recollect(t: Position, seat: i64, kind: i64) -> None:
    """Cards have visibly left a wizard's hand: others may again be sure of what is where."""
    known = t.known
    hand, lying = t.sets[own(seat, HAND, kind)], t.sets[own(seat, SANCTUM, kind)]
    for other in range(t.seats):
        row = other * KINDS + kind
        unsure = (UNSURE + other) * KINDS + kind
        group = known[unsure] & (hand | lying) & ~known[row]
        if other != seat and group != 0:
            t.touched |= TOUCHED_KNOWN
            if hand & ~known[row] == 0:
                known[row] |= group
                t.touched |= TOUCHES[own(seat, SANCTUM, kind)]
            elif lying & ~known[row] == 0:
                known[row] |= group
                known[unsure] &= ~group
                t.touched |= TOUCHES[own(seat, HAND, kind)]


def tell_apart(t: Position, seat: i64, kind: i64, index: i64) -> None:
    """Vis goes on a face-down card: whoever does not know this back loses the cards that it might have been."""
    hand = own(seat, HAND, kind)
    lying = t.sets[hand + (SANCTUM - HAND) * KINDS]
    cards = lying | t.sets[hand]
    known = t.known
    row = kind
    while row < t.seats * KINDS:
        unsure = row + UNSURE * KINDS
        group = known[unsure] & cards
        if group != 0:
            single = bit(index)
            is_this_back_known = known[row] & ~known[unsure] & single != 0
            if not is_this_back_known:
                t.touched |= TOUCHED_KNOWN
                known[unsure] &= ~group
                # If only one card was unsure and all other backs are known, it is this one.
                if group != single or lying & ~known[row] != 0:
                    known[row] &= ~group
        row += KINDS
