"""The balance report as one self-contained HTML page, its plots inline."""

from collections.abc import Callable
from html import escape

from concilium.arena.balance import Report
from concilium.arena.pictures import as_svg, draw_bars, draw_cards, draw_lengths
from concilium.arena.statistics import Mean, Share

Words = Callable[..., str]
"""The text of a key of the catalogues, without its `balance-`, with the facts that it tells."""

_STYLE = """
body { font: 16px/1.5 Georgia, serif; color: #2b2a33; background: #faf6ec; max-width: 60rem; margin: 2rem auto;
       padding: 0 1rem }
h1, h2 { font-weight: normal; border-bottom: 1px solid #b8862b }
table { border-collapse: collapse; margin: 1rem 0 } th, td { padding: .15rem .7rem; text-align: right }
th:first-child, td:first-child { text-align: left } tr:nth-child(even) { background: #f1e9d4 }
svg { max-width: 100%; height: auto } .good { color: #2d6a3a } .bad { color: #a3262a }
"""


def page(found: Report, title: str, words: Words) -> str:
    """The whole page."""
    parts = [
        f"<!doctype html><html><head><meta charset='utf-8'><title>{escape(title)}</title>",
        "<meta name='viewport' content='width=device-width, initial-scale=1'>",
        f"<style>{_STYLE}</style></head><body><h1>{escape(title)}</h1>",
        _criteria(found, words),
        _seats(found, words),
        _heading(words("length")),
        _table(
            [
                [words("length"), _mean(found.length)],
                [words("scores"), _mean(found.scores)],
                [words("winning-score"), _mean(found.winning_score)],
                [words("margin"), _mean(found.margin)],
            ]
        ),
        as_svg(draw_lengths(found.lengths)),
        _parts(found, words),
        _heading(words("actions")),
        _table([[verb, f"{count:.1f}"] for verb, count in found.actions.items()]),
        _cards(found, words),
        "</body></html>",
    ]
    return "\n".join(parts)


def _heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def _table(rows: list[list[str]], head: list[str] | None = None) -> str:
    lines = ["<table>"]
    if head is not None:
        lines.append("<tr>" + "".join(f"<th>{escape(cell)}</th>" for cell in head) + "</tr>")
    lines += ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows]
    return "\n".join([*lines, "</table>"])


def _mean(mean: Mean) -> str:
    return f"{mean.value:.1f} [{mean.low:.1f}, {mean.high:.1f}]"


def _share(share: Share) -> str:
    return f"{share.value:.1%} [{share.low:.1%}, {share.high:.1%}]"


def _criteria(found: Report, words: Words) -> str:
    verdict = f"<p class='bad'>{escape(words('not-met'))}</p>"
    if not found.broken:
        verdict = f"<p class='good'>{escape(words('all-met'))}</p>"
    rows = [
        [
            words(criterion.name, bound=criterion.bound),
            words("met" if criterion.is_met else "broken"),
            f"{criterion.extreme}: {criterion.value:.2f}",
            ", ".join(criterion.culprits),
        ]
        for criterion in found.criteria
    ]
    head = [words("criterion"), words("holds"), words("extreme"), words("culprits")]
    return verdict + _table(rows, head)


def _seats(found: Report, words: Words) -> str:
    rows = [
        [str(seat + 1), _share(share), f"{share.value * found.players:.2f}"] for seat, share in enumerate(found.seats)
    ]
    errors = [
        [share.value - share.low for share in found.seats],
        [share.high - share.value for share in found.seats],
    ]
    picture = draw_bars(
        [str(seat + 1) for seat in range(found.players)],
        [share.value for share in found.seats],
        errors,
        1 / found.players,
    )
    head = [words("seat"), words("wins"), words("of-even")]
    return _heading(words("seats")) + _table(rows, head) + as_svg(picture)


def _parts(found: Report, words: Words) -> str:
    errors = [[part.value - part.low for part in found.parts], [part.high - part.value for part in found.parts]]
    picture = draw_bars(
        [str(number + 1) for number in range(len(found.parts))], [part.value for part in found.parts], errors, None
    )
    return _heading(words("parts")) + as_svg(picture)


def _cards(found: Report, words: Words) -> str:
    if not found.cards:
        return ""
    rows = [
        [line.card, f"{line.used:.1%}", f"{line.lift:.2f} [{line.low:.2f}, {line.high:.2f}]"] for line in found.cards
    ]
    errors = [
        [line.lift - line.low for line in found.cards],
        [line.high - line.lift for line in found.cards],
    ]
    picture = draw_cards([line.card for line in found.cards], [line.lift for line in found.cards], errors)
    head = [words("card"), words("used"), words("lift")]
    return _heading(words("cards")) + as_svg(picture) + _table(rows, head)
