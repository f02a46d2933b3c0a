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
LEAD: Final = 23
BEST_VOTES: Final = 24
BEHIND: Final = 25
COMING_SPELLS: Final = 26
VOTES_TO_COME: Final = 27
SPEAKS_LATE: Final = 28
NEXT_TURN: Final = 29
ACTIONS_TO_COME: Final = 30
ADVANCES: Final = 31
VIS: Final = 32
VIS_KEPT: Final = 33
SHORT_OF_VIS: Final = 34
SPELL_VOTES: Final = 35
OFFERED_SPELLS: Final = 36
HAND_CARDS: Final = 37
AWARDS: Final = 38

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
    "lead",
    "best-votes",
    "behind",
    "coming-spells",
    "votes-to-come",
    "speaks-late",
    "next-turn",
    "actions-to-come",
    "advances-to-come",
    "vis",
    "vis-kept",
    "short-of-vis",
    "spell-votes",
    "offered-spells",
    "hand-cards",
    "awards",
]
CLOCKS: list[str] = ["always", "game", "tribunal", "votes-left", "grand"]
