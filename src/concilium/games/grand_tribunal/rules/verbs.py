"""The action space of Grand Tribunal: its verbs and the things they are done to.

Chance's outcomes and the commonest choices come first: their numbers are small, and small numbers are cheap in Python.
"""

from typing import Final

from concilium.core.notation import Notation, Verb
from ..components.cards import Cards
from ..components.things import KIND_NAMES, MOST_PLAYERS, SPACE_NAMES

ROLLS: Final = ["2", "3", "4", "5"]
"""GT-5.11: what the die can end on, since 1 and 6 are rolled again."""
LOWEST_ROLL: Final = 2


class Verbs:
    """One attribute per verb; `notation` numbers their actions."""

    def __init__(self, cards: Cards) -> None:
        items = cards.ids[: cards.first[1]]
        spells = cards.ids[cards.first[1] : cards.first[2]]
        resources = cards.ids[cards.first[2] :]
        seats = [str(seat) for seat in range(MOST_PLAYERS)]
        self.deal = Verb("deal", cards.ids, cards.first[1], cards.first[2])
        self.choose = Verb("choose", cards.ids, cards.first[1], cards.first[2])
        self.vote = Verb("vote", SPACE_NAMES)
        self.end = Verb("end")
        self.yes = Verb("yes")
        self.no = Verb("no")
        self.target = Verb("target", seats)
        self.roll = Verb("roll", ROLLS)
        self.extract = Verb("extract")
        self.gather = Verb("gather", ["uncontested", "contested"])
        self.draw = Verb("draw", KIND_NAMES)
        self.put = Verb("put", ["hand", "sanctum"])
        self.unvote = Verb("unvote", SPACE_NAMES)
        self.praeco = Verb("praeco", seats)
        self.swap = Verb("swap", SPACE_NAMES)
        self.take = Verb("take", items + spells, cards.first[1])
        self.advance = Verb("advance", items + spells, cards.first[1])
        self.activate = Verb("activate", items + spells, cards.first[1])
        self.install = Verb("install", spells)
        self.cast = Verb("cast", spells)
        self.play = Verb("play", resources)
        self.lay = Verb("lay", cards.ids, cards.first[1], cards.first[2])
        self.notation = Notation(
            [
                self.deal,
                self.choose,
                self.vote,
                self.end,
                self.yes,
                self.no,
                self.target,
                self.roll,
                self.extract,
                self.gather,
                self.draw,
                self.put,
                self.unvote,
                self.praeco,
                self.swap,
                self.take,
                self.advance,
                self.activate,
                self.install,
                self.cast,
                self.play,
                self.lay,
            ]
        )
