"""The verbs of Medieval Realms; chance's come first."""

from concilium.core import notation
from ..components.things import HIGHEST_BID, LANDS, MANAGED, RESOURCES


class Verbs(notation.Verbs):
    """The whole action space, made separately for each game because the cards name its things."""

    def __init__(self, players: int, cards: list[str]) -> None:
        super().__init__()
        lands = [str(land) for land in range(1, LANDS + 1)]
        self.deal = self.add("deal", cards)
        self.order = self.add("order", [str(seat) for seat in range(players)])
        self.choose = self.add("choose", RESOURCES)
        self.place_mayor = self.add("place-mayor", RESOURCES[:MANAGED])
        self.place_general = self.add("place-general", lands)
        self.place_admiral = self.add("place-admiral", lands)
        self.place_decoy = self.add("place-decoy", lands)
        self.done = self.add("done")
        self.take_card = self.add("take-card", cards)
        self.buy = self.add("buy", cards)
        self.play = self.add("play", cards)
        self.bid = self.add("bid", [str(amount) for amount in range(1, HIGHEST_BID + 1)])
        self.pass_ = self.add("pass")
