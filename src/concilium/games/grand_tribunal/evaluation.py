"""What a wizard has: the features by which bots judge a position of Grand Tribunal."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.bits import count, lowest
from concilium.core.evaluation import Evaluation
from concilium.core.state import State
from concilium.games.grand_tribunal.board import TRIBUNALS
from concilium.games.grand_tribunal.cards import CardBook
from concilium.games.grand_tribunal.places import (
    ACTIVE,
    AWARDED,
    CATEGORY_COUNT,
    FIRST_CATEGORY_SPACE,
    HAND,
    INSTALLED,
    ITEM,
    RESOURCE,
    SANCTUM,
    SPELL,
    own,
)
from concilium.games.grand_tribunal.state import MUDDLED, STANDINGS, Table
from concilium.games.grand_tribunal.tribunal import Count

POINTS: Final = 0
STANDING: Final = 1
WORTH: Final = 2
SUPPORT: Final = 3
PROGRESS: Final = 4
PROGRESS_SUPPORT: Final = 5
BEGUN: Final = 6
UNFINISHED: Final = 7
HAND_ITEMS: Final = 8
HAND_SPELLS: Final = 9
RESOURCES: Final = 10
LOW_VIS: Final = 11
HIGH_VIS: Final = 12
READY_SPELLS: Final = 13
SPELL_PROGRESS: Final = 14
SPELLS: Final = 15
ENTERED_SPELLS: Final = 16
AWARDED_SPELLS: Final = 17
HOMELESS: Final = 18
PLACES_FREE: Final = 19
ACTIONS: Final = 20
WORKABLE: Final = 21
WITHIN_REACH: Final = 22
FIRST_STANDING: Final = 23

FEATURES: list[str] = [
    "points",
    "standing",
    "worth",
    "support",
    "progress",
    "progress-support",
    "begun",
    "unfinished",
    "hand-items",
    "hand-spells",
    "resources",
    "low-vis",
    "high-vis",
    "ready-spells",
    "spell-progress",
    "spells",
    "entered-spells",
    "awarded-spells",
    "homeless-spells",
    "places-free",
    "actions-left",
    "workable",
    "within-reach",
    "more-hand",
    "ward",
    "income",
    "more-extract",
    "cheap-retain",
    "free-contest",
    "more-votes",
    "more-advance",
    "more-mention",
    "muddled",
]
CLOCKS: list[str] = ["always", "game", "tribunal", "last-tribunal"]

_LOW_VIS: Final = 6
_TENTH: Final = 0.1
_SUPPORT: Final = 0.02


@final
class WizardEvaluation(Evaluation):
    """Items by what they would win now and what they may become, spells by where they are, Vis, cards, actions."""

    def __init__(self, cards: CardBook) -> None:
        super().__init__(FEATURES, CLOCKS)
        self.spells_in: vec[i64] = vec[i64]([0] * cards.items)
        self.categories_in: vec[i64] = vec[i64]([0] * cards.items)
        self.count = Count()

    def measure(self, state: State) -> None:
        assert isinstance(state, Table)
        self._read_clocks(state)
        self.count.size = 0
        seat: i64 = 0
        while seat < state.seats:
            self._measure_items(state, seat)
            self._measure_spells(state, seat)
            self._measure_store(state, seat)
            seat += 1
        self._measure_standing()

    def _read_clocks(self, t: Table) -> None:
        rounds = float(t.seats)
        within = float(t.round)
        if t.turn >= 0:
            within += float((t.turn + t.seats - t.praeco) % t.seats) / rounds
        within = min(within / rounds, 1.0)
        clock = self.clock
        clock[1] = (float(t.tribunal) + within) / float(TRIBUNALS)
        clock[2] = within
        clock[3] = within if t.tribunal + 1 == TRIBUNALS else 0.0

    def _measure_items(self, t: Table, seat: i64) -> None:
        """Items: those that would be entered, finished ones with them, and those on the way."""
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
            categories_in[host] |= i64(1) << cards.category[spell]
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
        self._measure_unfinished(t, seat)

    def _measure_unfinished(self, t: Table, seat: i64) -> None:
        """Items on the way. Those in hand are as good as in the Sanctum: they are laid down for nothing (GT-4.2)."""
        at = seat * self.size
        found, cards = self.found, t.cards
        reach = 1.5 * float(_turns_left(t, seat))
        rest = t.sets[own(seat, SANCTUM, ITEM)]
        while rest != 0:
            item = lowest(rest)
            rest &= rest - 1
            missing = float(t.missing(item))
            if missing == 0.0:
                self._enter(t, seat, item, 0, 0)
                continue
            score = float(cards.score[item]) * _TENTH
            done = 1.0 - missing / float(cards.cost[item])
            found[at + UNFINISHED] += score
            found[at + PROGRESS] += score * done
            found[at + PROGRESS_SUPPORT] += score * done * float(t.votes[cards.type[item]]) * _TENTH
            found[at + WITHIN_REACH] += score * min(reach / missing, 1.0)
            if done > 0.0:
                found[at + BEGUN] += 1.0
            found[at + WORKABLE] += 1.0
        rest = t.sets[own(seat, HAND, ITEM)]
        while rest != 0:
            item = lowest(rest)
            rest &= rest - 1
            score = float(cards.score[item]) * _TENTH
            found[at + UNFINISHED] += score
            found[at + WITHIN_REACH] += score * min(reach / float(cards.cost[item]), 1.0)

    def _enter(self, t: Table, seat: i64, item: i64, spells: i64, categories: i64) -> None:
        """GT-6.2: an item's votes as the Tribunal would count them."""
        votes = t.votes[t.cards.type[item]]
        category: i64 = 0
        while category < CATEGORY_COUNT:
            if (categories >> category) & 1 != 0:
                votes += t.votes[FIRST_CATEGORY_SPACE + category]
            category += 1
        worth = t.cards.score[item] + spells
        self.count.enter(seat, item, votes, t.cards.score[item], spells)
        at = seat * self.size
        self.found[at + WORTH] += float(worth) * _TENTH
        self.found[at + SUPPORT] += float(worth * votes) * _SUPPORT

    def _measure_spells(self, t: Table, seat: i64) -> None:
        """Spells in the Library: ready to install, on the way, or without an item that has a place for them."""
        at = seat * self.size
        found, cards = self.found, t.cards
        active = t.sets[own(seat, ACTIVE, SPELL)]
        waiting = t.sets[own(seat, SANCTUM, SPELL)]
        hosts = t.sets[own(seat, ACTIVE, ITEM)] | t.sets[own(seat, AWARDED, ITEM)]
        free = vec[i64]([0] * CATEGORY_COUNT)
        category: i64 = 0
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
        category = 0
        while category < CATEGORY_COUNT:
            found[at + PLACES_FREE] += float(free[category])
            category += 1
        rest = active
        while rest != 0:
            category = cards.category[lowest(rest)]
            if free[category] > 0:
                free[category] -= 1
                found[at + READY_SPELLS] += 1.0
            else:
                found[at + HOMELESS] += 1.0
            rest &= rest - 1
        rest = waiting
        while rest != 0:
            spell = lowest(rest)
            category = cards.category[spell]
            if free[category] > 0:
                free[category] -= 1
                found[at + SPELLS] += 1.0
                found[at + SPELL_PROGRESS] += float(t.vis_on[cards.items + spell])
                if t.missing(cards.items + spell) > 0:
                    found[at + WORKABLE] += 1.0
            else:
                found[at + HOMELESS] += 0.5
            rest &= rest - 1

    def _measure_store(self, t: Table, seat: i64) -> None:
        """Vis, cards not yet used, what stays in play, actions left."""
        at = seat * self.size
        found = self.found
        found[at + POINTS] = float(t.points(seat)) * _TENTH
        found[at + HAND_ITEMS] = float(count(t.sets[own(seat, HAND, ITEM)]))
        found[at + HAND_SPELLS] = float(count(t.sets[own(seat, HAND, SPELL)]))
        found[at + RESOURCES] = float(
            count(t.sets[own(seat, HAND, RESOURCE)]) + count(t.sets[own(seat, SANCTUM, RESOURCE)])
        )
        # GT-5.3: an Advance reaches three cards at most.
        found[at + WORKABLE] = min(found[at + WORKABLE], 3.0)
        vis = t.vis[seat]
        found[at + LOW_VIS] = float(min(vis, _LOW_VIS)) * _TENTH
        found[at + HIGH_VIS] = float(max(vis - _LOW_VIS, 0)) * _TENTH
        if t.turn == seat:
            found[at + ACTIONS] = float(t.actions_left)
        column: i64 = 0
        while column <= MUDDLED:
            found[at + FIRST_STANDING + column] = float(t.standing[seat * STANDINGS + column])
            column += 1

    def _measure_standing(self) -> None:
        """GT-6.4: the points of a Tribunal held now."""
        entered = self.count
        entered.award()
        at: i64 = 0
        while at < entered.size:
            self.found[entered.seat[at] * self.size + STANDING] += float(entered.points(at)) * _TENTH
            at += 1


def _turns_left(t: Table, seat: i64) -> i64:
    """How many turns a wizard still has before the Tribunal, the present one with them while it has actions left."""
    left = t.seats - t.round
    if t.turn >= 0:
        place = (seat + t.seats - t.praeco) % t.seats
        present = (t.turn + t.seats - t.praeco) % t.seats
        if place < present or (place == present and t.actions_left == 0):
            left -= 1
    return left
