"""Chance's part: the Praeco's pawn, cards from the decks, cards drawn at random, the die."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.bits import count, nth
from concilium.core.notation import Verb
from concilium.core.refusals import ALLOWED
from concilium.core.steps import Kind, Step
from concilium.games.grand_tribunal.numbers import DEAL
from concilium.games.grand_tribunal.offering import offer_set
from concilium.games.grand_tribunal.places import (
    DECK,
    HAND,
    KINDS,
    MARKET,
    RESOLVING,
    RESOURCE,
    SANCTUM,
    TOUCHED_ROUND,
    own,
    slot,
    zone,
)
from concilium.games.grand_tribunal.reasons import CHANCE_MOVES, NOT_AN_OUTCOME
from concilium.games.grand_tribunal.state import Table
from concilium.games.grand_tribunal.verbs import LOWEST_ROLL

# Where a dealt card goes: the `b` of a DEAL frame. `a` is its kind, `c` a card's inheritance (see TO_EXCHANGED).
TO_HAND: Final = 0
TO_SANCTUM: Final = 1
TO_MARKET: Final = 2
TO_RESOLVING: Final = 3
TO_EXCHANGED: Final = 4
"""In the stead of an exchanged item: `c` is 1 if that lay face up, plus twice the Vis that was on it."""


def deal(t: Table, seat: i64, kind: i64, where: i64) -> None:
    """A card from a deck for a seat; an empty deck gives nothing (GT-5.2)."""
    t.push(DEAL, seat, kind, where, 0)


def refill(t: Table, kind: i64) -> None:
    """The market is refilled at once from its deck (GT-5.2)."""
    t.push(DEAL, t.seat, kind, TO_MARKET, 0)


@final
class DealCard(Kind[Table]):
    """Any card of the deck, equally likely: a deck has no order until it is drawn from."""

    def refuse(self, t: Table, thing: i64) -> i64:
        index = thing - t.cards.first[t.a]
        if 0 <= index < t.cards.first[t.a + 1] - t.cards.first[t.a] and t.has(DECK, t.a, index):
            return ALLOWED
        return NOT_AN_OUTCOME

    def offer(self, t: Table, out: vec[i64], n: i64) -> i64:
        return offer_set(self.base + t.cards.first[t.a], t.sets[slot(DECK, t.a)], out, n)

    def take(self, t: Table, thing: i64) -> None:
        seat, kind, where, inherits = t.seat, t.a, t.b, t.c
        index = thing - t.cards.first[kind]
        t.pop()
        if where == TO_MARKET:
            t.show(kind, index)
            t.move(kind, index, DECK, MARKET)
            return
        t.show_to(seat, kind, index)
        if where == TO_HAND:
            t.move(kind, index, DECK, zone(seat, HAND))
        elif where == TO_RESOLVING:
            t.move(kind, index, DECK, RESOLVING)
        else:
            if where == TO_EXCHANGED and inherits & 1 != 0 and not t.options.secret_cards:
                t.set_face_up(kind, index)
            t.move(kind, index, DECK, zone(seat, SANCTUM))
            vis = min(inherits >> 1, t.cards.cost[thing]) if where == TO_EXCHANGED else 0
            if vis > 0:
                t.put_vis(seat, thing, vis)


@final
class Deal(Step[Table]):
    def __init__(self, verb: Verb) -> None:
        self.card = DealCard(verb)
        super().__init__("deal", [self.card], CHANCE_MOVES, by_chance=True)

    def ready(self, t: Table) -> bool:
        if t.sets[slot(DECK, t.a)] == 0:
            t.pop()
            return False
        return True

    def offer(self, t: Table, out: vec[i64]) -> i64:
        return self.card.offer(t, out, 0)

    def outcome(self, t: Table, rng: Random, out: vec[i64]) -> i64:
        cards = t.sets[slot(DECK, t.a)]
        return self.card.base + t.cards.first[t.a] + nth(cards, rng.randrange(count(cards)))


class PawnTo(Kind[Table]):
    """GT-2.5: a random wizard takes the Praeco pawn."""

    def refuse(self, t: Table, thing: i64) -> i64:
        return ALLOWED if thing < t.seats else NOT_AN_OUTCOME

    def take(self, t: Table, thing: i64) -> None:
        t.praeco = thing
        t.touch(TOUCHED_ROUND)
        t.pop()
        if t.listener is not None:
            t.tell("praeco-chosen", {"seat": thing})


class Die(Kind[Table]):
    """GT-5.11: the die, 1 and 6 rolled again. The frame's seat takes that many, and `a` more."""

    def take(self, t: Table, thing: i64) -> None:
        seat, more = t.seat, t.a
        t.pop()
        if t.listener is not None:
            t.tell("die-rolled", {"seat": seat, "roll": thing + LOWEST_ROLL})
        t.gain_vis(seat, thing + LOWEST_ROLL + more)


class RandomHandCard(Kind[Table]):
    """A card of the hand of the wizard `a`, drawn at random, is discarded; `b` are still to be drawn."""

    def refuse(self, t: Table, thing: i64) -> i64:
        kind = t.cards.kind(thing)
        return ALLOWED if t.has(zone(t.a, HAND), kind, thing - t.cards.first[kind]) else NOT_AN_OUTCOME

    def take(self, t: Table, thing: i64) -> None:
        kind = t.cards.kind(thing)
        t.b -= 1
        t.discard(kind, thing - t.cards.first[kind], zone(t.a, HAND))


class RandomHand(Step[Table]):
    def __init__(self, verb: Verb) -> None:
        super().__init__("random-hand", [RandomHandCard(verb)], CHANCE_MOVES, by_chance=True)

    def ready(self, t: Table) -> bool:
        if t.b == 0 or t.hand_size(t.a) == 0:
            t.pop()
            return False
        return True


class RandomVaultCard(Kind[Table]):
    """A card of the Vault of the wizard `a`, drawn at random, goes face down to the frame's seat's."""

    def refuse(self, t: Table, thing: i64) -> i64:
        index = thing - t.cards.first[RESOURCE]
        return ALLOWED if index >= 0 and t.has(zone(t.a, SANCTUM), RESOURCE, index) else NOT_AN_OUTCOME

    def take(self, t: Table, thing: i64) -> None:
        index = thing - t.cards.first[RESOURCE]
        seat, victim = t.seat, t.a
        t.pop()
        # The thief sees which card it is, so it knows the others as before.
        known = t.known[seat * KINDS + RESOURCE]
        t.blur(victim, SANCTUM, RESOURCE)
        t.known[seat * KINDS + RESOURCE] = known
        t.show_to(seat, RESOURCE, index)
        t.move(RESOURCE, index, zone(victim, SANCTUM), zone(seat, SANCTUM))


class RandomVault(Step[Table]):
    def __init__(self, verb: Verb) -> None:
        super().__init__("random-vault", [RandomVaultCard(verb)], CHANCE_MOVES, by_chance=True)

    def ready(self, t: Table) -> bool:
        if t.sets[own(t.a, SANCTUM, RESOURCE)] == 0:
            t.pop()
            return False
        return True
