"""What the results of many games say: win shares and scores with 95 % intervals, ratings, decisions, thinking time."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

Z = 1.959964
"""Two-sided 95 % of a normal distribution."""


@dataclass(frozen=True)
class Share:
    """A share with its 95 % interval (Wilson)."""

    value: float
    low: float
    high: float

    @staticmethod
    def of(wins: float, games: int) -> "Share":
        if games == 0:
            return Share(0.0, 0.0, 1.0)
        p = wins / games
        centre = (p + Z * Z / (2 * games)) / (1 + Z * Z / games)
        half = Z * math.sqrt(p * (1 - p) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
        # For shares of 0 and 1 the interval ends at the share itself, which rounding must not exceed.
        return Share(p, max(0.0, min(p, centre - half)), min(1.0, max(p, centre + half)))


def student(degrees: int) -> float:
    """Two-sided 95 % of Student's distribution, expanded about the normal one: right to 4 % from two degrees on."""
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / degrees + second / degrees**2 + third / degrees**3


@dataclass(frozen=True)
class Mean:
    """A mean with its 95 % interval (Student)."""

    value: float
    low: float
    high: float

    @staticmethod
    def of(values: Sequence[float]) -> "Mean":
        n = len(values)
        mean = sum(values) / n
        spread = sum((value - mean) ** 2 for value in values) / max(n - 1, 1)
        half = student(max(n - 1, 1)) * math.sqrt(spread / n)
        return Mean(mean, mean - half, mean + half)


@dataclass(frozen=True)
class Standing:
    """How one bot did over all games of a run."""

    bot: str
    seats: float
    """How many seats it had in a game, on average."""
    wins: Share
    even: float
    """The win share if all seats were equally good."""
    score: Mean
    rating: float
    rating_spread: float
    decisions: float
    """A game and seat."""
    seconds: float
    """A decision."""
    longest: float
    """The longest decision, in seconds."""
    turn: float
    """The longest turn."""


def standings(results: list[dict[str, Any]]) -> list[Standing]:
    """A line for each bot, the best rated first."""
    from concilium.arena.ratings import rate

    ratings = rate(results)
    names = sorted({name for result in results for name in result["bots"]})
    lines = [_standing(name, results, *ratings[name]) for name in names]
    return sorted(lines, key=lambda line: -line.rating)


def win_share(result: dict[str, Any], seat: int) -> float:
    """A shared win counts as a part of one."""
    return 1 / len(result["winners"]) if seat in result["winners"] else 0.0


def _standing(name: str, results: list[dict[str, Any]], rating: float, spread: float) -> Standing:
    games = [result for result in results if name in result["bots"]]
    wins = even = seconds = longest = turn = 0.0
    decisions = seats = 0
    scores: list[float] = []
    for result in games:
        for seat, bot in enumerate(result["bots"]):
            if bot == name:
                wins += win_share(result, seat)
                even += 1 / len(result["bots"])
                seats += 1
                scores.append(result["scores"][seat])
                decisions += result["decisions"][seat]
                seconds += result["seconds"][seat]
                longest = max(longest, result["longest"][seat])
                turn = max(turn, result["turns"][seat])
    return Standing(
        bot=name,
        seats=seats / len(games),
        wins=Share.of(wins, len(games)),
        even=even / len(games),
        score=Mean.of(scores),
        rating=rating,
        rating_spread=spread,
        decisions=decisions / seats,
        seconds=seconds / max(decisions, 1),
        longest=longest,
        turn=turn,
    )
