"""The ladder of levels: each plays against the one below, with half of the seats each."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from concilium.arena.statistics import Mean, Share, win_share
from concilium.bots import LEVELS


@dataclass(frozen=True)
class Rung:
    """A level against the one below: the share of games that a seat of the upper one won."""

    upper: str
    lower: str
    games: int
    wins: Share
    """An even share is the upper level's share of the seats: a half."""
    lead: Mean | None
    """By how many points the upper level's mean score is ahead; it shows a difference in fewer games than wins do."""

    @property
    def is_shown(self) -> bool:
        """Whether the games show that the upper level is stronger: an interval is entirely above even."""
        return self.wins.low > 0.5 or (self.lead is not None and self.games > 1 and self.lead.low > 0)


def lineups(players: int) -> tuple[tuple[str, ...], ...]:
    """For each pair of neighbours, tables at which they alternate. With an odd number each has one seat more at one of
    two tables, so that a half is even there too.

    The highest comes first, because its games are the longest and time may run out.
    """
    tables: list[tuple[str, ...]] = []
    for pair in reversed(list(pairwise(LEVELS))):
        orders = [pair, pair[::-1]] if players % 2 else [pair]
        tables += [tuple(order[seat % 2] for seat in range(players)) for order in orders]
    return tuple(tables)


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
        leads = [_mean_score(result, upper) - _mean_score(result, lower) for result in games]
        found.append(Rung(upper, lower, len(games), Share.of(wins, len(games)), Mean.of(leads) if leads else None))
    return found


def _mean_score(result: dict[str, Any], bot: str) -> float:
    scores = [score for name, score in zip(result["bots"], result["scores"], strict=True) if name == bot]
    return float(sum(scores)) / len(scores)
