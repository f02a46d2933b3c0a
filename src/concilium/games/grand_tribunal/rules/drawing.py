"""Drawing cards: face up from the markets, unseen from the decks (GT-5.2, GT-5.7), and where they go."""

from typing import Final, final

from mypy_extensions import i64

from concilium.core.bits import bit, lowest
from concilium.core.steps import Move, Step
from concilium.core.variables import Flag, Named, Variable
from ..components.things import (
    DECK,
    FACE_UP,
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
    slot,
    zone,
)
from ..position import Position
from .asking import EffectStep
from .dealing import TO_HAND, TO_RESOLVING, TO_SANCTUM, deal, refill
from .declared import DECK_EMPTY, REASONS, STEPS
from .spending import DRAW, DRAW_RESOURCE, needs, spend
from .verbs import Verbs

DESTINATION: Final = STEPS.number("destination")
OPENING: Final = STEPS.number("opening-draw")
DRAW_ANY: Final = STEPS.number("draw-any")
NOT_FACE_UP: Final = REASONS.add("not-face-up")
RESOURCE_DECK_EMPTY: Final = REASONS.add("deck-empty", "GT-5.7")
DESTINATION_ASKS: Final = REASONS.add("destination-asks")
OPENING_DRAW: Final = REASONS.add("opening-draw")

# The variables of these steps.
DRAWN_KIND: Final = 0
WAS_FACE_UP: Final = 1
LEFT: Final = 0

_INTO_HAND: Final = 0

# The kinds of card, as sets of one.
_ITEMS: Final = 1
_SPELLS: Final = 2
_RESOURCES: Final = 4


@final
class TakeFaceUp(Move[Position]):
    """GT-5.2: a face-up item or spell goes to the Sanctum face up, and the market is refilled at once."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        if t.used & DRAW != 0 or t.actions_left == 0:
            return 0, 0, 0
        sets, market = t.sets, slot(MARKET, ITEM)
        return sets[market], sets[market + SPELL], 0

    def why_not(self, t: Position, seat: i64, thing: i64) -> i64:
        return needs(t, DRAW, 1) or NOT_FACE_UP

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        spend(t, DRAW, 1)
        kind = ITEM if thing < t.cards.items else SPELL
        index = thing - t.cards.first[kind]
        if t.options.hand_or_sanctum:
            t.move(kind, index, MARKET, RESOLVING)
            t.push(DESTINATION, seat, kind, 1)
        else:
            t.move(kind, index, MARKET, zone(seat, SANCTUM))
            lay_drawn(t, kind, index)
        refill(t, kind)


def lay_drawn(t: Position, kind: i64, index: i64) -> None:
    """A market card goes face up into the Sanctum, or with `secret-cards` face down, though all have seen it."""
    if t.options.secret_cards:
        t.touched |= TOUCHED_KNOWN
    else:
        t.known[FACE_UP * KINDS + kind] |= bit(index)


def stocked_decks(t: Position) -> i64:
    """The kinds of card whose deck is not empty, as a set."""
    sets, deck = t.sets, slot(DECK, ITEM)
    found: i64 = 0
    if sets[deck + RESOURCE] != 0:
        found = _RESOURCES
    if sets[deck + SPELL] != 0:
        found |= _SPELLS
    if sets[deck] != 0:
        found |= _ITEMS
    return found


@final
class DrawFromDeck(Move[Position]):
    """GT-5.2, GT-5.7: the top item or spell, or as a double action the top resource, goes face down to the Sanctum."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        found: i64 = 0
        if t.used & DRAW == 0 and t.actions_left > 0:
            found = _ITEMS | _SPELLS
        if t.used & DRAW_RESOURCE == 0 and t.actions_left > 1:
            found |= _RESOURCES
        return found & stocked_decks(t), 0, 0

    def why_not(self, t: Position, seat: i64, thing: i64) -> i64:
        if thing == RESOURCE:
            return needs(t, DRAW_RESOURCE, 2) or RESOURCE_DECK_EMPTY
        return needs(t, DRAW, 1) or DECK_EMPTY

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        if thing == RESOURCE:
            spend(t, DRAW_RESOURCE, 2)
        else:
            spend(t, DRAW, 1)
        if t.options.hand_or_sanctum:
            t.push(DESTINATION, seat, thing)
            deal(t, seat, thing, TO_RESOLVING)
        else:
            deal(t, seat, thing, TO_SANCTUM)


class PutDrawn(Move[Position]):
    """`hand-or-sanctum`: the drawer chooses where the drawn card goes."""

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        kind, was_face_up = t.frame[DRAWN_KIND], t.frame[WAS_FACE_UP] != 0
        index = lowest(t.sets[slot(RESOLVING, kind)])
        t.pop()
        t.touched |= TOUCHED_KNOWN
        t.move(kind, index, RESOLVING, zone(seat, HAND if thing == _INTO_HAND else SANCTUM))
        if thing != _INTO_HAND and was_face_up:
            lay_drawn(t, kind, index)


class Destination(Step[Position]):
    """Where a drawn card goes, by the rule under which it was drawn."""

    def __init__(self, verbs: Verbs) -> None:
        super().__init__(
            "destination",
            [PutDrawn(verbs.put, "")],
            rule="GT-5.2",
            otherwise=DESTINATION_ASKS,
            variables={DRAWN_KIND: Named("kind", KIND_NAMES), WAS_FACE_UP: Flag("face-up")},
            also=("GT-5.7",),
        )

    def is_over(self, t: Position) -> bool:
        return t.sets[slot(RESOLVING, t.frame[DRAWN_KIND])] == 0

    def rule_in(self, t: Position) -> str:
        return "GT-5.7" if t.frame[DRAWN_KIND] == RESOURCE else "GT-5.2"


class DrawToHand(Move[Position]):
    """The top card of a deck of one's choice, into the hand."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        return stocked_decks(t), 0, 0

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        t.frame[LEFT] -= 1
        deal(t, seat, thing, TO_HAND)


def _has_drawn(t: Position) -> bool:
    """Whether nothing is left to draw."""
    return t.frame[LEFT] == 0 or stocked_decks(t) == 0


class OpeningDraw(Step[Position]):
    """GT-2.2: three more cards from any mix of the three decks."""

    def __init__(self, verbs: Verbs) -> None:
        move = DrawToHand(verbs.draw, "", DECK_EMPTY)
        super().__init__(
            "opening-draw", [move], rule="GT-2.2", otherwise=OPENING_DRAW, variables={LEFT: Variable("left")}
        )

    def is_over(self, t: Position) -> bool:
        return _has_drawn(t)


class DrawAny(EffectStep):
    """Cards from any mix of the three decks, where an effect says so."""

    def __init__(self, verbs: Verbs) -> None:
        super().__init__("draw-any", [DrawToHand(verbs.draw, "", DECK_EMPTY)], {LEFT: Variable("left")})

    def is_over(self, t: Position) -> bool:
        return _has_drawn(t)
