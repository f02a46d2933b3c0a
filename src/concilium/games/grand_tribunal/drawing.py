"""Drawing cards: face up from the markets, unseen from the decks (GT-5.2, GT-5.7), and where they go."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.bits import lowest
from concilium.core.refusals import ALLOWED
from concilium.core.steps import Kind, Step
from concilium.games.grand_tribunal.dealing import TO_HAND, TO_RESOLVING, TO_SANCTUM, deal, refill
from concilium.games.grand_tribunal.numbers import DESTINATION
from concilium.games.grand_tribunal.offering import offer_cards
from concilium.games.grand_tribunal.places import (
    DECK,
    HAND,
    ITEM,
    MARKET,
    RESOLVING,
    RESOURCE,
    SANCTUM,
    SPELL,
    slot,
    zone,
)
from concilium.games.grand_tribunal.reasons import (
    DECK_EMPTY,
    DESTINATION_ASKS,
    EFFECT_ASKS,
    NOT_FACE_UP,
    OPENING_DRAW,
    RESOURCE_DRAWN_ALONE,
)
from concilium.games.grand_tribunal.spending import DRAW, DRAW_RESOURCE, needs, spend
from concilium.games.grand_tribunal.state import Table
from concilium.games.grand_tribunal.verbs import Verbs

_TO_HAND_THING: Final = 0


@final
class TakeFaceUp(Kind[Table]):
    """GT-5.2: a face-up item or spell, to the Sanctum face up, the market refilled at once."""

    def refuse(self, t: Table, thing: i64) -> i64:
        refusal = needs(t, DRAW, 1)
        if refusal != ALLOWED:
            return refusal
        kind = ITEM if thing < t.cards.items else SPELL
        return ALLOWED if t.has(MARKET, kind, thing - t.cards.first[kind]) else NOT_FACE_UP

    def offer(self, t: Table, out: vec[i64], n: i64) -> i64:
        if needs(t, DRAW, 1) != ALLOWED:
            return n
        return offer_cards(t, self.base, t.sets[slot(MARKET, ITEM)], t.sets[slot(MARKET, SPELL)], out, n)

    def take(self, t: Table, thing: i64) -> None:
        spend(t, DRAW, 1)
        kind = ITEM if thing < t.cards.items else SPELL
        index = thing - t.cards.first[kind]
        if t.options.hand_or_sanctum:
            t.move(kind, index, MARKET, RESOLVING)
            t.push(DESTINATION, t.seat, kind, 1, 0)
        else:
            t.move(kind, index, MARKET, zone(t.seat, SANCTUM))
            lay_drawn(t, kind, index)
        refill(t, kind)


def lay_drawn(t: Table, kind: i64, index: i64) -> None:
    """A market card lies face up in the Sanctum; with `secret-cards` face down, though all have seen it."""
    if not t.options.secret_cards:
        t.set_face_up(kind, index)


@final
class DrawFromDeck(Kind[Table]):
    """GT-5.2, GT-5.7: the top item or spell, or as a double action the top resource, to the Sanctum face down."""

    def refuse(self, t: Table, thing: i64) -> i64:
        if thing == RESOURCE:
            refusal = needs(t, DRAW_RESOURCE, 2)
        else:
            refusal = needs(t, DRAW, 1)
        if refusal != ALLOWED:
            return refusal
        if t.sets[slot(DECK, thing)] == 0:
            return RESOURCE_DRAWN_ALONE if thing == RESOURCE else DECK_EMPTY
        return ALLOWED

    def offer(self, t: Table, out: vec[i64], n: i64) -> i64:
        kind: i64 = ITEM
        while kind <= RESOURCE:
            if self.refuse(t, kind) == ALLOWED:
                out[n] = self.base + kind
                n += 1
            kind += 1
        return n

    def take(self, t: Table, thing: i64) -> None:
        if thing == RESOURCE:
            spend(t, DRAW_RESOURCE, 2)
        else:
            spend(t, DRAW, 1)
        seat = t.seat
        if t.options.hand_or_sanctum:
            t.push(DESTINATION, seat, thing, 0, 0)
            deal(t, seat, thing, TO_RESOLVING)
        else:
            deal(t, seat, thing, TO_SANCTUM)


class PutDrawn(Kind[Table]):
    """`hand-or-sanctum`: where the drawn card goes, as its drawer likes. `a` is its kind, `b` 1 if it lay face up."""

    def take(self, t: Table, thing: i64) -> None:
        seat, kind, was_face_up = t.seat, t.a, t.b != 0
        index = lowest(t.sets[slot(RESOLVING, kind)])
        t.pop()
        t.move(kind, index, RESOLVING, zone(seat, HAND if thing == _TO_HAND_THING else SANCTUM))
        if thing != _TO_HAND_THING and was_face_up:
            lay_drawn(t, kind, index)


class Destination(Step[Table]):
    def __init__(self, verbs: Verbs) -> None:
        super().__init__("destination", [PutDrawn(verbs.put)], DESTINATION_ASKS)

    def ready(self, t: Table) -> bool:
        if t.sets[slot(RESOLVING, t.a)] == 0:
            t.pop()
            return False
        return True


class DrawToHand(Kind[Table]):
    """The top card of a deck of one's choice, into the hand; `a` are left."""

    def refuse(self, t: Table, thing: i64) -> i64:
        return DECK_EMPTY if t.sets[slot(DECK, thing)] == 0 else ALLOWED

    def take(self, t: Table, thing: i64) -> None:
        t.a -= 1
        deal(t, t.seat, thing, TO_HAND)


class DrawFromAny(Step[Table]):
    """Cards from any mix of the three decks: in the opening (GT-2.2), and where an effect says so."""

    def __init__(self, name: str, verbs: Verbs, otherwise: i64) -> None:
        super().__init__(name, [DrawToHand(verbs.draw)], otherwise)

    def ready(self, t: Table) -> bool:
        decks = t.sets[slot(DECK, ITEM)] | t.sets[slot(DECK, SPELL)] | t.sets[slot(DECK, RESOURCE)]
        if t.a == 0 or decks == 0:
            t.pop()
            return False
        return True


def opening_step(verbs: Verbs) -> DrawFromAny:
    return DrawFromAny("opening-draw", verbs, OPENING_DRAW)


def effect_step(verbs: Verbs) -> DrawFromAny:
    return DrawFromAny("draw-any", verbs, EFFECT_ASKS)
