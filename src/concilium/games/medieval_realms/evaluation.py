"""What a king has: the features by which bots judge a position of Medieval Realms."""

from typing import Final, final

from mypy_extensions import i64

from concilium.core.bits import lowest
from concilium.core.evaluation import Evaluation
from concilium.core.state import State
from concilium.games.medieval_realms.cards import Cards
from concilium.games.medieval_realms.components import (
    ADMIRAL,
    COLOURS,
    HANDS,
    KINDS,
    LANDS,
    LEADER_KINDS,
    LEADERS,
    MANAGED,
    REALMS,
    RESOURCES,
    SPACES,
    WORD,
)
from concilium.games.medieval_realms.measures import HONOURABLE, SEAL_COLOURS, measure
from concilium.games.medieval_realms.numbers import AUCTION, BONUS, LILY, PLACEMENT
from concilium.games.medieval_realms.prospects import CardProspects
from concilium.games.medieval_realms.scoring import end_points, honour_points
from concilium.games.medieval_realms.state import Table
from concilium.games.medieval_realms.walls import land_winner

POINTS: Final = 0
END_POINTS: Final = 1
SEAL_KINDS: Final = 2
HONOURS: Final = 3
MAKES: Final = 4
TO_CHOOSE: Final = 5
CAN_ACT: Final = 6
PLACE_IN_ORDER: Final = 7
HAND_POINTS: Final = 8
HAND_SHORT: Final = 9
READY: Final = 10
ISLANDS_AHEAD: Final = 11
FIRST_RESOURCE: Final = 12
FIRST_LEADER: Final = FIRST_RESOURCE + KINDS
FIRST_LAND: Final = FIRST_LEADER + LEADER_KINDS
FIRST_FAMILY: Final = FIRST_LAND + LANDS

FEATURES: list[str] = [
    "points",
    "end-points",
    "seal-colours",
    "honourable",
    "makes",
    "to-choose",
    "can-act",
    "place-in-order",
    "hand-points",
    "hand-short",
    "ready",
    "islands-ahead",
    *RESOURCES,
    *LEADERS,
    *[f"land-{land}" for land in range(1, LANDS + 1)],
]
CLOCKS: list[str] = ["always", "game", "last-round"]

_TENTH: Final = 0.1


@final
class KingEvaluation(Evaluation):
    """Points made and promised, resources, leaders, the hand with what it lacks, and the cards in play by family.

    While the walls are up a leader counts as what it would bring; in an auction the card counts as the highest
    bidder's, and the bid as paid.
    """

    def __init__(self, cards: Cards) -> None:
        families = [f"in-hand-{family}" for family in cards.families] + [f"in-play-{name}" for name in cards.families]
        super().__init__(FEATURES + families, CLOCKS)
        self.prospects_of = CardProspects(cards)
        self.families: i64 = len(cards.families)

    def measure(self, state: State) -> None:
        assert isinstance(state, Table)
        rounds = float(state.board.rounds)
        self.clock[1] = float(state.round) / rounds
        self.clock[2] = 1.0 if state.round >= state.board.rounds else 0.0
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
            self.found[state.seat * self.size + TO_CHOOSE] += float(state.a)
        seat = 0
        while seat < state.seats:
            self._measure_hand(state, seat)
            seat += 1

    def _measure_palace(self, t: Table, seat: i64) -> None:
        at = seat * self.size
        found = self.found
        found[at + POINTS] = float(t.points[seat]) * _TENTH
        if (t.passed >> seat) & 1 == 0:
            found[at + CAN_ACT] = 1.0
        place: i64 = 0
        while place < t.seats:
            if t.order[place] == seat:
                found[at + PLACE_IN_ORDER] = float(place) / float(t.seats)
            place += 1
        kind: i64 = 0
        while kind < KINDS:
            found[at + FIRST_RESOURCE + kind] = float(t.palace[seat * KINDS + kind])
            kind += 1
        kind = 0
        while kind < LEADER_KINDS:
            found[at + FIRST_LEADER + kind] = float(t.leaders[seat * LEADER_KINDS + kind])
            kind += 1

    def _measure_realm(self, t: Table, seat: i64) -> None:
        at = seat * self.size
        found = self.found
        found[at + SEAL_KINDS] = float(measure(t, seat, SEAL_COLOURS)) / float(len(COLOURS))
        found[at + HONOURS] = float(measure(t, seat, HONOURABLE))
        points = honour_points(t, seat)
        first: i64 = 0
        while first <= WORD:
            rest = t.piles[2 * (REALMS + seat) + (0 if first == 0 else 1)]
            while rest != 0:
                card = lowest(rest) + first
                found[at + FIRST_FAMILY + self.families + t.cards.family[card]] += 1.0
                points += end_points(t, seat, card)
                found[at + MAKES] += float(self._makes(t, seat, card))
                rest &= rest - 1
            first += WORD
        found[at + END_POINTS] = float(points) * _TENTH

    def _makes(self, t: Table, seat: i64, card: i64) -> i64:
        makes = self.prospects_of.makes[card]
        per = self.prospects_of.makes_per[card]
        return makes if per < 0 else makes * measure(t, seat, per)

    def _measure_hand(self, t: Table, seat: i64) -> None:
        """Cards in hand by family, by the points they bring, and by what the palace lacks to play them."""
        first: i64 = 0
        while first <= WORD:
            rest = t.piles[2 * (HANDS + seat) + (0 if first == 0 else 1)]
            while rest != 0:
                self._measure_hand_card(t, seat, lowest(rest) + first)
                rest &= rest - 1
            first += WORD

    def _measure_hand_card(self, t: Table, seat: i64, card: i64) -> None:
        at = seat * self.size
        found, cards = self.found, t.cards
        found[at + FIRST_FAMILY + cards.family[card]] += 1.0
        found[at + HAND_POINTS] += float(self.prospects_of.points[card]) * _TENTH
        short = 0.0
        if cards.needs_admirals[card] != 0:
            islands = found[at + FIRST_FAMILY + self.families + cards.family[card]]
            short = islands + 1.0 - float(t.leaders[seat * LEADER_KINDS + ADMIRAL])
            found[at + ISLANDS_AHEAD] += max(short, 0.0)
        else:
            short = float(cards.cost[card]) - found[at + FIRST_RESOURCE + cards.pays[card]]
            found[at + HAND_SHORT] += max(short, 0.0)
        if short <= 0.0:
            found[at + READY] += 1.0

    def _measure_placement(self, t: Table) -> None:
        """MR-3.5: what the leaders placed so far would bring."""
        seat: i64 = 0
        while seat < t.seats:
            at = seat * self.size + FIRST_RESOURCE
            kind: i64 = 0
            while kind < MANAGED:
                self.found[at + kind] += float(t.placed[seat * SPACES + kind])
                kind += 1
            seat += 1
        land: i64 = 0
        while land < LANDS:
            winner = land_winner(t, land)
            if winner >= 0:
                self.found[winner * self.size + FIRST_LAND + land] = 1.0
            land += 1

    def _measure_auction(self, t: Table) -> None:
        """MR-4.4: the highest bidder is the last before the seat that is asked now who is still in."""
        if t.b == 0:
            return
        seat = t.seat
        while True:
            seat = seat - 1 if seat > 0 else t.seats - 1
            if (t.c >> seat) & 1:
                break
        at = seat * self.size
        card = t.a
        found, prospects = self.found, self.prospects_of
        found[at + FIRST_RESOURCE + t.cards.pays[card]] -= float(t.b)
        found[at + FIRST_FAMILY + self.families + t.cards.family[card]] += 1.0
        found[at + POINTS] += float(prospects.points[card]) * _TENTH
        found[at + TO_CHOOSE] += float(prospects.chosen[card])
        kind: i64 = 0
        while kind < KINDS:
            found[at + FIRST_RESOURCE + kind] += float(prospects.gain[card * KINDS + kind])
            kind += 1
        kind = 0
        while kind < LEADER_KINDS:
            found[at + FIRST_LEADER + kind] += float(prospects.leader[card * LEADER_KINDS + kind])
            kind += 1
