"""Weights for the bots' evaluation from games played: `concilium tune GAME`."""

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from concilium.cli.terminal.runs import progress_bar
from concilium.core.registry import names, title
from concilium.locales import Catalogue


def add_arguments(parser: argparse.ArgumentParser, texts: Catalogue) -> None:
    parser.add_argument("game", choices=names(), help=texts.text("arena-help-game"))
    parser.add_argument("--rounds", type=int, default=4, help=texts.text("tune-help-rounds"))
    parser.add_argument("--games", type=int, default=600, help=texts.text("tune-help-games"))
    parser.add_argument("--teacher", default="", metavar="BOT", help=texts.text("tune-help-teacher"))
    parser.add_argument("--seed", type=int, default=1, help=texts.text("arena-help-seed"))
    parser.add_argument("--jobs", type=int, default=1, help=texts.text("arena-help-jobs"))
    parser.add_argument("--out", type=Path, help=texts.text("tune-help-out"))


def run(arguments: argparse.Namespace, texts: Catalogue) -> int:
    from concilium.arena.tuning import tune

    game, rounds, games, seed = arguments.game, arguments.rounds, arguments.games, arguments.seed
    out = arguments.out or title(game).figures
    teacher = arguments.teacher
    taught = f" --teacher {teacher}" if teacher else ""
    command = f"concilium tune {game} --rounds {rounds} --games {games}{taught} --seed {seed}"
    table = Table(title=command, title_justify="left")
    for key in ("round", "positions", "likelihood", "score"):
        table.add_column(texts.text(f"tune-column-{key}"), justify="right")
    with progress_bar(Console(file=sys.stderr)) as bar:
        shown = bar.add_task(texts.text("arena-playing"), total=(rounds + bool(teacher)) * games)
        for found in tune(game, rounds, teacher, games, seed, arguments.jobs, out, command, lambda: bar.advance(shown)):
            table.add_row(
                str(found.number), str(found.positions), f"{found.likelihood:.4f}", f"{found.winning_score:.1f}"
            )
    Console().print(table)
    print(texts.text("tune-written", path=str(out)))
    return 0
