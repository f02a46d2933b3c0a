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


def write_seen(t: Position, seat: i64, out: vec[i16], k: i64, seen: vec[i64], s: i64) -> None:
    """Who else knows cards in a wizard's hand, or face down in a Sanctum; the row remembers the answers as a set."""
    known = t.known
    items = _hidden(t, ITEM) & ~known[FACE_UP * KINDS]
    spells = _hidden(t, SPELL) & ~known[FACE_UP * KINDS + SPELL]
    resources = _hidden(t, RESOURCE)
    found: i64 = 0
    other = seat
    away: i64 = 0
    while away < t.seats:
        row = other * KINDS
        its_items = items & known[row] & ~_own_hidden(t, other, ITEM)
        its_spells = spells & known[row + SPELL] & ~_own_hidden(t, other, SPELL)
        its_resources = resources & known[row + RESOURCE] & ~_own_hidden(t, other, RESOURCE)
        # Mostly nobody knows anything of the others.
        if its_items | its_spells | its_resources != 0:
            found |= _whose(t, seat, its_items, its_spells, its_resources, away)
        other = t.next_seat(other)
        away += 1
    changed = found ^ seen[s]
    seen[s] = found
    while changed != 0:
        field = lowest(changed)
        out[k + field] = i16((found >> field) & 1)
        changed &= changed - 1


def _hidden(t: Position, kind: i64) -> i64:
    """The cards of a kind in all hands and Sanctums."""
    return everywhere(t.sets, HAND, kind, t.seats) | everywhere(t.sets, SANCTUM, kind, t.seats)


def _own_hidden(t: Position, seat: i64, kind: i64) -> i64:
    """Those of one wizard."""
    return t.sets[own(seat, HAND, kind)] | t.sets[own(seat, SANCTUM, kind)]


def _whose(t: Position, seat: i64, items: i64, spells: i64, resources: i64, away: i64) -> i64:
    """The fields, of those about the wizard that sits so far away, of the hands and Sanctums that the cards are in."""
    sets = t.sets
    found: i64 = 0
    field = away
    wizard = seat
    while True:
        zone = own(wizard, HAND, ITEM)
        if (sets[zone] & items) | (sets[zone + SPELL] & spells) | (sets[zone + RESOURCE] & resources) != 0:
            found |= bit(field)
        zone = own(wizard, SANCTUM, ITEM)
        if (sets[zone] & items) | (sets[zone + SPELL] & spells) | (sets[zone + RESOURCE] & resources) != 0:
            found |= bit(field + t.seats)
        field += 2 * t.seats
        wizard = t.next_seat(wizard)
        if wizard == seat:
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
