"""MR-4.4: clockwise, each king bids more or is out; the last one in pays and has the card in play at once."""

from typing import Any, Final, final

from mypy_extensions import i64

from concilium.core.bits import bit, full
from concilium.core.choices import one_if, only
from concilium.core.refusals import about, refuse
from concilium.core.steps import Move, Step
from concilium.core.variables import Named, SeatSet, Variable
from ..components.cards import Cards
from ..components.things import HIGHEST_BID, RESOURCES
from ..position import Position
from .declared import EFFECTS, REASONS
from .verbs import Verbs

AUCTION_FIRST: Final = REASONS.add("auction-first")
BID_TOO_LOW: Final = REASONS.add("bid-too-low", amounts=True, thing="resource", things=RESOURCES)
BID_BEYOND_PALACE: Final = REASONS.add("bid-beyond-palace", amounts=True, thing="resource", things=RESOURCES)
MUST_OPEN: Final = REASONS.add("must-open")
OUT_OF_AUCTION: Final = REASONS.add("out-of-auction")
ANOTHER_BIDS: Final = REASONS.add("another-bids")

CARD: Final = 0
BID: Final = 1
BIDDERS: Final = 2
"""The variables of an auction: the card, the standing bid (0 before the first), a bit for each seat still in."""


@final
class Bid(Move[Position]):
    """A bid above the standing one, up to what the palace holds."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        most = t.amount(seat, t.cards.pays[t.frame[CARD]])
        return only(full(min(most, HIGHEST_BID)) & ~full(t.frame[BID]))

    def why_not(self, t: Position, seat: i64, thing: i64) -> i64:
        bid = thing + 1
        currency = t.cards.pays[t.frame[CARD]]
        if bid <= t.frame[BID]:
            return about(refuse(BID_TOO_LOW, t.frame[BID] + 1, bid), currency)
        return about(refuse(BID_BEYOND_PALACE, bid, t.amount(seat, currency)), currency)

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        t.frame[BID] = thing + 1
        if t.listener is not None:
            tell_bid(t, "bid", seat, t.frame[CARD], thing + 1)
        t.seat = next_bidder(t)


@final
class Withdraw(Move[Position]):
    """A pass: out of this auction. Whoever opens it cannot pass."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        return one_if(t.frame[BID] > 0)

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        t.frame[BIDDERS] ^= bit(seat)
        if t.listener is not None:
            t.tell("bid-passed", {"seat": seat, "card": t.cards.ids[t.frame[CARD]]})
        t.seat = next_bidder(t)
        if t.frame[BIDDERS] == bit(t.seat):
            win(t)


def next_bidder(t: Position) -> i64:
    """The next seat clockwise that is still in."""
    seat = t.seat
    while True:
        seat += 1
        if seat == t.seats:
            seat = 0
        if (t.frame[BIDDERS] >> seat) & 1:
            return seat


def holder(t: Position) -> i64:
    """Who holds the standing bid: the last seat still in before the one that is asked; -1 before the first bid."""
    if t.frame[BID] == 0:
        return -1
    seat = t.seat
    while True:
        seat = seat - 1 if seat > 0 else t.seats - 1
        if (t.frame[BIDDERS] >> seat) & 1:
            return seat


def tell_bid(t: Position, name: str, seat: i64, card: i64, bid: i64) -> None:
    currency = RESOURCES[t.cards.pays[card]]
    t.tell(name, {"seat": seat, "card": t.cards.ids[card], "amount": bid, "resource": currency})


def win(t: Position) -> None:
    """The last one in pays the bid; the card goes into play and its immediate effects happen."""
    seat = t.seat
    card = t.frame[CARD]
    bid = t.frame[BID]
    t.pop()
    t.pay(seat, t.cards.pays[card], bid)
    t.lift(t.slot_of[card])
    t.put_into_play(seat, card)
    if t.listener is not None:
        tell_bid(t, "auction-won", seat, card, bid)
    t.push(EFFECTS, seat, card)


@final
class AuctionStep(Step[Position]):
    """A king bids or passes."""

    def __init__(self, verbs: Verbs, cards: Cards) -> None:
        moves: list[Move[Position]] = [Bid(verbs.bid, "MR-4.4"), Withdraw(verbs.pass_, "MR-4.4", MUST_OPEN)]
        variables = {CARD: Named("card", cards.ids), BID: Variable("bid"), BIDDERS: SeatSet("bidders")}
        super().__init__("auction", moves, rule="MR-4.4", otherwise=AUCTION_FIRST, variables=variables)

    def about(self, t: Position, seat: int | None) -> dict[str, Any]:
        bidder = holder(t)
        return {"currency": RESOURCES[t.cards.pays[t.frame[CARD]]], "holder": None if bidder < 0 else bidder}

    def out_of_turn(self, t: Position, seat: i64) -> i64:
        if 0 <= seat < t.seats and not (t.frame[BIDDERS] >> seat) & 1:
            return OUT_OF_AUCTION
        return ANOTHER_BIDS
