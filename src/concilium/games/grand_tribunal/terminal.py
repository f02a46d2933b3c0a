"""The table of Grand Tribunal, drawn from a view."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table

from concilium.locales.words import Words

View = dict[str, Any]
_AWARDS = ["", "[blue]①[/blue]", "[red]②[/red]", "[yellow]③[/yellow]"]


def draw(view: View, words: Words, facts: View) -> RenderableType:
    """Everything that the seat knows."""
    return Group(
        _heading(view, words),
        _asked(view, words),
        Columns([_votes(view, words), _sources(view, words), _standings(view, words)]),
        _market(view, words, facts),
        Columns([_wizard(wizard, view, words, facts) for wizard in view["players"]], equal=True),
    )


def result(view: View, words: Words) -> RenderableType:
    """The score sheet: points by Tribunal."""
    table = Table(title=words.say("web-score-sheet"), title_justify="left")
    table.add_column("")
    for tribunal in range(1, 4):
        table.add_column(words.say("draw-tribunal", number=tribunal), justify="right")
    table.add_column(words.say("web-total"), justify="right")
    for wizard in sorted(view["players"], key=lambda one: -one["points"]):
        style = "bold yellow" if wizard["seat"] in view["winners"] else ""
        cells = [str(points) for points in wizard["sheet"]]
        table.add_row(words.names[wizard["seat"]], *cells, str(wizard["points"]), style=style)
    return table


def _heading(view: View, words: Words) -> str:
    parts = [
        words.say("draw-tribunal", number=view["tribunal"]),
        words.say("draw-round", round=view["round"], rounds=view["rounds"]),
    ]
    if view["praeco"] is not None:
        parts.append(f"{words.say('draw-praeco')}: {words.names[view['praeco']]}")
    if view["turn"] is not None:
        parts.append(words.say("draw-turn-of", name=words.names[view["turn"]]))
    return "[bold]" + " · ".join(parts) + "[/bold]"


def _asked(view: View, words: Words) -> str:
    """What is half decided: the card that asks, the spaces and cards chosen so far, the price and to whom."""
    deciding = view["deciding"]
    said = []
    if deciding["source"] is not None:
        said.append(words.say("draw-asked-source", card=words.thing(deciding["source"])))
    if deciding["step"] == "choose" and deciding["card"] is not None:
        said.append(words.say("draw-asked-card", card=words.thing(deciding["card"])))
    if deciding["space"] is not None:
        said.append(words.say("draw-asked-space", space=words.thing(deciding["space"])))
    if deciding["used"]:
        said.append(words.say("draw-asked-used", spaces=", ".join(words.thing(space) for space in deciding["used"])))
    if deciding["advanced"]:
        cards = [
            words.thing(c["card"]) if c["card"] else words.say(f"hidden-{c['kind']}") for c in deciding["advanced"]
        ]
        said.append(words.say("draw-asked-advanced", cards=", ".join(cards)))
    if deciding["step"] == "ransom":
        name = words.names[deciding["wizard"]]
        said.append(words.say("draw-asked-price", amount=deciding["amount"], name=name))
    if deciding["fresh_pairs"]:
        said.append(words.say("draw-asked-fresh"))
    return " ".join(said)


def _known_to(wizard: View, words: Words) -> list[str]:
    """Who else knows how many of a wizard's hidden cards."""
    known = [hand + lying for hand, lying in zip(wizard["hand_known"], wizard["sanctum_known"], strict=True)]
    names = [f"{words.names[seat]} {amount}" for seat, amount in enumerate(known) if amount]
    return [words.say("draw-known-to", names=", ".join(names))] if names else []


def _votes(view: View, words: Words) -> Table:
    table = Table(title=words.say("draw-voting-track"), show_header=False)
    spaces = list(view["votes"].items())
    for left, right in zip(spaces[:5], spaces[5:], strict=True):
        table.add_row(*[cell for name, count in (left, right) for cell in (words.thing(name), _tokens(count))])
    table.add_row(words.say("draw-concilium"), str(view["concilium"]))
    return table


def _tokens(count: int) -> str:
    return f"[yellow]{'●' * count}[/yellow] {count}" if count else "[dim]–[/dim]"


def _sources(view: View, words: Words) -> Table:
    table = Table(title=words.say("draw-sources"), show_header=False)
    for name, row in view["sources"].items():
        if not row["open"]:
            table.add_row(words.thing(name), words.say("draw-closed"))
            continue
        space = row["spaces"][row["at"]]
        amount = f"{space['take']}:{space['others']}" if "take" in space else str(space["amount"])
        table.add_row(words.thing(name), amount)
    for kind, count in view["decks"].items():
        table.add_row(words.say(f"draw-decks-{kind}"), str(count))
    return table


def _standings(view: View, words: Words) -> Table:
    table = Table(title=words.say("draw-standings"), show_header=False)
    if not view["standings"]:
        table.add_row(words.say("draw-standings-none"))
    for line in view["standings"]:
        table.add_row(
            _AWARDS[line["place"]],
            words.thing(line["card"]),
            words.names[line["seat"]],
            f"{line['votes']} ●",
            f"+{line['points']}",
        )
    return table


def _market(view: View, words: Words, facts: View) -> Table:
    table = Table(title=words.say("draw-market"), show_header=False, title_justify="left")
    for card in [*view["market"]["item"], *view["market"]["spell"]]:
        table.add_row(_printed(card, words, facts), f"[dim]{words.card_text(card)}[/dim]")
    return table


def _printed(card: str, words: Words, facts: View) -> str:
    """A card's name with what is printed on it."""
    printed = facts["cards"][card]
    name = f"[bold]{words.thing(card)}[/bold]"
    if printed["kind"] == "item":
        slots = ", ".join(words.thing(slot) for slot in printed["slots"])
        return f"{name} [cyan]{words.thing(printed['type'])}[/cyan] ◆{printed['cost']} ★{printed['score']} ({slots})"
    if printed["kind"] == "spell":
        return f"{name} [magenta]{words.thing(printed['category'])}[/magenta] ◆{printed['cost']}"
    return f"{name} [dim]{words.thing('resource')}[/dim]"


def _wizard(wizard: View, view: View, words: Words, facts: View) -> Panel:
    mine = wizard["seat"] == view["seat"]
    lines = [f"★ {wizard['points']} {words.say('draw-points')} · ◆ {wizard['vis']} {words.say('draw-vis')}"]
    if wizard["warded"]:
        lines.append(words.say("draw-warded"))
    if wizard["muddled"]:
        lines.append(words.say("draw-muddled"))
    lines += _section(words.say("draw-laboratory"), [_item(item, words, facts) for item in wizard["laboratory"]])
    lines += _section(words.say("draw-library"), [_spell(spell, words, facts) for spell in wizard["library"]])
    lines += _section(words.say("draw-vault"), [_card(card, words, facts) for card in wizard["vault"]])
    lines += _section(words.say("draw-in-play"), [words.thing(card) for card in wizard["in_play"]])
    hand = [_card(card, words, facts) for card in wizard["hand"]]
    lines += _section(words.say("draw-hand"), hand if mine else [f"{len(hand)}"] if hand else [])
    lines += _known_to(wizard, words)
    return Panel("\n".join(lines), title=words.names[wizard["seat"]], border_style="yellow" if mine else "dim")


def _section(title: str, lines: list[str]) -> list[str]:
    return [f"[underline]{title}[/underline]", *(f"  {line}" for line in lines)] if lines else []


def _card(card: View, words: Words, facts: View) -> str:
    if card["card"] is None:
        return f"[dim]{words.say('draw-face-down', **{'kind-id': card['kind']})}[/dim]"
    return _printed(card["card"], words, facts)


def _vis(card: View, facts: View) -> str:
    if card["active"]:
        return ""
    cost = facts["cards"][card["card"]]["cost"] if card["card"] else "?"
    return f" [blue]◆{card['vis']}/{cost}[/blue]"


def _item(item: View, words: Words, facts: View) -> str:
    text = _card(item, words, facts) + _vis(item, facts)
    if item["active"]:
        spells = ", ".join(words.thing(spell["card"] or spell["category"]) for spell in item["spells"])
        text = f"[green]✔[/green] {text} {_AWARDS[item['award']]} {item['votes']} ●" + (
            f" ← {spells}" if spells else ""
        )
    return text


def _spell(spell: View, words: Words, facts: View) -> str:
    return ("[green]✔[/green] " if spell["active"] else "") + _card(spell, words, facts) + _vis(spell, facts)
