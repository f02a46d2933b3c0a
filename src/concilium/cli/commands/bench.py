"""`concilium bench`: how fast the engine is, on one core, with the usual number of players, full rules."""

import argparse
import json
from importlib.util import find_spec

from concilium.cli.measuring import measure, measure_interpreted
from concilium.core.registry import names, title
from concilium.locales import Catalogue

_INTERPRETED = "interpreted"


def add_arguments(parser: argparse.ArgumentParser, texts: Catalogue) -> None:
    parser.add_argument("--json", action="store_true", help=texts.text("cli-json"))
    parser.add_argument("--game", choices=names(), action="append", help=texts.text("cli-game"))
    parser.add_argument("--seconds", type=float, default=2.0, help=texts.text("cli-bench-seconds"))


def run(arguments: argparse.Namespace, texts: Catalogue) -> int:
    """Each measurement next to the interpreted engine's of the same run: the ratio is what can be compared."""
    if arguments.seconds <= 0:
        raise ValueError(texts.text("cli-bench-bad-seconds"))
    games = arguments.game or names()
    measured: dict[str, dict[str, object]] = {}
    for game in games:
        measured[game] = measure(game, arguments.seconds, search=True, vector=find_spec("numpy") is not None)
    baseline = measure_interpreted(games, min(arguments.seconds, 1.0))
    for game in games:
        measured[game][_INTERPRETED] = baseline[game]
        measured[game]["ratio"] = round(float(str(measured[game]["playout"])) / baseline[game], 1)
    if arguments.json:
        print(json.dumps(measured, indent=2))
        return 0
    for game in games:
        players = title(game).usual_players
        print(texts.text("cli-bench-game", game=game, players=players, backend=str(measured[game]["backend"])))
        for name, value in measured[game].items():
            if name != "backend":
                label = texts.text("cli-bench-" + name.replace("_", "-"))
                print(f"  {label:42} {float(str(value)):>14,.1f}")
    return 0
