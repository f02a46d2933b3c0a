"""The ladder of levels: each plays alone at a table of the level below."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from concilium.arena.statistics import Share, win_share
from concilium.bots import LEVELS

OFTEN = (8, 8, 4, 2)
"""How many games each rung gets in a round, from the lowest: quick ones more, since theirs cost next to nothing."""


@dataclass(frozen=True)
class Rung:
    """A level against the one below: the share of games that its seat won."""

    upper: str
    lower: str
    games: int
    wins: Share
    """An even share is that of one seat."""


def lineups(players: int) -> tuple[tuple[str, ...], ...]:
    """A round of games: in each, one of a level among others of the level below, not always on the same seat."""
    found: list[tuple[str, ...]] = []
    for (lower, upper), often in zip(pairwise(LEVELS), OFTEN, strict=True):
        for game in range(often):
            found.append(tuple(upper if seat == game % players else lower for seat in range(players)))
    return tuple(found)


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
