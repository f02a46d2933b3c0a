"""The options of Medieval Realms: section 8 of the rules, and the owner's own components."""

from collections.abc import Mapping
from typing import Any

from concilium.core.options import Choice, FilePath, Option, check_options, check_players
from concilium.games.medieval_realms.components import LEAST_PLAYERS, MOST_PLAYERS

OPTIONS: list[Option] = [
    Choice("rounds", [7, 8], 7),
    FilePath("cards"),
    FilePath("board"),
]


def check(players: object, given: Mapping[str, Any]) -> tuple[int, dict[str, object]]:
    """The number of players and every option, checked."""
    return check_players(players, LEAST_PLAYERS, MOST_PLAYERS), check_options(OPTIONS, given)
