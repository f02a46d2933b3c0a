"""Steps that a card's effect asks for: their rule is that of the card, whether spell or resource."""

from concilium.core.steps import Move, Step
from concilium.core.variables import Variable
from ..position import Position
from .declared import EFFECT_ASKS, PUT_AWAY, RETAIN

EFFECT_RULES: tuple[str, ...] = ("GT-5.6", "GT-5.8")


def rule_of_effect(t: Position) -> str:
    """The rule of the card whose effect is being resolved: cast a spell, or play a resource; "" if there is none."""
    spell, resource = t.beneath(RETAIN), t.beneath(PUT_AWAY)
    if resource > spell:
        return "GT-5.8"
    return "GT-5.6" if spell >= 0 else ""


class EffectStep(Step[Position]):
    """A decision that a card's effect asks for."""

    def __init__(self, name: str, moves: list[Move[Position]], variables: list[Variable]) -> None:
        super().__init__(
            name, moves, rule=EFFECT_RULES[0], otherwise=EFFECT_ASKS, variables=variables, also=EFFECT_RULES
        )

    def rule_in(self, t: Position) -> str:
        return rule_of_effect(t) or self.rule
