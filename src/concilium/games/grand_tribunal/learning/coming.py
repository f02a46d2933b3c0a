"""What may yet come before a Tribunal: the actions and votes still to come, and what the items could then win."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.bits import bit, count, lowest
from concilium.core.encoding import distance
from concilium.core.evaluation import Evaluation, tenths
from ..components.cards import Cards
from ..components.things import (
    ACTIVE,
    CATEGORY_COUNT,
    FIRST_CATEGORY_SPACE,
    HAND,
    INSTALLED,
    ITEM,
    SANCTUM,
    SPELL,
    own,
)
from ..position import ACTIONS, Position
from ..rules.spending import ADVANCE, VOTE
from ..rules.tribunal import Count
from ..rules.voting import LEFT, PLACE_VOTES
from .measures import (
    ACTIONS_TO_COME,
    ADVANCES,
    BEHIND,
    BEST_VOTES,
    COMING,
    COMING_SPELLS,
    LEAD,
    NEXT_TURN,
    POINTS,
    SPEAKS_LATE,
    VIS_KEPT,
    VOTES_TO_COME,
)

VIS_A_TURN: Final = 3
"""GT-5.3: the most that an Advance can use."""
_VIS_ON_ONE: Final = 2
"""GT-5.3: the most that an Advance can put on one card."""
_PRAECO_VOTES: Final = 3
_MOST_VOTES: Final = 4
_RANKED: Final = 64


@final
class Coming:
    """The items as they may be entered when the Tribunal is called: with what can still be finished, installed and
    voted."""

    def __init__(self, cards: Cards) -> None:
        self.count: Final = Count()
        self.spells_in: Final = vec[i64]([0] * cards.items)
        self.categories_in: Final = vec[i64]([0] * cards.items)
        self.places: Final = vec[i64]([0] * (cards.items * CATEGORY_COUNT))
        """For each item and category, the places that are still free."""
        self.vis: i64 = 0
        """What the seat being measured can still spend before the Tribunal."""

    def begin(self) -> None:
        self.count.size = 0

    def enter(self, t: Position, seat: i64, out: Evaluation) -> None:
        """Enter what a wizard may have by then."""
        found = out.found
        at = seat * out.size
        turns = turns_to_come(t, seat)
        now: i64 = 0
        if t.turn == seat:
            now = t.actions_left
        advances = turns
        vote_actions = min(turns, 1)
        if now > 0:
            if t.used & ADVANCE == 0:
                advances += 1
            if t.used & VOTE == 0:
                vote_actions = 1
        after = distance(t.praeco, seat, t.seats)
        rounds = t.seats - t.round
        spoken: i64 = 0
        if 0 < after < rounds:
            spoken = _PRAECO_VOTES
        elif t.step == PLACE_VOTES and t.to_move == seat:
            spoken = t.frame[LEFT]
        found[at + VOTES_TO_COME] = float(min(spoken + vote_actions, t.concilium))
        # GT-3.2: the last Praeco before a Tribunal has the first of the last turns.
        found[at + SPEAKS_LATE] = float((after + t.seats - rounds + 1) % t.seats) / float(t.seats)
        if t.turn >= 0:
            found[at + NEXT_TURN] = float(distance(t.turn, seat, t.seats)) / float(t.seats)
        found[at + ACTIONS_TO_COME] = float(ACTIONS * turns + now) / float(ACTIONS * t.seats)
        found[at + ADVANCES] = float(advances) / float(t.seats)
        self.vis = min(t.vis[seat], VIS_A_TURN * advances)
        spare = t.vis[seat] - self.vis
        entered = self._finish(t, seat, advances)
        found[at + COMING_SPELLS] = float(self._install(t, seat, entered, turns + now > 0))
        found[at + VIS_KEPT] = tenths(self.vis + spare)
        best = self._best(t, entered)
        while entered != 0:
            item = lowest(entered)
            votes = votes_of(t, item, self.categories_in[item])
            if item == best:
                # What a wizard may still vote goes to the item that has the most votes already.
                found[at + BEST_VOTES] = tenths(votes)
                votes += min(min(spoken, 1 + count(self.categories_in[item])) + vote_actions, t.concilium)
            self.count.enter(seat, item, votes, t.cards.score[item], self.spells_in[item])
            entered &= entered - 1

    def award(self, seats: i64, out: Evaluation) -> None:
        """What the entered items would win, and how far each wizard would be ahead of the best of the others."""
        entered, found, size = self.count, out.found, out.size
        entered.award()
        at: i64 = 0
        while at < entered.size:
            found[entered.seat(at) * size + COMING] += tenths(entered.points(at))
            at += 1
        votes = 0.0
        most = 0.0
        second = 0.0
        seat: i64 = 0
        while seat < seats:
            votes = max(votes, found[seat * size + BEST_VOTES])
            total = found[seat * size + POINTS] + found[seat * size + COMING]
            if total > most:
                second = most
                most = total
            elif total > second:
                second = total
            seat += 1
        seat = 0
        while seat < seats:
            found[seat * size + BEHIND] = votes - found[seat * size + BEST_VOTES]
            total = found[seat * size + POINTS] + found[seat * size + COMING]
            found[seat * size + LEAD] = total - (second if total == most else most)
            seat += 1

    def _finish(self, t: Position, seat: i64, advances: i64) -> i64:
        """A wizard's items that are active or can be, as a set; what is installed in them is noted."""
        entered = t.sets[own(seat, ACTIVE, ITEM)]
        rest = t.sets[own(seat, SANCTUM, ITEM)] | t.sets[own(seat, HAND, ITEM)]
        entered |= rest & t.complete_items
        rest &= ~t.complete_items
        while rest != 0:
            best: i64 = -1
            most = -1.0
            others = rest
            while others != 0:
                item = lowest(others)
                others &= others - 1
                missing = t.missing(item)
                if missing > _VIS_ON_ONE * advances or missing > self.vis:
                    rest &= ~bit(item)
                    continue
                votes = min(t.votes[t.cards.type[item]], _MOST_VOTES)
                worth = float(t.cards.score[item] * (2 + votes)) / float(missing)
                if worth > most:
                    most = worth
                    best = item
            if best < 0:
                break
            self.vis -= t.missing(best)
            entered |= bit(best)
            rest &= ~bit(best)
        self._note_installed(t, seat, entered)
        return entered

    def _note_installed(self, t: Position, seat: i64, entered: i64) -> None:
        spells_in, categories_in, places, cards = self.spells_in, self.categories_in, self.places, t.cards
        rest = entered
        while rest != 0:
            item = lowest(rest)
            spells_in[item] = 0
            categories_in[item] = 0
            place = item * CATEGORY_COUNT
            end = place + CATEGORY_COUNT
            while place < end:
                places[place] = cards.holds[place]
                place += 1
            rest &= rest - 1
        rest = t.sets[own(seat, INSTALLED, SPELL)]
        while rest != 0:
            spell = lowest(rest)
            host = i64(t.host[spell])
            if (entered >> host) & 1 != 0:
                self._put(host, cards.category[spell])
            rest &= rest - 1

    def _put(self, item: i64, category: i64) -> None:
        self.spells_in[item] += 1
        self.categories_in[item] |= bit(category)
        self.places[item * CATEGORY_COUNT + category] -= 1

    def _install(self, t: Position, seat: i64, entered: i64, has_turns: bool) -> i64:
        """Put the spells that can be finished into the items where they bring most; returns how many."""
        installed: i64 = 0
        inactive = t.sets[own(seat, SANCTUM, SPELL)] | t.sets[own(seat, HAND, SPELL)]
        rest = inactive
        if has_turns:
            rest |= t.sets[own(seat, ACTIVE, SPELL)]
        while rest != 0:
            spell = lowest(rest)
            missing: i64 = 0
            if (inactive >> spell) & 1 != 0:
                missing = t.missing(t.cards.items + spell)
            rest &= rest - 1
            if missing > self.vis:
                continue
            host = self._host(t, entered, t.cards.category[spell])
            if host >= 0:
                self.vis -= missing
                self._put(host, t.cards.category[spell])
                installed += 1
        return installed

    def _host(self, t: Position, entered: i64, category: i64) -> i64:
        """The item with a free place for a spell of a category that then has the most votes, or -1."""
        best: i64 = -1
        most: i64 = -1
        while entered != 0:
            item = lowest(entered)
            entered &= entered - 1
            if self.places[item * CATEGORY_COUNT + category] <= 0:
                continue
            votes = t.votes[t.cards.type[item]]
            if (self.categories_in[item] >> category) & 1 == 0:
                votes += 2 * t.votes[FIRST_CATEGORY_SPACE + category]
            if votes > most:
                most = votes
                best = item
        return best

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
    while categories != 0:
        votes += t.votes[FIRST_CATEGORY_SPACE + lowest(categories)]
        categories &= categories - 1
    return votes


def turns_to_come(t: Position, seat: i64) -> i64:
    """How many turns a wizard has before the Tribunal, without the present one."""
    if t.turn < 0:
        return t.seats - t.round
    turns = t.seats - t.round - 1
    if distance(t.praeco, seat, t.seats) > distance(t.praeco, t.turn, t.seats):
        turns += 1
    return turns
