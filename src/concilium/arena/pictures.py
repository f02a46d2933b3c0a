"""Pictures of results, drawn with matplotlib: SVG, PNG or PDF by the file's ending."""

from collections.abc import Sequence
from io import StringIO
from pathlib import Path

import matplotlib as mpl
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from concilium.arena.ladder import Rung
from concilium.arena.statistics import Standing, Z

INK = "#2b2a33"
GOLD = "#b8862b"
BLUE = "#3b6ea5"

mpl.rcParams["svg.hashsalt"] = "concilium"
mpl.rcParams["svg.fonttype"] = "path"


def draw_standings(lines: list[Standing], title: str, wins: str, rating: str) -> Figure:
    """Win shares and ratings side by side, each with its 95 % interval."""
    figure = Figure(figsize=(9, 1.2 + 0.45 * len(lines)), layout="constrained")
    left, right = figure.subplots(1, 2, sharey=True)
    figure.suptitle(title, color=INK)
    rows = range(len(lines), 0, -1)
    shares = [line.wins.value for line in lines]
    spread = [
        [line.wins.value - line.wins.low for line in lines],
        [line.wins.high - line.wins.value for line in lines],
    ]
    left.barh(rows, shares, xerr=spread, color=GOLD, ecolor=INK, capsize=3)
    for row, line in zip(rows, lines, strict=True):
        left.plot([line.even, line.even], [row - 0.4, row + 0.4], color=BLUE, linestyle="--")
    left.set_xlabel(wins)
    left.set_xlim(0, 1)
    left.set_yticks(list(rows), [line.bot for line in lines])
    ratings = [line.rating for line in lines]
    right.errorbar(
        ratings, list(rows), xerr=[Z * line.rating_spread for line in lines], fmt="o", color=BLUE, ecolor=INK, capsize=3
    )
    right.set_xlabel(rating)
    return figure


def draw_ladder(lines: list[Standing], pairs: list[Rung], title: str, wins: str, rating: str) -> Figure:
    """How each level did against the one below, even at one half, and the levels' ratings in the order of `lines`."""
    figure = Figure(figsize=(10, 4), layout="constrained")
    left, right = figure.subplots(1, 2)
    figure.suptitle(title, color=INK)
    played = [pair for pair in pairs if pair.games > 0]
    rows = list(range(len(played)))
    shares = [pair.wins.value for pair in played]
    spread = [
        [pair.wins.value - pair.wins.low for pair in played],
        [pair.wins.high - pair.wins.value for pair in played],
    ]
    left.barh(rows, shares, xerr=spread, color=GOLD, ecolor=INK, capsize=3)
    left.axvline(0.5, color=BLUE, linestyle="--")
    left.set_yticks(rows, [f"{pair.upper} : {pair.lower}\n({pair.games})" for pair in played])
    left.set_xlim(0, 1)
    left.xaxis.set_major_formatter(PercentFormatter(1.0))
    left.set_xlabel(wins)
    levels = list(range(len(lines), 0, -1))
    errors = [Z * line.rating_spread for line in lines]
    right.errorbar([line.rating for line in lines], levels, xerr=errors, fmt="o", color=BLUE, ecolor=INK, capsize=3)
    right.set_yticks(levels, [line.bot for line in lines])
    right.set_xlabel(rating)
    return figure


def draw_bars(
    labels: Sequence[str], values: Sequence[float], errors: Sequence[Sequence[float]] | None, even: float | None
) -> Figure:
    """Vertical bars with intervals, and a line at the even share."""
    figure = Figure(figsize=(max(4.0, 0.5 * len(labels) + 2), 3.2), layout="constrained")
    axes = figure.subplots()
    axes.bar(range(len(labels)), values, yerr=errors, color=GOLD, ecolor=INK, capsize=3)
    axes.set_xticks(range(len(labels)), labels, rotation=35 if len(labels) > 6 else 0, ha="right")
    if even is not None:
        axes.axhline(even, color=BLUE, linestyle="--")
    return figure


def draw_cards(names: Sequence[str], lifts: Sequence[float], errors: Sequence[Sequence[float]]) -> Figure:
    """A point with its interval for each card: how much it raises its owner's win share."""
    figure = Figure(figsize=(7.5, 1.0 + 0.17 * len(names)), layout="constrained")
    axes = figure.subplots()
    rows = list(range(len(names), 0, -1))
    axes.errorbar(lifts, rows, xerr=errors, fmt="o", markersize=3, color=BLUE, ecolor=GOLD, linewidth=1)
    axes.axvline(1.0, color=INK, linestyle="--", linewidth=1)
    axes.set_yticks(rows, names, fontsize=6)
    axes.set_ylim(0, len(names) + 1)
    return figure


def draw_lengths(lengths: Sequence[int]) -> Figure:
    """How long games are."""
    figure = Figure(figsize=(5, 3), layout="constrained")
    figure.subplots().hist(lengths, bins=24, color=GOLD, edgecolor=INK)
    return figure


def save(figure: Figure, path: Path) -> None:
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def as_svg(figure: Figure) -> str:
    """The picture as an element for a page."""
    text = StringIO()
    figure.savefig(text, format="svg", metadata={"Date": None})
    svg = text.getvalue()
    return svg[svg.index("<svg") :]
