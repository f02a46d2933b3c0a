"""The curve of a learning: how each round's figures did against the best before them."""

from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter

from concilium.arena.pictures import BLUE, GOLD, INK
from concilium.learning.rounds import EVEN, Round


def draw_curve(rounds: list[Round], title: str, round_word: str, wins: str, loss: str) -> Figure:
    """Win shares with their 95 % intervals, even at one half, and beside them the log loss of unseen games."""
    figure = Figure(figsize=(9, 3.6), layout="constrained")
    left, right = figure.subplots(1, 2)
    figure.suptitle(title, color=INK)
    numbers = [found.number for found in rounds]
    shares = [found.wins.value for found in rounds]
    spread = [
        [found.wins.value - found.wins.low for found in rounds],
        [found.wins.high - found.wins.value for found in rounds],
    ]
    left.errorbar(numbers, shares, yerr=spread, fmt="o-", color=GOLD, ecolor=INK, capsize=3)
    left.axhline(EVEN, color=BLUE, linestyle="--")
    left.set_ylim(0, 1)
    left.yaxis.set_major_formatter(PercentFormatter(1.0))
    left.set_ylabel(wins)
    right.plot(numbers, [found.loss for found in rounds], "o-", color=GOLD)
    right.plot(numbers, [found.even for found in rounds], color=BLUE, linestyle="--")
    right.set_ylabel(loss)
    for axes in (left, right):
        axes.set_xlabel(round_word)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    return figure
