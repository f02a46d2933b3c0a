"""Our search against OpenSpiel's: `concilium field GAME`, at equal iterations and at equal time."""

import argparse
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console

from concilium.arena.chapter import put
from concilium.arena.match import play_match
from concilium.arena.plan import Plan
from concilium.arena.statistics import Standing, standings
from concilium.cli.terminal.results import percent, standings_tables
from concilium.cli.terminal.runs import add_run_arguments, run_plan
from concilium.envs.field import NAME, make
from concilium.locales import Catalogue


def add_arguments(parser: argparse.ArgumentParser, texts: Catalogue) -> None:
    add_run_arguments(parser, texts, games=40)
    parser.add_argument("--players", type=int, default=4, help=texts.text("arena-help-players"))
    parser.add_argument("--budgets", default="100it,100ms", help=texts.text("field-help-budgets"))
    parser.add_argument("--out", type=Path, help=texts.text("arena-help-out"))


def play_field(plan: Plan, number: int) -> dict[str, Any]:
    """One game, at which OpenSpiel's bots sit too."""
    return play_match(plan, number, make=make)


def run(arguments: argparse.Namespace, texts: Catalogue) -> int:
    found: dict[str, tuple[int, list[Standing]]] = {}
    for budget in arguments.budgets.split(","):
        ours, theirs = f"search:{budget}", f"{NAME}:{budget}"
        seats = tuple(theirs if seat % 2 == 0 else ours for seat in range(arguments.players))
        plan = Plan(arguments.game, (seats,), arguments.games, arguments.seed, arguments.options, "field")
        results = run_plan(plan, play_field, arguments, texts, make, budget)
        found[budget] = (len(results), standings(results))
    if arguments.out is not None:
        put(arguments.out, f"field {arguments.game} {arguments.players}", _lines(arguments, found, texts))
    if arguments.json:
        rows = [
            {"budget": budget, "games": games, "standings": [asdict(line) for line in lines]}
            for budget, (games, lines) in found.items()
        ]
        print(json.dumps(rows))
        return 0
    for games, lines in found.values():
        title = texts.text("field-title", game=arguments.game, games=games)
        Console().print(standings_tables(lines, title, texts))
    return 0


def _lines(arguments: argparse.Namespace, found: dict[str, tuple[int, list[Standing]]], texts: Catalogue) -> list[str]:
    """The results as a table of a document."""
    keys = ("bot", "wins", "even", "score", "thinking", "longest")
    head = [texts.text("ladder-column-games"), *(texts.text(f"arena-column-{key}") for key in keys)]
    lines = [
        f"`concilium field {arguments.game} --players {arguments.players} --games {arguments.games}"
        f" --budgets {arguments.budgets} --seed {arguments.seed}`",
        "",
        f"| {' | '.join(head)} |",
        f"|{'---|' * len(head)}",
    ]
    for games, standing in found.values():
        lines += [
            f"| {games} | `{line.bot}` | {percent(line.wins)} | {line.even:.0%} | {line.score.value:.1f} "
            f"| {line.seconds * 1000:.0f} ms | {line.longest * 1000:.0f} ms |"
            for line in standing
        ]
    return lines
