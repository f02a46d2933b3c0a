"""Grand Tribunal: 3 to 5 wizards craft magic items and vote on what is fashionable, three Tribunals."""

from pathlib import Path

from concilium.core.title import Reading, Title
from .components.things import FEWEST_PLAYERS, MOST_PLAYERS
from .events import EVENTS
from .game import NAME, GrandTribunal
from .options import EDITIONS, declared

TITLE = Title(
    NAME,
    Path(__file__).parent,
    GrandTribunal,
    fewest=FEWEST_PLAYERS,
    most=MOST_PLAYERS,
    rules="GT",
    options=declared(EDITIONS[0]),
    seat_verbs=("target", "praeco"),
    events=EVENTS,
    endings=("end",),
    families=("card", "space", "kind", "source", "material", "thing"),
    reading=Reading(uses=("card-activated", "spell-cast", "resource-played"), part_ends=("tribunal-began",)),
)
