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
from concilium.bots import LEVELS
from concilium.cli.terminal.results import standings_tables
from concilium.cli.terminal.runs import add_run_arguments, run_plan
from concilium.locales import Catalogue


def add_arguments(parser: argparse.ArgumentParser, texts: Catalogue) -> None:
    add_run_arguments(parser, texts, games=290)
    parser.add_argument("--players", type=int, default=4, help=texts.text("arena-help-players"))
    parser.add_argument("--picture", type=Path, help=texts.text("arena-help-picture"))


def run(arguments: argparse.Namespace, texts: Catalogue) -> int:
    plan = Plan(
        arguments.game, lineups(arguments.players), arguments.games, arguments.seed, arguments.options, "ladder"
    )
    results = run_plan(plan, play_match, arguments, texts)
    lines = sorted(standings(results), key=lambda line: LEVELS.index(line.bot), reverse=True)
    pairs = rungs(results)
    title = texts.text("ladder-title", game=arguments.game, games=len(results))
    if arguments.picture is not None:
        from concilium.arena.pictures import draw_ladder, save

        words = texts.text("ladder-rungs"), texts.text("arena-column-rating")
        save(draw_ladder(lines, pairs, title, *words), arguments.picture)
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
    for key in ("upper", "lower", "games", "wins", "lead", "stronger"):
        table.add_column(texts.text(f"ladder-column-{key}"))
    for pair in reversed(pairs):
        lead = f"{pair.lead.value:.1f} ± {pair.lead.high - pair.lead.value:.1f}" if pair.lead is not None else ""
        wins = f"{pair.wins.value:.0%} [{pair.wins.low:.0%}, {pair.wins.high:.0%}]"
        verdict = texts.text("ladder-shown" if pair.is_shown else "ladder-not-shown")
        table.add_row(pair.upper, pair.lower, str(pair.games), wins, lead, verdict)
    console.print(table)
    return 0
