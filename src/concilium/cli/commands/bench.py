"""`concilium bench`: how fast the engine is, on one core, four players, full rules."""

import argparse
import json
from importlib.util import find_spec

from concilium.cli.measuring import measure, measure_interpreted
from concilium.core.registry import names
from concilium.locales import Catalogue

_INTERPRETED = "interpreted"


def add_arguments(parser: argparse.ArgumentParser, texts: Catalogue) -> None:
    parser.add_argument("--json", action="store_true", help=texts.text("cli-json"))
    parser.add_argument("--game", choices=names(), action="append", help=texts.text("cli-game"))
    parser.add_argument("--seconds", type=float, default=2.0, help=texts.text("cli-bench-seconds"))


def run(arguments: argparse.Namespace, texts: Catalogue) -> int:
    """Each figure next to the interpreted engine's, measured in the same run: the ratio is what can be compared."""
    if arguments.seconds <= 0:
        raise ValueError(texts.text("cli-bench-bad-seconds"))
    games = arguments.game or names()
    figures: dict[str, dict[str, object]] = {}
    for game in games:
        figures[game] = measure(game, arguments.seconds, search=True, vector=find_spec("numpy") is not None)
    baseline = measure_interpreted(games, min(arguments.seconds, 1.0))
    for game in games:
        figures[game][_INTERPRETED] = baseline[game]
        figures[game]["ratio"] = round(float(str(figures[game]["playout"])) / baseline[game], 1)
    if arguments.json:
        print(json.dumps(figures, indent=2))
        return 0
    for game in games:
        print(texts.text("cli-bench-game", game=game, backend=str(figures[game]["backend"])))
        for name, value in figures[game].items():
            if name != "backend":
                label = texts.text("cli-bench-" + name.replace("_", "-"))
                print(f"  {label:42} {float(str(value)):>14,.1f}")
    return 0
