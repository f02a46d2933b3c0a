"""The table of Medieval Realms, drawn from a view."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table

from concilium.locales.words import Words

View = dict[str, Any]
_SEALS = {
    "orange": "dark_orange",
    "red": "red",
    "yellow": "yellow",
    "green": "green",
    "grey": "bright_black",
    "turquoise": "cyan",
    "violet": "magenta",
    "white": "white",
    "blue": "blue",
}
_ROW = 4


def draw(view: View, words: Words, facts: View) -> RenderableType:
    """Everything that the seat knows."""
    cards = facts["cards"]
    parts: list[RenderableType] = [_heading(view, words), _panel(view, words, cards)]
    if "bid" in view["deciding"]:
        parts.append(_auction(view, words))
    elif "land" in view["deciding"]:
        parts.append(_asking(view, words))
    parts.append(_lands(view, words, facts))
    parts.append(Columns([_king(king, view, words, cards) for king in view["players"]], equal=True))
    return Group(*parts)


def result(view: View, words: Words) -> RenderableType:
    """The final scoring line by line."""
    table = Table(title=words.say("web-score-sheet"), title_justify="left")
    table.add_column("")
    for key in ("before", "honourable", "cards", "resources"):
        table.add_column(words.say(f"draw-score-{key}"), justify="right")
    table.add_column(words.say("web-total"), justify="right")
    lines = list(enumerate(view["final"]))
    for seat, line in sorted(lines, key=lambda one: -one[1]["total"]):
        cards = sum(card["points"] for card in line["cards"])
        amounts = [line["before"], line["honourable"], cards, line["resources"], line["total"]]
        style = "bold yellow" if seat in view["winners"] else ""
        table.add_row(words.names[seat], *[str(amount) for amount in amounts], style=style)
    return table


def _heading(view: View, words: Words) -> str:
    order = " → ".join(words.names[seat] for seat in view["order"])
    return f"[bold]{words.say('draw-round', round=view['round'], rounds=view['rounds'])} · {order}[/bold]"


def _panel(view: View, words: Words, cards: View) -> Table:
    table = Table(title=words.say("draw-events"), show_header=False, title_justify="left", show_lines=True)
    for row in range(3):
        table.add_row(*[_slot(slot, view, words, cards) for slot in view["panel"][row * _ROW : (row + 1) * _ROW]])
    table.add_row(
        words.say("draw-coming"), *[_name(card, words, cards) if card else "–" for card in view["future"][: _ROW - 1]]
    )
    table.add_row("", *[_name(card, words, cards) if card else "–" for card in view["future"][_ROW - 1 :]])
    return table


def _slot(slot: View | None, view: View, words: Words, cards: View) -> str:
    if slot is None:
        return "–"
    card = cards[slot["card"]]
    lines = [_name(slot["card"], words, cards), f"[dim]{words.card_text(slot['card'])}[/dim]"]
    price = words.amount("production", slot["price"]) if card["bought"] != "auction" else ""
    cost = words.amount(card["pays"], card["cost"]) if card["pays"] and card["cost"] else ""
    lines.append(" · ".join(part for part in (words.say(f"bought-{card['bought']}"), price, cost) if part))
    if "taker" in slot:
        taker = slot["taker"]
        if taker is None:
            lines.append(words.say("draw-taker-none"))
        elif taker == view["seat"]:
            lines.append(words.say("draw-taker-mine"))
        else:
            lines.append(words.say("draw-taker", name=words.names[taker]))
    if slot["slot"] <= view["leaving"]:
        lines.append(f"[red]{words.say('draw-leaving')}[/red]")
    return "\n".join(line for line in lines if line)


def _name(card: str, words: Words, cards: View) -> str:
    return f"[{_SEALS[cards[card]['colour']]}]■[/] [bold]{words.thing(card)}[/bold]"


def _auction(view: View, words: Words) -> str:
    deciding = view["deciding"]
    bid = words.amount(deciding["currency"], deciding["bid"]) if deciding["bid"] else words.say("draw-no-bid")
    if deciding["holder"] is not None:
        bid += f" ({words.names[deciding['holder']]})"
    bidders = ", ".join(words.names[seat] for seat in deciding["bidders"])
    return f"[bold red]{words.say('draw-auction')}[/]: {words.thing(deciding['card'])} · {bid} · {bidders}"


def _asking(view: View, words: Words) -> str:
    """The card or the land that asks for the current choice; nothing if the track does."""
    card, land = view["deciding"]["card"], view["deciding"]["land"]
    if card is None and land is None:
        return ""
    source = words.say("draw-land", land=land) if card is None else words.thing(card)
    return f"[bold]{words.say('draw-asks', source=source)}[/bold]"


def _lands(view: View, words: Words, facts: View) -> Table:
    table = Table(show_header=False)
    rewards = {land["land"]: land["reward"] for land in facts["lands"]}
    cells = []
    for land in view["lands"]:
        if not land["open"]:
            continue
        text = f"{words.say('draw-land', land=land['land'])}\n{_reward(rewards[land['land']], words)}"
        if land.get("winner") is not None:
            text += f"\n[yellow]{words.names[land['winner']]}[/yellow]"
        cells.append(text)
    table.add_row(*cells)
    return table


def _reward(effects: list[View], words: Words) -> str:
    """What a land gives: resources, a choice of them, or a card."""
    parts = []
    for effect in effects:
        if "resource" in effect:
            parts.append(words.amount(effect["resource"], effect["n"]))
        elif effect["op"] == "gain-chosen":
            parts.append(words.amount("lily", effect["n"]))
        else:
            parts.append(words.say("do-take-card.verb"))
    return ", ".join(parts)


def _king(king: View, view: View, words: Words, cards: View) -> Panel:
    mine = king["seat"] == view["seat"]
    lines = [f"★ {king['points']} {words.say('draw-points')}"]
    lines.append(", ".join(words.amount(resource, amount) for resource, amount in king["palace"].items()))
    lines.append(", ".join(words.amount(leader, count) for leader, count in king["leaders"].items()))
    if king["placed"] and view["walls_up"]:
        lines.append(f"[cyan]{_placed(king['placed'], words)}[/cyan]")
    for key, title in (("hand", "draw-hand"), ("in_play", "draw-in-play")):
        if king[key]:
            lines.append(f"[underline]{words.say(title)}[/underline]")
            lines += [f"  {_owned(card, words, cards, mine and key == 'hand')}" for card in king[key]]
    if king["passed"]:
        lines.append(f"[dim]{words.say('draw-passed')}[/dim]")
    return Panel("\n".join(lines), title=words.names[king["seat"]], border_style="yellow" if mine else "dim")


def _owned(card: str, words: Words, cards: View, with_cost: bool) -> str:
    printed = cards[card]
    cost = f" ({words.amount(printed['pays'], printed['cost'])})" if with_cost and printed["pays"] else ""
    return _name(card, words, cards) + cost


def _placed(placed: Any, words: Words) -> str:
    """Where the leaders stand behind the walls."""
    parts = []
    for leader, spaces in placed.items():
        for space, count in spaces.items():
            if count:
                parts.append(f"{words.amount(leader.rstrip('s'), count)} → {words.thing(str(space))}")
    return ", ".join(parts)
