"""Effects on Vis: gained, shared, stolen, taxed, put on cards and taken from them."""

from typing import Final

from mypy_extensions import i64

from concilium.core.bits import count, lowest
from ...components.things import (
    ACTIVE,
    AWARDED,
    FACE_UP,
    INSTALLED,
    ITEM,
    KINDS,
    RESOURCE,
    SANCTUM,
    SPACES,
    SPELL,
    TOUCHES,
    own,
)
from ...position import Position
from ..gathering import roll
from ..hands import can_meet_ransom, demand_ransom
from ..making import put_vis
from ..voting import voted_for
from .effect import Effect, OnCard, OnWizard, is_open_to

# What `gain-vis-per` counts, in the order of the vocabulary's words: hand cards, empty spaces, or cards of a zone.
_PER_HAND_CARD: Final = 4
_PER_EMPTY_SPACE: Final = 5
_PER_CARD_IN: Final[dict[int, tuple[int, int]]] = {
    0: (ACTIVE, ITEM),
    1: (INSTALLED, SPELL),
    2: (AWARDED, ITEM),
    3: (ACTIVE, SPELL),
    6: (SANCTUM, RESOURCE),
}


class GainVis(Effect):
    """n Vis from the Regio."""

    def run(self, t: Position, seat: i64, n: i64, m: i64) -> None:
        t.gain_vis(seat, n)


class GainVisPer(Effect):
    """n Vis for each of something."""

    def run(self, t: Position, seat: i64, n: i64, m: i64) -> None:
        t.gain_vis(seat, n * _counted(t, seat, m))


def _counted(t: Position, seat: i64, what: i64) -> i64:
    if what == _PER_HAND_CARD:
        return t.hand_size(seat)
    if what == _PER_EMPTY_SPACE:
        return SPACES - count(voted_for(t))
    which, kind = _PER_CARD_IN[what]
    return count(t.sets[own(seat, which, kind)])


class ShareVis(Effect):
    """The wizard gains n, every other wizard m."""

    def run(self, t: Position, seat: i64, n: i64, m: i64) -> None:
        for other in range(t.seats):
            t.gain_vis(other, n if other == seat else m)


class RollVis(Effect):
    """Roll as when gathering from a contested source, and gain that much."""

    def run(self, t: Position, seat: i64, n: i64, m: i64) -> None:
        roll(t, seat, 0)


class StealVis(OnWizard):
    """A wizard of one's choice gives up to n Vis."""

    def can_hit(self, t: Position, seat: i64, target: i64, n: i64) -> bool:
        return t.vis[target] > 0

    def hit(self, t: Position, seat: i64, target: i64, n: i64) -> None:
        t.pay(target, seat, n)


class TaxVis(Effect):
    """Each other wizard gives up to n Vis."""

    def run(self, t: Position, seat: i64, n: i64, m: i64) -> None:
        for other in range(t.seats):
            if is_open_to(t, seat, other):
                t.pay(other, seat, n)


class LevyVis(Effect):
    """Each other wizard loses up to n Vis to the Regio."""

    def run(self, t: Position, seat: i64, n: i64, m: i64) -> None:
        for other in range(t.seats):
            if is_open_to(t, seat, other):
                t.lose_vis(other, n)


class Ransom(OnWizard):
    """A wizard of one's choice chooses: pay n Vis, or discard a hand card."""

    def can_hit(self, t: Position, seat: i64, target: i64, n: i64) -> bool:
        return can_meet_ransom(t, target, n)

    def hit(self, t: Position, seat: i64, target: i64, n: i64) -> None:
        demand_ransom(t, target, seat, n)


def unfinished(t: Position, seat: i64, kind: i64, most: i64) -> i64:
    """A seat's inactive items or spells that lack 1 to `most` Vis, as a set."""
    if kind == RESOURCE:
        return 0
    found: i64 = 0
    first = t.cards.first[kind]
    rest = t.sets[own(seat, SANCTUM, kind)]
    while rest != 0:
        low = rest & -rest
        missing = t.missing(first + lowest(low))
        if 0 < missing <= most:
            found |= low
        rest ^= low
    return found


class AdvanceFree(OnCard):
    """Up to n Vis from the Regio onto one's inactive items and spells, never beyond their cost."""

    may_stop = True

    def pool(self, t: Position, seat: i64, kind: i64, left: i64, given: i64) -> i64:
        return unfinished(t, seat, kind, 255)

    def choose(self, t: Position, seat: i64, kind: i64, index: i64, left: i64, given: i64) -> None:
        put_vis(t, seat, t.cards.first[kind] + index, 1)
        if left > 1:
            self.ask(t, seat, left - 1, 0)


class Finish(OnCard):
    """An inactive item or spell that lacks at most n Vis gets what it lacks from the Regio."""

    may_stop = True

    def pool(self, t: Position, seat: i64, kind: i64, left: i64, given: i64) -> i64:
        return unfinished(t, seat, kind, left)

    def choose(self, t: Position, seat: i64, kind: i64, index: i64, left: i64, given: i64) -> None:
        card = t.cards.first[kind] + index
        put_vis(t, seat, card, t.missing(card))


def rivals_face_up(t: Position, seat: i64, kind: i64) -> i64:
    """Other wizards' face-up inactive items or spells, not behind a ward: a face-down card cannot be named."""
    if kind == RESOURCE:
        return 0
    found: i64 = 0
    for other in range(t.seats):
        if is_open_to(t, seat, other):
            found |= t.sets[own(other, SANCTUM, kind)]
    return found & t.known[FACE_UP * KINDS + kind]


def owner_in(t: Position, kind: i64, index: i64, which: i64) -> i64:
    """The owner of a card in a zone."""
    seat: i64 = 0
    while (t.sets[own(seat, which, kind)] >> index) & 1 == 0:
        seat += 1
    return seat


class Drain(OnCard):
    """A face-up inactive card of another wizard loses up to n Vis to the Regio."""

    def pool(self, t: Position, seat: i64, kind: i64, left: i64, given: i64) -> i64:
        found: i64 = 0
        rest = rivals_face_up(t, seat, kind)
        while rest != 0:
            low = rest & -rest
            if t.vis_on[t.cards.first[kind] + lowest(low)] > 0:
                found |= low
            rest ^= low
        return found

    def choose(self, t: Position, seat: i64, kind: i64, index: i64, left: i64, given: i64) -> None:
        self.take_vis(t, kind, index, left)

    def take_vis(self, t: Position, kind: i64, index: i64, n: i64) -> i64:
        """Take up to n Vis from a card; returns how much."""
        card = t.cards.first[kind] + index
        taken = min(n, i64(t.vis_on[card]))
        owner = owner_in(t, kind, index, SANCTUM)
        t.set_vis(card, i64(t.vis_on[card]) - taken)
        t.touched |= TOUCHES[own(owner, SANCTUM, kind)]
        if t.listener is not None:
            t.tell_card("card-drained", {"seat": owner, "amount": taken}, kind, index)
        return taken


class Siphon(Drain):
    """Like Drain, but the Vis goes to one's own store."""

    def choose(self, t: Position, seat: i64, kind: i64, index: i64, left: i64, given: i64) -> None:
        t.gain_vis(seat, self.take_vis(t, kind, index, left))
