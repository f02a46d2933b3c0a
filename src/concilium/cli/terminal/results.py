"""Results of many games as tables."""

from rich.console import Group
from rich.table import Table

from concilium.arena.statistics import Mean, Share, Standing, Z
from concilium.locales import Catalogue


def percent(share: Share) -> str:
    return f"{share.value:.1%} [{share.low:.1%}, {share.high:.1%}]"


def spread(mean: Mean) -> str:
    return f"{mean.value:.1f} [{mean.low:.1f}, {mean.high:.1f}]"


def standings_tables(lines: list[Standing], title: str, texts: Catalogue) -> Group:
    """A row for each bot: how it did, and below that how it thought; two tables, since one would exceed 80 columns."""
    results = _table(("wins", "even", "score", "rating"), title, texts)
    thinking = _table(("decisions", "thinking", "longest", "turn"), texts.text("arena-thinking"), texts)
    for line in lines:
        score = f"{line.score.value:.1f} ± {line.score.high - line.score.value:.1f}"
        rating = f"{line.rating:.1f} ± {Z * line.rating_spread:.1f}"
        results.add_row(line.bot, percent(line.wins), f"{line.even:.1%}", score, rating)
        thought = f"{line.seconds * 1000:.1f} ms", f"{line.longest * 1000:.0f} ms", f"{line.turn * 1000:.0f} ms"
        thinking.add_row(line.bot, f"{line.decisions:.0f}", *thought)
    return Group(results, thinking)


def _table(keys: tuple[str, ...], title: str, texts: Catalogue) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column(texts.text("arena-column-bot"), overflow="fold")
    for key in keys:
        table.add_column(texts.text(f"arena-column-{key}"), justify="right")
    return table
