"""The action space of Grand Tribunal: its verbs and the things they are done to.

Chance's outcomes and the commonest choices come first: their numbers are small, and small numbers are cheap in Python.
"""

from typing import Final

from concilium.core import notation
from ..components.cards import Cards
from ..components.things import KIND_NAMES, MOST_PLAYERS, SPACE_NAMES

ROLLS: Final = ["2", "3", "4", "5"]
"""GT-5.11: what the die can end on, since 1 and 6 are rolled again."""
LOWEST_ROLL: Final = 2


class Verbs(notation.Verbs):
    """One attribute per verb."""

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        items = cards.ids[: cards.first[1]]
        spells = cards.ids[cards.first[1] : cards.first[2]]
        resources = cards.ids[cards.first[2] :]
        seats = [str(seat) for seat in range(MOST_PLAYERS)]
        self.deal = self.add("deal", cards.ids, cards.first[1], cards.first[2])
        self.choose = self.add("choose", cards.ids, cards.first[1], cards.first[2])
        self.vote = self.add("vote", SPACE_NAMES)
        self.end = self.add("end")
        self.yes = self.add("yes")
        self.no = self.add("no")
        self.target = self.add("target", seats)
        self.roll = self.add("roll", ROLLS)
        self.extract = self.add("extract")
        self.gather = self.add("gather", ["uncontested", "contested"])
        self.draw = self.add("draw", KIND_NAMES)
        self.put = self.add("put", ["hand", "sanctum"])
        self.unvote = self.add("unvote", SPACE_NAMES)
        self.praeco = self.add("praeco", seats)
        self.swap = self.add("swap", SPACE_NAMES)
        self.take = self.add("take", items + spells, cards.first[1])
        self.advance = self.add("advance", items + spells, cards.first[1])
        self.activate = self.add("activate", items + spells, cards.first[1])
        self.install = self.add("install", spells)
        self.cast = self.add("cast", spells)
        self.play = self.add("play", resources)
        self.lay = self.add("lay", cards.ids, cards.first[1], cards.first[2])
