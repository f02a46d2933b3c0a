"""The numbers of an observation that require counting."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from concilium.core.bits import bit, lowest
from concilium.core.encoding import Fields, distance
from concilium.games.grand_tribunal.components.cards import SPELL_COST
from concilium.games.grand_tribunal.components.places import (
    FACE_UP,
    HAND,
    ITEM,
    KINDS,
    RESOURCE,
    SANCTUM,
    SPELL,
    ZONES,
    own,
)
from concilium.games.grand_tribunal.position import Position

# Where a wizard's tallies are among that wizard's fields.
_UNKNOWN_ITEMS: Final = 11
_UNKNOWN_SPELLS: Final = 21

TALLY_BITS: Final = 6
TALLY: Final = 63


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


def write_seen(t: Position, seat: i64, out: vec[i16], k: i64) -> None:
    """Who else knows cards in a wizard's hand, or face down in a Sanctum."""
    wizard = seat
    while True:
        k = _write_seen_of(t, seat, wizard, HAND, out, k)
        k = _write_seen_of(t, seat, wizard, SANCTUM, out, k)
        wizard = t.next_seat(wizard)
        if wizard == seat:
            return


def _write_seen_of(t: Position, seat: i64, wizard: i64, which: i64, out: vec[i16], k: i64) -> i64:
    first = own(wizard, which, ITEM)
    face_up = FACE_UP * KINDS
    items = t.sets[first] & ~t.known[face_up]
    spells = t.sets[first + SPELL] & ~t.known[face_up + SPELL]
    resources = t.sets[first + RESOURCE]
    other = seat
    while True:
        row = other * KINDS
        known = (items & t.known[row]) | (spells & t.known[row + SPELL]) | (resources & t.known[row + RESOURCE])
        out[k] = 1 if known != 0 and other != wizard else 0
        k += 1
        other = t.next_seat(other)
        if other == seat:
            return k


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
