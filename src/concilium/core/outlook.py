"""What a bot is given: all that its seat knows, and no access to the truth."""

import random

from concilium.core.game import Game
from concilium.core.refusals import Refusal
from concilium.core.state import State
from concilium.core.views import AnyView


class Outlook:
    """A seat's knowledge of a position.

    It holds a position resampled from that knowledge, never the true one, so nothing that a bot does with it, by the
    contract or around it, can reach what its seat may not know.
    """

    def __init__(self, truth: State, seat: int, rng: random.Random) -> None:
        self._imagined = truth.resample(seat, rng)
        self.seat = seat

    @property
    def game(self) -> Game:
        return self._imagined.game

    def view(self) -> AnyView:
        return self._imagined.view(self.seat)

    def legal(self) -> list[int]:
        return self._imagined.legal(self.seat)

    def why_not(self, action: int) -> Refusal | None:
        return self._imagined.why_not(self.seat, action)

    def resample(self, rng: random.Random) -> State:
        """A position that the seat cannot tell from the true one."""
        return self._imagined.resample(self.seat, rng)
