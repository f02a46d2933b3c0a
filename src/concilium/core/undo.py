"""Which decisions can be taken back: one's own, while every decision since was one's own and none was chance's.

What several seats decide together and in secret leaves no trace of its order. So a secret step counts as a whole: each
seat may take back its own decisions of it until the step ends, whatever the others do meanwhile. And nothing from
before a secret step can be taken back during it: otherwise that offer would tell whether the others have begun.
"""

from typing import Final

from concilium.core.state import State

ALONE: Final = 0
"""The number of no secret step: one seat decides, or chance."""


class SecretSteps:
    """Follows a game from position to position and numbers its secret steps from 1."""

    def __init__(self) -> None:
        self.open = ALONE
        """The secret step that the last position is in."""
        self.count = 0
        self._step = -1
        self._depth = -1
        self._waiting: list[int] = []

    def look(self, state: State) -> int:
        """The secret step of this position, or ALONE; to be asked at every position, in order."""
        waiting = state.waiting()
        step: int = state.step
        depth: int = state.depth
        # A secret step goes on while seats only finish; it may end with one seat still at it.
        goes_on = self.open != ALONE and len(waiting) > 0 and step == self._step and depth == self._depth
        for seat in waiting:
            if seat not in self._waiting:
                goes_on = False
        if not goes_on:
            self.open = ALONE
            if len(waiting) > 1:
                self.count += 1
                self.open = self.count
        self._step = step
        self._depth = depth
        self._waiting = waiting
        return self.open

    def copy(self) -> "SecretSteps":
        other = SecretSteps()
        other.open = self.open
        other.count = self.count
        other._step = self._step
        other._depth = self._depth
        other._waiting = self._waiting
        return other


def takeable(movers: list[int], steps: list[int], seat: int, open_step: int) -> list[int]:
    """The indexes of the decisions that a seat may take back, the last first.

    `movers` says who made each decision so far, `steps` in which secret step, `open_step` where the position is now.
    """
    found: list[int] = []
    index = len(movers) - 1
    while index >= 0 and steps[index] == open_step:
        if movers[index] == seat:
            found.append(index)
        elif open_step == ALONE:
            break
        index -= 1
    return found
