"""A game in a language's words: choices, cards, events, prompts, refusals."""

from collections.abc import Mapping
from typing import Any

from concilium.core.events import Event
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
        return self.texts.text(key, **self._facts(seen)) if self.texts.has(key) else None

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the rule's id and the rule."""
        why = self.texts.text(f"refusal-{refusal.reason}", **refusal.figures)
        key = f"rule-{refusal.rule.replace('.', '-')}"
        rule = f": {self.texts.text(key)}" if self.texts.has(key) else ""
        return f"{why} [dim]({refusal.rule}{rule})[/dim]"

    def _facts(self, facts: Mapping[str, object]) -> dict[str, str | int]:
        words = {name: self._fact(name, value) for name, value in facts.items()}
        if "card" in facts and facts["card"] is None:
            words["card"] = self.texts.text(f"hidden-{facts['kind']}")
        if isinstance(facts.get("order"), list):
            words["seats"] = self._fact("seats", facts["order"])
        return words

    def _fact(self, name: str, value: object) -> str | int:
        if isinstance(value, bool) or value is None:
            return ""
        if isinstance(value, int):
            return self.names[value] if name in self.title.seat_facts and 0 <= value < len(self.names) else value
        if isinstance(value, str):
            return self.thing(value)
        if isinstance(value, (list, tuple)):
            return self._listed(name, list(value))
        if isinstance(value, dict):
            return ", ".join(f"{amount} {self.thing(str(thing))}" for thing, amount in value.items() if amount)
        return str(value)

    def _listed(self, name: str, value: list[object]) -> str:
        if value and isinstance(value[0], str) and self.texts.has(f"place-{value[0]}"):
            owner = self.names[value[1]] if len(value) > 1 and isinstance(value[1], int) else ""
            return self.texts.text(f"place-{value[0]}", seat=owner)
        return ", ".join(str(self._fact("seat" if name == "seats" else name, item)) for item in value)
