"""The position as the contract knows it: the table with its views, its copies and its file format."""

from librt.random import Random
from mypy_extensions import i64

from concilium.core.movers import OVER
from concilium.games.grand_tribunal.knowledge import redraw
from concilium.games.grand_tribunal.saving import to_json
from concilium.games.grand_tribunal.state import Table
from concilium.games.grand_tribunal.view import view


class Position(Table):
    """A position of Grand Tribunal."""

    def copy(self) -> "Position":
        other = Position.__new__(Position)
        self.copy_onto(other)
        return other

    def view(self, seat: int | None) -> dict[str, object]:
        return view(self, seat)

    def to_json(self) -> dict[str, object]:
        return to_json(self)

    def redraw(self, seat: i64, rng: Random) -> None:
        redraw(self, seat, rng)

    def scores(self) -> list[int]:
        return [self.points(seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """GT-6.7: the highest total wins; equal totals share the win."""
        if self.to_move != OVER:
            return []
        scores = self.scores()
        most = max(scores)
        return [seat for seat, score in enumerate(scores) if score == most]
