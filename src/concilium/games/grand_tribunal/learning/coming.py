"""What may yet come before a Tribunal: whose turns and votes are left, and what the items would then win."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.bits import bit, lowest
from concilium.core.evaluation import Evaluation
from concilium.games.grand_tribunal.components.cards import Cards
from concilium.games.grand_tribunal.components.places import (
    ACTIVE,
    FIRST_CATEGORY_SPACE,
    HAND,
    INSTALLED,
    ITEM,
    SANCTUM,
    SPELL,
    own,
)
from concilium.games.grand_tribunal.learning.measures import (
    BEHIND,
    BEST_VOTES,
    COMING,
    NEXT_TURN,
    PRAECO_TO_COME,
    SPEAKS_LATE,
    TURNS,
)
from concilium.games.grand_tribunal.position import Position
from concilium.games.grand_tribunal.rules.tribunal import Count

VIS_A_TURN: Final = 3
"""GT-5.3: the most that an Advance can use."""
_VIS_ON_ONE: Final = 2
"""GT-5.3: the most that an Advance can put on one card."""
_TENTH: Final = 0.1
_RANKED: Final = 64


@final
class Coming:
    """The items as they may be entered when the Tribunal is called: with what can still be finished and voted."""

    def __init__(self, cards: Cards) -> None:
        self.count = Count()
        self.spells_in: vec[i64] = vec[i64]([0] * cards.items)
        self.categories_in: vec[i64] = vec[i64]([0] * cards.items)

    def begin(self) -> None:
        self.count.size = 0

    def enter(self, t: Position, seat: i64, left: i64, out: Evaluation) -> None:
        """Enter what a wizard with this many turns left may have."""
        found = out.found
        at = seat * out.size
        after = (seat + t.seats - t.praeco) % t.seats
        rounds = t.seats - t.round
        votes_left = min(left, 1)
        if 0 < after < rounds:
            found[at + PRAECO_TO_COME] = 1.0
            votes_left += 1
        # GT-3.2: the last Praeco before a Tribunal has the first of the last turns.
        found[at + SPEAKS_LATE] = float((after + t.seats - rounds + 1) % t.seats) / float(t.seats)
        if t.turn >= 0:
            found[at + NEXT_TURN] = float((seat + t.seats - t.turn) % t.seats) / float(t.seats)
        found[at + TURNS] = float(left) / float(t.seats)
        entered = self._finished_in_time(t, seat, left)
        best = self._best(t, entered)
        while entered != 0:
            item = lowest(entered)
            votes = votes_of(t, item, self.categories_in[item])
            if item == best:
                # What a wizard may still vote goes to the item that has the most votes already.
                found[at + BEST_VOTES] = float(votes) * _TENTH
                votes += min(votes_left, t.concilium)
            self.count.enter(seat, item, votes, t.cards.score[item], self.spells_in[item])
            entered &= entered - 1

    def award(self, seats: i64, out: Evaluation) -> None:
        """What the entered items would win, and how many votes each wizard's best is behind the best of all."""
        entered, found, size = self.count, out.found, out.size
        entered.award()
        at: i64 = 0
        while at < entered.size:
            found[entered.seat[at] * size + COMING] += float(entered.points(at)) * _TENTH
            at += 1
        most = 0.0
        seat: i64 = 0
        while seat < seats:
            most = max(most, found[seat * size + BEST_VOTES])
            seat += 1
        seat = 0
        while seat < seats:
            found[seat * size + BEHIND] = most - found[seat * size + BEST_VOTES]
            seat += 1

    def _finished_in_time(self, t: Position, seat: i64, left: i64) -> i64:
        """A wizard's items that are active or can be, as a set, with what is installed in them."""
        entered = t.sets[own(seat, ACTIVE, ITEM)]
        vis = min(t.vis[seat], VIS_A_TURN * left)
        rest = t.sets[own(seat, SANCTUM, ITEM)] | t.sets[own(seat, HAND, ITEM)]
        while rest != 0:
            missing = t.missing(lowest(rest))
            if missing <= _VIS_ON_ONE * left and missing <= vis:
                vis -= missing
                entered |= rest & -rest
            rest &= rest - 1
        rest = entered
        while rest != 0:
            self.spells_in[lowest(rest)] = 0
            self.categories_in[lowest(rest)] = 0
            rest &= rest - 1
        rest = t.sets[own(seat, INSTALLED, SPELL)]
        while rest != 0:
            spell = lowest(rest)
            host = i64(t.host[spell])
            self.spells_in[host] += 1
            self.categories_in[host] |= bit(t.cards.category[spell])
            rest &= rest - 1
        return entered

    def _best(self, t: Position, entered: i64) -> i64:
        """The entered item that is ahead of the others, or -1."""
        best: i64 = -1
        most: i64 = -1
        while entered != 0:
            item = lowest(entered)
            rank = votes_of(t, item, self.categories_in[item]) * _RANKED + t.cards.score[item]
            if rank > most:
                most = rank
                best = item
            entered &= entered - 1
        return best


def votes_of(t: Position, item: i64, categories: i64) -> i64:
    """GT-6.2: the votes of an item in which spells of these categories, a set, are installed."""
    votes = t.votes[t.cards.type[item]]
    category: i64 = 0
    while categories != 0:
        if categories & 1 != 0:
            votes += t.votes[FIRST_CATEGORY_SPACE + category]
        categories >>= 1
        category += 1
    return votes
