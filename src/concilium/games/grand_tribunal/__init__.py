"""Grand Tribunal: 3 to 5 wizards craft magic items and vote on what is fashionable, three Tribunals."""

from typing import Any

from concilium.core.game import Game
from concilium.games.grand_tribunal.game import GrandTribunal


def make(players: int, options: dict[str, Any]) -> Game:
    """The game for so many wizards; `OptionError` or `DataError` says what is wrong with the options."""
    return GrandTribunal(players, options)
