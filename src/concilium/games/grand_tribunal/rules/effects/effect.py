"""An effect: one word of the cards' vocabulary, in the rules' terms."""

from typing import Any, Final

from mypy_extensions import i64

from ...position import WARD, Position
from ..declared import STEPS

TARGET: Final = STEPS.number("target")
CHOOSE: Final = STEPS.number("choose")

# The variables of these steps: the effect's number in the vocabulary, its parameter (an amount, or how many are left),
# and a value that it gets back.
EFFECT: Final = 0
AMOUNT: Final = 1
LEFT: Final = 1
GIVEN: Final = 2


class Effect:
    """What a word does. Most do it in `run`; one that needs a choice asks for it and continues when it is made."""

    may_stop = False
    """Whether one may choose no card, or no more cards."""

    def __init__(self, number: i64) -> None:
        self.number = number

    def run(self, t: Position, seat: i64, n: i64, m: i64) -> None:
        """Do it for the owner of the card, with the card's parameters."""
        raise NotImplementedError

    def can_hit(self, t: Position, seat: i64, target: i64, n: i64) -> bool:
        """Whether it would do anything to that wizard, as far as the chooser knows."""
        return True

    def hit(self, t: Position, seat: i64, target: i64, n: i64) -> None:
        """Do it to the chosen wizard."""
        raise NotImplementedError

    def pool(self, t: Position, seat: i64, kind: i64, left: i64, given: i64) -> i64:
        """The cards of a kind that can be chosen, as a set; the chooser must know every one of them."""
        return 0

    def choose(self, t: Position, seat: i64, kind: i64, index: i64, left: i64, given: i64) -> None:
        """Do it to the chosen card."""
        raise NotImplementedError

    def stop(self, t: Position, seat: i64, left: i64, given: i64) -> None:
        """No more cards."""

    def about(self, t: Position, given: i64) -> dict[str, Any]:
        """What everyone sees of a half-made choice."""
        return {}


class OnWizard(Effect):
    """Done to a wizard of one's choice: see `can_hit` and `hit`."""

    def run(self, t: Position, seat: i64, n: i64, m: i64) -> None:
        t.push(TARGET, seat, self.number, n)


class OnCard(Effect):
    """Done to a card of one's choice: see `pool`, `choose`, `may_stop` and `stop`."""

    def run(self, t: Position, seat: i64, n: i64, m: i64) -> None:
        self.ask(t, seat, n, m)

    def ask(self, t: Position, seat: i64, left: i64, given: i64) -> None:
        """Ask for a card; `left` and `given` come back with it."""
        t.push(CHOOSE, seat, self.number, left, given)


def is_open_to(t: Position, seat: i64, target: i64) -> bool:
    """Whether a wizard's spells and resources can affect another: not itself, nor anyone behind a ward."""
    return target != seat and t.bonus(target, WARD) == 0
