"""Drawing anew what a seat does not know (the contract's `resample`)."""

from typing import TYPE_CHECKING, Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.bits import CAPACITY, bit, full, lowest
from concilium.games.grand_tribunal.components.places import DECK, ITEM, KINDS, MOST_WIZARDS, PLACES, RESOURCE, slot
from concilium.games.grand_tribunal.rules.declared import STEPS

if TYPE_CHECKING:
    from concilium.games.grand_tribunal.position import Position

_NO_FLOOR: Final = 0
_ADVANCE: Final = STEPS.number("advance")
_NOTED: Final = 1
"""The figure of that step which notes items; that of spells follows it, as their kinds do."""


def redraw(t: "Position", seat: i64, rng: Random) -> None:
    """Every arrangement of the unknown cards that the seat cannot rule out is equally likely.

    It can rule out a face-down item with more Vis on it than it costs: such places are given out first, those that
    ask for the dearest items before the others, so that each choice leaves the later ones equally free.
    """
    kind: i64 = ITEM
    while kind < KINDS:
        _redraw_kind(t, seat, kind, rng)
        kind += 1


def _redraw_kind(t: "Position", seat: i64, kind: i64, rng: Random) -> None:
    first = t.cards.first[kind]
    unknown = full(t.cards.first[kind + 1] - first) & ~t.known[seat * KINDS + kind]
    if unknown == 0:
        return
    lies = vec[i64]([0] * CAPACITY)
    card = vec[i64]([0] * CAPACITY)
    vis = vec[i64]([0] * CAPACITY)
    size: i64 = 0
    place: i64 = DECK + 1
    while place < PLACES:
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
        place += 1
    _fill(t, kind, unknown, lies, card, vis, size, rng)


def _fill(
    t: "Position",
    kind: i64,
    unknown: i64,
    lies: vec[i64],
    card: vec[i64],
    vis: vec[i64],
    size: i64,
    rng: Random,
) -> None:
    """Give each place a card; what is left over is the deck."""
    pool = vec[i64]([0] * CAPACITY)
    left: i64 = 0
    rest = unknown
    while rest != 0:
        pool[left] = lowest(rest)
        left += 1
        rest &= rest - 1
    seen = vec[i64]([0] * MOST_WIZARDS)
    seat: i64 = 0
    while seat < MOST_WIZARDS:
        seen[seat] = t.known[seat * KINDS + kind] & unknown
        t.known[seat * KINDS + kind] ^= seen[seat]
        seat += 1
    noted = _take_noted(t, kind, unknown)
    # Where a met cost would have turned the card up, a face-down card's cost is not met.
    turned_up = t.options.quick_turnover or t.options.secret_cards
    i: i64 = 0
    while i < size:
        floor: i64 = _NO_FLOOR
        if kind == ITEM and vis[i] > 0:
            floor = vis[i] + 1 if turned_up else vis[i]
        at = _pick(t, pool, left, floor, rng)
        chosen = pool[at]
        left -= 1
        pool[at] = pool[left]
        single = bit(chosen)
        t.sets[lies[i] * KINDS + kind] |= single
        if vis[i] > 0:
            t.set_vis(t.cards.first[kind] + chosen, vis[i])
        seat = 0
        while seat < MOST_WIZARDS:
            if (seen[seat] >> card[i]) & 1 != 0:
                t.known[seat * KINDS + kind] |= single
            seat += 1
        if (noted >> card[i]) & 1 != 0:
            t.frame[_NOTED + kind] |= single
        i += 1
    deck = t.sets[slot(DECK, kind)] & ~unknown
    i = 0
    while i < left:
        deck |= bit(pool[i])
        i += 1
    t.sets[slot(DECK, kind)] = deck


def _take_noted(t: "Position", kind: i64, unknown: i64) -> i64:
    """The unknown cards that an Advance under way has gone on; they are taken out of its note."""
    if t.step != _ADVANCE or kind == RESOURCE:
        return 0
    noted = t.frame[_NOTED + kind] & unknown
    t.frame[_NOTED + kind] ^= noted
    return noted


def _pick(t: "Position", pool: vec[i64], left: i64, floor: i64, rng: Random) -> i64:
    """Where in the pool a random card that costs at least `floor` is."""
    if floor == _NO_FLOOR:
        return rng.randrange(left)
    fitting: i64 = 0
    i: i64 = 0
    while i < left:
        if t.cards.cost[pool[i]] >= floor:
            fitting += 1
        i += 1
    skip = rng.randrange(fitting)
    i = 0
    while True:
        if t.cards.cost[pool[i]] >= floor:
            if skip == 0:
                return i
            skip -= 1
        i += 1
