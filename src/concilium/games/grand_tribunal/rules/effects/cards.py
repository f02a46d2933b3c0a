"""Effects on one's own cards: drawn, taken, recovered, exchanged."""

from typing import Any, Final

from mypy_extensions import i64

from concilium.core.bits import bit, lowest
from concilium.core.state import State
from concilium.core.variables import Variable
from ...components.things import (
    ACTIVE,
    AWARDED,
    DECK,
    DISCARD,
    HAND,
    INSTALLED,
    ITEM,
    KIND_NAMES,
    KINDS,
    MARKET,
    RESOLVING,
    RESOURCE,
    SANCTUM,
    SPELL,
    TOUCHED_KNOWN,
    own,
    slot,
    zone,
)
from ...components.vocabulary import FIRST_STANDING
from ...knowledge.memory import recollect
from ...position import Position
from ..asking import FROM_ITEM, THE_CARD, EffectStep
from ..dealing import INHERITS, TO_EXCHANGED, TO_HAND, TO_MARKET, TO_SANCTUM, deal, refill
from ..declared import STEPS
from ..drawing import DRAW_ANY, lay_drawn
from ..making import installed_in, put_vis
from .effect import Effect, OnCard

REPLENISH: Final = STEPS.number("replenish")
REPLACED: Final = 0
"""The variable of the step."""

ANY_DECK: Final = 3
ANY_MARKET: Final = 2
MARKET_CARDS: Final = 3


class Draw(Effect):
    """Draw n cards from a deck, or from decks of one's choice, into the hand."""

    def run(self, t: Position, seat: i64, n: i64, m: i64) -> None:
        if m == ANY_DECK:
            t.push(DRAW_ANY, seat, n)
            return
        for _ in range(n):
            deal(t, seat, m, TO_HAND)


def _market(t: Position, kind: i64, wanted: i64) -> i64:
    """The face-up cards of a kind, if that kind is wanted, as a set."""
    if kind == RESOURCE or wanted not in (kind, ANY_MARKET):
        return 0
    return t.sets[slot(MARKET, kind)]


class TakeFaceUp(OnCard):
    """Take a face-up card into the hand; the market is refilled."""

    def pool(self, t: Position, seat: i64, kind: i64, left: i64, given: i64) -> i64:
        return _market(t, kind, given)

    def choose(self, t: Position, seat: i64, kind: i64, index: i64, left: i64, given: i64) -> None:
        t.touched |= TOUCHED_KNOWN
        t.move(kind, index, MARKET, zone(seat, HAND))
        refill(t, kind)


class RenewMarket(Effect):
    """Discard the face-up cards and reveal new ones."""

    def run(self, t: Position, seat: i64, n: i64, m: i64) -> None:
        for kind in range(ITEM, i64(RESOURCE)):
            rest = _market(t, kind, m)
            while rest != 0:
                t.discard(kind, lowest(rest), MARKET)
                rest &= rest - 1
            if m in (kind, ANY_MARKET):
                for _ in range(MARKET_CARDS):
                    deal(t, seat, kind, TO_MARKET)


class Recover(OnCard):
    """Take a card from its discard pile into the hand."""

    def pool(self, t: Position, seat: i64, kind: i64, left: i64, given: i64) -> i64:
        return t.sets[slot(DISCARD, kind)] if given in (kind, ANY_DECK) else 0

    def choose(self, t: Position, seat: i64, kind: i64, index: i64, left: i64, given: i64) -> None:
        t.touched |= TOUCHED_KNOWN
        t.move(kind, index, DISCARD, zone(seat, HAND))


def discard_own(t: Position, seat: i64, kind: i64, index: i64) -> i64:
    """Discard a card from a wizard's hand or Sanctum, with any spells in it; returns the zone it left."""
    which: i64 = HAND
    while not t.has(zone(seat, which), kind, index):
        which += 1
    if kind == ITEM:
        spells = installed_in(t, seat, index)
        while spells != 0:
            spell = lowest(spells)
            t.discard(SPELL, spell, zone(seat, INSTALLED))
            spells &= spells - 1
        t.set_award(index, 0)
    elif kind == RESOURCE and which == ACTIVE:
        for op, n, _ in t.cards.program[t.cards.first[RESOURCE] + index]:
            t.add_standing(seat, op - FIRST_STANDING, -max(n, 1))
    t.discard(kind, index, zone(seat, which))
    recollect(t, seat, kind)
    return which


class ExchangeItem(OnCard):
    """Item's Transmutation: swap one's own item, active or not, for a newly drawn one, which gets the old one's Vis.

    The spells in the old one are discarded with it. Vis beyond the new one's cost returns to the Regio.
    """

    def pool(self, t: Position, seat: i64, kind: i64, left: i64, given: i64) -> i64:
        if kind != ITEM or t.sets[slot(DECK, ITEM)] == 0:
            return 0
        return t.sets[own(seat, SANCTUM, ITEM)] | t.sets[own(seat, ACTIVE, ITEM)] | t.sets[own(seat, AWARDED, ITEM)]

    def choose(self, t: Position, seat: i64, kind: i64, index: i64, left: i64, given: i64) -> None:
        inherits = 2 * i64(t.vis_on[index])
        if t.is_face_up(ITEM, index) or not t.has(zone(seat, SANCTUM), ITEM, index):
            inherits += 1
        discard_own(t, seat, ITEM, index)
        deal(t, seat, ITEM, TO_EXCHANGED)
        t.frame[INHERITS] = inherits


# Chirurgeon's Touch counts what is to be replaced in one number, with this many bits for each of six piles.
HEAP_BITS: Final = 6
HEAP: Final = 63
_HAND_HEAPS: Final = 0
_SANCTUM_HEAPS: Final = 3


class Refresh(OnCard):
    """Chirurgeon's Touch: discard it with any number of hand or Sanctum cards, active ones and award winners too.

    Each is replaced by a draw into the hand or the Sanctum, whichever it left. The spells in an item go with it,
    unreplaced.
    """

    may_stop = True

    def run(self, t: Position, seat: i64, n: i64, m: i64) -> None:
        card = t.frame[THE_CARD]
        kind = t.cards.kind(card)
        t.discard(kind, card - t.cards.first[kind], RESOLVING)
        self.ask(t, seat, 0, 0)

    def pool(self, t: Position, seat: i64, kind: i64, left: i64, given: i64) -> i64:
        sets = t.sets
        lying = sets[own(seat, SANCTUM, kind)] | sets[own(seat, ACTIVE, kind)] | sets[own(seat, AWARDED, kind)]
        return sets[own(seat, HAND, kind)] | lying

    def choose(self, t: Position, seat: i64, kind: i64, index: i64, left: i64, given: i64) -> None:
        heap = kind + (_HAND_HEAPS if discard_own(t, seat, kind, index) == HAND else _SANCTUM_HEAPS)
        self.ask(t, seat, 0, given + bit(heap * HEAP_BITS))

    def stop(self, t: Position, seat: i64, left: i64, given: i64) -> None:
        t.push(REPLENISH, seat, given)

    def about(self, t: Position, given: i64) -> dict[str, Any]:
        return {"replaced": replaced(given)}


def replaced(heaps: i64) -> list[dict[str, object]]:
    """How many cards of each zone and kind are to be replaced."""
    return [
        {"zone": zone_name, "kind": kind_name, "left": amount}
        for first, zone_name in ((_HAND_HEAPS, "hand"), (_SANCTUM_HEAPS, "sanctum"))
        for kind, kind_name in enumerate(KIND_NAMES)
        if (amount := int((heaps >> ((first + kind) * HEAP_BITS)) & HEAP)) > 0
    ]


class Heaps(Variable):
    """What is still to be replaced."""

    def shown(self, t: State, value: i64, seat: int | None) -> object:
        return replaced(value)


class Replenish(EffectStep):
    """Deals the replacements one by one."""

    def __init__(self) -> None:
        super().__init__("replenish", [], {REPLACED: Heaps("replaced")})

    def ready(self, t: Position) -> bool:
        for heap in range(i64(2 * KINDS)):
            if (t.frame[REPLACED] >> (heap * HEAP_BITS)) & HEAP != 0:
                t.frame[REPLACED] -= bit(heap * HEAP_BITS)
                deal(t, t.seat, heap % KINDS, TO_HAND if heap < _SANCTUM_HEAPS else TO_SANCTUM)
                return False
        t.pop()
        return False


class BurnForFaceUp(OnCard):
    """Fool's Gold: burn the item it is cast from, with the spells in it; take a face-up item, active at once."""

    def run(self, t: Position, seat: i64, n: i64, m: i64) -> None:
        discard_own(t, seat, ITEM, t.frame[FROM_ITEM])
        self.ask(t, seat, 0, 0)

    def pool(self, t: Position, seat: i64, kind: i64, left: i64, given: i64) -> i64:
        return _market(t, kind, ITEM)

    def choose(self, t: Position, seat: i64, kind: i64, index: i64, left: i64, given: i64) -> None:
        t.move(ITEM, index, MARKET, zone(seat, ACTIVE))
        refill(t, ITEM)


class SwapWithMarket(OnCard):
    """Exchange an inactive item or spell with a face-up card of the same kind; the Vis goes onto the new one as far as
    its cost allows.

    The face-up card is chosen first, and `c` is that card plus 1: the pending decision names no hidden card.
    """

    may_stop = True

    def pool(self, t: Position, seat: i64, kind: i64, left: i64, given: i64) -> i64:
        if kind == RESOURCE:
            return 0
        if given == 0:
            return t.sets[slot(MARKET, kind)] if t.sets[own(seat, SANCTUM, kind)] != 0 else 0
        return t.sets[own(seat, SANCTUM, kind)] if t.cards.kind(given - 1) == kind else 0

    def about(self, t: Position, given: i64) -> dict[str, Any]:
        return {"card": t.cards.ids[given - 1]} if given > 0 else {}

    def choose(self, t: Position, seat: i64, kind: i64, index: i64, left: i64, given: i64) -> None:
        if given == 0:
            self.ask(t, seat, 0, t.cards.first[kind] + index + 1)
            return
        new, old = given - 1, t.cards.first[kind] + index
        new_index = new - t.cards.first[kind]
        vis = i64(t.vis_on[old])
        t.set_vis(old, 0)
        t.set_face_down(kind, index)
        t.show(kind, index)
        t.move(kind, index, zone(seat, SANCTUM), MARKET)
        t.move(kind, new_index, MARKET, zone(seat, SANCTUM))
        lay_drawn(t, kind, new_index)
        if vis > 0:
            put_vis(t, seat, new, min(vis, t.cards.cost[new]))
