"""Activating cards, installing spells and casting them (GT-5.4 to GT-5.6)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from concilium.core.bits import lowest
from concilium.core.refusals import ALLOWED, refuse
from concilium.core.steps import Kind, Step
from concilium.games.grand_tribunal.numbers import CHOOSE_HOST, RESOLVE, RETAIN
from concilium.games.grand_tribunal.offering import offer_cards, offer_set
from concilium.games.grand_tribunal.places import (
    ACTIVE,
    INSTALLED,
    ITEM,
    RESOLVING,
    SANCTUM,
    SPELL,
    own,
    zone,
)
from concilium.games.grand_tribunal.reasons import (
    CHOOSE_ITEM,
    NO_PLACE,
    NOT_ACTIVE_SPELL,
    NOT_FINISHED,
    NOT_INSTALLED,
    NOT_YOURS,
    RETAIN_ASKS,
    RETAIN_FEE,
)
from concilium.games.grand_tribunal.spending import CAST, needs, spend
from concilium.games.grand_tribunal.state import CHEAP_RETAIN, NO_HOST, Table
from concilium.games.grand_tribunal.verbs import Verbs

RETAIN_COST: Final = 2


class ActivateCard(Kind[Table]):
    """GT-5.4: a card whose cost is met."""

    def refuse(self, t: Table, thing: i64) -> i64:
        kind = ITEM if thing < t.cards.items else SPELL
        if not t.has(zone(t.seat, SANCTUM), kind, thing - t.cards.first[kind]):
            return NOT_YOURS
        if t.missing(thing) > 0:
            return refuse(NOT_FINISHED, t.cards.cost[thing], i64(t.vis_on[thing]))
        return ALLOWED

    def offer(self, t: Table, out: vec[i64], n: i64) -> i64:
        return offer_cards(t, self.base, t.finished(t.seat, ITEM), t.finished(t.seat, SPELL), out, n)

    def take(self, t: Table, thing: i64) -> None:
        kind = ITEM if thing < t.cards.items else SPELL
        t.activate(t.seat, kind, thing - t.cards.first[kind])


@final
class InstallSpell(Kind[Table]):
    """GT-5.5: an active spell, for which an item is then chosen."""

    def refuse(self, t: Table, thing: i64) -> i64:
        if not t.has(zone(t.seat, ACTIVE), SPELL, thing):
            return NOT_ACTIVE_SPELL
        return ALLOWED if t.room_for(t.seat, t.cards.category[thing]) != 0 else NO_PLACE

    def offer(self, t: Table, out: vec[i64], n: i64) -> i64:
        rest = t.sets[own(t.seat, ACTIVE, SPELL)]
        while rest != 0:
            spell = lowest(rest)
            if t.room_for(t.seat, t.cards.category[spell]) != 0:
                out[n] = self.base + spell
                n += 1
            rest &= rest - 1
        return n

    def take(self, t: Table, thing: i64) -> None:
        t.push(CHOOSE_HOST, t.seat, thing, 0, 0)


class Host(Kind[Table]):
    """The active item that the spell `a` goes under."""

    def refuse(self, t: Table, thing: i64) -> i64:
        if thing >= t.cards.items:
            return CHOOSE_ITEM
        return ALLOWED if (t.room_for(t.seat, t.cards.category[t.a]) >> thing) & 1 != 0 else NO_PLACE

    def offer(self, t: Table, out: vec[i64], n: i64) -> i64:
        return offer_set(self.base, t.room_for(t.seat, t.cards.category[t.a]), out, n)

    def take(self, t: Table, thing: i64) -> None:
        seat, spell = t.seat, t.a
        t.pop()
        t.host[spell] = u8(thing)
        t.move(SPELL, spell, zone(seat, ACTIVE), zone(seat, INSTALLED))
        if t.listener is not None:
            spell_name = t.card_name(SPELL, spell)
            t.tell("spell-installed", {"seat": seat, "card": spell_name, "item": t.card_name(ITEM, thing)})


class LeaveActive(Kind[Table]):
    """At a Tribunal (`b`) an activated spell need not be installed; on one's turn one has said "install"."""

    def refuse(self, t: Table, thing: i64) -> i64:
        return ALLOWED if t.b != 0 else CHOOSE_ITEM

    def take(self, t: Table, thing: i64) -> None:
        t.pop()


class ChooseHost(Step[Table]):
    def __init__(self, verbs: Verbs) -> None:
        super().__init__("choose-host", [Host(verbs.choose), LeaveActive(verbs.no)], CHOOSE_ITEM)

    def ready(self, t: Table) -> bool:
        if t.room_for(t.seat, t.cards.category[t.a]) == 0:
            t.pop()
            return False
        return True


@final
class CastSpell(Kind[Table]):
    """GT-5.6: take a spell from under one of your items, award winners too, and do its effect."""

    def refuse(self, t: Table, thing: i64) -> i64:
        refusal = needs(t, CAST, 1)
        if refusal != ALLOWED:
            return refusal
        return ALLOWED if t.has(zone(t.seat, INSTALLED), SPELL, thing) else NOT_INSTALLED

    def offer(self, t: Table, out: vec[i64], n: i64) -> i64:
        installed = t.sets[own(t.seat, INSTALLED, SPELL)]
        if installed == 0 or needs(t, CAST, 1) != ALLOWED:
            return n
        return offer_set(self.base, installed, out, n)

    def take(self, t: Table, thing: i64) -> None:
        spend(t, CAST, 1)
        seat = t.seat
        item = i64(t.host[thing])
        t.host[thing] = NO_HOST
        t.move(SPELL, thing, zone(seat, INSTALLED), RESOLVING)
        if t.listener is not None:
            t.tell("spell-cast", {"seat": seat, "card": t.card_name(SPELL, thing), "item": t.card_name(ITEM, item)})
        t.push(RETAIN, seat, thing, 0, 0)
        t.push(RESOLVE, seat, t.cards.items + thing, 0, item)


def retain_cost(t: Table, seat: i64) -> i64:
    return max(RETAIN_COST - t.bonus(seat, CHEAP_RETAIN), 0)


class RetainSpell(Kind[Table]):
    """Pay Vis to put the cast spell `a` back in the Library: face up, inactive, with no Vis on it."""

    def refuse(self, t: Table, thing: i64) -> i64:
        cost = retain_cost(t, t.seat)
        return ALLOWED if t.vis[t.seat] >= cost else refuse(RETAIN_FEE, cost, t.vis[t.seat])

    def take(self, t: Table, thing: i64) -> None:
        seat, spell = t.seat, t.a
        t.pop()
        t.lose_vis(seat, retain_cost(t, seat))
        t.set_face_up(SPELL, spell)
        t.move(SPELL, spell, RESOLVING, zone(seat, SANCTUM))


class DiscardSpell(Kind[Table]):
    def take(self, t: Table, thing: i64) -> None:
        spell = t.a
        t.pop()
        t.discard(SPELL, spell, RESOLVING)


class Retain(Step[Table]):
    """After the effect: discard the spell, or pay to keep it."""

    def __init__(self, verbs: Verbs) -> None:
        super().__init__("retain", [RetainSpell(verbs.yes), DiscardSpell(verbs.no)], RETAIN_ASKS)

    def ready(self, t: Table) -> bool:
        if t.has(RESOLVING, SPELL, t.a):
            return True
        # The effect has discarded its own spell.
        t.pop()
        return False
