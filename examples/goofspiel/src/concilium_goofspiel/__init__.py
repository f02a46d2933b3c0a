"""Goofspiel, the game of pure strategy: each prize goes to the highest secret bid, and every card is bid once."""

from pathlib import Path

from concilium.core.options import Choice
from concilium.core.title import Reading, Title
from concilium_goofspiel.game import Goofspiel

TITLE = Title(
    "goofspiel",
    Path(__file__).parent,
    Goofspiel,
    fewest=2,
    most=5,
    rules="GO",
    options=[Choice("ranks", [5, 9, 13], 9)],
    seat_facts=("seat",),
    card_facts=("card",),
    reading=Reading(uses=("prize-won",), part_ends=("bids-revealed",)),
)
