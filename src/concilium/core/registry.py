"""Which games there are: every installed package that offers a `Title` in the entry point group `concilium.games`."""

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from concilium.core.game import Game
from concilium.core.options import OptionError, check_players
from concilium.core.title import Title

GROUP = "concilium.games"


@cache
def titles() -> dict[str, Title]:
    """Every game by its name, sorted; a package that offers something else is an error that names it."""
    found: dict[str, Title] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        title = entry.load()
        if not isinstance(title, Title) or title.name != entry.name:
            raise TypeError(f"the entry point {entry.name!r} of {GROUP} is {entry.value}, which is not its Title")
        found[title.name] = title
    return found


def names() -> list[str]:
    """The names of all games, sorted."""
    return list(titles())


def title(name: str) -> Title:
    """A game's declaration; `OptionError` if there is no such game."""
    found = titles().get(name)
    if found is None:
        raise OptionError("game", f"no game {name!r}; there are {', '.join(titles())}")
    return found


def game(name: str, players: Any, options: Mapping[str, Any] | None = None) -> Game:
    """A game by name, its options checked; `OptionError` says what is allowed."""
    declared = title(name)
    seats = check_players(players, declared.fewest, declared.most)
    return declared.make(seats, dict(options) if options is not None else {})
