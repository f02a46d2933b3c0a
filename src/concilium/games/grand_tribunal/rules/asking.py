"""A card's effects, and the steps that they ask for: their rule is that of the card, whether spell or resource."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from concilium.core.steps import ONE_SEAT, Move, Step
from concilium.core.variables import Variable
from ..position import Position
from .declared import EFFECT_ASKS, PUT_AWAY, RETAIN, STEPS

EFFECT_RULES: tuple[str, ...] = ("GT-5.6", "GT-5.8")
RESOLVE: Final = STEPS.number("resolve")

# The variables of the step: the card, which of its effects is next, the item a spell was cast from.
THE_CARD: Final = 0
NEXT_EFFECT: Final = 1
FROM_ITEM: Final = 2
NO_ITEM: Final = -1


def resolve(t: Position, seat: i64, card: i64, item: i64) -> None:
    """Begin the effects of a wizard's card; a spell is cast from an item."""
    t.push(RESOLVE, seat, card, 0, item)


def rule_of_effect(t: Position) -> str:
    """The rule of the card whose effect is being resolved: cast a spell, or play a resource; "" if there is none."""
    spell, resource = t.beneath(RETAIN), t.beneath(PUT_AWAY)
    if resource > spell:
        return "GT-5.8"
    return "GT-5.6" if spell >= 0 else ""


class EffectStep(Step[Position]):
    """A decision that a card's effect asks for; with a `rule`, one that this rule may ask for too."""

    def __init__(
        self,
        name: str,
        moves: list[Move[Position]],
        variables: Mapping[int, Variable],
        rule: str = EFFECT_RULES[0],
        otherwise: i64 = EFFECT_ASKS,
        whose: i64 = ONE_SEAT,
    ) -> None:
        super().__init__(
            name, moves, rule=rule, otherwise=otherwise, whose=whose, variables=variables, also=EFFECT_RULES
        )

    def rule_in(self, t: Position) -> str:
        return rule_of_effect(t) or self.rule


class Leave(Move[Position]):
    """Nothing, or no more of it."""

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        t.pop()
