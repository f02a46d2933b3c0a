"""The Tribunal (GT-6): votes, places, points."""

from typing import Final

from mypy_extensions import i64

from concilium.core.bits import bit, count, lowest, zeros
from ..components.things import (
    ACTIVE,
    AWARDED,
    FIRST_CATEGORY_SPACE,
    INSTALLED,
    ITEM,
    SPELL,
    TOUCHED_STANDING,
    own,
    zone,
)
from ..position import MORE_MENTION, POINTS, STANDINGS, Position
from .making import installed_in

AWARDS: Final = 3
MOST_ENTERED: Final = 64
_BITS: Final = 6
_MOST: Final = 63
"""Items, base scores and installed spells take this many bits."""


def item_votes(t: Position, seat: i64, item: i64) -> i64:
    """GT-6.2: the tokens on its type plus the tokens on each different category installed in it."""
    votes = t.votes[t.cards.type[item]]
    counted: i64 = 0
    rest = t.sets[own(seat, INSTALLED, SPELL)]
    while rest != 0:
        spell = lowest(rest)
        if t.host[spell] == item:
            category = t.cards.category[spell]
            if (counted >> category) & 1 == 0:
                counted |= bit(category)
                votes += t.votes[FIRST_CATEGORY_SPACE + category]
        rest &= rest - 1
    return votes


def multiplier(place: i64) -> i64:
    """GT-6.4: x 4, 3, 2 for first, second, third; x 1 for the honourable mentions (place 0)."""
    if place == 0:
        return 1
    return 5 - place


class Count:
    """The entered items, best first, with votes, place and points, if a Tribunal were held now."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.rank: Final = zeros(MOST_ENTERED)
        """Votes, then base score, then installed spells, as one number (GT-6.3)."""
        self.entry: Final = zeros(MOST_ENTERED)
        """Whose item, and which."""
        self.place: Final = zeros(MOST_ENTERED)

    def enter(self, seat: i64, item: i64, votes: i64, score: i64, spells: i64) -> None:
        """Put an item in its place among those already entered."""
        ranks, entries = self.rank, self.entry
        rank = (((votes << _BITS) | score) << _BITS) | spells
        at = self.size
        while at > 0 and ranks[at - 1] < rank:
            ranks[at] = ranks[at - 1]
            entries[at] = entries[at - 1]
            at -= 1
        ranks[at] = rank
        entries[at] = (seat << _BITS) | item
        self.size += 1

    def award(self) -> None:
        """GT-6.3: a place for each group of equals; after a shared place, the next lower one is not awarded."""
        ranks, size = self.rank, self.size
        place: i64 = 1
        at: i64 = 0
        while at < size:
            end = at + 1
            while end < size and ranks[end] == ranks[at]:
                end += 1
            given = place
            if place > AWARDS:
                given = 0
            place += min(end - at, 2)
            while at < end:
                self.place[at] = given
                at += 1

    def seat(self, at: i64) -> i64:
        return self.entry[at] >> _BITS

    def item(self, at: i64) -> i64:
        return self.entry[at] & _MOST

    def votes(self, at: i64) -> i64:
        return self.rank[at] >> (2 * _BITS)

    def spells(self, at: i64) -> i64:
        return self.rank[at] & _MOST

    def worth(self, at: i64) -> i64:
        """Base score plus installed spells."""
        return ((self.rank[at] >> _BITS) & _MOST) + (self.rank[at] & _MOST)

    def points(self, at: i64) -> i64:
        """GT-6.4, without what a card in play adds."""
        return self.worth(at) * multiplier(self.place[at])


def count_votes(t: Position) -> Count:
    """GT-6.1 to GT-6.3: every active item is entered; award winners of earlier Tribunals are not."""
    entered = Count()
    for seat in range(t.seats):
        rest = t.sets[own(seat, ACTIVE, ITEM)]
        while rest != 0:
            item = lowest(rest)
            spells = count(installed_in(t, seat, item))
            entered.enter(seat, item, item_votes(t, seat, item), t.cards.score[item], spells)
            rest &= rest - 1
    entered.award()
    return entered


def points_with_bonus(t: Position, entered: Count, at: i64) -> i64:
    """The points of an entered item, with what its owner's cards in play add to a mention."""
    points = entered.points(at)
    return points + t.bonus(entered.seat(at), MORE_MENTION) if entered.place[at] == 0 else points


def hold(t: Position) -> Count:
    """Count, write the points on the sheet and set the winners aside (GT-6.4, GT-6.5)."""
    entered = count_votes(t)
    for at in range(entered.size):
        seat, item, place = entered.seat(at), entered.item(at), entered.place[at]
        points = points_with_bonus(t, entered, at)
        t.standing[seat * STANDINGS + POINTS + t.tribunal] += points
        t.touched |= TOUCHED_STANDING
        if t.listener is not None:
            t.tell(
                "item-judged",
                {
                    "seat": seat,
                    "card": t.card_name(ITEM, item),
                    "votes": entered.votes(at),
                    "place": place,
                    "score": t.cards.score[item],
                    "spells": entered.spells(at),
                    "times": multiplier(place),
                    "points": points,
                },
            )
        if place > 0:
            t.set_award(item, place)
            t.move(ITEM, item, zone(seat, ACTIVE), zone(seat, AWARDED))
    return entered


def next_praeco(t: Position, entered: Count) -> i64:
    """GT-6.6: the owner of the first-place item; of several, the one nearest clockwise after the last Praeco; if there
    is none, the pawn passes to the left."""
    seat = t.next_seat(t.praeco)
    for _ in range(t.seats):
        at: i64 = 0
        while at < entered.size and entered.place[at] == 1:
            if entered.seat(at) == seat:
                return seat
            at += 1
        seat = t.next_seat(seat)
    return t.next_seat(t.praeco)
