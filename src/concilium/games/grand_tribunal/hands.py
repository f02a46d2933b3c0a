"""Discarding from the hand: down to the limit at the turn's end (GT-4.3), and where an effect demands it."""

from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.refusals import ALLOWED, refuse
from concilium.core.steps import Kind, Step
from concilium.games.grand_tribunal.numbers import DISCARD_DOWN
from concilium.games.grand_tribunal.offering import offer_hand
from concilium.games.grand_tribunal.places import HAND, zone
from concilium.games.grand_tribunal.reasons import DISCARD_FIRST, EFFECT_ASKS, NOT_ENOUGH_VIS, NOT_IN_HAND
from concilium.games.grand_tribunal.state import Table
from concilium.games.grand_tribunal.verbs import Verbs


class HandCard(Kind[Table]):
    """Something done with a card of one's hand."""

    def refuse(self, t: Table, thing: i64) -> i64:
        kind = t.cards.kind(thing)
        return ALLOWED if t.has(zone(t.seat, HAND), kind, thing - t.cards.first[kind]) else NOT_IN_HAND

    def offer(self, t: Table, out: vec[i64], n: i64) -> i64:
        return offer_hand(t, self.base, out, n)


class DiscardFromHand(HandCard):
    """A card of one's hand, of one's choice; `a` are left."""

    def take(self, t: Table, thing: i64) -> None:
        kind = t.cards.kind(thing)
        t.a -= 1
        t.discard(kind, thing - t.cards.first[kind], zone(t.seat, HAND))


class DiscardDown(Step[Table]):
    def __init__(self, verbs: Verbs) -> None:
        super().__init__("discard", [DiscardFromHand(verbs.choose)], DISCARD_FIRST)

    def ready(self, t: Table) -> bool:
        if t.a <= 0 or t.hand_size(t.seat) == 0:
            t.pop()
            return False
        return True


def discard_to_limit(t: Table, seat: i64) -> None:
    """GT-4.3: discard from hand down to the hand limit."""
    over = t.hand_size(seat) - t.hand_limit(seat)
    if over > 0:
        t.push(DISCARD_DOWN, seat, over, 0, 0)


class PayRansom(Kind[Table]):
    """The wizard under ransom pays `b` Vis to the wizard `a`."""

    def refuse(self, t: Table, thing: i64) -> i64:
        return ALLOWED if t.vis[t.seat] >= t.b else refuse(NOT_ENOUGH_VIS, t.b, t.vis[t.seat])

    def take(self, t: Table, thing: i64) -> None:
        seat, taker, amount = t.seat, t.a, t.b
        t.pop()
        t.pay(seat, taker, amount)


class DiscardInstead(HandCard):
    """Or it discards a card."""

    def take(self, t: Table, thing: i64) -> None:
        seat, kind = t.seat, t.cards.kind(thing)
        t.pop()
        t.discard(kind, thing - t.cards.first[kind], zone(seat, HAND))


class Ransom(Step[Table]):
    """A rival's choice: pay, or discard a card of the hand. Who can do neither is let go."""

    def __init__(self, verbs: Verbs) -> None:
        super().__init__("ransom", [PayRansom(verbs.yes), DiscardInstead(verbs.choose)], EFFECT_ASKS)

    def ready(self, t: Table) -> bool:
        if t.vis[t.seat] < t.b and t.hand_size(t.seat) == 0:
            t.pop()
            return False
        return True
