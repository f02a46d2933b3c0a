"""The points that cards bring at the end of the game."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ..measures import measure

if TYPE_CHECKING:
    from ...position import Position


class EndEffect:
    """n points that a card brings at the end of the game, for or if something is counted in the realm."""

    def __init__(self, n: int, per: int) -> None:
        self.n: i64 = n
        self.per: i64 = per

    def points(self, t: "Position", seat: i64) -> i64:
        raise NotImplementedError


class PointsPer(EndEffect):
    """Points for each thing counted in the realm."""

    def points(self, t: "Position", seat: i64) -> i64:
        return self.n * measure(t, seat, self.per)


class PointsIfLeast(EndEffect):
    """Points if the realm has at least a certain number of something."""

    def __init__(self, n: int, per: int, least: int) -> None:
        super().__init__(n, per)
        self.least: i64 = least

    def points(self, t: "Position", seat: i64) -> i64:
        if measure(t, seat, self.per) < self.least:
            return 0
        return self.n


class PointsIfMost(EndEffect):
    """Points if no other realm has more of something, and this one has any."""

    def points(self, t: "Position", seat: i64) -> i64:
        own = measure(t, seat, self.per)
        if own == 0:
            return 0
        for other in range(t.seats):
            if measure(t, other, self.per) > own:
                return 0
        return self.n


class PointsIfNone(EndEffect):
    """Points if the realm has none of something."""

    def points(self, t: "Position", seat: i64) -> i64:
        if measure(t, seat, self.per) > 0:
            return 0
        return self.n
