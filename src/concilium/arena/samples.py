"""Measured positions from games, each with how its game ended: what the tuning learns from."""

from collections import Counter
from typing import Any

from concilium.arena.match import play_match
from concilium.arena.plan import Plan
from concilium.core.movers import CHANCE
from concilium.core.registry import title
from concilium.core.state import State

KEPT = 0.06
"""The share of a game's positions that is measured: neighbouring ones say the same."""


class Sampler:
    """Watches a game: measures some of its positions, and counts what was offered and what was chosen."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.rng = plan.rng(number + 1_000_000_000)
        self.evaluation = plan.make(len(plan.lineup(number))).evaluation()
        self.rows: list[tuple[list[float], list[list[float]]]] = []
        self.offered: Counter[str] = Counter()
        self.chosen: Counter[str] = Counter()

    def __call__(self, state: State, seat: int, action: int) -> None:
        if seat == CHANCE:
            return
        actions = state.legal(seat)
        if len(actions) == 1:
            return
        notation, step = state.game.notation, state.game.steps[state.step].name
        for offered in actions:
            self.offered[f"{step} {notation.verb(offered).name}"] += 1
        self.chosen[f"{step} {notation.verb(action).name}"] += 1
        if self.rng.random() < KEPT:
            # After the decision, because that is when the evaluation is consulted.
            after = state.copy()
            after.apply(seat, action)
            self.rows.append(self.evaluation.features_of(after))


def sample_match(plan: Plan, number: int) -> dict[str, Any]:
    """The result of a game, its measured positions and its counted choices."""
    sampler = Sampler(plan, number)
    result = play_match(plan, number, sampler)
    return {**result, "rows": sampler.rows, "offered": dict(sampler.offered), "chosen": dict(sampler.chosen)}


def readiness(results: list[dict[str, Any]]) -> dict[str, dict[str, float]]:
    """By step and verb: how often an offer of it was taken."""
    offered: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    for result in results:
        offered.update(result["offered"])
        chosen.update(result["chosen"])
    found: dict[str, dict[str, float]] = {}
    for key in sorted(offered):
        step, verb = key.split(" ")
        # A choice that was never seen remains possible.
        found.setdefault(step, {})[verb] = (chosen[key] + 1) / (offered[key] + 4)
    return found


def lineups(game: str, bot: str) -> tuple[tuple[str, ...], ...]:
    """The same bot on all seats, for every number of players of a game."""
    found = [(bot,) * players for players in title(game).players]
    for lineup in found:
        Plan(game, (lineup,), 1, 0).check()
    return tuple(found)
