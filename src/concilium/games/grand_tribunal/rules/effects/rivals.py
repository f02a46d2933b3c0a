"""Effects on other wizards' cards and knowledge."""

from mypy_extensions import i64

from concilium.core.bits import bit
from ...components.things import (
    DECK,
    HAND,
    INSTALLED,
    ITEM,
    KINDS,
    RESOURCE,
    SANCTUM,
    SPELL,
    TOUCHED_KNOWN,
    TOUCHES,
    UNSURE,
    own,
    zone,
)
from ...position import Position
from ..dealing import RANDOM_HAND, RANDOM_VAULT
from ..hands import demand_discard
from .effect import OnCard, OnWizard, is_open_to
from .vis import owner_in, rivals_face_up


class ForceDiscard(OnWizard):
    """A wizard of one's choice discards n hand cards of their choice."""

    def can_hit(self, t: Position, seat: i64, target: i64, n: i64) -> bool:
        return t.hand_size(target) > 0

    def hit(self, t: Position, seat: i64, target: i64, n: i64) -> None:
        demand_discard(t, target, n)


class RandomDiscard(ForceDiscard):
    """A wizard of one's choice discards n hand cards drawn at random."""

    def hit(self, t: Position, seat: i64, target: i64, n: i64) -> None:
        t.push(RANDOM_HAND, seat, target, n)


class Uninstall(OnCard):
    """A spell installed in another wizard's item goes back to that wizard's Library, face up and inactive."""

    def pool(self, t: Position, seat: i64, kind: i64, left: i64, given: i64) -> i64:
        found: i64 = 0
        if kind == SPELL:
            for other in range(t.seats):
                if is_open_to(t, seat, other):
                    found |= t.sets[own(other, INSTALLED, SPELL)]
        return found

    def choose(self, t: Position, seat: i64, kind: i64, index: i64, left: i64, given: i64) -> None:
        owner = owner_in(t, SPELL, index, INSTALLED)
        t.set_face_up(SPELL, index)
        t.move(SPELL, index, zone(owner, INSTALLED), zone(owner, SANCTUM))


class Dispel(Uninstall):
    """A spell installed in another wizard's item is discarded."""

    def choose(self, t: Position, seat: i64, kind: i64, index: i64, left: i64, given: i64) -> None:
        owner = owner_in(t, SPELL, index, INSTALLED)
        t.discard(SPELL, index, zone(owner, INSTALLED))


class ReturnCard(OnCard):
    """A face-up inactive item or spell of another wizard goes back to its deck, and its Vis to the Regio."""

    def pool(self, t: Position, seat: i64, kind: i64, left: i64, given: i64) -> i64:
        return rivals_face_up(t, seat, kind)

    def choose(self, t: Position, seat: i64, kind: i64, index: i64, left: i64, given: i64) -> None:
        owner = owner_in(t, kind, index, SANCTUM)
        t.set_vis(t.cards.first[kind] + index, 0)
        if t.listener is not None:
            t.tell_card("card-returned", {"seat": owner}, kind, index)
        t.move(kind, index, zone(owner, SANCTUM), DECK)
        t.forget(kind, bit(index))


class StealResource(OnWizard):
    """A random card of a chosen wizard's Vault goes face down to one's own."""

    def can_hit(self, t: Position, seat: i64, target: i64, n: i64) -> bool:
        return t.sets[own(target, SANCTUM, RESOURCE)] != 0

    def hit(self, t: Position, seat: i64, target: i64, n: i64) -> None:
        t.push(RANDOM_VAULT, seat, target)


class PeekHand(OnWizard):
    """Look at the hand of a wizard of one's choice, if it has a card that one does not know."""

    zone: i64 = HAND

    def can_hit(self, t: Position, seat: i64, target: i64, n: i64) -> bool:
        for kind in range(ITEM, i64(KINDS)):
            if t.sets[own(target, self.zone, kind)] & ~t.known[seat * KINDS + kind] != 0:
                return True
        return False

    def hit(self, t: Position, seat: i64, target: i64, n: i64) -> None:
        for kind in range(ITEM, i64(KINDS)):
            cards = own(target, self.zone, kind)
            t.known[seat * KINDS + kind] |= t.sets[cards]
            t.known[(UNSURE + seat) * KINDS + kind] &= ~t.sets[cards]
            t.touched |= TOUCHES[cards]
        t.touched |= TOUCHED_KNOWN
        if t.listener is not None:
            t.tell("cards-seen", {"seat": seat, "target": target})


class PeekSanctum(PeekHand):
    """Look at the face-down Sanctum cards of a wizard of one's choice."""

    zone: i64 = SANCTUM
