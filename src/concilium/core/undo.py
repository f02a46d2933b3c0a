"""Which decisions can be taken back: one's own, as long as every later one was also one's own and none was chance's.

The order in which several seats decide together in secret leaves no trace. So a secret step counts as a whole: each
seat may take back its own decisions in it until the step ends, whatever the others do meanwhile. And nothing from
before a secret step can be taken back during it: otherwise that offer would reveal whether the others have begun.
"""

from typing import Final

from concilium.core.state import State

ALONE: Final = 0
"""Stands for no secret step: one seat decides, or chance."""


def secret_step(state: State) -> int:
    """The number of the secret step that a position is in, by the game's own declaration; ALONE if it is in none."""
    return state.secrets if state.current.together else ALONE


def takeable(movers: list[int], steps: list[int], seat: int, open_step: int) -> list[int]:
    """The indexes of the decisions that a seat may take back, last first.

    `movers` says who made each decision so far, `steps` in which secret step; `open_step` is the present one.
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
