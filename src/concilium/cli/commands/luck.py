"""How much of a game is luck: `concilium luck GAME`, in the laboratory."""

import argparse
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from concilium.arena import luck
from concilium.arena.chapter import put
from concilium.arena.plan import Plan
from concilium.arena.running import Task
from concilium.arena.statistics import Share
from concilium.cli.terminal.runs import add_run_arguments, run_plan
from concilium.core.registry import title
from concilium.locales import Catalogue

_COLUMNS = ("players", "even", "truth", "thought", "chance")

Row = dict[str, tuple[int, Share]]
"""What was found for a number of players: for each measurement, in how many games, and the share."""


def add_arguments(parser: argparse.ArgumentParser, texts: Catalogue) -> None:
    add_run_arguments(parser, texts, games=100)
    parser.add_argument("--players", help=texts.text("luck-help-players"))
    parser.add_argument("--iterations", type=int, default=30, help=texts.text("luck-help-iterations"))
    parser.add_argument("--out", type=Path, help=texts.text("arena-help-out"))


def run(arguments: argparse.Namespace, texts: Catalogue) -> int:
    counts = _counts(arguments, texts)
    found = {players: _measure(players, arguments, texts) for players in counts}
    if arguments.json:
        rows = [
            {"players": players, **{key: {"games": games, **asdict(share)} for key, (games, share) in row.items()}}
            for players, row in found.items()
        ]
        print(json.dumps(rows))
    else:
        table = Table(title=texts.text("luck-title", game=arguments.game), title_justify="left")
        for key in _COLUMNS:
            table.add_column(texts.text(f"luck-column-{key}"), justify="right")
        for players, row in found.items():
            table.add_row(*_cells(players, row, texts))
        Console().print(table)
    if arguments.out is not None:
        put(arguments.out, f"luck {arguments.game}", _lines(arguments, found, texts))
    return 0


def _counts(arguments: argparse.Namespace, texts: Catalogue) -> list[int]:
    """The numbers of players that are measured: as given, or all that the game allows."""
    possible = title(arguments.game).players
    if arguments.players is None:
        return list(possible)
    counts = [int(part) for part in arguments.players.split(",") if part.isdecimal()]
    if not counts or not set(counts) <= set(possible):
        raise ValueError(texts.text("luck-bad-players", fewest=min(possible), most=max(possible)))
    return counts


def _measure(players: int, arguments: argparse.Namespace, texts: Catalogue) -> Row:
    few = arguments.iterations
    honest, shown, thinker = f"search:{few}it", f"{luck.TRUTH}:{few}it", f"search:{few * luck.TIMES}it"

    def played(task: Task, lineup: tuple[str, ...], purpose: str) -> list[dict[str, Any]]:
        plan = Plan(arguments.game, (lineup,), arguments.games, arguments.seed, arguments.options, purpose)
        return run_plan(plan, task, arguments, texts, luck.make, f"{purpose}-{players}")

    truths = played(luck.play_with_seers, luck.lineup(shown, honest, players), "luck-truth")
    thoughts = played(luck.play_with_seers, luck.lineup(thinker, honest, players), "luck-thought")
    chances = played(luck.play_twice, (honest,) * players, "luck-chance")
    return {
        "truth": (len(truths), luck.wins_of(shown, truths)),
        "thought": (len(thoughts), luck.wins_of(thinker, thoughts)),
        "chance": (len(chances), luck.explained(chances)),
    }


def _cells(players: int, row: Row, texts: Catalogue) -> list[str]:
    even = players // 2 / players
    shares = [
        texts.text("luck-share", share=f"{share.value:.0%} [{share.low:.0%}, {share.high:.0%}]", games=games)
        for games, share in row.values()
    ]
    return [str(players), f"{even:.0%}", *shares]


def _lines(arguments: argparse.Namespace, found: dict[int, Row], texts: Catalogue) -> list[str]:
    """The results as a table of a document."""
    head = [texts.text(f"luck-column-{key}") for key in _COLUMNS]
    chosen = f" --players {arguments.players}" if arguments.players is not None else ""
    bounded = f" --minutes {arguments.minutes:g}" if arguments.minutes is not None else ""
    return [
        f"`concilium luck {arguments.game}{chosen} --games {arguments.games} --iterations {arguments.iterations}"
        f" --seed {arguments.seed}{bounded}`",
        "",
        f"| {' | '.join(head)} |",
        f"|{'---|' * len(head)}",
        *(f"| {' | '.join(_cells(players, row, texts))} |" for players, row in found.items()),
    ]
