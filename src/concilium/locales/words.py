"""A game in a language's words: choices, cards, events, prompts, refusals."""

from collections.abc import Mapping
from typing import Any

from concilium.core.events import CARD_OR_BACK, PLACE, SEAT, SEAT_COUNTS, SEATS, Event, Telling
from concilium.core.game import Game
from concilium.core.options import Mix
from concilium.core.refusals import Refusal
from concilium.core.registry import title
from concilium.locales import Catalogue, UnknownText


class Words:
    """The words of one game in one language, with the names of those at the table."""

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

    def choice(self, action: int, deciding: Mapping[str, object] | None = None) -> str:
        """What an action does, in the step's own words if it has any."""
        notation = self.game.notation
        verb = notation.verb(action)
        thing = verb.things[notation.thing(action)]
        if thing and verb.name in self.title.seat_verbs:
            words = self.names[int(thing)] if int(thing) < len(self.names) else thing
        else:
            words = self.thing(thing)
        key = f"do-{verb.name}"
        if deciding is not None and self.texts.has(f"{key}.{deciding['step']}"):
            facts = {**self._asked(deciding, thing), "thing": words}
            return self.texts.text(f"{key}.{deciding['step']}", **facts)
        return self.texts.text(key, thing=words) if self.texts.has(key) else self.game.text(action)

    def verb(self, action: int) -> str:
        """What is done, whatever it is done to."""
        name = self.game.notation.verb(action).name
        return self.texts.text(f"do-{name}.verb") if self.texts.has(f"do-{name}") else name

    def event(self, event: Event, seat: int | None) -> str | None:
        """An event as a line of the log, as a seat sees it; None for those without words."""
        seen = event.seen_by(seat)
        key = f"event-{event.name}"
        told = self.title.events[event.name]
        return (self.texts.text(key, **self._facts(told, seen)) or None) if self.texts.has(key) else None

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the rule's id and text."""
        facts: dict[str, object] = dict(refusal.facts)
        words = {name: self.thing(each) if isinstance(each, str) else each for name, each in facts.items()}
        why = self.texts.text(f"refusal-{refusal.reason}", **words, **self._chosen_by(facts))
        key = f"rule-{refusal.rule.replace('.', '-')}"
        rule = f": {self.texts.text(key, **option_facts(self.game))}" if self.texts.has(key) else ""
        return f"{why} [dim]({refusal.rule}{rule})[/dim]"

    def reason(self, feature: str, is_own: bool, is_more: bool) -> str:
        """What a move changes, as a sentence; a game without words for a feature has its bare name."""
        side = f"{'own' if is_own else 'rivals'}-{'more' if is_more else 'less'}"
        key = f"feature-{feature}"
        if self.texts.has(f"{key}.{side}"):
            return self.texts.text(f"{key}.{side}")
        name = self.texts.text(key) if self.texts.has(key) else self.thing(feature)
        return self.texts.text(f"hint-{side}", feature=name)

    def amount(self, thing: str, amount: int) -> str:
        """An amount of a thing, as the language counts it."""
        key = f"amount-{thing}"
        return self.texts.text(key, amount=amount) if self.texts.has(key) else f"{amount} {self.thing(thing)}"

    def prompt(self, deciding: Mapping[str, object]) -> str:
        """What is to be decided."""
        return self.texts.text(f"step-{deciding['step']}", **self._asked(deciding))

    def _asked(self, deciding: Mapping[str, object], of: str = "") -> dict[str, str | int]:
        """What is being decided, in the form the catalogue expects: things in words, numbers as they are, and for a
        fact with a number for each thing, the number of one."""
        by = deciding.get("seat", deciding["by"])
        facts: dict[str, str | int] = {"seat": self.names[by] if isinstance(by, int) else ""}
        for name, given in deciding.items():
            value = given.get(of) if isinstance(given, dict) else given
            if name not in ("step", "by", "seat"):
                facts[name] = self.thing(value) if isinstance(value, str) else value if isinstance(value, int) else ""
        return facts

    def _facts(self, told: Telling, seen: Mapping[str, object]) -> dict[str, str | int]:
        words = {name: self.fact(kind, seen[name]) for name, kind in told.facts.items()}
        for name, kind in told.facts.items():
            value = seen[name]
            if kind == CARD_OR_BACK and value is None:
                words[name] = self.texts.text(f"hidden-{seen['kind']}")
            elif kind == PLACE and isinstance(value, list):
                words[f"{name}-place"] = str(value[0])
                words[f"{name}-seat"] = self.names[value[1]] if len(value) > 1 else ""
        return {**words, **self._chosen_by(seen)}

    def _chosen_by(self, facts: Mapping[str, object]) -> dict[str, str | int]:
        """What a message may choose its words by, besides its facts.

        `x-id` is the thing that x is, and `x-goods` is that amount of the resource that the facts name, or the bare
        number. A place also has `x-place` and `x-seat`: which it is, and whose.
        """
        resource = facts.get("resource")
        words: dict[str, str | int] = {}
        for name, value in facts.items():
            if isinstance(value, str):
                words[f"{name}-id"] = value
            elif isinstance(value, int):
                words[f"{name}-goods"] = self.amount(resource, value) if isinstance(resource, str) else value
        return words

    def fact(self, kind: str, value: object) -> str | int:
        """A fact in the form the catalogue expects, by its kind."""
        if isinstance(value, int):
            return self.names[value] if kind == SEAT else value
        if isinstance(value, str):
            return self.thing(value)
        if isinstance(value, dict):
            if kind == SEAT_COUNTS:
                return ", ".join(f"{self.names[int(seat)]} {number}" for seat, number in value.items() if number)
            return ", ".join(self.amount(str(thing), amount) for thing, amount in value.items() if amount)
        if isinstance(value, list):
            return ", ".join(
                str(self.fact(SEAT if kind == SEATS else kind, item)) for item in value if item is not None
            )
        return ""


def option_facts(game: Game) -> dict[str, Any]:
    """The options in force, for the texts of rules that depend on them; each value of a mix is a separate fact."""
    facts: dict[str, Any] = {}
    for option in title(game.name).options:
        chosen = game.options[option.name]
        if isinstance(option, Mix):
            assert isinstance(chosen, list)
            facts.update({str(each): "yes" if each in chosen else "no" for each in option.values})
        elif chosen is not None:
            facts[option.name] = chosen
    return facts
