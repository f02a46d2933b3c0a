"""The ladder of levels: each plays against the one below, half of the table each."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from concilium.arena.statistics import Share, win_share
from concilium.bots import LEVELS


@dataclass(frozen=True)
class Rung:
    """A level against the one below: the share of games that a seat of the upper one won."""

    upper: str
    lower: str
    games: int
    wins: Share
    """An even share is the upper level's share of the seats: a half."""


def lineups(players: int) -> tuple[tuple[str, ...], ...]:
    """For each pair of neighbours a table on which they alternate; with an odd number the lower has a seat more."""
    pairs = pairwise(LEVELS)
    return tuple(tuple(lower if seat % 2 == 0 else upper for seat in range(players)) for lower, upper in pairs)


def rungs(results: list[dict[str, Any]]) -> list[Rung]:
    """How each level did against the one below."""
    found: list[Rung] = []
    for lower, upper in pairwise(LEVELS):
        games = [result for result in results if set(result["bots"]) == {lower, upper}]
        wins = sum(
            win_share(result, seat)
            for result in games
            for seat in range(len(result["bots"]))
            if result["bots"][seat] == upper
        )
        found.append(Rung(upper, lower, len(games), Share.of(wins, len(games))))
    return found
