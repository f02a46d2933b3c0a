"""Chance's part: the Praeco's pawn, cards from the decks, cards drawn at random."""

from typing import Final, final

from mypy_extensions import i64

from concilium.core.bits import full
from concilium.core.choices import Choices, only
from concilium.core.notation import Verb
from concilium.core.refusals import NOT_AN_OUTCOME
from concilium.core.steps import CHANCES, Move, Step, put_things
from concilium.core.variables import Named, SeatVariable, Variable
from ..components.things import (
    DECK,
    HAND,
    ITEM,
    KIND_NAMES,
    KINDS,
    MARKET,
    RESOLVING,
    RESOURCE,
    SANCTUM,
    SPELL,
    TOUCHED_KNOWN,
    TOUCHED_ROUND,
    own,
    slot,
    zone,
)
from ..knowledge.memory import lose_track, recollect
from ..position import Position
from .asking import EffectStep
from .declared import STEPS
from .making import put_vis

DEAL: Final = STEPS.number("deal")
RANDOM_HAND: Final = STEPS.number("random-hand")
RANDOM_VAULT: Final = STEPS.number("random-vault")

# The variables of these steps.
KIND: Final = 0
WHERE: Final = 1
INHERITS: Final = 2
TARGET: Final = 0
LEFT: Final = 1

# Where a dealt card goes.
TO_HAND: Final = 0
TO_SANCTUM: Final = 1
TO_MARKET: Final = 2
TO_RESOLVING: Final = 3
TO_EXCHANGED: Final = 4
"""Replaces an exchanged item: it inherits 1 if that was face up, plus twice the Vis that was on it."""
WHERE_NAMES: Final = ["hand", "sanctum", "market", "resolving", "exchanged"]


def deal(t: Position, seat: i64, kind: i64, where: i64) -> None:
    """A card from a deck for a seat; an empty deck gives nothing (GT-5.2)."""
    t.push(DEAL, seat, kind, where)


def refill(t: Position, kind: i64) -> None:
    """The market is refilled at once from its deck (GT-5.2)."""
    deal(t, t.seat, kind, TO_MARKET)


@final
class DealCard(Move[Position]):
    """Any card of the deck, all equally likely: a deck has no order until it is drawn from."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        kind = t.frame[KIND]
        cards = t.sets[slot(DECK, kind)]
        if kind == ITEM:
            return cards, 0, 0
        if kind == SPELL:
            return 0, cards, 0
        return 0, 0, cards

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        drawer, kind, where, inherits = t.seat, t.frame[KIND], t.frame[WHERE], t.frame[INHERITS]
        index = thing - t.cards.first[kind]
        t.pop()
        if where == TO_MARKET:
            t.show(kind, index)
            t.move(kind, index, DECK, MARKET)
            return
        t.show_to(drawer, kind, index)
        if where == TO_HAND:
            t.move(kind, index, DECK, zone(drawer, HAND))
        elif where == TO_RESOLVING:
            t.move(kind, index, DECK, RESOLVING)
        else:
            if where == TO_EXCHANGED and inherits & 1 != 0 and not t.options.secret_cards:
                t.set_face_up(kind, index)
            t.move(kind, index, DECK, zone(drawer, SANCTUM))
            if where == TO_EXCHANGED and inherits > 1:
                put_vis(t, drawer, thing, min(inherits >> 1, t.cards.cost[thing]))


@final
class Deal(Step[Position]):
    """GT-2.1: the decks are shuffled, so all cards of a deck are equally likely."""

    def __init__(self, verb: Verb) -> None:
        self.card: Final = DealCard(verb, "", NOT_AN_OUTCOME)
        variables = {
            KIND: Named("kind", KIND_NAMES),
            WHERE: Named("where", WHERE_NAMES),
            INHERITS: Variable("inherits"),
        }
        super().__init__(
            "deal", [self.card], rule="GT-2.1", otherwise=NOT_AN_OUTCOME, whose=CHANCES, variables=variables
        )

    def is_over(self, t: Position) -> bool:
        return t.sets[slot(DECK, t.frame[KIND])] == 0

    def fill(self, t: Position, seat: i64, choices: Choices) -> None:
        choices.size = put_things(choices.words, 0, self.card, self.card.things(t, seat))


class PawnTo(Move[Position]):
    """GT-2.5: a random wizard takes the Praeco pawn."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        return only(full(t.seats))

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        t.praeco = thing
        t.touched |= TOUCHED_ROUND
        t.pop()
        if t.listener is not None:
            t.tell("praeco-chosen", {"seat": thing})


def pick_praeco_step(verb: Verb) -> Step[Position]:
    move = PawnTo(verb, "", NOT_AN_OUTCOME)
    return Step("pick-praeco", [move], rule="GT-2.5", otherwise=NOT_AN_OUTCOME, whose=CHANCES)


class RandomCard(EffectStep):
    """Chance draws one of a wizard's cards, if there is any, because an effect says so."""

    def __init__(self, name: str, move: Move[Position]) -> None:
        self.card: Final = move
        variables = {TARGET: SeatVariable("target"), LEFT: Variable("left")}
        super().__init__(name, [move], variables, otherwise=NOT_AN_OUTCOME, whose=CHANCES)

    def is_over(self, t: Position) -> bool:
        items, spells, resources = self.card.things(t, t.seat)
        return items | spells | resources == 0


class RandomHandCard(Move[Position]):
    """A card drawn at random from a wizard's hand is discarded, until there have been enough."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        victim = t.frame[TARGET]
        return t.sets[own(victim, HAND, ITEM)], t.sets[own(victim, HAND, SPELL)], t.sets[own(victim, HAND, RESOURCE)]

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        victim, kind = t.frame[TARGET], t.cards.kind(thing)
        t.frame[LEFT] -= 1
        if t.frame[LEFT] == 0:
            t.pop()
        t.discard(kind, thing - t.cards.first[kind], zone(victim, HAND))
        recollect(t, victim, kind)


class RandomVaultCard(Move[Position]):
    """A card drawn at random from a wizard's Vault goes face down to the thief's."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        return 0, 0, t.sets[own(t.frame[TARGET], SANCTUM, RESOURCE)]

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        index = thing - t.cards.first[RESOURCE]
        thief, victim = t.seat, t.frame[TARGET]
        t.pop()
        # The thief sees which card it is, so what it knows of the others is unchanged.
        known = t.known[thief * KINDS + RESOURCE]
        lose_track(t, victim, SANCTUM, RESOURCE)
        t.known[thief * KINDS + RESOURCE] = known
        t.show_to(thief, RESOURCE, index)
        t.touched |= TOUCHED_KNOWN
        t.move(RESOURCE, index, zone(victim, SANCTUM), zone(thief, SANCTUM))


def random_card_steps(verb: Verb) -> list[Step[Position]]:
    hand, vault = RandomHandCard(verb, "", NOT_AN_OUTCOME), RandomVaultCard(verb, "", NOT_AN_OUTCOME)
    return [RandomCard("random-hand", hand), RandomCard("random-vault", vault)]
