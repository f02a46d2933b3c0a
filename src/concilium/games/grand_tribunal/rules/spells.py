"""Activating cards, installing spells and casting them (GT-5.4 to GT-5.6)."""

from typing import Final, final

from mypy_extensions import i64, u8

from concilium.core.bits import lowest
from concilium.core.choices import one_if, only
from concilium.core.refusals import about, refuse
from concilium.core.steps import Move, Step
from concilium.core.variables import Flag
from ..components.cards import Cards
from ..components.things import ACTIVE, AWARDED, CATEGORIES, INSTALLED, ITEM, RESOLVING, SANCTUM, SPELL, own, zone
from ..components.variables import CardVariable
from ..position import CHEAP_RETAIN, Position
from .asking import Leave, resolve
from .declared import REASONS, RETAIN, STEPS
from .making import activate, room_for
from .spending import CAST, needs, spend
from .verbs import Verbs

CHOOSE_HOST: Final = STEPS.number("choose-host")
NOT_FINISHED: Final = REASONS.add("not-finished", amounts=True)
NOT_YOURS: Final = REASONS.add("not-yours")
NOT_ACTIVE_SPELL: Final = REASONS.add("not-active-spell")
NO_PLACE: Final = REASONS.add("no-place", thing="category", things=CATEGORIES)
NOT_ACTIVE_ITEM: Final = REASONS.add("not-active-item")
CHOOSE_ITEM: Final = REASONS.add("choose-item")
NOT_INSTALLED: Final = REASONS.add("not-installed")
RETAIN_FEE: Final = REASONS.add("retain-fee", amounts=True)
RETAIN_ASKS: Final = REASONS.add("retain-asks")

RETAIN_COST: Final = 2

# The variables of these steps.
THE_CARD: Final = 0
MAY_STAY: Final = 1


def _no_place(t: Position, spell: i64) -> i64:
    """GT-5.5: no free place for a spell of this category."""
    return about(NO_PLACE, t.cards.category[spell])


class ActivateCard(Move[Position]):
    """GT-5.4: a card whose cost is met."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        return t.finished(seat)

    def why_not(self, t: Position, seat: i64, thing: i64) -> i64:
        kind = ITEM if thing < t.cards.items else SPELL
        if not t.has(zone(seat, SANCTUM), kind, thing - t.cards.first[kind]):
            return NOT_YOURS
        return refuse(NOT_FINISHED, t.cards.cost[thing], i64(t.vis_on[thing]))

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        kind = ITEM if thing < t.cards.items else SPELL
        activate(t, seat, kind, thing - t.cards.first[kind])


@final
class InstallSpell(Move[Position]):
    """GT-5.5: an active spell, for which an item is then chosen."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        found: i64 = 0
        rest = t.sets[own(seat, ACTIVE, SPELL)]
        while rest != 0:
            low = rest & -rest
            if room_for(t, seat, t.cards.category[lowest(low)]) != 0:
                found |= low
            rest ^= low
        return found, 0, 0

    def why_not(self, t: Position, seat: i64, thing: i64) -> i64:
        return _no_place(t, thing) if t.has(zone(seat, ACTIVE), SPELL, thing) else NOT_ACTIVE_SPELL

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        choose_host(t, seat, thing, False)


def choose_host(t: Position, seat: i64, spell: i64, may_stay: bool) -> None:
    """Choose an item for a spell, which may stay in the Library if `may_stay`."""
    t.push(CHOOSE_HOST, seat, spell, i64(may_stay))


class Host(Move[Position]):
    """The active item that the spell goes under."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        return only(room_for(t, seat, t.cards.category[t.frame[THE_CARD]]))

    def why_not(self, t: Position, seat: i64, thing: i64) -> i64:
        if thing >= t.cards.items:
            return CHOOSE_ITEM
        is_host = t.has(zone(seat, ACTIVE), ITEM, thing) or t.has(zone(seat, AWARDED), ITEM, thing)
        return _no_place(t, t.frame[THE_CARD]) if is_host else NOT_ACTIVE_ITEM

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        spell = t.frame[THE_CARD]
        t.pop()
        t.host[spell] = u8(thing)
        t.move(SPELL, spell, zone(seat, ACTIVE), zone(seat, INSTALLED))
        if t.listener is not None:
            spell_name = t.card_name(SPELL, spell)
            t.tell("spell-installed", {"seat": seat, "card": spell_name, "item": t.card_name(ITEM, thing)})


class LeaveActive(Leave):
    """At a Tribunal an activated spell need not be installed; on one's turn, one has already chosen to install it."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        return one_if(t.frame[MAY_STAY] != 0)


class ChooseHost(Step[Position]):
    def __init__(self, verbs: Verbs, cards: Cards) -> None:
        moves: list[Move[Position]] = [Host(verbs.choose, ""), LeaveActive(verbs.no, "", CHOOSE_ITEM)]
        variables = {THE_CARD: CardVariable("card", cards, cards.items), MAY_STAY: Flag("may-stay")}
        super().__init__("choose-host", moves, rule="GT-5.5", otherwise=CHOOSE_ITEM, variables=variables)

    def is_over(self, t: Position) -> bool:
        return room_for(t, t.seat, t.cards.category[t.frame[THE_CARD]]) == 0


@final
class CastSpell(Move[Position]):
    """GT-5.6: take a spell from under one of your items, award winners too, and do its effect."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        if t.used & CAST != 0 or t.actions_left == 0:
            return 0, 0, 0
        return t.sets[own(seat, INSTALLED, SPELL)], 0, 0

    def why_not(self, t: Position, seat: i64, thing: i64) -> i64:
        return needs(t, CAST, 1) or NOT_INSTALLED

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        spend(t, CAST, 1)
        item = i64(t.host[thing])
        t.move(SPELL, thing, zone(seat, INSTALLED), RESOLVING)
        if t.listener is not None:
            t.tell("spell-cast", {"seat": seat, "card": t.card_name(SPELL, thing), "item": t.card_name(ITEM, item)})
        t.push(RETAIN, seat, thing)
        resolve(t, seat, t.cards.items + thing, item)


def retain_cost(t: Position, seat: i64) -> i64:
    return max(RETAIN_COST - t.bonus(seat, CHEAP_RETAIN), 0)


class RetainSpell(Move[Position]):
    """Pay Vis to put the cast spell back in the Library: face up, inactive, with no Vis on it."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        return one_if(t.vis[seat] >= retain_cost(t, seat))

    def why_not(self, t: Position, seat: i64, thing: i64) -> i64:
        return refuse(RETAIN_FEE, retain_cost(t, seat), t.vis[seat])

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        spell = t.frame[THE_CARD]
        t.pop()
        t.lose_vis(seat, retain_cost(t, seat))
        t.set_face_up(SPELL, spell)
        t.move(SPELL, spell, RESOLVING, zone(seat, SANCTUM))


class DiscardSpell(Move[Position]):
    def take(self, t: Position, seat: i64, thing: i64) -> None:
        spell = t.frame[THE_CARD]
        t.pop()
        t.discard(SPELL, spell, RESOLVING)


class Retain(Step[Position]):
    """After the effect: discard the spell, or pay to keep it."""

    def __init__(self, verbs: Verbs, cards: Cards) -> None:
        moves: list[Move[Position]] = [RetainSpell(verbs.yes, ""), DiscardSpell(verbs.no, "")]
        variables = {THE_CARD: CardVariable("card", cards, cards.items)}
        super().__init__("retain", moves, rule="GT-5.6", otherwise=RETAIN_ASKS, variables=variables)

    def is_over(self, t: Position) -> bool:
        # The effect may have discarded its own spell.
        return not t.has(RESOLVING, SPELL, t.frame[THE_CARD])
