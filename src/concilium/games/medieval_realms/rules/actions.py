"""MR-3.9: one action each in turn order, repeatedly: buy from the panel, play from the hand, or pass."""

from typing import Any, Final, final

from mypy_extensions import i64

from concilium.core.bits import bit, full, lowest
from concilium.core.choices import Choices
from concilium.core.refusals import about, refuse
from concilium.core.steps import Move, Step, put_things
from concilium.core.variables import Variable
from ..components.things import (
    ADMIRAL,
    AUCTION_CARD,
    DISCARDS,
    HAND_CARD,
    HANDS,
    PANEL,
    PANEL_SLOTS,
    PRODUCTION,
    RESOURCES,
    ROW,
    TOUCHED_PALACE,
    WORD,
)
from ..position import Position
from .declared import AUCTION, EFFECTS, NOT_A_TURN_ACTION, REASONS
from .hands import NOT_ON_PANEL, fits, fitting, why_not_in_hand
from .measures import in_common
from .round_end import end_round
from .verbs import Verbs

PRODUCTION_SHORT: Final = REASONS.add("production-short", "MR-4.2", amounts=True)
MAJORITY_PRODUCTION_SHORT: Final = REASONS.add("production-short", "MR-4.3", amounts=True)
CURRENCY_SHORT: Final = REASONS.add("currency-short", "MR-4.4", amounts=True, thing="resource", things=RESOURCES)
NOT_IN_HAND: Final = REASONS.add("not-in-hand")
RESOURCE_SHORT: Final = REASONS.add("resource-short", amounts=True, thing="resource", things=RESOURCES)
ADMIRALS_SHORT: Final = REASONS.add("admirals-short", amounts=True)
ALREADY_PASSED: Final = REASONS.add("already-passed")

PLACE: Final = 0
"""The variable of the actions: the acting king's place in the turn order."""


def price_of(t: Position, card: i64) -> i64:
    """MR-4.2: the price of a card on the panel, by its row."""
    return t.board.price[t.slot_of[card] // ROW]


def majority_taker(t: Position, buyer: i64, card: i64) -> i64:
    """MR-4.3: who gets a majority card if the buyer, who has not yet paid, buys it; -1 if nobody can take it."""
    resource = t.cards.pays[card]
    taker: i64 = -1
    most: i64 = -WORD
    for place in range(t.seats):
        seat = t.order[place]
        amount = t.amount(seat, resource)
        if seat == buyer and resource == PRODUCTION:
            amount -= price_of(t, card)
        if (amount > most or (amount == most and seat == buyer)) and fits(t, seat, card):
            taker = seat
            most = amount
    return taker


@final
class Buy(Move[Position]):
    """Section 4: a card of the current panel, bought in the way of its family."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        cards = t.cards
        fit_low, fit_high = fitting(t, seat)
        low = cards.majority_low | (cards.hand_low & fit_low)
        high = cards.majority_high | (cards.hand_high & fit_high)
        production = t.amount(seat, PRODUCTION)
        if production < t.board.dearest:
            dear_low, dear_high = dearer(t, production)
            low &= ~dear_low
            high &= ~dear_high
        for resource in cards.currencies:
            if t.amount(seat, resource) > 0:
                low |= cards.auction_low[resource]
                high |= cards.auction_high[resource]
        return low & t.piles[2 * PANEL], high & t.piles[2 * PANEL + 1], 0

    def why_not(self, t: Position, seat: i64, thing: i64) -> i64:
        if not t.has(PANEL, thing):
            return NOT_ON_PANEL
        bought = t.cards.bought[thing]
        if bought == AUCTION_CARD:
            currency = t.cards.pays[thing]
            return about(refuse(CURRENCY_SHORT, 1, t.amount(seat, currency)), currency)
        if bought == HAND_CARD and not fits(t, seat, thing):
            return why_not_in_hand(t, seat, thing)
        short = PRODUCTION_SHORT if bought == HAND_CARD else MAJORITY_PRODUCTION_SHORT
        return refuse(short, price_of(t, thing), t.amount(seat, PRODUCTION))

    def take(self, t: Position, seat: i64, thing: i64) -> None:
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


def dearer(t: Position, production: i64) -> tuple[i64, i64]:
    """The cards of the panel whose row costs more than this much production."""
    low: i64 = 0
    high: i64 = 0
    rest = t.board.too_dear[production]
    while rest != 0:
        card = t.slots[lowest(rest)]
        if card >= WORD:
            high |= bit(card - WORD)
        elif card >= 0:
            low |= bit(card)
        rest &= rest - 1
    return low, high


@final
class Play(Move[Position]):
    """MR-5.1: a card from the hand goes into play for its cost and its immediate effects happen."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        if t.hand_colours[seat] == 0:
            return 0, 0, 0
        pile = 2 * (HANDS + seat)
        return playable(t, seat, t.piles[pile], 0), playable(t, seat, t.piles[pile + 1], WORD), 0

    def why_not(self, t: Position, seat: i64, thing: i64) -> i64:
        if not t.has(HANDS + seat, thing):
            return NOT_IN_HAND
        need = need_of(t, seat, thing)
        means = means_of(t, seat, thing)
        if t.cards.needs_admirals[thing] != 0:
            return refuse(ADMIRALS_SHORT, need, means)
        return about(refuse(RESOURCE_SHORT, need, means), t.cards.pays[thing])

    def take(self, t: Position, seat: i64, thing: i64) -> None:
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


def playable(t: Position, seat: i64, cards: i64, first: i64) -> i64:
    """Those cards of a set whose cost the seat can meet; `first` is the card of bit 0."""
    left = cards
    while left != 0:
        card = lowest(left)
        if need_of(t, seat, first + card) > means_of(t, seat, first + card):
            cards ^= bit(card)
        left &= left - 1
    return cards


def need_of(t: Position, seat: i64, card: i64) -> i64:
    """MR-5.1: what playing a card requires: its cost, or an admiral for each island in play including this one."""
    cards = t.cards
    if cards.needs_admirals[card] == 0:
        return cards.cost[card]
    family = cards.family[card]
    return in_common(t, seat, cards.family_low[family], cards.family_high[family]) + 1


def means_of(t: Position, seat: i64, card: i64) -> i64:
    """What the seat has of that."""
    if t.cards.needs_admirals[card] == 0:
        return t.amount(seat, t.cards.pays[card])
    return t.leaders_of(seat, ADMIRAL)


@final
class Pass(Move[Position]):
    """MR-3.9: no more actions this round."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        return 1, 0, 0

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        t.passed |= bit(seat)
        t.touch(TOUCHED_PALACE + seat)
        if t.listener is not None:
            t.tell("passed", {"seat": seat})
        if t.passed == full(t.seats):
            end_round(t)
        else:
            next_turn(t)


def next_turn(t: Position) -> None:
    """The next king in turn order who has not passed acts next."""
    place = t.frame[PLACE]
    while True:
        place += 1
        if place == t.seats:
            place = 0
        if not (t.passed >> t.order[place]) & 1:
            break
    t.frame[PLACE] = place
    t.seat = t.order[place]


@final
class ActionsStep(Step[Position]):
    """A king buys, plays or passes."""

    def __init__(self, verbs: Verbs) -> None:
        self.buy: Final = Buy(verbs.buy, "MR-3.9", also=("MR-4.1", "MR-4.2", "MR-4.3", "MR-4.4"))
        self.play: Final = Play(verbs.play, "MR-5.1")
        self.pass_: Final = Pass(verbs.pass_, "MR-3.9")
        super().__init__(
            "actions",
            [self.buy, self.play, self.pass_],
            rule="MR-3.9",
            otherwise=NOT_A_TURN_ACTION,
            variables={PLACE: Variable("place", hidden=True)},
        )

    def fill(self, t: Position, seat: i64, choices: Choices) -> None:
        words = choices.words
        n = put_things(words, 0, self.buy, self.buy.things(t, seat))
        n = put_things(words, n, self.play, self.play.things(t, seat))
        choices.size = put_things(words, n, self.pass_, self.pass_.things(t, seat))

    def about(self, t: Position, seat: int | None) -> dict[str, Any]:
        cards = [t.slots[slot] for slot in range(PANEL_SLOTS) if t.slots[slot] >= 0]
        return {"price": {t.cards.ids[card]: price_of(t, card) for card in cards}}

    def out_of_turn(self, t: Position, seat: i64) -> i64:
        if 0 <= seat < t.seats and (t.passed >> seat) & 1:
            return ALREADY_PASSED
        return super().out_of_turn(t, seat)
