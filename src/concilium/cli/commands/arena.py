"""Bots against each other: `concilium arena GAME --seats search:1s,greedy,greedy,greedy`."""

import argparse
import json
from dataclasses import asdict
from pathlib import Path

from rich.console import Console

from concilium.arena.match import play_match
from concilium.arena.plan import Plan
from concilium.arena.statistics import standings
from concilium.cli.terminal.results import standings_tables
from concilium.cli.terminal.runs import add_run_arguments, run_plan
from concilium.locales import Catalogue


def add_arguments(parser: argparse.ArgumentParser, texts: Catalogue) -> None:
    add_run_arguments(parser, texts, games=100)
    parser.add_argument("--seats", default="search:200ms,greedy,greedy,greedy", help=texts.text("arena-help-seats"))
    parser.add_argument("--picture", type=Path, help=texts.text("arena-help-picture"))


def run(arguments: argparse.Namespace, texts: Catalogue) -> int:
    seats = tuple(name.strip() for name in arguments.seats.split(","))
    plan = Plan(arguments.game, (seats,), arguments.games, arguments.seed, arguments.options)
    results = run_plan(plan, play_match, arguments, texts)
    lines = standings(results)
    title = texts.text("arena-title", game=arguments.game, games=len(results), seats=arguments.seats)
    if arguments.picture is not None:
        from concilium.arena.pictures import draw_standings, save

        words = texts.text("arena-column-wins"), texts.text("arena-column-rating")
        save(draw_standings(lines, title, *words), arguments.picture)
    if arguments.json:
        print(json.dumps({"plan": plan.header(), "games": len(results), "standings": [asdict(line) for line in lines]}))
    else:
        Console().print(standings_tables(lines, title, texts))
    return 0
