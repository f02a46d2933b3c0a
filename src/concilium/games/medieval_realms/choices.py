"""What happens when a card enters play or a land is won, and the choices that it asks for."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.bits import lowest, members
from concilium.core.refusals import ALLOWED
from concilium.core.steps import Kind, Step
from concilium.games.medieval_realms.actions import refuse_hand
from concilium.games.medieval_realms.components import (
    AUCTION_CARD,
    KINDS,
    PANEL,
    PANEL_SLOTS,
    REALMS,
    RESOURCES,
    TOUCHED_PALACE,
    WORD,
)
from concilium.games.medieval_realms.numbers import EFFECTS
from concilium.games.medieval_realms.reasons import (
    AUCTION_CARD_IN_HAND,
    BONUS_FIRST,
    LILY_FIRST,
    NOT_A_TURN_ACTION,
    NOT_ON_PANEL,
    TAKE_CARD_FIRST,
)
from concilium.games.medieval_realms.state import Table
from concilium.games.medieval_realms.verbs import Verbs


@final
class EffectsStep(Step[Table]):
    """The effects of card `a`, or of land `-1 - a`, happen one by one from number `b`; `c` if it was played."""

    def __init__(self) -> None:
        super().__init__("effects", [], NOT_A_TURN_ACTION)

    def ready(self, t: Table) -> bool:
        effects = t.cards.immediate[t.a] if t.a >= 0 else t.board.rewards[-1 - t.a]
        count: i64 = len(effects)
        while t.b < count:
            effect = effects[t.b]
            t.b += 1
            effect.happen(t, t.seat)
            if t.step != EFFECTS:
                return False
        seat = t.seat
        card = t.a
        was_played = t.c != 0
        t.pop()
        if was_played:
            answer(t, seat, card)
        return False


def answer(t: Table, seat: i64, card: i64) -> None:
    """MR-5.2: repeating effects of the other cards in play that a card of this colour calls for."""
    colour = t.cards.colour[card]
    left = t.piles[2 * (REALMS + seat)] & t.cards.answering_low[colour]
    while left != 0:
        repeat(t, seat, card, lowest(left))
        left &= left - 1
    left = t.piles[2 * (REALMS + seat) + 1] & t.cards.answering_high[colour]
    while left != 0:
        repeat(t, seat, card, lowest(left) + WORD)
        left &= left - 1


def repeat(t: Table, seat: i64, card: i64, answering: i64) -> None:
    if answering == card:
        return
    if t.listener is not None:
        t.tell("repeated", {"seat": seat, "card": t.cards.ids[answering], "played": t.cards.ids[card]})
    for effect in t.cards.repeating[t.cards.colour[card]][answering]:
        effect.happen(t, seat)


@final
class ChooseLily(Kind[Table]):
    """MR-5.3: one kind, and all of the gain is of that kind."""

    def offer(self, t: Table, out: vec[i64], n: i64) -> i64:
        return offer_kinds(self.base, out, n)

    def take(self, t: Table, thing: i64) -> None:
        seat = t.seat
        n = t.a
        t.pop()
        t.gain(seat, thing, n)


@final
class LilyStep(Step[Table]):
    """A king picks the kind of `a` resources."""

    def __init__(self, verbs: Verbs) -> None:
        super().__init__("lily", [ChooseLily(verbs.choose)], LILY_FIRST)


@final
class ChooseBonus(Kind[Table]):
    """MR-1.5: one resource of choice for each multiple of five reached, one by one."""

    def offer(self, t: Table, out: vec[i64], n: i64) -> i64:
        return offer_kinds(self.base, out, n)

    def take(self, t: Table, thing: i64) -> None:
        seat = t.seat
        t.palace[seat * KINDS + thing] += 1
        t.touch(TOUCHED_PALACE + seat)
        if t.listener is not None:
            t.tell("bonus-taken", {"seat": seat, "resource": RESOURCES[thing]})
        t.a -= 1
        if t.a == 0:
            t.pop()


@final
class BonusStep(Step[Table]):
    """A king takes `a` bonus resources."""

    def __init__(self, verbs: Verbs) -> None:
        super().__init__("bonus", [ChooseBonus(verbs.choose)], BONUS_FIRST)


def offer_kinds(base: i64, out: vec[i64], n: i64) -> i64:
    kind: i64 = 0
    while kind < KINDS:
        out[n + kind] = base + kind
        kind += 1
    return n + KINDS


@final
class TakeFromPanel(Kind[Table]):
    """MR-6.2: a card of the current panel into the hand, free, within MR-4.1 and MR-4.5."""

    def refuse(self, t: Table, thing: i64) -> i64:
        if not t.has(PANEL, thing):
            return NOT_ON_PANEL
        if t.cards.bought[thing] == AUCTION_CARD:
            return AUCTION_CARD_IN_HAND
        return refuse_hand(t, t.seat, thing)

    def offer(self, t: Table, out: vec[i64], n: i64) -> i64:
        for card in members(t.piles[2 * PANEL]) + [WORD + card for card in members(t.piles[2 * PANEL + 1])]:
            if self.refuse(t, card) == ALLOWED:
                out[n] = self.base + card
                n += 1
        return n

    def take(self, t: Table, thing: i64) -> None:
        seat = t.seat
        t.pop()
        slot = t.slot_of[thing]
        t.lift(slot)
        t.add_to_hand(seat, thing)
        if t.listener is not None:
            t.tell("card-taken", {"seat": seat, "card": t.cards.ids[thing], "slot": slot + 1})


@final
class TakeCardStep(Step[Table]):
    """A king takes a card; with none to take, nothing happens."""

    def __init__(self, verbs: Verbs) -> None:
        self.take_card = TakeFromPanel(verbs.take_card)
        super().__init__("take-card", [self.take_card], TAKE_CARD_FIRST)

    def ready(self, t: Table) -> bool:
        slot: i64 = 0
        while slot < PANEL_SLOTS:
            card = t.slots[slot]
            if card >= 0 and self.take_card.refuse(t, card) == ALLOWED:
                return True
            slot += 1
        t.pop()
        return False
