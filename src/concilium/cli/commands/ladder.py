"""All levels against their neighbours, and their ratings: `concilium ladder GAME`."""

import argparse
import json
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.table import Table

from concilium.arena.ladder import lineups, rungs
from concilium.arena.match import play_match
from concilium.arena.plan import Plan
from concilium.arena.statistics import standings
from concilium.cli.terminal.results import percent, standings_tables
from concilium.cli.terminal.runs import add_run_arguments, run_plan
from concilium.locales import Catalogue


def add_arguments(parser: argparse.ArgumentParser, texts: Catalogue) -> None:
    add_run_arguments(parser, texts, games=200)
    parser.add_argument("--players", type=int, default=4, help=texts.text("arena-help-players"))
    parser.add_argument("--picture", type=Path, help=texts.text("arena-help-picture"))


def run(arguments: argparse.Namespace, texts: Catalogue) -> int:
    plan = Plan(
        arguments.game, lineups(arguments.players), arguments.games, arguments.seed, arguments.options, "ladder"
    )
    results = run_plan(plan, play_match, arguments, texts)
    lines = standings(results)
    pairs = rungs(results)
    title = texts.text("ladder-title", game=arguments.game, games=len(results))
    if arguments.picture is not None:
        from concilium.arena.pictures import draw_standings, save

        words = texts.text("arena-column-wins"), texts.text("arena-column-rating")
        save(draw_standings(lines, title, *words), arguments.picture)
    if arguments.json:
        print(
            json.dumps(
                {
                    "plan": plan.header(),
                    "games": len(results),
                    "standings": [asdict(line) for line in lines],
                    "rungs": [asdict(pair) for pair in pairs],
                }
            )
        )
        return 0
    console = Console()
    console.print(standings_tables(lines, title, texts))
    table = Table(title=texts.text("ladder-rungs"), title_justify="left")
    for key in ("upper", "lower", "games", "wins"):
        table.add_column(texts.text(f"ladder-column-{key}"))
    for pair in pairs:
        table.add_row(pair.upper, pair.lower, str(pair.games), percent(pair.wins))
    console.print(table)
    return 0
