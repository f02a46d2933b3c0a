"""The verbs of Medieval Realms; chance's come first."""

from concilium.core.notation import Verb
from ..components.things import HIGHEST_BID, LANDS, MANAGED, RESOURCES


class Verbs:
    """The whole action space, made separately for each game because the cards name its things."""

    def __init__(self, players: int, cards: list[str]) -> None:
        lands = [str(land) for land in range(1, LANDS + 1)]
        self.all: list[Verb] = []
        """In the order of their numbers."""
        self.deal = self._add("deal", cards)
        self.order = self._add("order", [str(seat) for seat in range(players)])
        self.choose = self._add("choose", RESOURCES)
        self.place_mayor = self._add("place-mayor", RESOURCES[:MANAGED])
        self.place_general = self._add("place-general", lands)
        self.place_admiral = self._add("place-admiral", lands)
        self.place_decoy = self._add("place-decoy", lands)
        self.done = self._add("done")
        self.take_card = self._add("take-card", cards)
        self.buy = self._add("buy", cards)
        self.play = self._add("play", cards)
        self.bid = self._add("bid", [str(amount) for amount in range(1, HIGHEST_BID + 1)])
        self.pass_ = self._add("pass")

    def _add(self, name: str, things: list[str] | None = None) -> Verb:
        self.all.append(Verb(name, things))
        return self.all[-1]
