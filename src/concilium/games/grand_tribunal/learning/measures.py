"""The features of a wizard by number and by name, and the clocks."""

from typing import Final

POINTS: Final = 0
STANDING: Final = 1
WORTH: Final = 2
SUPPORT: Final = 3
PROGRESS: Final = 4
PROGRESS_IN_TIME: Final = 5
PROGRESS_SUPPORT: Final = 6
PROJECTS: Final = 7
USABLE_VIS: Final = 8
USABLE_VIS_NOW: Final = 9
SPARE_VIS: Final = 10
READY_SPELLS: Final = 11
SPELL_PROGRESS: Final = 12
SPELLS: Final = 13
ENTERED_SPELLS: Final = 14
AWARDED_SPELLS: Final = 15
HOMELESS_SPELLS: Final = 16
PLACES_FREE: Final = 17
RESOURCES: Final = 18
LASTING: Final = 19
ACTIONS: Final = 20
MUDDLE: Final = 21
COMING: Final = 22
BEST_VOTES: Final = 23
BEHIND: Final = 24
PRAECO_TO_COME: Final = 25
SPEAKS_LATE: Final = 26
NEXT_TURN: Final = 27
TURNS: Final = 28
VIS: Final = 29
TO_PAY: Final = 30
SHORT_OF_VIS: Final = 31
SPELL_VOTES: Final = 32
OFFERED_SPELLS: Final = 33
HAND_CARDS: Final = 34
AWARDS: Final = 35

FEATURES: list[str] = [
    "points",
    "standing",
    "worth",
    "support",
    "progress",
    "progress-in-time",
    "progress-support",
    "projects",
    "usable-vis",
    "usable-vis-now",
    "spare-vis",
    "ready-spells",
    "spell-progress",
    "spells",
    "entered-spells",
    "awarded-spells",
    "homeless-spells",
    "places-free",
    "resources",
    "lasting",
    "actions-left",
    "muddled",
    "coming",
    "best-votes",
    "behind",
    "praeco-to-come",
    "speaks-late",
    "next-turn",
    "turns-left",
    "vis",
    "to-pay",
    "short-of-vis",
    "spell-votes",
    "offered-spells",
    "hand-cards",
    "awards",
]
CLOCKS: list[str] = ["always", "game", "tribunal", "votes-left"]
