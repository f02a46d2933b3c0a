"""The table of a game that brings no drawing of its own: every fact of the view by its name, a column for each seat."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table

from concilium.locales.words import Words

View = Mapping[str, Any]
_COMMON = {"game", "seat", "seats", "deciding", "pending", "waiting", "over", "scores", "winners", "players"}
"""What every view has; the rest is the game's own."""
_OF_A_SEAT = {"seat", "points"}


def draw(view: View, words: Words, facts: View) -> RenderableType:
    """Everything that the seat knows."""
    table = Table(title=words.say(f"game-{view['game']}"), title_justify="left", show_header=False)
    table.add_column(style="bold")
    table.add_column()
    for name, value in view.items():
        if name not in _COMMON:
            table.add_row(label(words, name), shown(words, value))
    return Group(table, _seats(view, words))


def prompt(view: View, words: Words) -> str:
    """What has to be decided, in the words of the step."""
    return words.prompt(view["deciding"])


def result(view: View, words: Words) -> RenderableType:
    """Who has how many points, the winners first."""
    table = Table(title=words.say("web-score-sheet"), title_justify="left")
    table.add_column("")
    table.add_column(words.say("web-total"), justify="right")
    for seat, points in sorted(enumerate(view["scores"]), key=lambda line: -line[1]):
        style = "bold yellow" if seat in view["winners"] else ""
        table.add_row(words.names[seat], str(points), style=style)
    return table


def label(words: Words, name: str) -> str:
    """A fact's name: the catalogue's `field-...`, or the fact's own."""
    key = f"field-{name}"
    return words.say(key) if words.texts.has(key) else name


def shown(words: Words, value: object) -> str:
    """A fact in words."""
    if value is None or value == []:
        return "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, dict):
        return ", ".join(
            f"{shown(words, amount)} {words.thing(str(thing))}" for thing, amount in value.items() if amount
        )
    if isinstance(value, list):
        return ", ".join(shown(words, item) for item in value)
    return words.thing(str(value))


def _seats(view: View, words: Words) -> Table:
    names = [name for name in (view["players"][0] if view["players"] else {}) if name not in _OF_A_SEAT]
    table = Table()
    table.add_column("")
    for player in view["players"]:
        style = "bold" if player["seat"] in view["waiting"] else ""
        table.add_column(words.names[player["seat"]], header_style=style)
    table.add_row(label(words, "points"), *(str(points) for points in view["scores"]))
    for name in names:
        if name != "points":
            table.add_row(label(words, name), *(shown(words, player[name]) for player in view["players"]))
    return table
