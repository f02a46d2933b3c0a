"""Advance (GT-5.3): Vis from the store onto inactive items and spells in the Sanctum."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.bits import bit, count, lowest
from concilium.core.refusals import ALLOWED, refuse
from concilium.core.steps import Kind, Step
from concilium.games.grand_tribunal.numbers import MORE_ADVANCE_STEP
from concilium.games.grand_tribunal.places import ITEM, SANCTUM, SPELL, own, zone
from concilium.games.grand_tribunal.reasons import (
    ADVANCE_ASKS,
    ADVANCE_LIMIT,
    CARD_COMPLETE,
    NOT_ADVANCEABLE,
    NOT_ENOUGH_VIS,
)
from concilium.games.grand_tribunal.spending import ADVANCE, needs, spend
from concilium.games.grand_tribunal.state import MORE_ADVANCE, Table
from concilium.games.grand_tribunal.verbs import Verbs

SPREAD_CARDS: Final = 3
ONE_CARD: Final = 2


def can_advance(t: Table, card: i64) -> i64:
    """GT-5.3: an own inactive item or spell that is not complete, and Vis in the store."""
    kind = ITEM if card < t.cards.items else SPELL
    if not t.has(zone(t.seat, SANCTUM), kind, card - t.cards.first[kind]):
        return NOT_ADVANCEABLE
    if t.missing(card) == 0:
        return refuse(CARD_COMPLETE, t.cards.cost[card], t.cards.cost[card])
    if t.vis[t.seat] == 0:
        return refuse(NOT_ENOUGH_VIS, 1, 0)
    return ALLOWED


def advance(t: Table, seat: i64, card: i64) -> None:
    t.vis[seat] -= 1
    t.put_vis(seat, card, 1)


@final
class StartAdvance(Kind[Table]):
    """The first Vis of an Advance; the others follow in `MoreAdvance`."""

    def refuse(self, t: Table, thing: i64) -> i64:
        refusal = needs(t, ADVANCE, 1)
        return refusal if refusal != ALLOWED else can_advance(t, thing)

    def offer(self, t: Table, out: vec[i64], n: i64) -> i64:
        if needs(t, ADVANCE, 1) != ALLOWED or t.vis[t.seat] == 0:
            return n
        return offer_advance(t, self.base, out, n)

    def take(self, t: Table, thing: i64) -> None:
        seat = t.seat
        spend(t, ADVANCE, 1)
        t.push(MORE_ADVANCE_STEP, seat, 0, 0, 0)
        _note(t, thing)
        advance(t, seat, thing)


def offer_advance(t: Table, base: i64, out: vec[i64], n: i64) -> i64:
    """The cards of the Sanctum that are not complete."""
    rest = t.sets[own(t.seat, SANCTUM, ITEM)]
    while rest != 0:
        card = lowest(rest)
        if t.missing(card) > 0:
            out[n] = base + card
            n += 1
        rest &= rest - 1
    rest = t.sets[own(t.seat, SANCTUM, SPELL)]
    first = t.cards.items
    while rest != 0:
        card = first + lowest(rest)
        if t.missing(card) > 0:
            out[n] = base + card
            n += 1
        rest &= rest - 1
    return n


def _note(t: Table, card: i64) -> None:
    """Remember in the frame what has been advanced: `a` Vis in all, the sets `b` of items and `c` of spells."""
    t.a += 1
    if card < t.cards.items:
        t.b |= bit(card)
    else:
        t.c |= bit(card - t.cards.items)


def _is_noted(t: Table, card: i64) -> bool:
    if card < t.cards.items:
        return (t.b >> card) & 1 != 0
    return (t.c >> (card - t.cards.items)) & 1 != 0


def _is_spread(t: Table) -> bool:
    """No card has got two: the next Vis may go on another card, or it is the only one."""
    return t.a == count(t.b) + count(t.c)


def _within_limit(t: Table, card: i64, spread: bool) -> bool:
    """1 on each of up to three cards, or up to 2 on one; a card in play may raise both figures."""
    more = t.bonus(t.seat, MORE_ADVANCE)
    if _is_noted(t, card):
        return (t.a == 1 or not spread) and t.a < ONE_CARD + more
    return spread and t.a < SPREAD_CARDS + more


@final
class NextAdvance(Kind[Table]):
    def refuse(self, t: Table, thing: i64) -> i64:
        refusal = can_advance(t, thing)
        if refusal != ALLOWED:
            return refusal
        return ALLOWED if _within_limit(t, thing, _is_spread(t)) else ADVANCE_LIMIT

    def offer(self, t: Table, out: vec[i64], n: i64) -> i64:
        if t.vis[t.seat] == 0:
            return n
        base = self.base
        end = offer_advance(t, base, out, n)
        spread = _is_spread(t)
        i = n
        while i < end:
            if _within_limit(t, out[i] - base, spread):
                out[n] = out[i]
                n += 1
            i += 1
        return n

    def take(self, t: Table, thing: i64) -> None:
        _note(t, thing)
        advance(t, t.seat, thing)


@final
class StopAdvance(Kind[Table]):
    def take(self, t: Table, thing: i64) -> None:
        t.pop()


@final
class MoreAdvance(Step[Table]):
    """More Vis of the same Advance, until its limit or until the wizard stops."""

    def __init__(self, verbs: Verbs) -> None:
        self.next = NextAdvance(verbs.advance)
        self.stop = StopAdvance(verbs.end)
        super().__init__("advance", [self.next, self.stop], ADVANCE_ASKS)

    def ready(self, t: Table) -> bool:
        if self.next.offer(t, t.game.scratch, 0) == 0:
            t.pop()
            return False
        return True

    def offer(self, t: Table, out: vec[i64]) -> i64:
        n = self.next.offer(t, out, 0)
        out[n] = self.stop.base
        return n + 1
