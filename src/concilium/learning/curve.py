"""The curve of a learning: how each round's figures did against the best before them."""

from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter

from concilium.arena.pictures import BLUE, GOLD, INK
from concilium.learning.rounds import EVEN, Round

_APART = 0.05
"""So that one interval does not hide the other."""


def draw_curve(rounds: list[Round], title: str, round_word: str, judge: str, guide: str, loss: str) -> Figure:
    """Win shares of judges and guides with their 95 % intervals, even at one half, and beside them the log loss of
    unseen games."""
    figure = Figure(figsize=(9, 3.6), layout="constrained")
    left, right = figure.subplots(1, 2)
    figure.suptitle(title, color=INK)
    numbers = [found.number for found in rounds]
    for apart, label, colour, wins in (
        (-_APART, judge, GOLD, [found.judge for found in rounds]),
        (_APART, guide, BLUE, [found.guide for found in rounds]),
    ):
        shares = [share.value for share in wins]
        spread = [[share.value - share.low for share in wins], [share.high - share.value for share in wins]]
        places = [number + apart for number in numbers]
        left.errorbar(places, shares, yerr=spread, fmt="o-", color=colour, ecolor=INK, capsize=3, label=label)
    left.legend(loc="lower right")
    left.axhline(EVEN, color=INK, linestyle="--")
    left.set_ylim(0, 1)
    left.yaxis.set_major_formatter(PercentFormatter(1.0))
    right.plot(numbers, [found.loss for found in rounds], "o-", color=GOLD)
    right.plot(numbers, [found.even for found in rounds], color=BLUE, linestyle="--")
    right.set_ylabel(loss)
    for axes in (left, right):
        axes.set_xlabel(round_word)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    return figure
