"""What a wizard has: the features by which bots judge a position of Grand Tribunal."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.bits import bit, count, lowest
from concilium.core.encoding import distance
from concilium.core.evaluation import Evaluation, tenths
from concilium.core.state import State
from ..components.board import TRIBUNALS
from ..components.cards import Cards
from ..components.things import (
    ACTIVE,
    AWARDED,
    CATEGORY_COUNT,
    FIRST_CATEGORY_SPACE,
    HAND,
    INSTALLED,
    ITEM,
    MARKET,
    RESOURCE,
    SANCTUM,
    SPELL,
    own,
    slot,
)
from ..position import MUDDLED, STANDINGS, VOTING_TOKENS, Position
from ..rules.tribunal import Count
from .coming import VIS_A_TURN, Coming, votes_of
from .measures import (
    ACTIONS,
    AWARDED_SPELLS,
    AWARDS,
    CLOCKS,
    ENTERED_SPELLS,
    FEATURES,
    HAND_CARDS,
    HOMELESS_SPELLS,
    LASTING,
    MUDDLE,
    OFFERED_SPELLS,
    PLACES_FREE,
    POINTS,
    PROGRESS,
    PROGRESS_IN_TIME,
    PROGRESS_SUPPORT,
    PROJECTS,
    READY_SPELLS,
    RESOURCES,
    SHORT_OF_VIS,
    SPARE_VIS,
    SPELL_PROGRESS,
    SPELL_VOTES,
    SPELLS,
    STANDING,
    SUPPORT,
    USABLE_VIS,
    USABLE_VIS_NOW,
    VIS,
    WORTH,
)

_TENTH: Final = 0.1
_SUPPORT: Final = 0.02
_MOST_PROJECTS: Final = 1.2
_MOST_RESOURCES: Final = 4


@final
class WizardEvaluation(Evaluation):
    """Items by what they would win now and what they may become, spells by where they are, Vis by what it can do."""

    def __init__(self, cards: Cards) -> None:
        self.spells_in: Final = vec[i64]([0] * cards.items)
        self.categories_in: Final = vec[i64]([0] * cards.items)
        self.free: Final = vec[i64]([0] * CATEGORY_COUNT)
        self.count: Final = Count()
        self.coming: Final = Coming(cards)
        self.missing: i64 = 0
        """How much Vis the cards of the seat being measured can still take."""
        super().__init__(FEATURES, CLOCKS)

    def measure(self, state: State) -> None:
        assert isinstance(state, Position)
        within = min(float(state.round) / float(state.seats), 1.0)
        self.clock[1] = (float(state.tribunal) + within) / float(TRIBUNALS)
        self.clock[2] = within
        self.clock[3] = float(state.concilium) / float(VOTING_TOKENS)
        self.clock[4] = 1.0 if state.tribunal + 1 == TRIBUNALS else 0.0
        self.count.size = 0
        self.coming.begin()
        seat: i64 = 0
        while seat < state.seats:
            self.missing = 0
            left = turns_left(state, seat)
            whole = left + (TRIBUNALS - 1 - state.tribunal) * state.seats
            self._measure_made(state, seat)
            self._measure_unfinished(state, seat, left, whole)
            self._measure_spells(state, seat)
            self._measure_store(state, seat, left, whole)
            self.coming.enter(state, seat, self)
            seat += 1
        self._measure_standing()
        self.coming.award(state.seats, self)

    def _measure_made(self, t: Position, seat: i64) -> None:
        """Active items and award winners, with what is installed in them."""
        spells_in, categories_in, cards = self.spells_in, self.categories_in, t.cards
        at = seat * self.size
        found = self.found
        entered = t.sets[own(seat, ACTIVE, ITEM)]
        hosts = entered | t.sets[own(seat, AWARDED, ITEM)]
        rest = hosts
        while rest != 0:
            item = lowest(rest)
            spells_in[item] = 0
            categories_in[item] = 0
            rest &= rest - 1
        rest = t.sets[own(seat, INSTALLED, SPELL)]
        while rest != 0:
            spell = lowest(rest)
            host = i64(t.host[spell])
            spells_in[host] += 1
            categories_in[host] |= bit(cards.category[spell])
            rest &= rest - 1
        rest = hosts
        while rest != 0:
            item = lowest(rest)
            if entered & (rest & -rest) != 0:
                self._enter(t, seat, item, spells_in[item], categories_in[item])
                found[at + ENTERED_SPELLS] += float(spells_in[item])
            else:
                found[at + AWARDED_SPELLS] += float(spells_in[item])
            rest &= rest - 1

    def _measure_unfinished(self, t: Position, seat: i64, left: i64, whole: i64) -> None:
        """Items in progress. Those in hand are as good as in the Sanctum: laying them down is free (GT-4.2)."""
        at = seat * self.size
        found, cards = self.found, t.cards
        projects = 0.0
        rest = t.sets[own(seat, SANCTUM, ITEM)]
        while rest != 0:
            item = lowest(rest)
            rest &= rest - 1
            missing = t.missing(item)
            if missing == 0:
                self._enter(t, seat, item, 0, 0)
                continue
            score = tenths(cards.score[item])
            done = 1.0 - float(missing) / float(cards.cost[item])
            if missing <= 2 * whole:
                projects += score
                self.missing += missing
                found[at + PROGRESS] += score * done
                found[at + PROGRESS_SUPPORT] += score * done * float(t.votes[cards.type[item]]) * _TENTH
            if missing <= 2 * left:
                found[at + PROGRESS_IN_TIME] += score * done
        rest = t.sets[own(seat, HAND, ITEM)]
        while rest != 0:
            item = lowest(rest)
            rest &= rest - 1
            if cards.cost[item] <= 2 * whole:
                projects += tenths(cards.score[item])
                self.missing += cards.cost[item]
        found[at + PROJECTS] = min(projects, _MOST_PROJECTS)

    def _enter(self, t: Position, seat: i64, item: i64, spells: i64, categories: i64) -> None:
        """An item as the Tribunal would count it."""
        votes = votes_of(t, item, categories)
        worth = t.cards.score[item] + spells
        self.count.enter(seat, item, votes, t.cards.score[item], spells)
        at = seat * self.size
        self.found[at + WORTH] += tenths(worth)
        self.found[at + SUPPORT] += float(worth * votes) * _SUPPORT

    def _measure_spells(self, t: Position, seat: i64) -> None:
        """Spells: ready to install, in progress, or without an item that has a place for them."""
        at = seat * self.size
        found, cards, free = self.found, t.cards, self.free
        category: i64 = 0
        while category < CATEGORY_COUNT:
            free[category] = 0
            category += 1
        hosts = t.sets[own(seat, ACTIVE, ITEM)] | t.sets[own(seat, AWARDED, ITEM)]
        while hosts != 0:
            item = lowest(hosts)
            category = 0
            while category < CATEGORY_COUNT:
                free[category] += cards.holds[item * CATEGORY_COUNT + category]
                category += 1
            hosts &= hosts - 1
        rest = t.sets[own(seat, INSTALLED, SPELL)]
        while rest != 0:
            free[cards.category[lowest(rest)]] -= 1
            rest &= rest - 1
        offered = t.sets[slot(MARKET, SPELL)]
        while offered != 0:
            if free[cards.category[lowest(offered)]] > 0:
                found[at + OFFERED_SPELLS] += 1.0
            offered &= offered - 1
        category = 0
        while category < CATEGORY_COUNT:
            found[at + PLACES_FREE] += float(min(free[category], 2))
            category += 1
        rest = t.sets[own(seat, ACTIVE, SPELL)]
        while rest != 0:
            if self._takes_place(cards.category[lowest(rest)]):
                found[at + READY_SPELLS] += 1.0
                found[at + SPELL_VOTES] += tenths(t.votes[FIRST_CATEGORY_SPACE + cards.category[lowest(rest)]])
            else:
                found[at + HOMELESS_SPELLS] += 1.0
            rest &= rest - 1
        rest = t.sets[own(seat, SANCTUM, SPELL)] | t.sets[own(seat, HAND, SPELL)]
        while rest != 0:
            spell = lowest(rest)
            if self._takes_place(cards.category[spell]):
                found[at + SPELLS] += 1.0
                found[at + SPELL_PROGRESS] += float(t.vis_on[cards.items + spell])
                self.missing += t.missing(cards.items + spell)
            else:
                found[at + HOMELESS_SPELLS] += 0.5
            rest &= rest - 1

    def _takes_place(self, category: i64) -> bool:
        """Whether there is a place left for one more spell of a category; if so, it is taken."""
        if self.free[category] <= 0:
            return False
        self.free[category] -= 1
        return True

    def _measure_store(self, t: Position, seat: i64, left: i64, whole: i64) -> None:
        """Vis that can still be put to use, cards not yet used, what stays in play, actions left."""
        at = seat * self.size
        found = self.found
        found[at + POINTS] = tenths(t.points(seat))
        vis = t.vis[seat]
        usable = min(self.missing, VIS_A_TURN * whole)
        usable = min(vis, usable)
        found[at + USABLE_VIS] = tenths(usable)
        found[at + USABLE_VIS_NOW] = tenths(min(usable, VIS_A_TURN * left))
        found[at + VIS] = tenths(vis)
        found[at + SHORT_OF_VIS] = tenths(max(self.missing - vis, 0))
        found[at + HAND_CARDS] = tenths(t.hand_size(seat))
        found[at + AWARDS] = float(count(t.sets[own(seat, AWARDED, ITEM)]))
        found[at + SPARE_VIS] = tenths(min(vis - usable, VIS_A_TURN * whole))
        resources = count(t.sets[own(seat, HAND, RESOURCE)]) + count(t.sets[own(seat, SANCTUM, RESOURCE)])
        resources = min(resources, _MOST_RESOURCES)
        found[at + RESOURCES] = float(min(resources, whole))
        if t.turn == seat:
            found[at + ACTIONS] = float(t.actions_left)
        lasting: i64 = 0
        column: i64 = 0
        while column < MUDDLED:
            lasting += t.standing[seat * STANDINGS + column]
            column += 1
        found[at + LASTING] = tenths(lasting * whole)
        found[at + MUDDLE] = float(t.standing[seat * STANDINGS + MUDDLED])

    def _measure_standing(self) -> None:
        """GT-6.4: the points of a Tribunal held now."""
        entered = self.count
        entered.award()
        at: i64 = 0
        while at < entered.size:
            self.found[entered.seat(at) * self.size + STANDING] += tenths(entered.points(at))
            at += 1


def turns_left(t: Position, seat: i64) -> i64:
    """How many turns a wizard still has before the Tribunal, including the present one while it has actions left."""
    left = t.seats - t.round
    if t.turn >= 0:
        place = distance(t.praeco, seat, t.seats)
        present = distance(t.praeco, t.turn, t.seats)
        if place < present or (place == present and t.actions_left == 0):
            left -= 1
    return left
