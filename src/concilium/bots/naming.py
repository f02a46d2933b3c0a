"""Bots by name: "random", "greedy", "search:200ms", "search:500it", and the levels that a player can choose."""

from concilium.bots.budget import Budget
from concilium.bots.players import GreedyPlayer, RandomPlayer, SearchPlayer
from concilium.bots.weights import load
from concilium.core.game import Game
from concilium.core.outlook import Outlook
from concilium.core.playing import Bot

ROLLOUT = 0


LEVEL_NAMES: dict[str, str] = {
    "apprentice": "random",
    "adept": "greedy",
    "magus": "search:50ms",
    "master": "search:300ms",
    "archmage": "search:2s",
}
"""What each level plays by, from weak to strong; nobody waits longer than two seconds for a decision."""

LEVELS: tuple[str, ...] = tuple(LEVEL_NAMES)


def make(name: str, game: Game, seed: int | None = None) -> Bot:
    """A bot by name for a game; with a seed and a budget of iterations it always decides alike."""
    kind, _, budget = LEVEL_NAMES.get(name, name).partition(":")
    if kind == "random" and not budget:
        return RandomPlayer(seed)
    if kind == "greedy" and not budget:
        return GreedyPlayer(game, load(game)[0], seed)
    if kind == "search" and budget:
        evaluation, habits = load(game)
        return SearchPlayer(game, evaluation, habits, Budget.parse(budget), seed, ROLLOUT)
    known = ", ".join(["random", "greedy", "search:BUDGET", *LEVELS])
    raise ValueError(f"no bot {name!r}; there are {known}")


def hints(outlook: Outlook, budget: str = "1s", seed: int | None = None) -> list[tuple[int, float]]:
    """Each legal action with the win chance that a search finds for it, the best first."""
    actions = outlook.legal()
    bot = make(f"search:{budget}", outlook.game, seed)
    assert isinstance(bot, SearchPlayer)
    bot.think(outlook)
    tried = {action: (visits, chance) for action, visits, chance in bot.search.found(outlook.seat)}
    ranked = sorted(actions, key=lambda action: tried.get(action, (0, 0.0)), reverse=True)
    return [(action, tried.get(action, (0, 0.0))[1]) for action in ranked]


def hint(outlook: Outlook, seconds: float) -> list[tuple[int, float]]:
    """`hints` after so many seconds of thought."""
    return hints(outlook, f"{seconds:g}s")
