"""Advance (GT-5.3): Vis from the store onto inactive items and spells in the Sanctum."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.bits import bit, count
from concilium.core.refusals import ALLOWED, refuse
from concilium.core.steps import Kind, Step
from concilium.games.grand_tribunal.numbers import MORE_ADVANCE_STEP
from concilium.games.grand_tribunal.offering import offer_cards
from concilium.games.grand_tribunal.places import ITEM, SANCTUM, SPELL, TOUCHED_VIS, zone
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
    t.touch(TOUCHED_VIS)
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
        return offer_cards(t, self.base, t.unfinished(t.seat, ITEM), t.unfinished(t.seat, SPELL), out, n)

    def take(self, t: Table, thing: i64) -> None:
        seat = t.seat
        spend(t, ADVANCE, 1)
        t.push(MORE_ADVANCE_STEP, seat, 0, 0, 0)
        _note(t, thing)
        advance(t, seat, thing)


def _note(t: Table, card: i64) -> None:
    """Remember in the frame what has been advanced: `a` Vis in all, the sets `b` of items and `c` of spells."""
    t.a += 1
    if card < t.cards.items:
        t.b |= bit(card)
    else:
        t.c |= bit(card - t.cards.items)


def _within_limit(t: Table, kind: i64) -> i64:
    """The unfinished cards that this Advance may still go on.

    1 on each of up to three cards, or up to 2 on one; a card in play may raise both figures.
    """
    if t.vis[t.seat] == 0:
        return 0
    cards = t.unfinished(t.seat, kind)
    noted = t.b if kind == ITEM else t.c
    more = t.bonus(t.seat, MORE_ADVANCE)
    is_spread = t.a == 1 or t.a == count(t.b) + count(t.c)
    found: i64 = 0
    if is_spread and t.a < SPREAD_CARDS + more:
        found = cards & ~noted
    if (t.a == 1 or not is_spread) and t.a < ONE_CARD + more:
        found |= cards & noted
    return found


@final
class NextAdvance(Kind[Table]):
    def refuse(self, t: Table, thing: i64) -> i64:
        refusal = can_advance(t, thing)
        if refusal != ALLOWED:
            return refusal
        kind = ITEM if thing < t.cards.items else SPELL
        return ALLOWED if (_within_limit(t, kind) >> (thing - t.cards.first[kind])) & 1 != 0 else ADVANCE_LIMIT

    def offer(self, t: Table, out: vec[i64], n: i64) -> i64:
        return offer_cards(t, self.base, _within_limit(t, ITEM), _within_limit(t, SPELL), out, n)

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
        if _within_limit(t, ITEM) | _within_limit(t, SPELL) == 0:
            t.pop()
            return False
        return True

    def offer(self, t: Table, out: vec[i64]) -> i64:
        n = self.next.offer(t, out, 0)
        out[n] = self.stop.base
        return n + 1
