"""Bots by name: "random", "greedy", "search:200ms", "search:500it", and the levels that a player can choose.

`greedy:10%` makes one decision in ten at random, for games to learn from. `@FILE` after a name takes the figures of
that file instead of the game's own: `greedy@old.toml`.
"""

from pathlib import Path

from concilium.bots.budget import Budget
from concilium.bots.players import GreedyPlayer, RandomPlayer, SearchPlayer
from concilium.bots.weights import load
from concilium.core.game import Game
from concilium.core.outlook import Outlook
from concilium.core.playing import Bot

LEVEL_NAMES: dict[str, str] = {
    "apprentice": "greedy:85%",
    "adept": "greedy:60%",
    "magus": "greedy",
    "master": "search:30it",
    "archmage": "search:1s",
}
"""The bot behind each level, from weak to strong; nobody waits longer than two seconds for a decision."""

LEVELS: tuple[str, ...] = tuple(LEVEL_NAMES)


def timed_levels() -> tuple[str, ...]:
    """The levels that think for a time: the slower the engine, the weaker they are."""
    return tuple(level for level, name in LEVEL_NAMES.items() if _is_timed(name))


def _is_timed(name: str) -> bool:
    kind, _, figure = name.partition(":")
    return kind == "search" and Budget.parse(figure).seconds is not None


def make(name: str, game: Game, seed: int | None = None) -> Bot:
    """A bot by name for a game; with a seed and a budget of iterations it always decides the same way."""
    plain, _, file = LEVEL_NAMES.get(name, name).partition("@")
    kind, _, figure = plain.partition(":")
    path = Path(file) if file else None
    if path is not None and not path.is_file():
        raise ValueError(f"bot {name!r}: there is no file {file}")
    if kind == "random" and not figure:
        return RandomPlayer(seed)
    if kind == "greedy":
        return GreedyPlayer(game, load(game, path).evaluation, seed, _carelessness(name, figure))
    if kind == "search" and figure:
        return SearchPlayer(game, load(game, path), Budget.parse(figure), seed)
    known = ", ".join(["random", "greedy", "search:BUDGET", *LEVELS])
    raise ValueError(f"no bot {name!r}; there are {known}")


def _carelessness(name: str, figure: str) -> float:
    if not figure:
        return 0.0
    if not figure.endswith("%") or not figure[:-1].isdecimal() or int(figure[:-1]) > 100:
        raise ValueError(f"bot {name!r}: after greedy comes a percentage from 0% to 100%, not {figure!r}")
    return int(figure[:-1]) / 100


def hints(outlook: Outlook, budget: str = "1s", seed: int | None = None) -> list[tuple[int, float]]:
    """Each legal action with the win chance that a search finds for it, the best first."""
    bot = make(f"search:{budget}", outlook.game, seed)
    assert isinstance(bot, SearchPlayer)
    bot.think(outlook)
    return bot.ranking(outlook)


def hint(outlook: Outlook, seconds: float) -> list[tuple[int, float]]:
    """`hints` after this many seconds of thought."""
    return hints(outlook, f"{seconds:g}s")
