"""The tuned figures of a game: the weights of its evaluation and the habits of its players, in a data file."""

import tomllib
from pathlib import Path
from typing import Any

from concilium.bots.habits import Habits
from concilium.core.evaluation import Evaluation
from concilium.core.game import Game

FOLDER = Path(__file__).parent / "data"


def path_of(game: Game) -> Path:
    return FOLDER / f"{game.name}.toml"


def load(game: Game, path: Path | None = None) -> tuple[Evaluation, Habits]:
    """A game's evaluation and habits with the figures of its data file; without a file all weights are zero."""
    evaluation, habits = game.evaluation(), Habits(game)
    file = path_of(game) if path is None else path
    if file.exists():
        content = tomllib.loads(file.read_text(encoding="utf-8"))
        _set_weights(evaluation, content.get("weights", {}))
        _set_habits(habits, game, content.get("habits", {}))
    return evaluation, habits


def _set_weights(evaluation: Evaluation, weights: dict[str, list[float]]) -> None:
    """A feature that the file does not know weighs nothing: it was added after the file was made."""
    clocks = len(evaluation.clocks)
    for number, feature in enumerate(evaluation.features):
        for clock, weight in enumerate(weights.get(feature, [0.0] * clocks)[:clocks]):
            evaluation.weights[number * clocks + clock] = float(weight)


def _set_habits(habits: Habits, game: Game, readiness: dict[str, dict[str, float]]) -> None:
    steps = {step.name: number for number, step in enumerate(game.steps)}
    verbs = {verb.name: number for number, verb in enumerate(game.notation.verbs)}
    for step, by_verb in readiness.items():
        for verb, value in by_verb.items():
            if step in steps and verb in verbs:
                habits.set(steps[step], verbs[verb], float(value))


def write(path: Path, command: str, weights: dict[str, list[float]], habits: dict[str, dict[str, float]]) -> None:
    """A data file that says by which command it was made."""
    lines = ["# Figures from games played; made by:", f"#   {command}", "", "[weights]"]
    lines += [f"{feature} = [{_listed(values)}]" for feature, values in weights.items()]
    for step, by_verb in habits.items():
        lines += ["", f"[habits.{step}]"]
        lines += [f"{verb} = {_number(value)}" for verb, value in by_verb.items()]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _listed(values: list[float]) -> str:
    return ", ".join(_number(value) for value in values)


def _number(value: Any) -> str:
    return f"{float(value):.4f}"
