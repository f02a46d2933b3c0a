"""Variables of frames that are cards: shown to those who know them."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from concilium.core.state import State
from concilium.core.variables import Variable

if TYPE_CHECKING:
    from .cards import Cards


class CardVariable(Variable):
    """A card that everyone knows; `first` is the number of the first such card, anything below it means none."""

    def __init__(self, name: str, cards: "Cards", first: int) -> None:
        super().__init__(name)
        self.cards = cards
        self.first = first

    def shown(self, t: State, value: i64, seat: int | None) -> object:
        return self.cards.ids[value + self.first] if value >= 0 else None
