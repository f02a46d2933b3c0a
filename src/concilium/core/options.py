"""Options that a game declares, and the one place where a user's input is checked against them."""

from collections.abc import Mapping
from typing import Any


class OptionError(ValueError):
    """An unknown option, or a value that it does not take; the text says what is allowed."""

    def __init__(self, option: str, problem: str) -> None:
        super().__init__(problem)
        self.option = option


class Option:
    """One option: its name, its default and the values it takes."""

    def __init__(self, name: str, default: object) -> None:
        self.name = name
        self.default = default

    def check(self, value: object) -> object:
        """The value in its canonical spelling; `OptionError` if the option does not take it."""
        raise NotImplementedError

    def allowed(self) -> list[object] | None:
        """Every value it takes, for a front end to offer; None if they cannot be listed."""
        return None


class Choice(Option):
    """One of a few values."""

    def __init__(self, name: str, values: list[object], default: object) -> None:
        super().__init__(name, default)
        self.values = values

    def check(self, value: object) -> object:
        for allowed in self.values:
            # True equals 1 but is not a number of anything, so bool is distinguished from int.
            if value == allowed and isinstance(value, bool) == isinstance(allowed, bool):
                return allowed
        raise OptionError(self.name, f"{self.name} is one of {_listed(self.values)}, not {value!r}")

    def allowed(self) -> list[object] | None:
        return self.values


class Whole(Option):
    """A whole number within bounds."""

    def __init__(self, name: str, low: int, high: int, default: int) -> None:
        super().__init__(name, default)
        self.low = low
        self.high = high

    def check(self, value: object) -> object:
        if not isinstance(value, int) or isinstance(value, bool) or not self.low <= value <= self.high:
            raise OptionError(self.name, f"{self.name} is a whole number from {self.low} to {self.high}, not {value!r}")
        return value

    def allowed(self) -> list[object] | None:
        return list(range(self.low, self.high + 1))


class Mix(Option):
    """Any mix of a few values; the canonical spelling is sorted and without repeats."""

    def __init__(self, name: str, values: list[str]) -> None:
        super().__init__(name, [])
        self.values = values

    def check(self, value: object) -> object:
        if isinstance(value, str) or not isinstance(value, (list, tuple, set, frozenset)):
            raise OptionError(self.name, f"{self.name} is a list of any of {_listed(self.values)}, not {value!r}")
        for item in value:
            if item not in self.values:
                raise OptionError(self.name, f"{self.name} has no {item!r}; it takes any of {_listed(self.values)}")
        return sorted(set(value), key=self.values.index)

    def allowed(self) -> list[object] | None:
        return list(self.values)


class FilePath(Option):
    """One of the user's files, or None for the game's own."""

    def __init__(self, name: str) -> None:
        super().__init__(name, None)

    def check(self, value: object) -> object:
        if value is not None and not isinstance(value, str):
            raise OptionError(self.name, f"{self.name} is the path of a file, not {value!r}")
        return value


def check_players(players: object, low: int, high: int) -> int:
    if not isinstance(players, int) or isinstance(players, bool) or not low <= players <= high:
        raise OptionError("players", f"players is a whole number from {low} to {high}, not {players!r}")
    return players


def check_options(declared: list[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Every declared option with its value: the given one, checked, or the default."""
    by_name = {option.name: option for option in declared}
    for name in given:
        if name not in by_name:
            raise OptionError(name, f"no option {name!r}; there are {', '.join(by_name)}")
    return {name: option.check(given.get(name, option.default)) for name, option in by_name.items()}


def _listed(values: list[Any]) -> str:
    return ", ".join(repr(value) for value in values)
