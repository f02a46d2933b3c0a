"""The arguments shared by all commands that play many games, and running them with a progress bar."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from concilium import bots
from concilium.arena.journal import Journal, default_path
from concilium.arena.match import Maker
from concilium.arena.plan import Plan
from concilium.arena.running import Task
from concilium.arena.tournament import play_all
from concilium.core.registry import names
from concilium.locales import Catalogue


def add_run_arguments(parser: argparse.ArgumentParser, texts: Catalogue, games: int) -> None:
    """GAME and how its games are run."""
    parser.add_argument("game", choices=names(), help=texts.text("arena-help-game"))
    parser.add_argument("--games", type=int, default=games, help=texts.text("arena-help-games"))
    parser.add_argument("--seed", type=int, default=1, help=texts.text("arena-help-seed"))
    parser.add_argument("--jobs", type=int, default=1, help=texts.text("arena-help-jobs"))
    parser.add_argument("--options", type=json.loads, default={}, help=texts.text("arena-help-options"))
    parser.add_argument("--json", action="store_true", help=texts.text("arena-help-json"))
    parser.add_argument("--journal", type=Path, help=texts.text("arena-help-journal"))
    parser.add_argument("--fresh", action="store_true", help=texts.text("arena-help-fresh"))
    parser.add_argument("--minutes", type=float, help=texts.text("arena-help-minutes"))
    parser.add_argument("--ray", metavar="ADDRESS", help=texts.text("arena-help-ray"))


def progress_bar(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
    )


def run_plan(
    plan: Plan,
    task: Task,
    arguments: argparse.Namespace,
    texts: Catalogue,
    make: Maker = bots.make,
    part: str = "",
) -> list[dict[str, Any]]:
    """Play a plan's games with a progress bar on the error stream; if interrupted, it says how to resume.

    A command that plays several plans names the part that each is, which gets a journal of its own.
    """
    plan.check(make)
    if arguments.jobs < 1:
        raise ValueError(texts.text("arena-bad-jobs"))
    path: Path = arguments.journal or default_path(plan)
    if arguments.journal is not None and part:
        path = path.with_name(f"{path.name}-{part}")
    if arguments.fresh:
        path.unlink(missing_ok=True)
    journal = Journal(path, plan)
    console = Console(file=sys.stderr)
    with progress_bar(console) as bar:
        played = plan.games - len(journal.missing(plan.games))
        shown = bar.add_task(texts.text("arena-playing"), total=plan.games, completed=played)
        try:
            results = play_all(
                plan, task, journal, arguments.jobs, arguments.ray, arguments.minutes, lambda _: bar.advance(shown)
            )
        except KeyboardInterrupt:
            bar.stop()
            console.print(texts.text("arena-interrupted", games=len(journal.results), path=str(path)))
            raise
    if not results:
        raise ValueError(texts.text("arena-no-games"))
    return results
