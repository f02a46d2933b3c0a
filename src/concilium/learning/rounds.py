"""Learning in rounds: the best figures so far play against themselves, a judge is trained from it, and it has to win.

All that a round has made is kept in its folder: games, figures, contest. A learning that was stopped continues there.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from concilium.arena.journal import Journal
from concilium.arena.statistics import Share, win_share
from concilium.arena.tournament import play_all
from concilium.bots.figures import read, with_judge, with_settings
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
    wins: Share
    """Of the new figures against the best before, on every second seat."""
    is_kept: bool


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
            trained, text = self._train(number, [result for part in games[-ROUNDS_LEARNED_FROM:] for result in part])
            wins = self._contest(number, text, jobs, ray, tick)
            is_kept = wins.value > EVEN
            if is_kept:
                self.best = text
                self.is_better = True
            yield Round(
                number, trained["positions"], trained["decisions"], trained["loss"], trained["even"], wins, is_kept
            )

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

    def _contest(self, number: int, text: str, jobs: int, ray: str | None, tick: Tick) -> Share:
        recipe = self.recipe
        plan = SelfPlay(
            recipe.game,
            two_each(recipe.game, "new", "best"),
            recipe.contest,
            recipe.seed + number,
            purpose="contest",
            figures={"new": text, "best": self.best},
            iterations=recipe.iterations,
        )
        results = self._play_all(plan, number, "contest.jsonl", jobs, ray, tick)
        won = sum(
            win_share(result, seat) for result in results for seat, name in enumerate(result["bots"]) if name == "new"
        )
        return Share.of(won, len(results))

    def _play_all(
        self, plan: SelfPlay, number: int, name: str, jobs: int, ray: str | None, tick: Tick
    ) -> list[dict[str, Any]]:
        journal = Journal(self._round_folder(number) / name, plan)
        for _ in range(plan.games - len(journal.missing(plan.games))):
            tick()
        return play_all(plan, play_game, journal, jobs, ray, tick=lambda _: tick())

    def _train(self, number: int, results: list[dict[str, Any]]) -> tuple[dict[str, Any], str]:
        """What the training found, and the text of the new figures; done once."""
        figures, report = self._round_folder(number) / "figures.toml", self._round_folder(number) / "trained.json"
        if not report.exists():
            trained = learn_from(self.recipe.game, results, self.best, self.recipe.epochs, self.recipe.seed + number)
            text = with_settings(with_judge(self.best, self.command, trained.network), self.recipe.search)
            figures.write_text(text, encoding="utf-8")
            found = {name: getattr(trained, name) for name in ("positions", "decisions", "loss", "even")}
            report.write_text(json.dumps(found) + "\n", encoding="utf-8")
        return json.loads(report.read_text(encoding="utf-8")), figures.read_text(encoding="utf-8")


def learn_from(game: str, results: list[dict[str, Any]], figures: str, epochs: int, seed: int) -> Trained:
    """A judge from games of self-play; the figures are those that played them."""
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
