"""Effects on turns, and what resources that stay in play give."""

from mypy_extensions import i64

from ...components.things import TOUCHED_STANDING
from ...position import MUDDLED, STANDINGS, Position
from ..declared import FRESH_PAIRS, TURN
from .effect import Effect, OnWizard


class ExtraTurn(Effect):
    """Longevity Potion: two more actions, different from each other, as if on a fresh turn.

    They begin when the remaining actions have been taken or given up. It is the same turn, so nothing that happens
    at a turn's start happens again.
    """

    def run(self, t: Position, seat: i64, n: i64, m: i64) -> None:
        t.frame[t.beneath(TURN) + FRESH_PAIRS] += 1


class ExtraAction(Effect):
    """n more actions this turn, of kinds not yet taken."""

    def run(self, t: Position, seat: i64, n: i64, m: i64) -> None:
        t.actions_left += n


class Muddle(OnWizard):
    """Fog of Confusion: a wizard of one's choice has one action fewer on their next turn."""

    def can_hit(self, t: Position, seat: i64, target: i64, n: i64) -> bool:
        return t.bonus(target, MUDDLED) == 0

    def hit(self, t: Position, seat: i64, target: i64, n: i64) -> None:
        t.standing[target * STANDINGS + MUDDLED] = 1
        t.touched |= TOUCHED_STANDING
        if t.listener is not None:
            t.tell("wizard-muddled", {"seat": seat, "target": target})


class Standing(Effect):
    """A card that stays in play adds its parameter, or 1, to one of its owner's columns."""

    def __init__(self, number: i64, column: i64) -> None:
        super().__init__(number)
        self.column = column

    def run(self, t: Position, seat: i64, n: i64, m: i64) -> None:
        t.add_standing(seat, self.column, max(n, 1))
