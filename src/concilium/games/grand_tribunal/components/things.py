"""The words and sizes of what lies on the table: kinds of cards, the places where they can be, the Voting Track.

Each place has a bitset in `Position.sets` for each kind of card; `slot` finds it. Seats' places follow the common ones.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.bits import bit

ITEM: Final = 0
SPELL: Final = 1
RESOURCE: Final = 2
KINDS: Final = 3
KIND_NAMES: Final = ["item", "spell", "resource"]

# Common places.
DECK: Final = 0
DISCARD: Final = 1
MARKET: Final = 2
RESOLVING: Final = 3
"""A card whose effect is being resolved, or that was drawn and not yet put anywhere."""
COMMON_PLACES: Final = 4
COMMON_NAMES: Final = ["deck", "discard", "market", "resolving"]

# A wizard's places.
HAND: Final = 0
SANCTUM: Final = 1
"""Inactive items and spells, and the Vault's resources."""
ACTIVE: Final = 2
"""Active items and spells, and resources that stay in play."""
INSTALLED: Final = 3
AWARDED: Final = 4
ZONES: Final = 5
ZONE_NAMES: Final = ["hand", "sanctum", "active", "installed", "awarded"]

FEWEST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 5
FACE_UP: Final = MOST_PLAYERS
"""The row of `Position.known` for what is face up in the Sanctums, after those of the seats."""
UNSURE: Final = 6
"""The first of the rows of `Position.known`, one per seat, with what it saw in a hand and then lost track of."""
KNOWN_ROWS: Final = 11
PLACES: Final = COMMON_PLACES + MOST_PLAYERS * ZONES
SLOTS: Final = PLACES * KINDS

# What `Position.touched` has bits for. First, for each kind of card, groups of places: each common place, then a
# seat's hand, its Sanctum, and those of its cards that everyone sees. Then, as sets of one bit each: the votes; the
# points and standings; whose round and turn it is; the Vis in the stores; what others know of hidden cards; the Vis
# Sources.
TOUCHED_HAND: Final = 0
TOUCHED_SANCTUM: Final = 1
TOUCHED_SHOWN: Final = 2
TOUCHED_ZONES: Final = 3
TOUCHED_GROUPS: Final = COMMON_PLACES + MOST_PLAYERS * TOUCHED_ZONES
TOUCHED_VOTES: Final = 1 << (TOUCHED_GROUPS * KINDS)
TOUCHED_STANDING: Final = TOUCHED_VOTES << 1
TOUCHED_ROUND: Final = TOUCHED_VOTES << 2
TOUCHED_VIS: Final = TOUCHED_VOTES << 3
TOUCHED_KNOWN: Final = TOUCHED_VOTES << 4
TOUCHED_SOURCES: Final = TOUCHED_VOTES << 5

# The Voting Track (GT-1.3).
TYPES: Final = ["orb", "potion", "scroll", "staff", "talisman", "wand"]
CATEGORIES: Final = ["alchemical", "elemental", "healing", "runic"]
SPACE_NAMES: Final = [*TYPES, *CATEGORIES]
CATEGORY_COUNT: Final = 4
SPACES: Final = 10
FIRST_CATEGORY_SPACE: Final = 6


def zone(seat: i64, which: i64) -> i64:
    """The place of a wizard's zone."""
    return COMMON_PLACES + seat * ZONES + which


def slot(place: i64, kind: i64) -> i64:
    """Where the cards of a kind in a place are in `Position.sets`."""
    return place * KINDS + kind


def own(seat: i64, which: i64, kind: i64) -> i64:
    """`slot` of a wizard's zone."""
    return (COMMON_PLACES + seat * ZONES + which) * KINDS + kind


def place_name(place: i64) -> list[object]:
    """A place in words: a common one, or a zone and its owner."""
    if place < COMMON_PLACES:
        return [COMMON_NAMES[place]]
    own_place = place - COMMON_PLACES
    return [ZONE_NAMES[own_place % ZONES], own_place // ZONES]


def touched_group(place: i64) -> i64:
    """The group, among those that `Position.touched` distinguishes, that a place belongs to."""
    if place < COMMON_PLACES:
        return place
    seat = (place - COMMON_PLACES) // ZONES
    return COMMON_PLACES + seat * TOUCHED_ZONES + min(place - zone(seat, HAND), TOUCHED_SHOWN)


def _touches() -> vec[i64]:
    found = vec[i64]([0] * SLOTS)
    for place in range(PLACES):
        for kind in range(KINDS):
            found[slot(place, kind)] = bit(kind * TOUCHED_GROUPS + touched_group(place))
    return found


TOUCHES: Final = _touches()
"""For each slot, its bit of `Position.touched`, as a set."""
