"""Laying down (GT-4.2) and discarding from the hand: down to the limit (GT-4.3), or because an effect demands it."""

from typing import Final, final

from mypy_extensions import i64

from concilium.core.choices import one_if
from concilium.core.refusals import refuse
from concilium.core.steps import Move
from concilium.core.variables import SeatVariable, Variable
from ..components.things import HAND, ITEM, RESOURCE, SANCTUM, SPELL, own, zone
from ..knowledge.memory import lose_track, recollect
from ..position import Position
from .asking import EffectStep, rule_of_effect
from .declared import EFFECT_ASKS, NOT_ENOUGH_VIS, NOT_IN_HAND, REASONS, STEPS
from .verbs import Verbs

DISCARD_DOWN: Final = STEPS.number("discard")
RANSOM: Final = STEPS.number("ransom")
DISCARD_FIRST: Final = REASONS.add("discard-first")

# The variables of these steps.
LEFT: Final = 0
PAYEE: Final = 0
PRICE: Final = 1


def hand_cards(t: Position, seat: i64) -> tuple[i64, i64, i64]:
    """The cards of a hand, as a set of each kind."""
    sets, hand = t.sets, own(seat, HAND, ITEM)
    return sets[hand], sets[hand + SPELL], sets[hand + RESOURCE]


@final
class LayDown(Move[Position]):
    """GT-4.2: a card from the hand into the Sanctum, face down. Nothing ever returns from there to the hand."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        return hand_cards(t, seat)

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        kind = t.cards.kind(thing)
        lose_track(t, seat, HAND, kind)
        t.move(kind, thing - t.cards.first[kind], zone(seat, HAND), zone(seat, SANCTUM))
        recollect(t, seat, kind)


def discard_from_hand(t: Position, seat: i64, card: i64) -> None:
    kind = t.cards.kind(card)
    t.discard(kind, card - t.cards.first[kind], zone(seat, HAND))
    recollect(t, seat, kind)


class DiscardFromHand(Move[Position]):
    """A card of one's choice from one's hand."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        return hand_cards(t, seat)

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        t.frame[LEFT] -= 1
        discard_from_hand(t, seat, thing)


class DiscardDown(EffectStep):
    """At the turn's end, down to the hand limit; or because an effect demands it."""

    def __init__(self, verbs: Verbs) -> None:
        move = DiscardFromHand(verbs.choose, "", NOT_IN_HAND)
        super().__init__("discard", [move], {LEFT: Variable("left")}, "GT-4.3", DISCARD_FIRST)

    def is_over(self, t: Position) -> bool:
        return t.frame[LEFT] <= 0 or t.hand_size(t.seat) == 0

    def instead(self, t: Position) -> i64:
        return EFFECT_ASKS if rule_of_effect(t) else DISCARD_FIRST


def demand_discard(t: Position, seat: i64, amount: i64) -> None:
    """A wizard has to discard this many cards from their hand."""
    t.push(DISCARD_DOWN, seat, amount)


def can_pay(t: Position, seat: i64, price: i64) -> bool:
    return t.vis[seat] >= price


def can_meet_ransom(t: Position, seat: i64, price: i64) -> bool:
    """Whether a wizard can pay this much, or has a card to discard."""
    items, spells, resources = hand_cards(t, seat)
    return can_pay(t, seat, price) or items | spells | resources != 0


class PayRansom(Move[Position]):
    """The wizard under ransom pays."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        return one_if(can_pay(t, seat, t.frame[PRICE]))

    def why_not(self, t: Position, seat: i64, thing: i64) -> i64:
        return refuse(NOT_ENOUGH_VIS, t.frame[PRICE], t.vis[seat])

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        payee, price = t.frame[PAYEE], t.frame[PRICE]
        t.pop()
        t.pay(seat, payee, price)


class DiscardInstead(DiscardFromHand):
    """Or discards a card."""

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        t.pop()
        discard_from_hand(t, seat, thing)


class Ransom(EffectStep):
    """A rival's choice: pay, or discard a card from the hand. Whoever can do neither is let off."""

    def __init__(self, verbs: Verbs) -> None:
        moves: list[Move[Position]] = [PayRansom(verbs.yes, ""), DiscardInstead(verbs.choose, "", NOT_IN_HAND)]
        super().__init__("ransom", moves, {PAYEE: SeatVariable("payee"), PRICE: Variable("price")})

    def is_over(self, t: Position) -> bool:
        return not can_meet_ransom(t, t.seat, t.frame[PRICE])


def demand_ransom(t: Position, seat: i64, payee: i64, price: i64) -> None:
    """A wizard pays this much to another, or discards a card."""
    t.push(RANSOM, seat, payee, price)
