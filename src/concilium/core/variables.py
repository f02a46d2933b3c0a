"""The numbers that a frame carries, by name: each step declares its own, so that they can be seen, saved and observed.

A variable has a fixed place in `State.frame`. What a seat sees of it is its `shown`: an amount, the name of a thing, a
list of things. A variable that only the rules read is `hidden`.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from concilium.core.bits import members
from concilium.core.views import Deciding

if TYPE_CHECKING:
    from concilium.core.state import State

TAKEN: Final = {*Deciding.__annotations__, "seat"}
"""What a view says of every decision, and of every frame."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Variable:
    """A number of a frame, shown as it is."""

    def __init__(self, name: str, hidden: bool = False) -> None:
        self.name = name
        self.hidden = hidden

    def shown(self, t: "State", value: i64, seat: int | None) -> object:
        """What a seat sees of it, as plain data; None is a spectator."""
        return value


def in_place(step: str, variables: Mapping[int, Variable]) -> list[Variable]:
    """The variables of a step, each in the place under which it is declared: from 0 up, with no gap and no name twice,
    and none that a view already uses for the decision itself. `ValueError` says which is wrong."""
    found: list[Variable] = []
    for place in range(len(variables)):
        if place not in variables:
            places = ", ".join(f"{variables[each].name!r} at {each}" for each in sorted(variables))
            raise ValueError(f"the step {step!r} has no variable at {place}, but {places}")
        variable = variables[place]
        if variable.name in TAKEN:
            raise ValueError(f"the step {step!r} has a variable {variable.name!r}, as a view calls something else")
        if variable.name in [other.name for other in found]:
            raise ValueError(f"the step {step!r} has two variables {variable.name!r}")
        found.append(variable)
    return found


class Flag(Variable):
    """Yes or no."""

    def shown(self, t: "State", value: i64, seat: int | None) -> object:
        return value != 0


class Named(Variable):
    """One of some things by name; `first` is the number of the first of them, anything below it means none."""

    def __init__(self, name: str, names: list[str], first: int = 0, hidden: bool = False) -> None:
        super().__init__(name, hidden)
        self.names = names
        self.first = first

    def shown(self, t: "State", value: i64, seat: int | None) -> object:
        return self.names[value - self.first] if value >= self.first else None


class SomeOf(Variable):
    """A set of things, as bits."""

    def __init__(self, name: str, names: list[str], hidden: bool = False) -> None:
        super().__init__(name, hidden)
        self.names = names

    def shown(self, t: "State", value: i64, seat: int | None) -> object:
        return [self.names[index] for index in members(value)]


class SeatVariable(Variable):
    """A seat by number; anything below `first` means nobody."""

    def __init__(self, name: str, first: int = 0, hidden: bool = False) -> None:
        super().__init__(name, hidden)
        self.first = first

    def shown(self, t: "State", value: i64, seat: int | None) -> object:
        return value - self.first if value >= self.first else None


class SeatSet(Variable):
    """A set of seats, as bits."""

    def shown(self, t: "State", value: i64, seat: int | None) -> object:
        return members(value)
