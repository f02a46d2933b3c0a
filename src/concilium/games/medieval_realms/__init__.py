"""Medieval Realms: 2 to 5 kings, seven rounds of secret placement, markets, majorities and auctions."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from concilium.core.game import Game
from concilium.core.options import Option
from concilium.games.medieval_realms.game import Realms
from concilium.games.medieval_realms.options import OPTIONS, check

__all__ = ["OPTIONS", "declared", "make"]

DATA = Path(__file__).parent / "data"


def make(players: int, options: Mapping[str, Any]) -> Game:
    """The game for a number of players with these options; `OptionError` says what is allowed."""
    return Realms(*check(players, options), DATA)


def declared() -> list[Option]:
    """What can be chosen."""
    return OPTIONS
