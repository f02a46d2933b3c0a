"""Medieval Realms: 2 to 5 kings, seven rounds of secret placement, markets, majorities and auctions."""

from typing import Any

from concilium.core.game import Game
from concilium.core.options import Option
from concilium.games.medieval_realms.game import Realms
from concilium.games.medieval_realms.options import OPTIONS


def make(players: int, options: dict[str, Any]) -> Game:
    """The game for so many kings; `OptionError` or `DataError` says what is wrong with the options."""
    return Realms(players, options)


def declared() -> list[Option]:
    """What can be chosen, with the defaults."""
    return OPTIONS
