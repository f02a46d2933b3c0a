"""Following a position by what the rules say they have touched."""

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i16, i64

from concilium import State
from concilium.core.state import EVERYTHING
from concilium.core.views import followed


class Watch:
    """An observation and a view of each seat's, brought up to date from nothing but what has been touched since the
    last time."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.encoder = state.game.encoder()
        self.seats = range(int(state.seats))
        self.rows = [vec[i16]([0] * self.encoder.size) for _ in self.seats]
        self.seen = [vec[i64]([0] * self.encoder.seen_size) for _ in self.seats]
        self.views = [state.view(seat) for seat in self.seats]
        self.touched = [EVERYTHING for _ in self.seats]
        self.look(self.seats)

    def look(self, seats: Iterable[int]) -> None:
        """These seats see what there is to be seen."""
        state = self.state
        self.touched = [before | state.touched for before in self.touched]
        state.touched = 0
        for seat in seats:
            self.encoder.update(state, seat, self.touched[seat], self.rows[seat], 0, self.seen[seat], 0)
            self.views[seat] = followed(self.views[seat], state.view_since(seat, self.touched[seat]))
            self.touched[seat] = 0
            assert list(self.rows[seat]) == list(self.encoder.observe(state, seat))
            assert self.views[seat] == state.view(seat)
