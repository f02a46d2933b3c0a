"""What cards and lands do at once, or repeatedly."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ...components.things import LEADER_KINDS, LEADERS, TOUCHED_LEADERS
from ..choosing import gain_points
from ..declared import LILY, TAKE_CARD
from ..measures import measure

if TYPE_CHECKING:
    from ...position import Position


class Effect:
    """Something that happens to a king at once, when a card says so or a land is won."""

    def happen(self, t: "Position", seat: i64) -> None:
        raise NotImplementedError


class Gain(Effect):
    """An amount of one resource."""

    def __init__(self, resource: int, n: int) -> None:
        self.resource: i64 = resource
        self.n: i64 = n

    def happen(self, t: "Position", seat: i64) -> None:
        t.gain(seat, self.resource, self.n)


class GainPer(Effect):
    """An amount of one resource for each thing counted in the realm."""

    def __init__(self, resource: int, n: int, per: int) -> None:
        self.resource: i64 = resource
        self.n: i64 = n
        self.per: i64 = per

    def happen(self, t: "Position", seat: i64) -> None:
        amount = self.n * measure(t, seat, self.per)
        if amount > 0:
            t.gain(seat, self.resource, amount)


class GainChosen(Effect):
    """MR-5.3, the lily: an amount of one kind that the king picks."""

    def __init__(self, n: int) -> None:
        self.n: i64 = n

    def happen(self, t: "Position", seat: i64) -> None:
        t.push(LILY, seat, self.n)


class Points(Effect):
    """Victory points."""

    def __init__(self, n: int) -> None:
        self.n: i64 = n

    def happen(self, t: "Position", seat: i64) -> None:
        gain_points(t, seat, self.n)


class GainLeader(Effect):
    """A mayor, a general or an admiral, placed from the next round on (MR-6.1)."""

    def __init__(self, leader: int) -> None:
        self.leader: i64 = leader

    def happen(self, t: "Position", seat: i64) -> None:
        t.leaders[seat * LEADER_KINDS + self.leader] += 1
        t.touch(TOUCHED_LEADERS + seat)
        if t.listener is not None:
            t.tell("leader-gained", {"seat": seat, "leader": LEADERS[self.leader]})


class TakeCard(Effect):
    """MR-6.2: a card of the current panel goes into the hand for free."""

    def happen(self, t: "Position", seat: i64) -> None:
        t.push(TAKE_CARD, seat)
