"""Medieval Realms: 2 to 5 kings, seven rounds of secret placement, markets, majorities and auctions."""

from pathlib import Path

from concilium.core.title import Reading, Title
from .components.things import FEWEST_PLAYERS, MOST_PLAYERS
from .events import EVENTS
from .game import NAME, MedievalRealms
from .options import OPTIONS

TITLE = Title(
    NAME,
    Path(__file__).parent,
    MedievalRealms,
    fewest=FEWEST_PLAYERS,
    most=MOST_PLAYERS,
    rules="MR",
    options=OPTIONS,
    seat_verbs=("order",),
    events=EVENTS,
    endings=("done", "pass"),
    families=("card", "resource", "colour", "kind", "thing"),
    reading=Reading(uses=("played", "auction-won"), part_ends=("round-ended",)),
)
