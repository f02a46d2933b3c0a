"""Results of many games as tables."""

from rich.table import Table

from concilium.arena.statistics import Mean, Share, Standing
from concilium.locales import Catalogue


def percent(share: Share) -> str:
    return f"{share.value:.1%} [{share.low:.1%}, {share.high:.1%}]"


def spread(mean: Mean) -> str:
    return f"{mean.value:.1f} [{mean.low:.1f}, {mean.high:.1f}]"


def standings_table(lines: list[Standing], title: str, texts: Catalogue) -> Table:
    """A row for each bot."""
    table = Table(title=title, title_justify="left")
    table.add_column(texts.text("arena-column-bot"))
    for key in ("wins", "even", "score", "rating", "decisions", "thinking", "longest"):
        table.add_column(texts.text(f"arena-column-{key}"), justify="right")
    for line in lines:
        table.add_row(
            line.bot,
            percent(line.wins),
            f"{line.even:.1%}",
            spread(line.score),
            f"{line.rating:.1f} ± {line.rating_spread:.1f}",
            f"{line.decisions:.0f}",
            f"{line.seconds * 1000:.1f} ms",
            f"{line.longest * 1000:.0f} ms",
        )
    return table
