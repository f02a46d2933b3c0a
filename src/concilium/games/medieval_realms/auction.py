"""MR-4.4: clockwise each king bids more or is out; the last one in pays and has the card in play at once."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.bits import bit
from concilium.core.refusals import ALLOWED, refuse, unless_enough
from concilium.core.steps import Kind, Step
from concilium.games.medieval_realms.components import HIGHEST_BID
from concilium.games.medieval_realms.numbers import EFFECTS
from concilium.games.medieval_realms.reasons import AUCTION_FIRST, BID_BEYOND_PALACE, BID_TOO_LOW, MUST_OPEN
from concilium.games.medieval_realms.state import Table
from concilium.games.medieval_realms.verbs import Verbs

# The frame: `seat` bids, `a` is the card, `b` the standing bid, `c` a bit for each seat still in.


@final
class Bid(Kind[Table]):
    """A bid above the standing one, of what the palace holds."""

    def refuse(self, t: Table, thing: i64) -> i64:
        bid = thing + 1
        if bid <= t.b:
            return refuse(BID_TOO_LOW, t.b + 1, bid)
        return unless_enough(BID_BEYOND_PALACE, bid, t.amount(t.seat, t.cards.pays[t.a]))

    def offer(self, t: Table, out: vec[i64], n: i64) -> i64:
        most = t.amount(t.seat, t.cards.pays[t.a])
        base = self.base
        thing = t.b
        while thing < most and thing < HIGHEST_BID:
            out[n] = base + thing
            n += 1
            thing += 1
        return n

    def take(self, t: Table, thing: i64) -> None:
        t.b = thing + 1
        if t.listener is not None:
            t.tell("bid", {"seat": t.seat, "card": t.cards.ids[t.a], "amount": t.b})
        t.seat = next_bidder(t)


@final
class Withdraw(Kind[Table]):
    """A pass: out of this auction. Who opens it cannot (MR-4.4)."""

    def refuse(self, t: Table, thing: i64) -> i64:
        if t.b == 0:
            return MUST_OPEN
        return ALLOWED

    def take(self, t: Table, thing: i64) -> None:
        t.c ^= bit(t.seat)
        if t.listener is not None:
            t.tell("bid-passed", {"seat": t.seat, "card": t.cards.ids[t.a]})
        t.seat = next_bidder(t)
        if t.c == bit(t.seat):
            win(t, t.seat, t.a, t.b)


def next_bidder(t: Table) -> i64:
    """The next seat clockwise that is still in."""
    seat = t.seat
    while True:
        seat += 1
        if seat == t.seats:
            seat = 0
        if (t.c >> seat) & 1:
            return seat


def win(t: Table, seat: i64, card: i64, bid: i64) -> None:
    """The last one in pays the bid; the card goes into play and its immediate effects happen."""
    t.pop()
    t.pay(seat, t.cards.pays[card], bid)
    t.lift(t.slot_of[card])
    t.put_into_play(seat, card)
    if t.listener is not None:
        t.tell("auction-won", {"seat": seat, "card": t.cards.ids[card], "amount": bid})
    t.push(EFFECTS, seat, card, 0, 0)


@final
class AuctionStep(Step[Table]):
    """A king bids or passes."""

    def __init__(self, verbs: Verbs) -> None:
        self.bid = Bid(verbs.bid)
        self.withdraw = Withdraw(verbs.pass_)
        super().__init__("auction", [self.bid, self.withdraw], AUCTION_FIRST)

    def offer(self, t: Table, out: vec[i64]) -> i64:
        n = self.bid.offer(t, out, 0)
        if self.withdraw.refuse(t, 0) == ALLOWED:
            out[n] = self.withdraw.base
            n += 1
        return n
