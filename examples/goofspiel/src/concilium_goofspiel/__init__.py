"""Goofspiel, the game of pure strategy: each prize goes to the highest secret bid, and every card is bid once."""

from pathlib import Path

from concilium.core.events import CARD, CARDS, DETAIL, PART, SEAT, Telling
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
    events=[
        Telling("prize-turned-up", {"card": CARD}, PART),
        Telling("bid-laid", {"seat": SEAT}, DETAIL),
        Telling("bids-revealed", {"bids": CARDS}),
        Telling("prize-won", {"seat": SEAT, "card": CARD}),
        Telling("prize-lost", {"card": CARD}),
    ],
    reading=Reading(uses=("prize-won",), part_ends=("bids-revealed",)),
)
