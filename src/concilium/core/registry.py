"""Which games there are: every package in `concilium.games` that has a `make`."""

import importlib
import pkgutil
from collections.abc import Mapping
from typing import Any, cast

from concilium.core.game import Game
from concilium.core.options import OptionError


def names() -> list[str]:
    """The names of all games, sorted."""
    import concilium.games

    return sorted(
        module.name.replace("_", "-") for module in pkgutil.iter_modules(concilium.games.__path__) if module.ispkg
    )


def game(name: str, players: int, options: Mapping[str, Any] | None = None) -> Game:
    """A game by name, its options checked; `OptionError` says what is allowed."""
    known = names()
    if name not in known:
        raise OptionError("game", f"no game {name!r}; there are {', '.join(known)}")
    module = importlib.import_module(f"concilium.games.{name.replace('-', '_')}")
    return cast(Game, module.make(players, dict(options) if options is not None else {}))
