"""Grand Tribunal: 3 to 5 wizards craft magic items and vote on what is fashionable, three Tribunals."""

from typing import Any

from concilium.core.game import Game
from concilium.core.options import Option
from concilium.games.grand_tribunal.game import GrandTribunal
from concilium.games.grand_tribunal.options import EDITIONS
from concilium.games.grand_tribunal.options import declared as declared_by


def make(players: int, options: dict[str, Any]) -> Game:
    """The game for so many wizards; `OptionError` or `DataError` says what is wrong with the options."""
    return GrandTribunal(players, options)


def declared() -> list[Option]:
    """What can be chosen, with the defaults of the first edition."""
    return declared_by(EDITIONS[0])
