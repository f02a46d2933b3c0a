"""The numbers of an observation that require counting."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from concilium.core.bits import bit, full, lowest
from concilium.core.encoding import Fields, distance, write_flags
from ..components.cards import SPELL_COST
from ..components.things import (
    COMMON_PLACES,
    FACE_UP,
    HAND,
    ITEM,
    KINDS,
    RESOURCE,
    SANCTUM,
    SPELL,
    TOUCHED_GROUPS,
    TOUCHED_ZONES,
    ZONES,
    own,
)
from ..position import Position

# Where a wizard's tallies are among that wizard's fields.
_UNKNOWN_ITEMS: Final = 11
_UNKNOWN_SPELLS: Final = 21

TALLY_BITS: Final = 6
TALLY: Final = 63

_HIDDEN: Final = 3
"""The groups of a wizard's places with hidden cards: the hand and the Sanctum."""


def seat_or_none(seat: i64, other: i64, seats: i64) -> i64:
    """0 for nobody, otherwise 1 plus the distance."""
    if other < 0:
        return 0
    return 1 + distance(seat, other, seats)


def everywhere(sets: vec[i64], which: i64, kind: i64, seats: i64) -> i64:
    """The cards of a kind in this zone, for all wizards."""
    found: i64 = 0
    place = own(0, which, kind)
    end = place + seats * (ZONES * KINDS)
    while place < end:
        found |= sets[place]
        place += ZONES * KINDS
    return found


def add_seen(f: Fields, seats: list[str]) -> None:
    """The fields of `write_seen`."""
    for wizard in seats:
        for zone_name in ("hand", "Sanctum"):
            for other in seats:
                name = f"{wizard}: {other} knows hidden cards of the {zone_name}"
                f.choice("who knows hidden cards of whom", name, ["no", "yes"])


def write_seen(t: Position, seat: i64, touched: i64, out: vec[i16], k: i64, seen: vec[i64], s: i64) -> None:
    """Who else knows cards in a wizard's hand, or face down in a Sanctum; the row remembers the answers as a set."""
    seats = t.seats
    found = seen[s]
    groups = (touched | (touched >> TOUCHED_GROUPS) | (touched >> (2 * TOUCHED_GROUPS))) >> COMMON_PLACES
    wizard: i64 = 0
    while wizard < seats:
        if groups & _HIDDEN != 0:
            field = 2 * seats * distance(seat, wizard, seats)
            found &= ~(full(2 * seats) << field)
            found |= _who_knows(t, seat, wizard, HAND) << field
            found |= _who_knows(t, seat, wizard, SANCTUM) << (field + seats)
        groups >>= TOUCHED_ZONES
        wizard += 1
    write_flags(found, out, k, seen, s)


def _who_knows(t: Position, seat: i64, wizard: i64, which: i64) -> i64:
    """The other wizards who know hidden cards of a zone, as a set of their distances from a seat."""
    known = t.known
    cards = own(wizard, which, ITEM)
    resources = t.sets[cards + RESOURCE]
    spells = t.sets[cards + SPELL] & ~known[FACE_UP * KINDS + SPELL]
    items = t.sets[cards] & ~known[FACE_UP * KINDS]
    found: i64 = 0
    other: i64 = 0
    while other < t.seats:
        row = other * KINDS
        its = (resources & known[row + RESOURCE]) | (spells & known[row + SPELL]) | (items & known[row])
        if its != 0 and other != wizard:
            found |= bit(distance(seat, other, t.seats))
        other += 1
    return found


def write_lying(
    code: i64, cards: i64, face_up: i64, vis_on: vec[u8], first: i64, out: vec[i16], k: i64, vis: i64
) -> None:
    """Cards of a kind in a Sanctum, with 1 added to the code of those that are face up, and the Vis on them.

    `first` is the number of the kind's first card, `k` the field of its place, `vis` the offset from there to its Vis.
    """
    while cards != 0:
        index = lowest(cards)
        out[k + index] = i16(code + ((face_up >> index) & 1))
        out[k + vis + index] = i16(vis_on[first + index])
        cards &= cards - 1


def tally(vis_on: vec[u8], cards: i64, first: i64) -> i64:
    """How many of the cards have 0, 1, 2, ... Vis on them, six bits each: sets have at most 62 cards."""
    found: i64 = 0
    while cards != 0:
        found += bit(TALLY_BITS * i64(vis_on[first + lowest(cards)]))
        cards &= cards - 1
    return found


def write_tally(found: i64, kind: i64, out: vec[i16], wizard: i64) -> None:
    """Write a tally of a wizard's items or spells into the fields for their unknown cards."""
    k = wizard + _UNKNOWN_ITEMS
    end = wizard + _UNKNOWN_SPELLS
    if kind == SPELL:
        k = end
        end += SPELL_COST + 1
    while k < end:
        out[k] = i16(found & TALLY)
        found >>= TALLY_BITS
        k += 1
