"""Goofspiel with something wrong: each breaks one promise."""

from pathlib import Path
from typing import Any

import concilium_goofspiel
from concilium_goofspiel.game import Goofspiel, Position

from concilium.core.events import CARD, SEAT, Telling
from concilium.core.title import Title

OWN = concilium_goofspiel.TITLE


def odd(make: type[Goofspiel], **other: Any) -> Title:
    """Goofspiel, made otherwise or with another title."""
    declared: dict[str, Any] = {
        "fewest": OWN.fewest,
        "most": OWN.most,
        "rules": OWN.rules,
        "options": OWN.options,
        "events": list(OWN.events.values()),
        **other,
    }
    return Title(OWN.name, Path(OWN.folder), make, **declared)


class CarryingPosition(Position):
    """What a tie leaves goes to the next winner: in an attribute that no field declares, and that shows only then."""

    def __init__(self, game: Goofspiel) -> None:
        super().__init__(game)
        self.carried = 0

    def tell(self, name: str, facts: dict[str, object]) -> None:
        super().tell(name, facts)
        if name == "prize-lost":
            self.carried += self.prize + 1
        elif name == "prize-won":
            winner = facts["seat"]
            assert isinstance(winner, int)
            self.points[winner] += self.carried
            self.carried = 0


class Carrying(Goofspiel):
    """Its positions are saved and copied without what was carried over."""

    def blank(self) -> Position:
        return CarryingPosition(self)


CARRYING = odd(Carrying)

SILENT_ABOUT_TIES = odd(Goofspiel, events=[told for told in OWN.events.values() if told.name != "prize-lost"])
"""An event is reported that the title does not declare."""

LACKING_A_FACT = odd(
    Goofspiel,
    events=[
        Telling("prize-lost", {"card": CARD, "seat": SEAT}) if told.name == "prize-lost" else told
        for told in OWN.events.values()
    ],
)
"""A declared fact of an event is never reported."""

OF_ANOTHER_KIND = odd(
    Goofspiel,
    events=[
        Telling("prize-lost", {"card": SEAT}) if told.name == "prize-lost" else told for told in OWN.events.values()
    ],
)
"""A fact of an event is not what it is declared to be."""

FOR_FEW = odd(Goofspiel, most=3)
"""Not for four, with whom most games are measured."""

WITHOUT_ITS_ENDING = odd(Goofspiel, endings=("pass",))
"""A verb that the game does not have."""

BIDDING_SEATS = odd(Goofspiel, seat_verbs=("bid",))
"""A verb of cards as one of seats."""


class FinePoints(Goofspiel):
    """What a view calls a seat's points is not its score."""

    def blank(self) -> Position:
        return FinePosition(self)


class FinePosition(Position):
    def scores(self) -> list[int]:
        return [2 * points for points in super().scores()]


FINE_POINTS = odd(FinePoints)
