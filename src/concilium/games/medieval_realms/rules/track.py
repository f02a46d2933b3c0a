"""MR-1.5: the victory-point track pays a resource of the king's choice for every multiple of five reached."""

from typing import Final, final

from mypy_extensions import i64

from concilium.core.steps import Move
from concilium.core.variables import Variable
from ..components.things import RESOURCE_KINDS, RESOURCES, TOUCHED_PALACE
from ..position import Position
from .declared import BONUS, REASONS
from .effects.happening import ChoiceStep
from .verbs import Verbs

BONUS_FIRST: Final = REASONS.add("bonus-first")

AMOUNT: Final = 0
"""The variable of the bonus and of the lily: how many resources."""


def gain_points(t: Position, seat: i64, n: i64) -> None:
    """Points, and the right to a resource for every multiple of five reached."""
    if n == 0:
        return
    before = t.points[seat]
    t.points[seat] = before + n
    t.touch(TOUCHED_PALACE + seat)
    if t.listener is not None:
        t.tell("points", {"seat": seat, "points": n, "total": before + n})
    every = t.board.bonus_every
    bonus = (before + n) // every - before // every
    if bonus > 0:
        if t.step != BONUS or t.seat != seat:
            t.push(BONUS, seat)
        t.frame[AMOUNT] += bonus


@final
class ChooseBonus(Move[Position]):
    """One resource of the king's choice for each multiple, one by one."""

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        t.palace[seat * RESOURCE_KINDS + thing] += 1
        t.touch(TOUCHED_PALACE + seat)
        if t.listener is not None:
            t.tell("bonus-taken", {"seat": seat, "resource": RESOURCES[thing]})
        t.frame[AMOUNT] -= 1
        if t.frame[AMOUNT] == 0:
            t.pop()


@final
class BonusStep(ChoiceStep):
    """A king takes the bonus resources."""

    def __init__(self, verbs: Verbs) -> None:
        choose = ChooseBonus(verbs.choose, "MR-1.5")
        super().__init__("bonus", [choose], rule="MR-1.5", otherwise=BONUS_FIRST, variables=[Variable("amount")])
