"""Which games there are: every installed package that offers a `Title` in the entry point group `concilium.games`."""

import logging
from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from concilium.core.game import Game
from concilium.core.options import OptionError, check_players
from concilium.core.title import Title

GROUP = "concilium.games"
LOGGER = logging.getLogger(GROUP)


@cache
def _offered() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


@cache
def _can_be_loaded(entry: EntryPoint) -> bool:
    """Whether a package brings its game. One that does not is reported once: the other games go on without it."""
    try:
        title(entry.name)
    except Exception as error:
        LOGGER.warning("the game %r (%s) is left out: %s: %s", entry.name, entry.value, type(error).__name__, error)
        return False
    return True


def names() -> list[str]:
    """The names of all games that can be loaded, sorted."""
    return [name for name, entry in _offered().items() if _can_be_loaded(entry)]


def package(name: str) -> str:
    """The package that a game comes from, to be imported."""
    title(name)
    return _offered()[name].module


@cache
def title(name: str) -> Title:
    """A game's declaration; `OptionError` if there is no such game. A game is imported when it is first asked for."""
    if name not in _offered():
        raise OptionError("game", f"no game {name!r}; there are {', '.join(names())}")
    entry = _offered()[name]
    found = entry.load()
    if not isinstance(found, Title) or found.name != name:
        raise TypeError(f"the entry point {name!r} of {GROUP} is {entry.value}, which is not its Title")
    return found


def game(name: str, players: Any, options: Mapping[str, Any] | None = None) -> Game:
    """A game by name, its options checked; `OptionError` says what is allowed."""
    declared = title(name)
    seats = check_players(players, declared.fewest, declared.most)
    return declared.make(seats, dict(options) if options is not None else {})


def usual_game(name: str) -> Game:
    """A game with its usual number of players and options: for measurements and rehearsals."""
    return game(name, title(name).usual_players)
