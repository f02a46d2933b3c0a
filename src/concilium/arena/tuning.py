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
from concilium.bots import figures
from concilium.core.registry import game as make_game


@dataclass(frozen=True)
class Round:
    """What one round of tuning found."""

    number: int
    positions: int
    likelihood: float
    """Measured on the last tenth of its games, with weights fitted without them."""
    winning_score: float


def players(rounds: int, teacher: str, out: Path) -> list[str]:
    """The bot of each round: random first, then `greedy` with the latest figures, and finally the teacher."""
    return ["random"] + [f"greedy:8%@{out}"] * (rounds - 1) + ([f"{teacher}@{out}"] if teacher else [])


def tune(
    game: str,
    rounds: int,
    teacher: str,
    games: int,
    seed: int,
    jobs: int,
    out: Path,
    command: str,
    tick: Callable[[], None],
) -> Iterator[Round]:
    """Write better and better figures to `out`: each round plays with those of the previous one and learns from it.

    The teacher, a bot that plays better than `greedy`, plays one more round; the final figures come from it alone.
    """
    results: list[dict[str, Any]] = []
    settings = figures.load(make_game(game, len(lineups(game, "random")[0]))).settings
    for number, bot in enumerate(players(rounds, teacher, out)):
        plan = Plan(game, lineups(game, bot), games, seed + number, purpose="tuning")
        fresh = []
        for result in run(sample_match, plan, range(games), jobs):
            fresh.append(result)
            tick()
        # In the order of their numbers, so that the same command always gives the same file. The games of the previous
        # round count too, except the random ones: nobody plays like that.
        fresh.sort(key=lambda result: int(result["number"]))
        results = fresh if number <= 1 or number == rounds else results[-games:] + fresh
        evaluation = plan.make(len(plan.lineup(0))).evaluation()
        seen = len(results) - games // 10
        trial = fit(results[:seen], evaluation.features, evaluation.clocks)
        found = fit(results, evaluation.features, evaluation.clocks)
        figures.write(out, command, settings, found, readiness(fresh))
        yield Round(
            number,
            sum(len(result["rows"]) for result in results),
            likelihood(results[seen:], trial),
            statistics.mean(max(result["scores"]) for result in fresh),
        )
