"""The figures of an observation that take some counting."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from concilium.core.bits import bit, lowest
from concilium.core.encoding import distance
from concilium.games.grand_tribunal.numbers import (
    CHOOSE,
    DISCARD_DOWN,
    DRAW_ANY,
    MOVE_VOTES,
    OPENING,
    PLACE_VOTES,
    UNVOTE,
)
from concilium.games.grand_tribunal.places import KINDS, ZONES, own
from concilium.games.grand_tribunal.state import Table

_TALLY_BITS: Final = 6
_TALLY: Final = 63
_USED: Final = 0xFF


def seat_or_none(seat: i64, other: i64, seats: i64) -> i64:
    """0 for nobody, else 1 and the distance."""
    if other < 0:
        return 0
    return 1 + distance(seat, other, seats)


def round_word(t: Table, seat: i64) -> i64:
    """Whose round and turn it is and what has been done in it, as the observer sees it, in one number other than 0."""
    turn = (t.tribunal << 4) | t.round | (t.praeco << 8) | ((t.turn + 1) << 12) | ((seat + 1) << 16)
    return turn | ((t.used & _USED) << 24) | (t.actions_left << 32)


def left(t: Table) -> i64:
    """How much of the step is left, for the steps that count."""
    step = t.step
    if step in (PLACE_VOTES, OPENING, UNVOTE, MOVE_VOTES, DISCARD_DOWN, DRAW_ANY):
        return t.a
    if step == CHOOSE:
        return t.b
    return 0


def everywhere(sets: vec[i64], which: i64, kind: i64, seats: i64) -> i64:
    """The cards of a kind in this zone of all wizards."""
    found: i64 = 0
    place = own(0, which, kind)
    end = place + seats * (ZONES * KINDS)
    while place < end:
        found |= sets[place]
        place += ZONES * KINDS
    return found


def write_lying(
    code: i64, cards: i64, face_up: i64, vis_on: vec[u8], first: i64, out: vec[i16], k: i64, vis: i64
) -> None:
    """Cards in a Sanctum, one more than the code for those that are face up, and the Vis on them.

    `first` is the number of the set's card 0, `k` its place's field and `vis` its Vis's.
    """
    while cards != 0:
        index = lowest(cards)
        out[k + index] = i16(code + ((face_up >> index) & 1))
        out[vis + index] = i16(vis_on[first + index])
        cards &= cards - 1


def tally(vis_on: vec[u8], cards: i64, first: i64) -> i64:
    """How many of the cards have 0, 1, 2, ... Vis on them, six bits for each: sets have at most 62 cards."""
    found: i64 = 0
    while cards != 0:
        found += bit(_TALLY_BITS * i64(vis_on[first + lowest(cards)]))
        cards &= cards - 1
    return found


def write_tally(found: i64, out: vec[i16], k: i64, size: i64, seen: vec[i64], s: i64) -> None:
    """The numbers of a tally, unless they are those that the row remembers."""
    if found == seen[s]:
        return
    seen[s] = found
    end = k + size
    while k < end:
        out[k] = i16(found & _TALLY)
        found >>= _TALLY_BITS
        k += 1
