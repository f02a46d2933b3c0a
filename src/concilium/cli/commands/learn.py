"""A judge and a guide for the bots from self-play, in rounds: `concilium learn GAME`."""

import argparse
import os
import sys
from datetime import date
from pathlib import Path

from rich.console import Console
from rich.table import Table

from concilium.arena.statistics import Share
from concilium.cli.terminal.runs import progress_bar
from concilium.core.registry import names, title
from concilium.locales import Catalogue

EPOCHS = 16
_AT_LEAST = {"rounds": 1, "games": 20, "contest": 2, "iterations": 2, "deeper": 2, "jobs": 1}


def add_arguments(parser: argparse.ArgumentParser, texts: Catalogue) -> None:
    parser.add_argument("game", choices=names(), help=texts.text("arena-help-game"))
    parser.add_argument("--rounds", type=int, default=3, help=texts.text("learn-help-rounds"))
    parser.add_argument("--games", type=int, default=1000, help=texts.text("learn-help-games"))
    parser.add_argument("--contest", type=int, default=200, help=texts.text("learn-help-contest"))
    parser.add_argument("--iterations", type=int, default=60, help=texts.text("learn-help-iterations"))
    parser.add_argument("--deeper", type=int, default=480, help=texts.text("learn-help-deeper"))
    parser.add_argument("--search", default="", metavar="SETTINGS", help=texts.text("learn-help-search"))
    parser.add_argument("--seed", type=int, default=1, help=texts.text("arena-help-seed"))
    parser.add_argument("--jobs", type=int, default=1, help=texts.text("arena-help-jobs"))
    parser.add_argument("--ray", metavar="ADDRESS", help=texts.text("arena-help-ray"))
    parser.add_argument("--folder", type=Path, help=texts.text("learn-help-folder"))
    parser.add_argument("--out", type=Path, help=texts.text("learn-help-out"))


def run(arguments: argparse.Namespace, texts: Catalogue) -> int:
    for name, least in _AT_LEAST.items():
        if getattr(arguments, name) < least:
            raise ValueError(texts.text("learn-bad-number", name=f"--{name}", least=least))
    from concilium.arena.pictures import save
    from concilium.bots.figures import with_settings
    from concilium.learning.curve import draw_curve
    from concilium.learning.rounds import PARTS, Learning, Recipe

    game, rounds = arguments.game, arguments.rounds
    recipe = Recipe(
        game,
        arguments.games,
        arguments.contest,
        arguments.iterations,
        arguments.deeper,
        EPOCHS,
        arguments.seed,
        arguments.search,
    )
    with_settings("", recipe.search)
    words = [f"--{name} {getattr(arguments, name)}" for name in ("rounds", "games", "contest", "iterations", "deeper")]
    words += [f"--search {recipe.search}"] if recipe.search else []
    command = f"concilium learn {game} {' '.join(words)} --seed {recipe.seed}"
    own = title(game).figures
    out = arguments.out or own
    folder = arguments.folder or _default_folder(game, recipe.seed)
    start = own.read_text(encoding="utf-8") if own.exists() else ""
    learning = Learning(recipe, folder, start, f"{command}, {date.today()}")
    console = Console(file=sys.stderr)
    found = []
    with progress_bar(console) as bar:
        shown = bar.add_task(texts.text("arena-playing"), total=rounds * (recipe.games + len(PARTS) * recipe.contest))
        try:
            for brought in learning.run(rounds, arguments.jobs, arguments.ray, lambda: bar.advance(shown)):
                found.append(brought)
                picture = draw_curve(found, command, *(texts.text(f"learn-column-{key}") for key in _CURVE))
                save(picture, folder / "curve.svg")
        except KeyboardInterrupt:
            bar.stop()
            console.print(texts.text("learn-interrupted", path=str(folder)))
            raise
    table = Table(title=command, title_justify="left")
    for key in ("round", "positions", "decisions", "loss", "judge", "agreed", "guide"):
        table.add_column(texts.text(f"learn-column-{key}"), justify="right")
    for brought in found:
        loss = f"{brought.loss:.4f} ({brought.even:.4f})"
        judge, guide = (_wins(share, texts) for share in (brought.judge, brought.guide))
        count = (str(number) for number in (brought.number, brought.positions, brought.decisions))
        table.add_row(*count, loss, judge, f"{brought.agreed:.0%}", guide)
    Console().print(table)
    print(texts.text("learn-curve", path=str(folder / "curve.svg")))
    if not learning.is_better:
        print(texts.text("learn-nothing-better"))
        return 0
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(learning.best, encoding="utf-8")
    print(texts.text("tune-written", path=str(out)))
    return 0


_CURVE = ("round", "judge", "guide", "loss")


def _wins(share: Share, texts: Catalogue) -> str:
    """A part's wins against the best figures without it, and whether it was kept."""
    from concilium.learning.rounds import EVEN

    kept = texts.text("learn-kept" if share.value > EVEN else "learn-not-kept")
    return f"{share.value:.1%}\n[{share.low:.1%}, {share.high:.1%}]\n{kept}"


def _default_folder(game: str, seed: int) -> Path:
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return cache / "concilium" / "learning" / f"{game}-{seed}"
