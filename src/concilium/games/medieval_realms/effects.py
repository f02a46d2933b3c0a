"""What cards and lands do: the small vocabulary that the data files are written in."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from concilium.games.medieval_realms.components import LEADER_KINDS, LEADERS, TOUCHED_LEADERS
from concilium.games.medieval_realms.measures import measure
from concilium.games.medieval_realms.numbers import LILY, TAKE_CARD

if TYPE_CHECKING:
    from concilium.games.medieval_realms.state import Table


class Effect:
    """Something that happens to a king at once, when a card says so or a land is won."""

    def happen(self, t: "Table", seat: i64) -> None:
        raise NotImplementedError


class Gain(Effect):
    """So much of one resource."""

    def __init__(self, resource: int, n: int) -> None:
        self.resource: i64 = resource
        self.n: i64 = n

    def happen(self, t: "Table", seat: i64) -> None:
        t.gain(seat, self.resource, self.n)


class GainPer(Effect):
    """So much of one resource for each thing counted in the realm."""

    def __init__(self, resource: int, n: int, per: int) -> None:
        self.resource: i64 = resource
        self.n: i64 = n
        self.per: i64 = per

    def happen(self, t: "Table", seat: i64) -> None:
        amount = self.n * measure(t, seat, self.per)
        if amount > 0:
            t.gain(seat, self.resource, amount)


class GainChosen(Effect):
    """MR-5.3, the lily: so much of one kind that the king picks."""

    def __init__(self, n: int) -> None:
        self.n: i64 = n

    def happen(self, t: "Table", seat: i64) -> None:
        t.push(LILY, seat, self.n, 0, 0)


class Points(Effect):
    """So many victory points."""

    def __init__(self, n: int) -> None:
        self.n: i64 = n

    def happen(self, t: "Table", seat: i64) -> None:
        t.gain_points(seat, self.n)


class GainLeader(Effect):
    """A mayor, a general or an admiral, placed from the next round on (MR-6.1)."""

    def __init__(self, leader: int) -> None:
        self.leader: i64 = leader

    def happen(self, t: "Table", seat: i64) -> None:
        t.leaders[seat * LEADER_KINDS + self.leader] += 1
        t.touch(TOUCHED_LEADERS + seat)
        if t.listener is not None:
            t.tell("leader-gained", {"seat": seat, "leader": LEADERS[self.leader]})


class TakeCard(Effect):
    """MR-6.2: a card of the current panel into the hand, free."""

    def happen(self, t: "Table", seat: i64) -> None:
        t.push(TAKE_CARD, seat, 0, 0, 0)


class EndEffect:
    """Points that a card brings at the end of the game."""

    def points(self, t: "Table", seat: i64) -> i64:
        raise NotImplementedError


class PointsPer(EndEffect):
    """So many points for each thing counted in the realm."""

    def __init__(self, n: int, per: int) -> None:
        self.n: i64 = n
        self.per: i64 = per

    def points(self, t: "Table", seat: i64) -> i64:
        return self.n * measure(t, seat, self.per)


class PointsIfLeast(EndEffect):
    """So many points if the realm has at least a number of something."""

    def __init__(self, n: int, per: int, least: int) -> None:
        self.n: i64 = n
        self.per: i64 = per
        self.least: i64 = least

    def points(self, t: "Table", seat: i64) -> i64:
        return self.n if measure(t, seat, self.per) >= self.least else 0


class PointsIfMost(EndEffect):
    """So many points if no other realm has more of something, and this one has any."""

    def __init__(self, n: int, per: int) -> None:
        self.n: i64 = n
        self.per: i64 = per

    def points(self, t: "Table", seat: i64) -> i64:
        own = measure(t, seat, self.per)
        if own == 0:
            return 0
        other: i64 = 0
        while other < t.seats:
            if measure(t, other, self.per) > own:
                return 0
            other += 1
        return self.n


class PointsIfNone(EndEffect):
    """So many points if the realm has none of something."""

    def __init__(self, n: int, per: int) -> None:
        self.n: i64 = n
        self.per: i64 = per

    def points(self, t: "Table", seat: i64) -> i64:
        return self.n if measure(t, seat, self.per) == 0 else 0
