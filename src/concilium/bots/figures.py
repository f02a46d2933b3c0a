"""The learned figures of a game, in a data file: its evaluation's weights or judge, its players' habits, its search's
settings."""

import json
import re
import tomllib
from dataclasses import asdict, dataclass
from pathlib import Path

from concilium.bots.habits import Habits
from concilium.bots.judging import Network
from concilium.bots.search import CURIOSITY, RIPE, ROLLOUT, Search
from concilium.core.evaluation import Evaluation
from concilium.core.game import Game
from concilium.core.registry import title

_JUDGE = "# What follows was learned from self-play by:"
_GUIDE = "# What a search looks at first was learned by:"


@dataclass(frozen=True)
class Settings:
    """How a game is searched."""

    rollout: int = ROLLOUT
    curiosity: float = CURIOSITY
    ripe: int = RIPE
    worlds: int = 1
    faith: float = 0.0
    turns: int = 0
    """How many turns a comparison plays on; 0 to search a tree instead."""
    turn: str = ""
    """The step of a game in which a seat takes its turn."""
    candidates: int = 8
    heed: float = 0.05
    patience: int = 0
    glance: int = 4
    trusted: int = 0
    """The tries an action needs to be chosen as the most tried one; with fewer, the best win chance decides."""


@dataclass(frozen=True)
class Figures:
    """What bots of a game think with. The evaluation has its own scratch space: two bots must not share it."""

    evaluation: Evaluation
    """Says what a position is worth: win chances."""
    guide: Evaluation
    """Says what a search looks at first, and how it expects others to go on. It learned from choices, so its win
    chances are little more than an order of them; a game without a guide goes by its evaluation."""
    habits: Habits
    settings: Settings
    turn_step: int = -1

    def search(self, actions: int, capacity: int, seed: int) -> Search:
        """A search with these figures."""
        search = Search(self.evaluation, self.guide, self.habits, actions, capacity, seed)
        search.rollout = self.settings.rollout
        search.curiosity = self.settings.curiosity
        search.ripe = self.settings.ripe
        search.worlds = self.settings.worlds
        search.faith = self.settings.faith
        search.patience = self.settings.patience
        comparison = search.comparison
        comparison.turns = self.settings.turns
        comparison.turn_step = self.turn_step
        comparison.candidates = self.settings.candidates
        comparison.worlds = self.settings.worlds
        comparison.tally.faith = self.settings.faith
        comparison.heed = self.settings.heed
        comparison.patience = self.settings.patience
        comparison.routine.heed = self.settings.heed
        comparison.routine.glance = self.settings.glance
        return search


def path_of(game: Game) -> Path:
    """Where a game keeps the figures that its bots think with."""
    return title(game.name).figures


def load(game: Game, path: Path | None = None) -> Figures:
    """The figures of a game's data file or of another; without a file all weights are zero."""
    file = path_of(game) if path is None else path
    return read(game, file.read_text(encoding="utf-8") if file.exists() else "")


def read(game: Game, text: str) -> Figures:
    """The figures that a data file's text has."""
    evaluation, habits = game.evaluation(), Habits(game)
    content = tomllib.loads(text)
    _set_weights(evaluation, content.get("weights", {}))
    _set_habits(habits, game, content.get("habits", {}))
    if "judge" in content:
        evaluation.judge = Network.read(content["judge"]).judge(evaluation, int(game.players))
    guide = evaluation
    if "guide" in content:
        guide = game.evaluation()
        guide.judge = Network.read(content["guide"]).judge(guide, int(game.players))
    settings = Settings(**content.get("search", {}))
    return Figures(evaluation, guide, habits, settings, _turn_step(game, settings))


def _turn_step(game: Game, settings: Settings) -> int:
    """The number of the step in which a seat takes its turn; -1 if it makes no difference to the search."""
    steps = [step.name for step in game.steps]
    if settings.turns == 0:
        return -1
    if settings.turn not in steps:
        raise ValueError(f"{game.name} has no step {settings.turn!r}, in which a seat would take its turn")
    for step in game.steps:
        # There the others would answer a choice that they must not know.
        if step.together:
            raise ValueError(f"{game.name} cannot be searched with turns: in {step.name!r} several decide in secret")
    return steps.index(settings.turn)


def _set_weights(evaluation: Evaluation, weights: dict[str, list[float]]) -> None:
    """A feature missing from the file has no weight: it was added after the file was made."""
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


def write(
    path: Path, command: str, settings: Settings, weights: dict[str, list[float]], habits: dict[str, dict[str, float]]
) -> None:
    """A data file that states the command that made it."""
    lines = ["# Figures from games played. Weights and habits were made by:", f"#   {command}", ""]
    lines += ["[search]", *_settings(asdict(settings)), "", "[weights]"]
    lines += [f"{feature} = [{', '.join(f'{value:.4f}' for value in values)}]" for feature, values in weights.items()]
    for step, by_verb in habits.items():
        lines += ["", f"[habits.{step}]"]
        lines += [f"{verb} = {value:.4f}" for verb, value in by_verb.items()]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _settings(values: dict[str, int | float | str]) -> list[str]:
    """Settings as lines; numbers and short texts are written in TOML as in JSON."""
    return [f"{name} = {json.dumps(value)}" for name, value in values.items()]


def with_judge(text: str, command: str, network: Network) -> str:
    """A data file's text with a judge in place of the one it has, if any; it states the command that made it."""
    before, _, guide = _parts(text)
    return _joined(before, _learned(_JUDGE, command, network.lines()), guide)


def with_guide(text: str, command: str, network: Network) -> str:
    """A data file's text with a guide in place of the one it has, if any; it states the command that made it."""
    before, judge, _ = _parts(text)
    return _joined(before, judge, _learned(_GUIDE, command, network.lines("guide")))


def made_by(text: str) -> str:
    """The command that made the judge of a data file's text, as it states."""
    return text.partition(_JUDGE)[2].partition("#")[2].partition("\n")[0].strip()


def _parts(text: str) -> tuple[str, str, str]:
    """What a data file has before its judge, its judge and its guide."""
    rest, mark, guide = text.partition(_GUIDE)
    before, judge_mark, judge = rest.partition(_JUDGE)
    return before, judge_mark + judge, mark + guide


def _learned(mark: str, command: str, lines: list[str]) -> str:
    return "\n".join([mark, f"#   {command}", "", *lines])


def _joined(*parts: str) -> str:
    return "\n\n".join(part.strip() for part in parts if part.strip()) + "\n"


def with_settings(text: str, wanted: str) -> str:
    """A data file's text with settings of the search changed as in `rollout=0,faith=4`; `ValueError` if unknown."""
    if not wanted:
        return text
    now = asdict(Settings(**tomllib.loads(text).get("search", {})))
    for word in wanted.split(","):
        name, _, value = word.partition("=")
        if name not in now:
            raise ValueError(f"a search has no setting {name!r}, only {', '.join(now)}")
        try:
            now[name] = type(now[name])(value)
        except ValueError:
            raise ValueError(f"{name}={value} is not a number that a search can be set to") from None
    section = "\n".join(["[search]", *_settings(now), "", ""])
    found = re.search(r"^\[search\]\n(?:(?!\[).*\n)*", text, re.MULTILINE)
    if found is None:
        return section + text
    return text[: found.start()] + section + text[found.end() :]
