"""A game in a language's words: choices, cards, events, prompts, refusals."""

from collections.abc import Mapping
from typing import Any

from concilium.core.events import CARD_OR_BACK, PLACE, SEAT, SEATS, SEATS_FIGURES, Event, Telling
from concilium.core.game import Game
from concilium.core.refusals import Refusal
from concilium.core.registry import title
from concilium.locales import Catalogue, UnknownText


class Words:
    """The words of one game and one language, with the names of those who sit at the table."""

    def __init__(self, game: Game, texts: Catalogue, names: list[str]) -> None:
        self.game = game
        self.title = title(game.name)
        self.texts = texts
        self.names = names

    def say(self, key: str, **facts: Any) -> str:
        return self.texts.text(key, **facts)

    def thing(self, thing: str) -> str:
        """A card, a voting space, a resource, a deck."""
        for family in self.title.families:
            if self.texts.has(f"{family}-{thing}"):
                return self.texts.text(f"{family}-{thing}")
        return thing

    def card_text(self, card: str) -> str:
        """What a card's text says; nothing for a card without one."""
        try:
            return self.texts.text(f"card-{card}.text")
        except UnknownText:
            return ""

    def choice(self, action: int) -> str:
        """What an action does."""
        notation = self.game.notation
        verb = notation.verb(action)
        thing = verb.things[notation.thing(action)]
        if thing and verb.name in self.title.seat_verbs:
            words = self.names[int(thing)] if int(thing) < len(self.names) else thing
        else:
            words = self.thing(thing)
        key = f"do-{verb.name}"
        return self.texts.text(key, thing=words) if self.texts.has(key) else self.game.text(action)

    def verb(self, action: int) -> str:
        """What is done, whatever it is done to."""
        name = self.game.notation.verb(action).name
        return self.texts.text(f"do-{name}.verb") if self.texts.has(f"do-{name}") else name

    def event(self, event: Event, seat: int | None) -> str | None:
        """An event as a line of the log, as a seat sees it; None for those without words."""
        seen = event.seen_by(seat)
        key = f"event-{event.name}"
        return self.texts.text(key, **self._facts(self.title.events[event.name], seen)) if self.texts.has(key) else None

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the rule's id and the rule."""
        why = self.texts.text(f"refusal-{refusal.reason}", **refusal.figures)
        key = f"rule-{refusal.rule.replace('.', '-')}"
        rule = f": {self.texts.text(key)}" if self.texts.has(key) else ""
        return f"{why} [dim]({refusal.rule}{rule})[/dim]"

    def prompt(self, deciding: Mapping[str, object]) -> str:
        """What is to be decided: things in words, numbers as they are."""
        by = deciding.get("seat", deciding["by"])
        facts: dict[str, str | int] = {"seat": self.names[by] if isinstance(by, int) else ""}
        for name, value in deciding.items():
            if name not in ("step", "by", "seat") and isinstance(value, (str, int)):
                facts[name] = self.thing(value) if isinstance(value, str) else value
            elif value is None:
                facts.setdefault(name, "")
        return self.texts.text(f"step-{deciding['step']}", **facts)

    def _facts(self, told: Telling, seen: Mapping[str, object]) -> dict[str, str | int]:
        words = {name: self._fact(kind, seen[name]) for name, kind in told.facts.items()}
        for name, kind in told.facts.items():
            if kind == CARD_OR_BACK and seen[name] is None:
                words[name] = self.texts.text(f"hidden-{seen['kind']}")
        return words

    def _fact(self, kind: str, value: object) -> str | int:
        """A fact as the catalogue wants it, by what it is."""
        if isinstance(value, int):
            return self.names[value] if kind == SEAT else value
        if isinstance(value, str):
            return self.thing(value)
        if isinstance(value, dict):
            names = self._named if kind == SEATS_FIGURES else self.thing
            return ", ".join(f"{amount} {names(str(thing))}" for thing, amount in value.items() if amount)
        if isinstance(value, list):
            if kind == PLACE:
                return self.texts.text(f"place-{value[0]}", seat=self.names[value[1]] if len(value) > 1 else "")
            return ", ".join(
                str(self._fact(SEAT if kind == SEATS else kind, item)) for item in value if item is not None
            )
        return ""

    def _named(self, seat: str) -> str:
        return self.names[int(seat)]
