"""The levels that a player can choose, from weak to strong, and the bot behind each, in each game.

Games differ in how much thought brings, so each has its own file, `learning/levels.toml` beside its figures; a game
without one has the usual levels. How far thought brings one depends on the number of players too, so the file may have
other bots for one of them (`[players.2]`). What a level is called is in the game's words.
"""

import tomllib
from functools import lru_cache

from concilium.core.registry import names, title

USUAL: dict[str, str] = {
    "beginner": "greedy:overlooks=50%:misjudges=60%",
    "easy": "greedy:overlooks=25%:misjudges=25%",
    "medium": "greedy",
    "hard": "search:60it/1.6s/turn",
    "expert": "search:1.6s/turn",
}
LEVELS: tuple[str, ...] = tuple(USUAL)

FORMER: dict[str, str] = {
    "apprentice": "beginner",
    "adept": "easy",
    "magus": "medium",
    "master": "hard",
    "archmage": "expert",
}
"""What levels were called before: tables and games that are stored still say so."""

_QUICK = "it"
_MOST_QUICK = 100
"""With so few iterations a search is done in time on any engine."""


def current(level: str) -> str:
    """A level as it is called now; other names of bots stay what they are."""
    return FORMER.get(level, level)


@lru_cache(maxsize=64)
def behind(game: str, players: int) -> dict[str, str]:
    """The bot behind each level of a game with this many players; `ValueError` if its file lacks one or has another."""
    file = title(game).figures.with_name("levels.toml")
    if not file.exists():
        return USUAL
    content = tomllib.loads(file.read_text(encoding="utf-8"))
    declared: dict[str, str] = content.get("players", {}).get(str(players), content["levels"])
    if list(declared) != list(LEVELS):
        raise ValueError(f"{file}: the levels are {', '.join(LEVELS)}, in this order")
    return declared


def timed_levels() -> tuple[str, ...]:
    """The levels that run out of time on a slow engine, in some game: there they are weaker."""
    tables = [(game, players) for game in names() for players in title(game).players]
    return tuple(level for level in LEVELS if any(_needs_time(behind(*table)[level]) for table in tables))


def _needs_time(bot: str) -> bool:
    kind, _, rest = bot.partition(":")
    iterations = rest.partition("/")[0].partition(":")[0]
    is_quick = iterations.endswith(_QUICK) and int(iterations.removesuffix(_QUICK)) <= _MOST_QUICK
    return kind == "search" and not is_quick
