"""Is the game fair and are its cards worth having: `concilium balance GAME --games 2000`."""

import argparse
import json
from pathlib import Path

from rich.console import Console
from rich.table import Table

from concilium.arena.balance import Report, observe_match, report
from concilium.arena.criteria import Criterion
from concilium.arena.plan import Plan
from concilium.cli.terminal.results import percent, spread
from concilium.cli.terminal.runs import add_run_arguments, run_plan
from concilium.locales import Catalogue


def add_arguments(parser: argparse.ArgumentParser, texts: Catalogue) -> None:
    add_run_arguments(parser, texts, games=2000)
    parser.add_argument("--players", type=int, default=4, help=texts.text("arena-help-players"))
    parser.add_argument("--bot", default="search:60it", help=texts.text("balance-help-bot"))
    parser.add_argument("--html", type=Path, help=texts.text("balance-help-html"))


def run(arguments: argparse.Namespace, texts: Catalogue) -> int:
    lineup = (arguments.bot,) * arguments.players
    plan = Plan(arguments.game, (lineup,), arguments.games, arguments.seed, arguments.options, "balance")
    found = report(plan, run_plan(plan, observe_match, arguments, texts))
    title = texts.text("balance-title", game=found.game, games=found.games, players=found.players, bot=arguments.bot)
    if arguments.html is not None:
        from concilium.arena.page import page

        def words(key: str, **facts: object) -> str:
            return texts.text(f"balance-{key}", **facts)

        arguments.html.write_text(page(found, title, words), encoding="utf-8")
    if arguments.json:
        print(json.dumps(found.as_json()))
    else:
        _print(found, title, texts)
    return 0


def _print(found: Report, title: str, texts: Catalogue) -> None:
    console = Console()
    console.print(title, style="bold")
    console.print(_seats(found, texts))
    summary = Table(show_header=False)
    for key, mean in (
        ("length", found.length),
        ("scores", found.scores),
        ("winning-score", found.winning_score),
        ("margin", found.margin),
    ):
        summary.add_row(texts.text(f"balance-{key}"), spread(mean))
    for number, part in enumerate(found.parts, 1):
        summary.add_row(f"{texts.text('balance-parts')} {number}", spread(part))
    console.print(summary)
    actions = Table(title=texts.text("balance-actions"), title_justify="left", show_header=False)
    for verb, count in found.actions.items():
        actions.add_row(verb, f"{count:.1f}")
    console.print(actions)
    if found.cards:
        console.print(_cards(found, texts))
    console.print(_criteria(found, texts))
    for criterion in found.broken:
        console.print(f"{_said(criterion, texts)}: {', '.join(criterion.culprits)}", style="red")
    if not found.broken:
        console.print(texts.text("balance-all-met"), style="bold green")


def _criteria(found: Report, texts: Catalogue) -> Table:
    """Each criterion: whether it holds, and what comes nearest to its bound."""
    table = Table(title=texts.text("balance-criteria"), title_justify="left")
    for key in ("criterion", "holds", "extreme"):
        table.add_column(texts.text(f"balance-{key}"))
    for criterion in found.criteria:
        verdict = texts.text("balance-met" if criterion.is_met else "balance-broken")
        style = "green" if criterion.is_met else "bold red"
        extreme = f"{criterion.extreme}: {criterion.value:.2f}"
        table.add_row(_said(criterion, texts), f"[{style}]{verdict}[/]", extreme)
    return table


def _said(criterion: Criterion, texts: Catalogue) -> str:
    return texts.text(f"balance-{criterion.name}", bound=criterion.bound)


def _seats(found: Report, texts: Catalogue) -> Table:
    table = Table(title=texts.text("balance-seats"), title_justify="left")
    for key in ("seat", "wins", "of-even"):
        table.add_column(texts.text(f"balance-{key}"), justify="right")
    for seat, share in enumerate(found.seats):
        table.add_row(str(seat + 1), percent(share), f"{share.value * found.players:.2f}")
    return table


def _cards(found: Report, texts: Catalogue) -> Table:
    """The most and the least helpful cards; the page has all."""
    table = Table(title=texts.text("balance-cards"), title_justify="left")
    for key in ("card", "used", "lift"):
        table.add_column(texts.text(f"balance-{key}"), justify="left" if key == "card" else "right")
    shown = found.cards if len(found.cards) <= 20 else [*found.cards[:10], *found.cards[-10:]]
    for line in shown:
        table.add_row(line.card, f"{line.used:.1%}", f"{line.lift:.2f} [{line.low:.2f}, {line.high:.2f}]")
    return table
