"""Advance (GT-5.3): Vis from the store onto inactive items and spells in the Sanctum."""

from typing import Final, final

from mypy_extensions import i64

from concilium.core.bits import bit, count
from concilium.core.choices import no_things
from concilium.core.refusals import ALLOWED, refuse
from concilium.core.steps import Move, Step
from concilium.core.variables import Variable
from ..components.things import ITEM, SANCTUM, SPELL, TOUCHED_VIS, zone
from ..position import MORE_ADVANCE, Position
from .asking import Leave
from .declared import ITEMS, NOT_ENOUGH_VIS, REASONS, SPELLS, STEPS
from .making import put_vis
from .spending import ADVANCE, needs, spend
from .verbs import Verbs

MORE_OF_ADVANCE: Final = STEPS.number("advance")
ADVANCE_ASKS: Final = REASONS.add("advance-asks")
ADVANCE_LIMIT: Final = REASONS.add("advance-limit", amounts=True)
CARD_COMPLETE: Final = REASONS.add("card-complete", amounts=True)
NOT_ADVANCEABLE: Final = REASONS.add("not-advanceable")

SPREAD_CARDS: Final = 3
ONE_CARD: Final = 2

# The variables of the step: how much Vis has been spent; on which items and spells is declared beside the steps.
SPENT: Final = 0


def why_no_vis(t: Position, seat: i64, card: i64) -> i64:
    """GT-5.3: one's own inactive item or spell that is not complete, and Vis in the store; otherwise the reason."""
    kind = ITEM if card < t.cards.items else SPELL
    if not t.has(zone(seat, SANCTUM), kind, card - t.cards.first[kind]):
        return NOT_ADVANCEABLE
    if t.missing(card) == 0:
        return refuse(CARD_COMPLETE, t.cards.cost[card], t.cards.cost[card])
    return refuse(NOT_ENOUGH_VIS, 1, 0) if t.vis[seat] == 0 else ALLOWED


def advance(t: Position, seat: i64, card: i64) -> None:
    """One Vis from the store goes onto a card; the frame records it."""
    t.frame[SPENT] += 1
    if card < t.cards.items:
        t.frame[ITEMS] |= bit(card)
    else:
        t.frame[SPELLS] |= bit(card - t.cards.items)
    t.vis[seat] -= 1
    t.touched |= TOUCHED_VIS
    put_vis(t, seat, card, 1)


@final
class StartAdvance(Move[Position]):
    """The first Vis of an Advance; the others follow in `MoreAdvance`."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        if t.used & ADVANCE != 0 or t.actions_left == 0 or t.vis[seat] == 0:
            return 0, 0, 0
        return t.unfinished(seat)

    def why_not(self, t: Position, seat: i64, thing: i64) -> i64:
        return needs(t, ADVANCE, 1) or why_no_vis(t, seat, thing)

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        spend(t, ADVANCE, 1)
        t.push(MORE_OF_ADVANCE, seat)
        advance(t, seat, thing)


def _within_limit(t: Position, seat: i64) -> tuple[i64, i64, i64]:
    """The unfinished cards that this Advance may still put Vis on.

    1 on each of up to three cards, or up to 2 on one; a card in play may raise both variables.
    """
    if t.vis[seat] == 0:
        return no_things()
    spent, items, spells = t.frame[SPENT], t.frame[ITEMS], t.frame[SPELLS]
    more = t.bonus(seat, MORE_ADVANCE)
    is_spread = spent == 1 or spent == count(items) + count(spells)
    others: i64 = 0
    if is_spread and spent < SPREAD_CARDS + more:
        others = -1
    same: i64 = 0
    if (spent == 1 or not is_spread) and spent < ONE_CARD + more:
        same = -1
    open_items, open_spells, _ = t.unfinished(seat)
    return open_items & ((items & same) | (~items & others)), open_spells & ((spells & same) | (~spells & others)), 0


@final
class NextAdvance(Move[Position]):
    """GT-5.3: more Vis of the same Advance."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        return _within_limit(t, seat)

    def why_not(self, t: Position, seat: i64, thing: i64) -> i64:
        more = t.bonus(seat, MORE_ADVANCE)
        return why_no_vis(t, seat, thing) or refuse(ADVANCE_LIMIT, SPREAD_CARDS + more, ONE_CARD + more)

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        advance(t, seat, thing)


@final
class MoreAdvance(Step[Position]):
    """More Vis of the same Advance, until its limit or until the wizard stops."""

    def __init__(self, verbs: Verbs) -> None:
        self.next: Final = NextAdvance(verbs.advance, "")
        self.stop: Final = Leave(verbs.end, "")
        variables = {SPENT: Variable("spent"), ITEMS: Variable("items", True), SPELLS: Variable("spells", True)}
        super().__init__("advance", [self.next, self.stop], rule="GT-5.3", otherwise=ADVANCE_ASKS, variables=variables)

    def is_over(self, t: Position) -> bool:
        items, spells, _ = _within_limit(t, t.seat)
        return items | spells == 0
