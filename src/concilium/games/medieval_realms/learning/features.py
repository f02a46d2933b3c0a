"""What a king has: the features by which bots judge a position of Medieval Realms."""

from typing import Final, final

from mypy_extensions import i64

from concilium.core.bits import lowest
from concilium.core.evaluation import Evaluation, tenths
from concilium.core.state import State
from ..components.board import Board
from ..components.cards import Cards
from ..components.things import (
    ADMIRAL,
    COLOURS,
    HANDS,
    LANDS,
    LEADER_KINDS,
    LEADERS,
    MANAGED,
    REALMS,
    RESOURCE_KINDS,
    RESOURCES,
    SPACES,
    WORD,
)
from ..position import Position
from ..rules.auction import BID, CARD, holder
from ..rules.choosing import AMOUNT
from ..rules.declared import AUCTION, BONUS, LILY, PLACEMENT
from ..rules.measures import HONOURABLE, SEAL_COLOURS, in_common, measure
from ..rules.scoring import end_points, honour_points
from ..rules.walls import land_winner
from .prospects import CardProspects, LandProspects

POINTS: Final = 0
END_POINTS: Final = 1
SEAL_KINDS: Final = 2
HONOURS: Final = 3
MAKES: Final = 4
CAN_ACT: Final = 5
PLACE_IN_ORDER: Final = 6
HAND_CARDS: Final = 7
READY_CARDS: Final = 8
READY_PROMISE: Final = 9
SHORT_PROMISE: Final = 10
SHORT: Final = 11
FIRST_RESOURCE: Final = 12
FIRST_LEADER: Final = FIRST_RESOURCE + RESOURCE_KINDS

FEATURES: list[str] = [
    "points",
    "end-points",
    "seal-colours",
    "honourable",
    "makes",
    "can-act",
    "place-in-order",
    "hand-cards",
    "ready-cards",
    "ready-promise",
    "short-promise",
    "short",
    *RESOURCES,
    *LEADERS,
]
CLOCKS: list[str] = ["always", "game"]

_TENTH: Final = 0.1
_MADE_PROMISE: Final = 0.5


@final
class KingEvaluation(Evaluation):
    """Points scored and expected, resources, leaders, and the hand with what it promises and what it lacks.

    While the walls are up, a leader counts as what it would bring; in an auction, the card counts as the highest
    bidder's, and the bid as paid.
    """

    def __init__(self, cards: Cards, board: Board) -> None:
        self.prospects_of: Final = CardProspects(cards)
        self.lands: Final = LandProspects(board)
        self.rounds_left = 0.0
        super().__init__(FEATURES, CLOCKS)

    def measure(self, state: State) -> None:
        assert isinstance(state, Position)
        rounds = float(state.board.rounds)
        self.clock[1] = float(state.round) / rounds
        self.rounds_left = rounds - float(state.round)
        seat: i64 = 0
        while seat < state.seats:
            self._measure_palace(state, seat)
            self._measure_realm(state, seat)
            seat += 1
        if state.step == PLACEMENT:
            self._measure_placement(state)
        elif state.step == AUCTION:
            self._measure_auction(state)
        elif state.step in (LILY, BONUS):
            self._add_chosen(state.seat, float(state.frame[AMOUNT]))
        seat = 0
        while seat < state.seats:
            self._measure_hand(state, seat)
            seat += 1

    def _measure_palace(self, t: Position, seat: i64) -> None:
        at = seat * self.size
        found = self.found
        found[at + POINTS] = tenths(t.points[seat])
        if (t.passed >> seat) & 1 == 0:
            found[at + CAN_ACT] = 1.0
        place: i64 = 0
        while place < t.seats:
            if t.order[place] == seat:
                found[at + PLACE_IN_ORDER] = float(place) / float(t.seats)
            place += 1
        kind: i64 = 0
        while kind < RESOURCE_KINDS:
            found[at + FIRST_RESOURCE + kind] = tenths(t.palace[seat * RESOURCE_KINDS + kind])
            kind += 1
        kind = 0
        while kind < LEADER_KINDS:
            found[at + FIRST_LEADER + kind] = float(t.leaders[seat * LEADER_KINDS + kind])
            kind += 1

    def _measure_realm(self, t: Position, seat: i64) -> None:
        at = seat * self.size
        found = self.found
        found[at + SEAL_KINDS] = float(measure(t, seat, SEAL_COLOURS)) / float(len(COLOURS))
        found[at + HONOURS] = float(measure(t, seat, HONOURABLE))
        low, high = t.piles[2 * (REALMS + seat)], t.piles[2 * (REALMS + seat) + 1]
        points = self._end_points(t, seat, low & t.cards.ending_low, 0)
        points += self._end_points(t, seat, high & t.cards.ending_high, WORD)
        found[at + END_POINTS] = tenths(points + honour_points(t, seat))
        makes = self._make(t, seat, low & t.cards.producing_low, 0)
        makes += self._make(t, seat, high & t.cards.producing_high, WORD)
        found[at + MAKES] = float(makes) * self.rounds_left * _TENTH

    def _end_points(self, t: Position, seat: i64, cards: i64, first: i64) -> i64:
        """What a set of cards brings at the end; `first` is the card of bit 0."""
        points: i64 = 0
        while cards != 0:
            points += end_points(t, seat, first + lowest(cards))
            cards &= cards - 1
        return points

    def _make(self, t: Position, seat: i64, cards: i64, first: i64) -> i64:
        """What a set of cards makes in a round."""
        makes: i64 = 0
        while cards != 0:
            makes += self._makes(t, seat, first + lowest(cards))
            cards &= cards - 1
        return makes

    def _makes(self, t: Position, seat: i64, card: i64) -> i64:
        makes = self.prospects_of.makes[card]
        per = self.prospects_of.makes_per[card]
        if per < 0:
            return makes
        return makes * measure(t, seat, per)

    def _measure_hand(self, t: Position, seat: i64) -> None:
        """Cards in hand: what they promise, and what the palace lacks to play them."""
        first: i64 = 0
        while first <= WORD:
            rest = t.piles[2 * (HANDS + seat) + (0 if first == 0 else 1)]
            while rest != 0:
                self._measure_hand_card(t, seat, lowest(rest) + first)
                rest &= rest - 1
            first += WORD

    def _measure_hand_card(self, t: Position, seat: i64, card: i64) -> None:
        at = seat * self.size
        found, cards = self.found, t.cards
        need = float(cards.cost[card])
        if cards.needs_admirals[card] != 0:
            family = cards.family[card]
            need = float(in_common(t, seat, cards.family_low[family], cards.family_high[family]) + 1)
            short = need - float(t.leaders[seat * LEADER_KINDS + ADMIRAL])
        else:
            short = need - found[at + FIRST_RESOURCE + cards.pays[card]] / _TENTH
        promise = self._promise(t, seat, card)
        found[at + HAND_CARDS] += 1.0
        if short <= 0.0:
            found[at + READY_CARDS] += 1.0
            found[at + READY_PROMISE] += promise
        else:
            found[at + SHORT] += short * _TENTH
            found[at + SHORT_PROMISE] += promise * max(0.0, 1.0 - short / max(need, 1.0))

    def _promise(self, t: Position, seat: i64, card: i64) -> float:
        """Roughly how many points, in tens, a card brings if played now."""
        prospects = self.prospects_of
        sure = prospects.points[card]
        if prospects.ends[card] != 0:
            sure += end_points(t, seat, card)
        points = float(sure) + prospects.leader_promise[card]
        points += (float(self._makes(t, seat, card)) * self.rounds_left + float(prospects.chosen[card])) * _MADE_PROMISE
        return points * _TENTH

    def _measure_placement(self, t: Position) -> None:
        """MR-3.5: what the leaders placed so far would bring."""
        seat: i64 = 0
        kind: i64 = 0
        while seat < t.seats:
            at = seat * self.size + FIRST_RESOURCE
            kind = 0
            while kind < MANAGED:
                self.found[at + kind] += tenths(t.placed[seat * SPACES + kind])
                kind += 1
            seat += 1
        land: i64 = 0
        while land < LANDS:
            winner = land_winner(t, land)
            if winner >= 0:
                at = winner * self.size + FIRST_RESOURCE
                kind = 0
                while kind < RESOURCE_KINDS:
                    self.found[at + kind] += self.lands.gain[land * RESOURCE_KINDS + kind] * _TENTH
                    kind += 1
            land += 1

    def _measure_auction(self, t: Position) -> None:
        """MR-4.4: what the auction would bring if nobody bid more."""
        seat = holder(t)
        if seat < 0:
            return
        at = seat * self.size
        card = t.frame[CARD]
        found, prospects = self.found, self.prospects_of
        found[at + FIRST_RESOURCE + t.cards.pays[card]] -= tenths(t.frame[BID])
        found[at + POINTS] += tenths(prospects.points[card])
        found[at + END_POINTS] += tenths(end_points(t, seat, card))
        self._add_chosen(seat, float(prospects.chosen[card]))
        kind: i64 = 0
        while kind < RESOURCE_KINDS:
            found[at + FIRST_RESOURCE + kind] += tenths(prospects.gain[card * RESOURCE_KINDS + kind])
            kind += 1
        kind = 0
        while kind < LEADER_KINDS:
            found[at + FIRST_LEADER + kind] += float(prospects.leader[card * LEADER_KINDS + kind])
            kind += 1

    def _add_chosen(self, seat: i64, n: float) -> None:
        """MR-5.3: resources of a kind yet to be chosen count as a little of each."""
        at = seat * self.size + FIRST_RESOURCE
        kind: i64 = 0
        while kind < RESOURCE_KINDS:
            self.found[at + kind] += n / float(RESOURCE_KINDS) * _TENTH
            kind += 1
