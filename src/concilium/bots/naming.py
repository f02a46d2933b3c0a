"""Bots by name: "random", "greedy", "search:200ms", "search:500it", and the levels that a player can choose.

After the kind come, each after a colon, a budget (`search:1.6s/turn`), a share of random decisions for games to learn
from (`greedy:10%`), and mistakes (`greedy:overlooks=40%:misjudges=25%`). `~STYLE` gives it one of the game's styles:
`hard~builder`. `@FILE` in the end takes the figures of that file instead of the game's own: `greedy@old.toml`.
"""

from pathlib import Path

from concilium.bots.budget import Budget
from concilium.bots.figures import Figures, load
from concilium.bots.frailty import Frailty
from concilium.bots.levels import LEVELS, behind, current
from concilium.bots.players import GreedyPlayer, RandomPlayer, SearchPlayer
from concilium.bots.styles import adopt
from concilium.core.game import Game
from concilium.core.playing import Bot

_MISTAKES = ("overlooks", "misjudges")


def make(name: str, game: Game, seed: int | None = None) -> Bot:
    """A bot by name for a game; with a seed and a budget of iterations it always decides the same way."""
    styled, _, file = name.partition("@")
    plain, _, style = styled.partition("~")
    plain = behind(game.name, int(game.players)).get(current(plain), plain)
    kind, *parts = plain.split(":")
    path = Path(file) if file else None
    if path is not None and not path.is_file():
        raise ValueError(f"bot {name!r}: there is no file {file}")
    unnamed = [part for part in parts if "=" not in part]
    frailty = _frailty(name, [part for part in parts if "=" in part])
    if kind == "random" and not parts and not style:
        return RandomPlayer(seed)
    if kind == "greedy" and len(unnamed) <= 1:
        carelessness = _share(name, unnamed[0]) if unnamed else 0.0
        return GreedyPlayer(game, _learned(game, path, style).evaluation, seed, carelessness, frailty)
    if kind == "search" and len(unnamed) == 1:
        return SearchPlayer(game, _learned(game, path, style), Budget.parse(unnamed[0]), seed, frailty)
    known = ", ".join(["random", "greedy", "search:BUDGET", *LEVELS])
    raise ValueError(f"no bot {name!r}; there are {known}")


def _learned(game: Game, path: Path | None, style: str) -> Figures:
    """A game's figures, with the leanings of a style if one is named."""
    figures = load(game, path)
    if style:
        for evaluation in {figures.evaluation, figures.guide}:
            adopt(style, game.name, evaluation)
    return figures


def _frailty(name: str, parts: list[str]) -> Frailty:
    mistakes = dict(part.split("=", 1) for part in parts)
    if set(mistakes) - set(_MISTAKES) or len(mistakes) < len(parts):
        raise ValueError(f"bot {name!r}: its mistakes are {' and '.join(_MISTAKES)}, once each")
    return Frailty(*(_share(name, mistakes.get(mistake, "0%")) for mistake in _MISTAKES))


def _share(name: str, figure: str) -> float:
    if not figure.endswith("%") or not figure[:-1].isdecimal() or int(figure[:-1]) > 100:
        raise ValueError(f"bot {name!r}: a share is a percentage from 0% to 100%, not {figure!r}")
    return int(figure[:-1]) / 100
