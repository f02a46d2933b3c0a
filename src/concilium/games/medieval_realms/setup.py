"""Section 2 and the refilling of the panels: cards are dealt, the turn order is drawn, extra resources are chosen."""

from typing import final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.bits import bit, count, nth
from concilium.core.refusals import ALLOWED
from concilium.core.steps import Kind, Step
from concilium.games.medieval_realms.components import (
    DECK,
    KINDS,
    RESOURCES,
    SLOTS,
    TOUCHED_LEADERS,
    TOUCHED_ORDER,
    TOUCHED_PALACE,
    WORD,
)
from concilium.games.medieval_realms.numbers import EXTRA, ORDER
from concilium.games.medieval_realms.placement import raise_walls
from concilium.games.medieval_realms.reasons import (
    ALREADY_IN_ORDER,
    CHANCE_FIRST,
    EXTRA_FIRST,
    NOT_IN_DECK,
    PAIR_TAKEN,
    SAME_KIND,
)
from concilium.games.medieval_realms.state import Table
from concilium.games.medieval_realms.verbs import Verbs


@final
class Deal(Kind[Table]):
    """MR-2.1, MR-3.10: a card of the deck is turned up on the first empty slot."""

    def refuse(self, t: Table, thing: i64) -> i64:
        return ALLOWED if t.has(DECK, thing) else NOT_IN_DECK

    def offer(self, t: Table, out: vec[i64], n: i64) -> i64:
        n = offer_all(t.piles[2 * DECK], self.base, out, n)
        return offer_all(t.piles[2 * DECK + 1], self.base + WORD, out, n)

    def take(self, t: Table, thing: i64) -> None:
        t.flip(DECK, thing)
        t.touch(DECK)
        t.lay(t.a, thing)
        if t.listener is not None:
            t.tell("turned-up", {"card": t.cards.ids[thing], "slot": t.a + 1})
        t.a += 1


def offer_all(left: i64, code: i64, out: vec[i64], n: i64) -> i64:
    """Write the codes of a set that is nearly full: what is not in it is written too, and written over."""
    while left != 0:
        out[n] = code
        n += left & 1
        left >>= 1
        code += 1
    return n


@final
class DealStep(Step[Table]):
    """Chance fills the empty slots of both panels; with an empty deck gaps stay (MR-3.10)."""

    def __init__(self, verbs: Verbs) -> None:
        self.deal = Deal(verbs.deal)
        super().__init__("deal", [self.deal], CHANCE_FIRST, by_chance=True)

    def ready(self, t: Table) -> bool:
        if t.piles[2 * DECK] != 0 or t.piles[2 * DECK + 1] != 0:
            slots = t.slots
            slot = t.a
            while slot < SLOTS:
                if slots[slot] < 0:
                    t.a = slot
                    return True
                slot += 1
        if t.round == 0:
            t.become(ORDER, 0)
        else:
            raise_walls(t)
        return False

    def offer(self, t: Table, out: vec[i64]) -> i64:
        return self.deal.offer(t, out, 0)

    def outcome(self, t: Table, rng: Random, out: vec[i64]) -> i64:
        lower, upper = t.piles[2 * DECK], t.piles[2 * DECK + 1]
        below = count(lower)
        drawn = rng.randrange(below + count(upper))
        if drawn < below:
            return self.deal.base + nth(lower, drawn)
        return self.deal.base + WORD + nth(upper, drawn - below)


@final
class Draw(Kind[Table]):
    """MR-2.4: a seat is drawn for the next place of the turn order."""

    def refuse(self, t: Table, thing: i64) -> i64:
        return ALREADY_IN_ORDER if (t.b >> thing) & 1 else ALLOWED

    def take(self, t: Table, thing: i64) -> None:
        t.order[t.a] = thing
        t.touch(TOUCHED_ORDER)
        t.a += 1
        t.b |= bit(thing)


@final
class OrderStep(Step[Table]):
    """Chance draws the first turn order, place by place; the last place is nobody's choice."""

    def __init__(self, verbs: Verbs) -> None:
        super().__init__("order", [Draw(verbs.order)], CHANCE_FIRST, by_chance=True)

    def ready(self, t: Table) -> bool:
        if t.a < t.seats - 1:
            return True
        last: i64 = 0
        while (t.b >> last) & 1:
            last += 1
        t.order[t.seats - 1] = last
        t.touch(TOUCHED_ORDER)
        if t.listener is not None:
            t.tell_order()
        t.become(EXTRA, last)
        t.a = t.seats - 1
        return False


@final
class ChooseExtra(Kind[Table]):
    """MR-2.5: two kinds in two decisions; the pair is complete with the second, and nobody's else."""

    def refuse(self, t: Table, thing: i64) -> i64:
        if t.b == 0:
            return ALLOWED
        if thing == t.b - 1:
            return SAME_KIND
        pair = bit(t.b - 1) | bit(thing)
        seat: i64 = 0
        while seat < t.seats:
            if t.extra[seat] == pair:
                return PAIR_TAKEN
            seat += 1
        return ALLOWED

    def take(self, t: Table, thing: i64) -> None:
        if t.b == 0:
            t.b = thing + 1
            return
        seat = t.seat
        first = t.b - 1
        t.extra[seat] = bit(first) | bit(thing)
        t.palace[seat * KINDS + first] += 1
        t.palace[seat * KINDS + thing] += 1
        t.touch(TOUCHED_PALACE + seat)
        t.touch(TOUCHED_LEADERS + seat)
        if t.listener is not None:
            t.tell("extra-taken", {"seat": seat, "resources": [RESOURCES[first], RESOURCES[thing]]})
        t.b = 0
        t.a -= 1


@final
class ExtraStep(Step[Table]):
    """In reverse turn order each king takes two extra resources; then the first round begins."""

    def __init__(self, verbs: Verbs) -> None:
        super().__init__("extra", [ChooseExtra(verbs.choose)], EXTRA_FIRST)

    def ready(self, t: Table) -> bool:
        if t.a >= 0:
            t.seat = t.order[t.a]
            return True
        raise_walls(t)
        return False
