"""Section 2 and the refilling of the panels: cards are dealt, the turn order is drawn, extra resources are chosen."""

from typing import Any, Final, final

from mypy_extensions import i64

from concilium.core.bits import bit, full, members
from concilium.core.choices import only
from concilium.core.refusals import CHANCE_FIRST
from concilium.core.steps import CHANCES, Move, Step
from concilium.core.variables import Named, SeatSet, Variable
from ..components.things import DECK, RESOURCE_KINDS, RESOURCES, SLOTS, TOUCHED_LEADERS, TOUCHED_ORDER, TOUCHED_PALACE
from ..position import Position
from .declared import EXTRA, ORDER, REASONS
from .placement import raise_walls
from .verbs import Verbs

NOT_IN_DECK: Final = REASONS.add("not-in-deck")
ALREADY_IN_ORDER: Final = REASONS.add("already-in-order")
EXTRA_FIRST: Final = REASONS.add("extra-first")
SAME_KIND: Final = REASONS.add("same-kind")
PAIR_TAKEN: Final = REASONS.add("pair-taken")

SLOT: Final = 0
"""The variable of the deal: the slot that is filled next."""
DRAWN: Final = 0
IN_ORDER: Final = 1
"""The variables of the first turn order: how many places are drawn, and a bit for each seat that has one."""
PLACE: Final = 0
CHOSEN: Final = 1
"""The variables of the extra resources: the choosing king's place in the turn order; the first kind plus 1, or 0."""


@final
class Deal(Move[Position]):
    """MR-2.1, MR-3.10: a card from the deck is turned up in the first empty slot."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        return t.piles[2 * DECK], t.piles[2 * DECK + 1], 0

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        slot = t.frame[SLOT]
        t.flip(DECK, thing)
        t.touch(DECK)
        t.lay(slot, thing)
        if t.listener is not None:
            t.tell("turned-up", {"card": t.cards.ids[thing], "slot": slot + 1})
        t.frame[SLOT] = slot + 1


@final
class DealStep(Step[Position]):
    """Chance fills the empty slots of both panels; if the deck runs out, gaps remain (MR-3.10)."""

    def __init__(self, verbs: Verbs) -> None:
        super().__init__(
            "deal",
            [Deal(verbs.deal, "", NOT_IN_DECK)],
            rule="MR-2.1",
            also=("MR-3.10",),
            otherwise=CHANCE_FIRST,
            whose=CHANCES,
            variables={SLOT: Variable("slot", hidden=True)},
        )

    def ready(self, t: Position) -> bool:
        if t.piles[2 * DECK] != 0 or t.piles[2 * DECK + 1] != 0:
            slots = t.slots
            for slot in range(t.frame[SLOT], i64(SLOTS)):
                if slots[slot] < 0:
                    t.frame[SLOT] = slot
                    return True
        if t.round == 0:
            t.become(ORDER, 0)
        else:
            raise_walls(t)
        return False

    def rule_in(self, t: Position) -> str:
        return "MR-2.1" if t.round == 0 else "MR-3.10"


@final
class Draw(Move[Position]):
    """MR-2.4: a seat is drawn for the next place of the turn order."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        return only(full(t.seats) & ~t.frame[IN_ORDER])

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        t.order[t.frame[DRAWN]] = thing
        t.touch(TOUCHED_ORDER)
        t.frame[DRAWN] += 1
        t.frame[IN_ORDER] |= bit(thing)


@final
class OrderStep(Step[Position]):
    """Chance draws the first turn order, place by place; the last place follows from the others."""

    def __init__(self, verbs: Verbs) -> None:
        variables = {DRAWN: Variable("drawn", hidden=True), IN_ORDER: SeatSet("in-order", hidden=True)}
        move = Draw(verbs.order, "MR-2.4", ALREADY_IN_ORDER)
        super().__init__("order", [move], rule="MR-2.4", otherwise=CHANCE_FIRST, whose=CHANCES, variables=variables)

    def ready(self, t: Position) -> bool:
        if t.frame[DRAWN] < t.seats - 1:
            return True
        last: i64 = 0
        while (t.frame[IN_ORDER] >> last) & 1:
            last += 1
        t.order[t.seats - 1] = last
        t.touch(TOUCHED_ORDER)
        if t.listener is not None:
            t.tell_order()
        t.become(EXTRA, last)
        t.frame[PLACE] = t.seats - 1
        return False


def places_drawn(t: Position) -> i64:
    """How many places of the turn order are known: none before the first is drawn."""
    if t.round > 0 or t.step == EXTRA:
        return t.seats
    if t.step != ORDER:
        return 0
    return t.frame[DRAWN]


@final
class ChooseExtra(Move[Position]):
    """MR-2.5: two kinds in two decisions; the second completes the pair, which nobody else may have."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        kinds = full(RESOURCE_KINDS)
        if t.frame[CHOSEN] != 0:
            first = bit(t.frame[CHOSEN] - 1)
            kinds &= ~first
            for other in range(t.seats):
                if t.extra[other] & first != 0:
                    kinds &= ~t.extra[other]
        return only(kinds)

    def why_not(self, t: Position, seat: i64, thing: i64) -> i64:
        return SAME_KIND if thing == t.frame[CHOSEN] - 1 else PAIR_TAKEN

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        first = t.frame[CHOSEN] - 1
        if first < 0:
            t.frame[CHOSEN] = thing + 1
            return
        t.extra[seat] = bit(first) | bit(thing)
        t.palace[seat * RESOURCE_KINDS + first] += 1
        t.palace[seat * RESOURCE_KINDS + thing] += 1
        t.touch(TOUCHED_PALACE + seat)
        t.touch(TOUCHED_LEADERS + seat)
        if t.listener is not None:
            t.tell("extra-taken", {"seat": seat, "resources": [RESOURCES[first], RESOURCES[thing]]})
        t.frame[CHOSEN] = 0
        t.frame[PLACE] -= 1


@final
class ExtraStep(Step[Position]):
    """In reverse turn order each king takes two extra resources; then the first round begins."""

    def __init__(self, verbs: Verbs) -> None:
        variables = {PLACE: Variable("place", hidden=True), CHOSEN: Named("chosen", RESOURCES, first=1)}
        move = ChooseExtra(verbs.choose, "MR-2.5")
        super().__init__("extra", [move], rule="MR-2.5", otherwise=EXTRA_FIRST, variables=variables)

    def ready(self, t: Position) -> bool:
        if t.frame[PLACE] >= 0:
            t.seat = t.order[t.frame[PLACE]]
            return True
        raise_walls(t)
        return False

    def about(self, t: Position, seat: int | None) -> dict[str, Any]:
        return {"taken": [pair_of(t, king) for king in range(t.seats) if t.extra[king]]}


def pair_of(t: Position, seat: int) -> list[str]:
    """The extra resources that a seat has taken; none until it has."""
    return [RESOURCES[kind] for kind in members(t.extra[seat])]
