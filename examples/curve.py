"""The curve of a learning, by time and by decisions: kept as JSON, and drawn, several in one picture.

python examples/curve.py curve.svg --title grand-tribunal seed1.json seed2.json seed3.json
"""

import argparse
import json
import time
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from typing import Any, NamedTuple

from concilium.envs.parallel import Parallel

COLOURS = ("#b8862b", "#2f4b7c", "#2d6a3a", "#a3262a", "#5e4b8b")
DASHES = ("-", "--", ":", "-.")


class Clock:
    """Adds up, where it is entered, the minutes of processor time of all processes, divided by their number."""

    def __init__(self, games: Parallel, processes: int) -> None:
        self.minutes = 0.0
        self._games, self._processes = games, processes

    def __enter__(self) -> None:
        self._start = self._now()

    def __exit__(self, *_: object) -> None:
        self.minutes += (self._now() - self._start) / 60 / self._processes

    def _now(self) -> float:
        return time.process_time() + self._games.processor_seconds()


class Look(NamedTuple):
    """How good the learner is on the way: its shares of wins against three bots of each kind."""

    minutes: float
    decisions: int
    shares: dict[str, float]


class Curve(NamedTuple):
    """What one run was measured at."""

    name: str
    looks: list[Look]

    def write(self, path: Path) -> None:
        """Keep it; the folder is made if there is none."""
        path.parent.mkdir(parents=True, exist_ok=True)
        kept = {"name": self.name, "looks": [look._asdict() for look in self.looks]}
        path.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")

    @staticmethod
    def read(path: Path) -> "Curve":
        kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return Curve(kept["name"], [Look(**look) for look in kept["looks"]])


def draw(curves: Sequence[Curve], title: str, even: float, path: Path) -> None:
    """All of them against time and against decisions: a colour for each run, a kind of line for each kind of rival."""
    from matplotlib import pyplot

    figure, both = pyplot.subplots(1, 2, figsize=(9, 3.6), layout="constrained", sharey=True)
    rivals = list(dict.fromkeys(bot for curve in curves for bot in curve.looks[0].shares))
    for curve, colour in zip(curves, cycle(COLOURS)):
        for bot in curve.looks[0].shares:
            shares = [look.shares[bot] for look in curve.looks]
            style: dict[str, Any] = {"color": colour, "linestyle": DASHES[rivals.index(bot) % len(DASHES)]}
            style |= {"marker": "o", "markersize": 3, "label": f"{curve.name}, against three {_short(bot)}"}
            both[0].plot([look.minutes for look in curve.looks], shares, **style)
            both[1].plot([look.decisions / 1e6 for look in curve.looks], shares, **style)
    for axes, label in zip(both, ("minutes of training", "million decisions"), strict=True):
        axes.axhline(even, color="grey", linewidth=1, label="an equal player")
        axes.set(xlabel=label, ylim=(0, 1))
    figure.suptitle(title)
    both[0].set(ylabel="share of wins")
    figure.legend(*both[0].get_legend_handles_labels(), loc="outside lower center", fontsize=8, ncols=2)
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)


def _short(bot: str) -> str:
    """A bot's name without the folder of its figures."""
    kind, at, figures = bot.partition("@")
    return kind + at + Path(figures).name


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("picture", type=Path, help="where it is drawn")
    parser.add_argument("curves", type=Path, nargs="+", help="what `learn.py --curve` has kept")
    parser.add_argument("--title", default="")
    parser.add_argument("--even", type=float, default=0.25, help="the share of wins of an equal player")
    chosen = parser.parse_args(arguments)
    draw([Curve.read(path) for path in chosen.curves], chosen.title, chosen.even, chosen.picture)


if __name__ == "__main__":
    main()
