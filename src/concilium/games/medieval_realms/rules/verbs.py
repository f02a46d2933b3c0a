"""The verbs of Medieval Realms; chance's come first."""

from concilium.core.notation import Verb
from concilium.games.medieval_realms.components.things import HIGHEST_BID, LANDS, MANAGED, RESOURCES


class Verbs:
    """The whole action space, made anew for each game because the cards name its things."""

    def __init__(self, players: int, cards: list[str]) -> None:
        lands = [str(land) for land in range(1, LANDS + 1)]
        self.deal = Verb("deal", cards)
        self.order = Verb("order", [str(seat) for seat in range(players)])
        self.choose = Verb("choose", RESOURCES)
        self.place_mayor = Verb("place-mayor", RESOURCES[:MANAGED])
        self.place_general = Verb("place-general", lands)
        self.place_admiral = Verb("place-admiral", lands)
        self.place_decoy = Verb("place-decoy", lands)
        self.done = Verb("done")
        self.take_card = Verb("take-card", cards)
        self.buy = Verb("buy", cards)
        self.play = Verb("play", cards)
        self.bid = Verb("bid", [str(amount) for amount in range(1, HIGHEST_BID + 1)])
        self.pass_ = Verb("pass")

    def all(self) -> list[Verb]:
        """In the order of their numbers."""
        return [
            self.deal,
            self.order,
            self.choose,
            self.place_mayor,
            self.place_general,
            self.place_admiral,
            self.place_decoy,
            self.done,
            self.take_card,
            self.buy,
            self.play,
            self.bid,
            self.pass_,
        ]
