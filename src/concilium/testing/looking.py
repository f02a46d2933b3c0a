"""What several promises look at."""

import json
import re

from concilium.core.game import Game
from concilium.core.movers import CHANCE
from concilium.core.registry import title
from concilium.core.state import State


def everybody(state: State) -> list[int]:
    return [CHANCE, *range(state.game.players)]


def is_plain(value: object) -> bool:
    """Whether a round trip through JSON returns exactly this."""
    return bool(json.loads(json.dumps(value)) == value)


def rule_of(game: Game) -> re.Pattern[str]:
    """What a rule's id looks like in a game."""
    return re.compile(rf"{title(game.name).rules}-\d+(\.\d+)?")
