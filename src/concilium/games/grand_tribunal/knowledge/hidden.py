"""Redraws what a seat does not know (the contract's `resample`)."""

from typing import TYPE_CHECKING, Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.bits import CAPACITY, bit, full, lowest, zeros
from ..components.things import COMMON_PLACES, DECK, ITEM, KINDS, KNOWN_ROWS, RESOURCE, UNSURE, ZONES, slot, zone
from ..rules.declared import ITEMS, STEPS

if TYPE_CHECKING:
    from ..position import Position

_NO_FLOOR: Final = 0
_ADVANCE: Final = STEPS.number("advance")


def redraw(t: "Position", seat: i64, rng: Random) -> None:
    """Every arrangement of the unknown cards that the seat cannot rule out is equally likely.

    It can rule out a face-down item with more Vis on it than it costs: such places are filled first, those that
    need the most expensive items before the others, so that each choice leaves the later ones equally free.
    """
    places = _Places()
    for kind in range(ITEM, i64(KINDS)):
        _redraw_kind(t, seat, kind, places, rng)


@final
class _Places:
    """The places of a kind's unknown cards outside its deck, the first `size` of each row; and the cards for them."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.lies: Final = zeros(CAPACITY)
        self.card: Final = zeros(CAPACITY)
        """What truly lies there."""
        self.vis: Final = zeros(CAPACITY)
        self.floor: Final = zeros(CAPACITY)
        """What a card there must cost at least."""
        self.chosen: Final = zeros(CAPACITY)
        """What is drawn for it."""
        self.pool: Final = zeros(CAPACITY)
        """The first `left` are not drawn yet."""
        self.left: i64 = 0


def _redraw_kind(t: "Position", seat: i64, kind: i64, places: _Places, rng: Random) -> None:
    first = t.cards.first[kind]
    unknown = full(t.cards.first[kind + 1] - first) & ~t.known[seat * KINDS + kind]
    if unknown == 0:
        return
    lies, card, vis = places.lies, places.card, places.vis
    size: i64 = 0
    for place in range(DECK + 1, zone(t.seats, 0)):
        rest = t.sets[place * KINDS + kind] & unknown
        t.sets[place * KINDS + kind] ^= rest
        while rest != 0:
            index = lowest(rest)
            amount: i64 = 0
            if kind != RESOURCE:
                amount = i64(t.vis_on[first + index])
                if amount > 0:
                    t.set_vis(first + index, 0)
            # Sorted by Vis, most first: the places with the highest floor are filled first.
            at = size
            while at > 0 and vis[at - 1] < amount:
                lies[at] = lies[at - 1]
                card[at] = card[at - 1]
                vis[at] = vis[at - 1]
                at -= 1
            lies[at] = place
            card[at] = index
            vis[at] = amount
            size += 1
            rest &= rest - 1
    places.size = size
    _fill(t, seat, kind, unknown, places, rng)


def _fill(t: "Position", seat: i64, kind: i64, unknown: i64, places: _Places, rng: Random) -> None:
    """Give each place a card; what is left becomes the deck."""
    vis, floor, chosen, pool, size = places.vis, places.floor, places.chosen, places.pool, places.size
    left: i64 = 0
    rest = unknown
    while rest != 0:
        pool[left] = lowest(rest)
        left += 1
        rest &= rest - 1
    # Where meeting the cost would have turned the card face up, a face-down card's cost is not met.
    turned_up = t.options.quick_turnover or t.options.secret_cards
    for i in range(size):
        floor[i] = _NO_FLOOR
        if kind == ITEM and vis[i] > 0:
            floor[i] = vis[i]
            if turned_up:
                floor[i] += 1
        at = _pick(t, pool, left, floor[i], rng)
        chosen[i] = pool[at]
        left -= 1
        pool[at] = pool[left]
    places.left = left
    _keep_near(t, seat, kind, places, rng)
    noted = _take_noted(t, kind, unknown)
    _carry_over(t, seat, kind, unknown, places)
    deck = t.sets[slot(DECK, kind)] | unknown
    for i in range(size):
        t.sets[places.lies[i] * KINDS + kind] |= bit(chosen[i])
        deck &= ~bit(chosen[i])
        if vis[i] > 0:
            t.set_vis(t.cards.first[kind] + chosen[i], vis[i])
        if (noted >> places.card[i]) & 1 != 0:
            t.frame[ITEMS + kind] |= bit(chosen[i])
    t.sets[slot(DECK, kind)] = deck


def _carry_over(t: "Position", seat: i64, kind: i64, unknown: i64, places: _Places) -> None:
    """Whatever others know, or are unsure of, about a place now applies to the card that is there."""
    card, chosen = places.card, places.chosen
    for row in range(i64(KNOWN_ROWS)):
        if row != seat and row != UNSURE + seat:
            at = row * KINDS + kind
            before = t.known[at] & unknown
            if before != 0:
                t.known[at] ^= before
                for i in range(places.size):
                    if (before >> card[i]) & 1 != 0:
                        t.known[at] |= bit(chosen[i])


def _keep_near(t: "Position", seat: i64, kind: i64, places: _Places, rng: Random) -> None:
    """The cards that the seat is unsure of stay with the wizard who has them, in the hand or the Sanctum.

    Each that was put elsewhere swaps with one of that wizard's, if the Vis on both allows it; otherwise the seat
    forgets it.
    """
    lies, floor, chosen, size = places.lies, places.floor, places.chosen, places.size
    row = (UNSURE + seat) * KINDS + kind
    rest = t.known[row] & ~t.known[seat * KINDS + kind]
    while rest != 0:
        index = lowest(rest)
        rest &= rest - 1
        true_at = _index_of(places.card, size, index)
        owner = (lies[true_at] - COMMON_PLACES) // ZONES
        now = _index_of(chosen, size, index)
        if now < size and (lies[now] - COMMON_PLACES) // ZONES == owner:
            continue
        found: i64 = -1
        tried: i64 = 0
        for i in range(size):
            fits = (lies[i] - COMMON_PLACES) // ZONES == owner and (t.known[row] >> chosen[i]) & 1 == 0
            if (
                fits
                and _may_cost(t, kind, index, floor[i])
                and (now == size or _may_cost(t, kind, chosen[i], floor[now]))
            ):
                tried += 1
                if rng.randrange(tried) == 0:
                    found = i
        if found < 0:
            t.known[row] &= ~bit(index)
        elif now < size:
            chosen[now] = chosen[found]
            chosen[found] = index
        else:
            places.pool[_index_of(places.pool, places.left, index)] = chosen[found]
            chosen[found] = index


def _index_of(numbers: vec[i64], size: i64, number: i64) -> i64:
    """The index of a number among the first `size`; `size` if it is not there."""
    i: i64 = 0
    while i < size and numbers[i] != number:
        i += 1
    return i


def _may_cost(t: "Position", kind: i64, index: i64, floor: i64) -> bool:
    """Whether a card can be in a place where it must cost at least `floor`."""
    return floor == _NO_FLOOR or t.cards.cost[t.cards.first[kind] + index] >= floor


def _take_noted(t: "Position", kind: i64, unknown: i64) -> i64:
    """The unknown cards that the current Advance has put Vis on; they are removed from its record."""
    if t.step != _ADVANCE or kind == RESOURCE:
        return 0
    noted = t.frame[ITEMS + kind] & unknown
    t.frame[ITEMS + kind] ^= noted
    return noted


def _pick(t: "Position", pool: vec[i64], left: i64, floor: i64, rng: Random) -> i64:
    """The index in the pool of a random card that costs at least `floor`."""
    if floor == _NO_FLOOR:
        return rng.randrange(left)
    fitting: i64 = 0
    for i in range(left):
        if t.cards.cost[pool[i]] >= floor:
            fitting += 1
    skip = rng.randrange(fitting)
    i = 0
    while True:
        if t.cards.cost[pool[i]] >= floor:
            if skip == 0:
                return i
            skip -= 1
        i += 1
