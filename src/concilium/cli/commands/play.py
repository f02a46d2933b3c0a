"""A game at the terminal: `concilium play GAME --seats me,medium,hard`."""

import argparse
import json
import os
import random
from pathlib import Path

from rich.console import Console

from concilium.cli.terminal.sitting import Sitting
from concilium.cli.terminal.table import TableAtTerminal
from concilium.core.registry import game as make_game
from concilium.core.registry import names
from concilium.locales import Catalogue


def add_arguments(parser: argparse.ArgumentParser, texts: Catalogue) -> None:
    parser.add_argument("game", nargs="?", default=names()[0], choices=names(), help=texts.text("cli-game"))
    parser.add_argument("--seats", default="me,medium,medium,medium", help=texts.text("terminal-help-seats"))
    parser.add_argument("--options", type=json.loads, default={}, help=texts.text("arena-help-options"))
    parser.add_argument("--seed", type=int, help=texts.text("terminal-help-seed"))
    parser.add_argument("--save", type=Path, help=texts.text("terminal-help-save"))
    parser.add_argument("--resume", action="store_true", help=texts.text("terminal-help-resume"))


def run(arguments: argparse.Namespace, texts: Catalogue) -> int:
    path = arguments.save or default_path(arguments.game)
    rng = random.Random(arguments.seed) if arguments.seed is not None else random.SystemRandom()
    if arguments.resume:
        sitting = Sitting.resume(path, rng)
    else:
        seats = [name.strip() for name in arguments.seats.split(",")]
        sitting = Sitting(make_game(arguments.game, len(seats), arguments.options), seats, rng)
    console = Console()
    TableAtTerminal(sitting, console, console.input, texts.language, path).play()
    return 0


def default_path(game: str) -> Path:
    """Where a game is kept unless the player says otherwise."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "concilium" / f"{game}.record"
