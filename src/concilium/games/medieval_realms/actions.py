"""MR-3.9: one action each in turn order, again and again: buy from the panel, play from the hand, or pass."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.bits import bit, count, full, lowest
from concilium.core.refusals import ALLOWED, refuse, unless_enough
from concilium.core.steps import Kind, Step
from concilium.games.medieval_realms.components import (
    ADMIRAL,
    AUCTION_CARD,
    DISCARDS,
    HAND_CARD,
    HANDS,
    PANEL,
    PRODUCTION,
    ROW,
    WORD,
)
from concilium.games.medieval_realms.measures import in_common
from concilium.games.medieval_realms.numbers import AUCTION, EFFECTS
from concilium.games.medieval_realms.reasons import (
    ADMIRALS_SHORT,
    COLOUR_IN_HAND,
    CURRENCY_SHORT,
    HAND_FULL,
    NOT_A_TURN_ACTION,
    NOT_IN_HAND,
    NOT_ON_PANEL,
    PRODUCTION_SHORT,
    RESOURCE_SHORT,
)
from concilium.games.medieval_realms.round_end import end_round
from concilium.games.medieval_realms.state import Table
from concilium.games.medieval_realms.verbs import Verbs


def price_of(t: Table, card: i64) -> i64:
    """MR-4.2: the price of a card on the panel, by its row."""
    return t.board.price[t.slot_of[card] // ROW]


def refuse_hand(t: Table, seat: i64, card: i64) -> i64:
    """MR-4.1: whether a card can come into a hand."""
    colours = t.hand_colours[seat]
    if colours == 0:
        return ALLOWED
    size = count(colours)
    if size >= t.board.hand:
        return refuse(HAND_FULL, t.board.hand, size)
    if (colours >> t.cards.colour[card]) & 1:
        return COLOUR_IN_HAND
    return ALLOWED


def majority_taker(t: Table, buyer: i64, card: i64) -> i64:
    """MR-4.3: who gets a majority card if the buyer, who has not yet paid, buys it; -1 if nobody can take it."""
    resource = t.cards.pays[card]
    taker: i64 = -1
    most: i64 = -WORD
    place: i64 = 0
    while place < t.seats:
        seat = t.order[place]
        amount = t.amount(seat, resource)
        if seat == buyer and resource == PRODUCTION:
            amount -= price_of(t, card)
        if (amount > most or (amount == most and seat == buyer)) and refuse_hand(t, seat, card) == ALLOWED:
            taker = seat
            most = amount
        place += 1
    return taker


@final
class Buy(Kind[Table]):
    """Section 4: a card of the current panel, as its family is bought."""

    def refuse(self, t: Table, thing: i64) -> i64:
        if not t.has(PANEL, thing):
            return NOT_ON_PANEL
        return self.refuse_panel_card(t, thing)

    def refuse_panel_card(self, t: Table, card: i64) -> i64:
        seat = t.seat
        bought = t.cards.bought[card]
        if bought == AUCTION_CARD:
            return unless_enough(CURRENCY_SHORT, 1, t.amount(seat, t.cards.pays[card]))
        if bought == HAND_CARD:
            code = refuse_hand(t, seat, card)
            if code != ALLOWED:
                return code
        return unless_enough(PRODUCTION_SHORT, price_of(t, card), t.amount(seat, PRODUCTION))

    def offer(self, t: Table, out: vec[i64], n: i64) -> i64:
        base = self.base
        left = t.piles[2 * PANEL]
        first: i64 = 0
        while True:
            while left != 0:
                card = lowest(left) + first
                if self.refuse_panel_card(t, card) == ALLOWED:
                    out[n] = base + card
                    n += 1
                left &= left - 1
            if first != 0:
                return n
            first = WORD
            left = t.piles[2 * PANEL + 1]

    def take(self, t: Table, thing: i64) -> None:
        seat = t.seat
        next_turn(t)
        bought = t.cards.bought[thing]
        if bought == AUCTION_CARD:
            if t.listener is not None:
                t.tell("auction-opened", {"seat": seat, "card": t.cards.ids[thing]})
            t.push(AUCTION, seat, thing, 0, full(t.seats))
            return
        taker = seat if bought == HAND_CARD else majority_taker(t, seat, thing)
        price = price_of(t, thing)
        t.pay(seat, PRODUCTION, price)
        slot = t.slot_of[thing]
        t.lift(slot)
        if t.listener is not None:
            t.tell("bought", {"seat": seat, "card": t.cards.ids[thing], "slot": slot + 1, "price": price})
        if taker >= 0:
            t.add_to_hand(taker, thing)
        else:
            t.put(DISCARDS, thing)
        if t.listener is not None and bought != HAND_CARD:
            if taker >= 0:
                t.tell("majority-taken", {"seat": taker, "card": t.cards.ids[thing], "buyer": seat})
            else:
                t.tell("majority-discarded", {"card": t.cards.ids[thing], "buyer": seat})


@final
class Play(Kind[Table]):
    """MR-5.1: a card of the hand, its cost paid, goes into play and its immediate effects happen."""

    def refuse(self, t: Table, thing: i64) -> i64:
        if not t.has(HANDS + t.seat, thing):
            return NOT_IN_HAND
        return self.refuse_hand_card(t, thing)

    def refuse_hand_card(self, t: Table, card: i64) -> i64:
        cards = t.cards
        if cards.needs_admirals[card] != 0:
            family = cards.family[card]
            need = in_common(t, t.seat, cards.family_low[family], cards.family_high[family]) + 1
            return unless_enough(ADMIRALS_SHORT, need, t.leaders_of(t.seat, ADMIRAL))
        return unless_enough(RESOURCE_SHORT, cards.cost[card], t.amount(t.seat, cards.pays[card]))

    def offer(self, t: Table, out: vec[i64], n: i64) -> i64:
        if t.hand_colours[t.seat] == 0:
            return n
        base = self.base
        pile = 2 * (HANDS + t.seat)
        left = t.piles[pile]
        first: i64 = 0
        while True:
            while left != 0:
                card = lowest(left) + first
                if self.refuse_hand_card(t, card) == ALLOWED:
                    out[n] = base + card
                    n += 1
                left &= left - 1
            if first != 0:
                return n
            first = WORD
            left = t.piles[pile + 1]

    def take(self, t: Table, thing: i64) -> None:
        seat = t.seat
        next_turn(t)
        cards = t.cards
        if cards.needs_admirals[thing] == 0:
            t.pay(seat, cards.pays[thing], cards.cost[thing])
        t.flip(HANDS + seat, thing)
        t.hand_colours[seat] ^= bit(cards.colour[thing])
        t.put_into_play(seat, thing)
        if t.listener is not None:
            t.tell("played", {"seat": seat, "card": cards.ids[thing], "cost": cards.cost[thing]})
        t.push(EFFECTS, seat, thing, 0, 1)


@final
class Pass(Kind[Table]):
    """MR-3.9: no more actions this round."""

    def take(self, t: Table, thing: i64) -> None:
        seat = t.seat
        t.passed |= bit(seat)
        if t.listener is not None:
            t.tell("passed", {"seat": seat})
        if t.passed == full(t.seats):
            end_round(t)
        else:
            next_turn(t)


def next_turn(t: Table) -> None:
    """The next king in turn order who has not passed acts next; `a` is the place in the order."""
    place = t.a
    while True:
        place += 1
        if place == t.seats:
            place = 0
        if not (t.passed >> t.order[place]) & 1:
            break
    t.a = place
    t.seat = t.order[place]


@final
class ActionsStep(Step[Table]):
    """A king buys, plays or passes."""

    def __init__(self, verbs: Verbs) -> None:
        self.buy = Buy(verbs.buy)
        self.play = Play(verbs.play)
        self.pass_ = Pass(verbs.pass_)
        super().__init__("actions", [self.buy, self.play, self.pass_], NOT_A_TURN_ACTION)

    def offer(self, t: Table, out: vec[i64]) -> i64:
        n = self.buy.offer(t, out, 0)
        n = self.play.offer(t, out, n)
        out[n] = self.pass_.base
        return n + 1
