"""Learning in rounds: the best figures so far play against themselves, a judge and a guide are trained from it, and
each has to win.

All that a round has made is kept in its folder: games, figures, contest. A learning that was stopped continues there.
"""

import json
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from concilium.arena.journal import Journal
from concilium.arena.statistics import Share, win_share
from concilium.arena.tournament import play_all
from concilium.bots.figures import made_by, read, with_guide, with_judge, with_settings
from concilium.bots.judging import Network
from concilium.core.registry import game as make_game
from concilium.core.registry import title
from concilium.learning.positions import Measured, Measurer
from concilium.learning.selfplay import SelfPlay, play_game, same_everywhere, two_each
from concilium.learning.training import Trained, train

STUDIED = 0.06
WANDERING = 0.05
EVEN = 0.5
ROUNDS_LEARNED_FROM = 2
"""A round learns from its own games and from those of the one before."""

FIGURES = "figures.toml"
"""Where a round keeps the judge and the guide that it has made."""
PARTS = {"judge": with_judge, "guide": with_guide}
"""What is learned, and how it is put into figures: what positions are worth, and what is worth a look."""

Tick = Callable[[], None]


class LearningError(ValueError):
    """A folder with another learning in it."""


@dataclass(frozen=True)
class Recipe:
    """What determines a learning: the same recipe with the same seed makes the same figures."""

    game: str
    games: int
    """How many games of self-play a round has."""
    contest: int
    """How many games the new figures play against the best so far."""
    iterations: int
    deeper: int
    epochs: int
    seed: int
    search: str = ""
    """How the search of the new figures is set, where otherwise than that of the best before: `rollout=0,faith=4`."""


@dataclass(frozen=True)
class Round:
    """What a round brought."""

    number: int
    positions: int
    decisions: int
    loss: float
    """The log loss of the winner in games that were not learned from."""
    even: float
    agreed: float
    """The share of decisions that were not learned from in which the guide prefers what the search preferred."""
    judge: Share
    """The wins of the new judge against the best figures before, on every second seat."""
    guide: Share
    """The wins of the new guide, against the best figures after that."""


class Learning:
    """A recipe of learning in a folder."""

    def __init__(self, recipe: Recipe, folder: Path, start: str, command: str) -> None:
        """Begin, or continue what is in the folder; `start` is the text of the figures to begin with."""
        self.recipe = recipe
        self.folder = folder
        self.command = command
        folder.mkdir(parents=True, exist_ok=True)
        noted = folder / "recipe.json"
        if not noted.exists():
            (folder / "start.toml").write_text(start, encoding="utf-8")
            noted.write_text(json.dumps(asdict(recipe), indent=2) + "\n", encoding="utf-8")
        elif json.loads(noted.read_text(encoding="utf-8")) != asdict(recipe):
            raise LearningError(f"{folder} holds another learning; see {noted}")
        self.best = (folder / "start.toml").read_text(encoding="utf-8")
        self.is_better = False
        """Whether some round's figures have won."""

    def run(self, rounds: int, jobs: int, ray: str | None, tick: Tick) -> Iterator[Round]:
        """The rounds one after another; `best` is then the text of the best figures."""
        games: list[list[dict[str, Any]]] = []
        for number in range(1, rounds + 1):
            games.append(self._play(number, jobs, ray, tick))
            trained = self._train(number, [result for part in games[-ROUNDS_LEARNED_FROM:] for result in part])
            judge, guide = (self._contest(number, part, jobs, ray, tick) for part in PARTS)
            yield Round(number, **trained, judge=judge, guide=guide)

    def _round_folder(self, number: int) -> Path:
        return self.folder / f"round-{number}"

    def _play(self, number: int, jobs: int, ray: str | None, tick: Tick) -> list[dict[str, Any]]:
        recipe = self.recipe
        plan = SelfPlay(
            recipe.game,
            same_everywhere(recipe.game, "best"),
            recipe.games,
            recipe.seed + number,
            purpose="learning",
            figures={"best": self.best},
            iterations=recipe.iterations,
            deeper=recipe.deeper,
            studied=STUDIED,
            wandering=WANDERING,
        )
        return self._play_all(plan, number, "games.jsonl", jobs, ray, tick)

    def _contest(self, number: int, part: str, jobs: int, ray: str | None, tick: Tick) -> Share:
        """How often the best figures win with the round's new judge or guide against those without; if more than every
        second time, they are the best from then on."""
        recipe = self.recipe
        made = (self._round_folder(number) / FIGURES).read_text(encoding="utf-8")
        text = with_settings(
            PARTS[part](self.best, made_by(made), Network.read(tomllib.loads(made)[part])), recipe.search
        )
        plan = SelfPlay(
            recipe.game,
            two_each(recipe.game, "new", "best"),
            recipe.contest,
            recipe.seed + number,
            purpose=f"contest-{part}",
            figures={"new": text, "best": self.best},
            iterations=recipe.iterations,
        )
        results = self._play_all(plan, number, f"contest-{part}.jsonl", jobs, ray, tick)
        won = sum(
            win_share(result, seat) for result in results for seat, name in enumerate(result["bots"]) if name == "new"
        )
        share = Share.of(won, len(results))
        if share.value > EVEN:
            self.best, self.is_better = text, True
        return share

    def _play_all(
        self, plan: SelfPlay, number: int, name: str, jobs: int, ray: str | None, tick: Tick
    ) -> list[dict[str, Any]]:
        journal = Journal(self._round_folder(number) / name, plan)
        for _ in range(plan.games - len(journal.missing(plan.games))):
            tick()
        return play_all(plan, play_game, journal, jobs, ray, tick=lambda _: tick())

    def _train(self, number: int, results: list[dict[str, Any]]) -> dict[str, Any]:
        """What the training found; the new judge and guide are in the round's folder. It is done once."""
        figures, report = self._round_folder(number) / FIGURES, self._round_folder(number) / "trained.json"
        if not report.exists():
            trained = learn_from(self.recipe.game, results, self.best, self.recipe.epochs, self.recipe.seed + number)
            text = with_guide(with_judge("", self.command, trained.judge), self.command, trained.guide)
            figures.write_text(text, encoding="utf-8")
            found = {name: getattr(trained, name) for name in ("positions", "decisions", "loss", "even", "agreed")}
            report.write_text(json.dumps(found) + "\n", encoding="utf-8")
        found = json.loads(report.read_text(encoding="utf-8"))
        assert isinstance(found, dict)
        return found


def learn_from(game: str, results: list[dict[str, Any]], figures: str, epochs: int, seed: int) -> Trained:
    """A judge and a guide from games of self-play; the figures are those that played them."""
    found = Measured()
    measurers: dict[int, Measurer] = {}
    # Games of different rounds may have the same number.
    for number, result in enumerate(results):
        seats = len(result["bots"])
        if seats not in measurers:
            made = make_game(game, seats)
            measurers[seats] = Measurer(made, read(made, figures), seed)
        measurers[seats].measure({**result, "number": number}, found)
    evaluation = make_game(game, min(title(game).players)).evaluation()
    return train(found, evaluation.features, evaluation.clocks, epochs, seed)
