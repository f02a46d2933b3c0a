"""Goofspiel with its options chosen, its position and its two steps."""

from typing import Any

from concilium.core.bits import bit, count, full, nth
from concilium.core.choices import only
from concilium.core.fields import OWN, SeatNumber, Thing, ThingSet, by_seat
from concilium.core.game import Game
from concilium.core.notation import Notation, Verb
from concilium.core.options import Choice, check_options
from concilium.core.refusals import NOT_AN_OUTCOME, Reasons
from concilium.core.state import State
from concilium.core.steps import CHANCES, TOGETHER, Move, Over, Step, StepNames
from concilium_goofspiel.judging import Judge

REASONS = Reasons()
TURN_UP_FIRST = REASONS.add("turn-up-first")
BIDS_FIRST = REASONS.add("bids-first")
CARD_SPENT = REASONS.add("card-spent")
HAVE_BID = REASONS.add("have-bid")

STEPS = StepNames()
DEAL, BID, OVER_STEP = STEPS.number("deal"), STEPS.number("bid"), STEPS.number("over")
NO_BID = -1


class Position(State):
    """The hands and what they have won; the prizes still to come, and the one on the table."""

    game: "Goofspiel"

    def __init__(self, game: "Goofspiel") -> None:
        super().__init__(game)
        self.hand = by_seat(game.players, full(len(game.ranks)))
        self.bid = by_seat(game.players, NO_BID)
        self.points = by_seat(game.players)
        self.prizes = full(len(game.ranks))
        self.prize = -1

    def scores(self) -> list[int]:
        return [int(points) for points in self.points]

    def redraw(self, seat: int, rng: Any) -> None:
        """Only others' bids for this prize are hidden: each may be any card in that hand."""
        for other in range(self.seats):
            if other != seat and self.bid[other] != NO_BID:
                self.bid[other] = nth(self.hand[other], rng.randrange(count(self.hand[other])))


class TurnUp(Move[Position]):
    """GO-1: chance turns up a prize."""

    def things(self, t: Position, seat: int) -> tuple[int, int, int]:
        return only(t.prizes)

    def take(self, t: Position, seat: int, thing: int) -> None:
        t.prize = thing
        t.prizes &= ~bit(thing)
        t.become(BID, 0)
        t.tell("prize-turned-up", {"card": t.game.ranks[thing]})


class Bid(Move[Position]):
    """GO-2: a card of one's own hand, face down."""

    def things(self, t: Position, seat: int) -> tuple[int, int, int]:
        return only(t.hand[seat])

    def take(self, t: Position, seat: int, thing: int) -> None:
        # It stays in the hand, which everyone may see, until the bids are revealed.
        t.bid[seat] = thing
        t.tell("bid-laid", {"seat": seat})


class BidStep(Step[Position]):
    """GO-2: all bid at once and in secret; then the bids are revealed."""

    def ready(self, t: Position) -> bool:
        still = [seat for seat in range(t.seats) if t.bid[seat] == NO_BID]
        if still:
            t.seat = still[0]
            return True
        award(t)
        return False

    def is_waiting(self, t: Position, seat: int) -> bool:
        return t.bid[seat] == NO_BID

    def out_of_turn(self, t: Position, seat: int) -> int:
        return HAVE_BID


def award(t: Position) -> None:
    """GO-3: the single highest bid wins the prize; a tie for the highest wins nothing."""
    bids = [int(t.bid[seat]) for seat in range(t.seats)]
    t.tell("bids-revealed", {"bids": [t.game.ranks[bid] for bid in bids]})
    best = [seat for seat, bid in enumerate(bids) if bid == max(bids)]
    if len(best) == 1:
        t.points[best[0]] += t.prize + 1
        t.tell("prize-won", {"seat": best[0], "card": t.game.ranks[t.prize]})
    else:
        t.tell("prize-lost", {"card": t.game.ranks[t.prize]})
    for seat, bid in enumerate(bids):
        t.hand[seat] &= ~bit(bid)
        t.bid[seat] = NO_BID
    t.prize = -1
    if t.prizes == 0:
        t.end(OVER_STEP)
    else:
        t.become(DEAL, 0)


class Goofspiel(Game):
    """2 to 5 players, a suit of cards each and one of prizes."""

    def __init__(self, players: int, given: dict[str, Any]) -> None:
        options = check_options([Choice("ranks", [5, 9, 13], 9)], given)
        size = options["ranks"]
        assert isinstance(size, int)
        self.ranks = [str(rank) for rank in range(1, size + 1)]
        prize, bid = Verb("prize", self.ranks), Verb("bid", self.ranks)
        notation = Notation([prize, bid])
        steps: list[Step[Any]] = [
            Step("deal", [TurnUp(prize, "GO-1", NOT_AN_OUTCOME)], rule="GO-1", otherwise=TURN_UP_FIRST, whose=CHANCES),
            BidStep("bid", [Bid(bid, "GO-2", CARD_SPENT)], rule="GO-2", otherwise=BIDS_FIRST, whose=TOGETHER),
            Over("GO-4"),
        ]
        fields = [
            ThingSet("prizes", self.ranks),
            Thing("prize", self.ranks),
            ThingSet("hand", self.ranks, of_seats=True),
            Thing("bid", self.ranks, of_seats=True, seen=OWN),
            SeatNumber("points", 0, 999),
        ]
        super().__init__("goofspiel", players, options, notation, steps, REASONS, fields, STEPS)

    def blank(self) -> Position:
        return Position(self)

    def start(self) -> Position:
        t = self.blank()
        t.become(DEAL, 0)
        t.settle()
        return t

    def evaluation(self) -> Judge:
        return Judge(len(self.ranks))

    def facts(self) -> dict[str, Any]:
        return {"cards": {rank: {"points": int(rank)} for rank in self.ranks}}
