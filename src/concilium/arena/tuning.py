"""Tuning: bots play, the evaluation learns from how the games ended, better bots play, and so on."""

import statistics
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from concilium.arena.fitting import fit, likelihood
from concilium.arena.plan import Plan
from concilium.arena.running import run
from concilium.arena.samples import lineups, readiness, sample_match
from concilium.bots import weights
from concilium.core.registry import game as make_game


@dataclass(frozen=True)
class Round:
    """What one round of tuning found."""

    number: int
    positions: int
    likelihood: float
    """Of the last tenth of its games under weights that had not seen them."""
    winning_score: float


def tune(
    game: str, rounds: int, games: int, seed: int, jobs: int, out: Path, command: str, tick: Callable[[], None]
) -> Iterator[Round]:
    """Write better and better figures to `out`: the first round plays at random, each next one by the last figures."""
    results: list[dict[str, Any]] = []
    settings = weights.load(make_game(game, len(lineups(game, "random")[0]))).settings
    for number in range(rounds):
        bot = "random" if number == 0 else f"greedy:8%@{out}"
        plan = Plan(game, lineups(game, bot), games, seed + number, purpose="tuning")
        fresh = []
        for result in run(sample_match, plan, range(games), jobs):
            fresh.append(result)
            tick()
        # In the order of their numbers, so that the same command always gives the same file. The games of the round
        # before count too, except the random ones: nobody plays like that.
        fresh.sort(key=lambda result: int(result["number"]))
        results = fresh if number <= 1 else results[-games:] + fresh
        evaluation = plan.make(len(plan.lineup(0))).evaluation()
        seen = len(results) - games // 10
        trial = fit(results[:seen], evaluation.features, evaluation.clocks)
        found = fit(results, evaluation.features, evaluation.clocks)
        weights.write(out, command, settings, found, readiness(fresh))
        yield Round(
            number,
            sum(len(result["rows"]) for result in results),
            likelihood(results[seen:], trial),
            statistics.mean(max(result["scores"]) for result in fresh),
        )
