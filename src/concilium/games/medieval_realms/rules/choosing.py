"""The choices that the victory-point track (MR-1.5) and effects ask for: a kind of resource, a card of the panel."""

from typing import Final, final

from mypy_extensions import i64

from concilium.core.steps import Move
from concilium.core.variables import Variable
from ..components.things import AUCTION_CARD, PANEL, RESOURCE_KINDS, RESOURCES, TOUCHED_PALACE
from ..position import Position
from .declared import BONUS, REASONS
from .effects.happening import ChoiceStep
from .hands import NOT_ON_PANEL, fitting, why_not_in_hand
from .verbs import Verbs

BONUS_FIRST: Final = REASONS.add("bonus-first")
LILY_FIRST: Final = REASONS.add("lily-first")
TAKE_CARD_FIRST: Final = REASONS.add("take-card-first")
AUCTION_CARD_IN_HAND: Final = REASONS.add("auction-card-in-hand", "MR-4.5")

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
        super().__init__(
            "bonus", [choose], rule="MR-1.5", otherwise=BONUS_FIRST, variables={AMOUNT: Variable("amount")}
        )


@final
class ChooseLily(Move[Position]):
    """MR-5.3: one kind, and all of the gain is of that kind."""

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        n = t.frame[AMOUNT]
        t.pop()
        t.gain(seat, thing, n)


@final
class LilyStep(ChoiceStep):
    """A king picks the kind of the resources gained."""

    def __init__(self, verbs: Verbs) -> None:
        choose = ChooseLily(verbs.choose, "MR-5.3")
        super().__init__("lily", [choose], rule="MR-5.3", otherwise=LILY_FIRST, variables={AMOUNT: Variable("amount")})


@final
class TakeFromPanel(Move[Position]):
    """MR-6.2: a card of the current panel goes into the hand for free, within MR-4.1 and MR-4.5."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        low, high = fitting(t, seat)
        low &= t.piles[2 * PANEL] & (t.cards.hand_low | t.cards.majority_low)
        high &= t.piles[2 * PANEL + 1] & (t.cards.hand_high | t.cards.majority_high)
        return low, high, 0

    def why_not(self, t: Position, seat: i64, thing: i64) -> i64:
        if not t.has(PANEL, thing):
            return NOT_ON_PANEL
        if t.cards.bought[thing] == AUCTION_CARD:
            return AUCTION_CARD_IN_HAND
        return why_not_in_hand(t, seat, thing)

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        t.pop()
        slot = t.slot_of[thing]
        t.lift(slot)
        t.add_to_hand(seat, thing)
        if t.listener is not None:
            t.tell("card-taken", {"seat": seat, "card": t.cards.ids[thing], "slot": slot + 1})


@final
class TakeCardStep(ChoiceStep):
    """A king takes a card; with none to take, nothing happens."""

    def __init__(self, verbs: Verbs) -> None:
        self.take_card = TakeFromPanel(verbs.take_card, "MR-6.2", also=("MR-4.1", "MR-4.5"))
        super().__init__("take-card", [self.take_card], rule="MR-6.2", otherwise=TAKE_CARD_FIRST)

    def is_over(self, t: Position) -> bool:
        low, high, _ = self.take_card.things(t, t.seat)
        return low | high == 0
