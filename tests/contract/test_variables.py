"""What a step's variables say reaches whoever decides: in the view of the decision and as numbers."""

from typing import Any

import pytest
from tests.contract.generated import GAMES

import concilium
from concilium.core.state import State
from concilium.core.steps import Step
from concilium.core.variables import Flag

STEPS: list[tuple[str, str]] = [
    (name, step.name) for name in GAMES for step in concilium.game(name, 3).steps if step.moves and step.variables
]


def at(state: State, step: Step[Any], values: list[int]) -> State:
    """The position with a decision of this step on top, with these variables."""
    asked = state.copy()
    asked.push(step.number, 0)
    for place, value in enumerate(values):
        asked.frame[place] = value
    return asked


@pytest.mark.parametrize(("name", "asked"), STEPS)
def test_each_variable_that_is_not_hidden_is_seen_and_observed(name: str, asked: str) -> None:
    """A game whose view or encoder has common slots for the variables of all steps must not drop one of them."""
    game = concilium.game(name, 3)
    encoder, start = game.encoder(), game.start()
    step = next(step for step in game.steps if step.name == asked)
    usual = [1] * len(step.variables)
    one = at(start, step, usual)
    for place, variable in enumerate(step.variables):
        if not variable.hidden:
            another = [*usual]
            another[place] = 0 if isinstance(variable, Flag) else 2
            other = at(start, step, another)
            assert other.view(0)["deciding"] != one.view(0)["deciding"], variable.name
            assert list(encoder.observe(other, 0)) != list(encoder.observe(one, 0)), variable.name
