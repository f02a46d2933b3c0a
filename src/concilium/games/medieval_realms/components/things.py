"""The words and sizes of what lies on the table: resources, leaders, seals, slots and spaces."""

from typing import Final

PRODUCTION: Final = 0
SCIENCE: Final = 1
CULTURE: Final = 2
RELIGION: Final = 3
GOLD: Final = 4
RAW_MATERIAL: Final = 5
BATTLE: Final = 6

RESOURCES: list[str] = ["production", "science", "culture", "religion", "gold", "raw-material", "battle"]
"""MR-1.1: in the order of their numbers; all but battle, the last, have a management space."""

RESOURCE_KINDS: Final = 7
MANAGED: Final = 6

MAYOR: Final = 0
GENERAL: Final = 1
ADMIRAL: Final = 2
DECOY: Final = 3

LEADERS: list[str] = ["mayor", "general", "admiral"]
LEADER_KINDS: Final = 3
PLACED_KINDS: Final = 4
"""Decoys are placed too, but are not leaders of the realm: their number never changes."""

COLOURS: list[str] = ["orange", "red", "yellow", "green", "grey", "turquoise", "violet", "white", "blue"]
SEALS: Final = 9

HAND_CARD: Final = 0
MAJORITY_CARD: Final = 1
AUCTION_CARD: Final = 2
BOUGHT_AS: list[str] = ["hand", "majority", "auction"]

LANDS: Final = 10
SPACES: Final = 36
"""Where a leader can stand: six management spaces, then the ten lands for generals, for admirals and for decoys."""

GENERALS_FROM: Final = 6
ADMIRALS_FROM: Final = 16
DECOYS_FROM: Final = 26

PANEL_SLOTS: Final = 12
SLOTS: Final = 18
"""Slots 0 to 11 are the current-events panel, 12 to 17 the future-events panel (MR-1.4)."""
ROW: Final = 4

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5
HIGHEST_BID: Final = 60

# Where a card is: two words of bits for each pile; hands and realms have one pile per seat.
WORD: Final = 62
MOST_CARDS: Final = 124
DECK: Final = 0
DISCARDS: Final = 1
PANEL: Final = 2
FUTURE: Final = 3
HANDS: Final = 4
REALMS: Final = 9
PILES: Final = 14

# What `touched` has bits for: each pile that a card has entered, and the deck; each king's points and palace, and
# whether they have finished or passed; the leaders and extra resources of each; the turn order; each space of a
# placement; the walls.
TOUCHED_PALACE: Final = PILES
TOUCHED_LEADERS: Final = TOUCHED_PALACE + MOST_PLAYERS
TOUCHED_ORDER: Final = TOUCHED_LEADERS + MOST_PLAYERS
TOUCHED_SPACES: Final = TOUCHED_ORDER + 1
TOUCHED_WALLS: Final = TOUCHED_SPACES + SPACES
