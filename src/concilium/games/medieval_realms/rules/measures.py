"""What can be counted in a king's realm: cards base their points and production on it."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from concilium.core import bits
from ..components.things import ADMIRAL, COLOURS, GENERAL, MAYOR, REALMS, SEALS

if TYPE_CHECKING:
    from ..position import Position

MAYORS: Final = 0
GENERALS: Final = 1
ADMIRALS: Final = 2
ALL_LEADERS: Final = 3
COMBAT: Final = 4
SEAL_COLOURS: Final = 5
CARDS: Final = 6
HONOURABLE: Final = 7
HAND: Final = 8
PRODUCING: Final = 9
OF_COLOUR: Final = 10
OF_FAMILY: Final = 19

_GENERAL_MEASURES: list[str] = [
    "mayors",
    "generals",
    "admirals",
    "leaders",
    "combat",
    "colours",
    "cards",
    "honourable",
    "hand",
    "producing-mayors",
]


def measure_names(families: list[str]) -> list[str]:
    """Every measure by name, in the order of their numbers: "mayors", "colour-red", "family-castle", ..."""
    colours = [f"colour-{colour}" for colour in COLOURS]
    return _GENERAL_MEASURES + colours + [f"family-{family}" for family in families]


def measure(t: "Position", seat: i64, what: i64) -> i64:
    """How much of it the seat's realm has."""
    cards = t.cards
    if what >= OF_FAMILY:
        return in_common(t, seat, cards.family_low[what - OF_FAMILY], cards.family_high[what - OF_FAMILY])
    if what >= OF_COLOUR:
        return in_common(t, seat, cards.colour_low[what - OF_COLOUR], cards.colour_high[what - OF_COLOUR])
    if what == MAYORS:
        # With two players the decoys also count as mayors of the realm (MR-2.3).
        return t.leaders_of(seat, MAYOR) + t.board.decoys
    if what <= ADMIRALS:
        return t.leaders_of(seat, what)
    if what == ALL_LEADERS:
        return t.leaders_of(seat, MAYOR) + t.leaders_of(seat, GENERAL) + t.leaders_of(seat, ADMIRAL)
    if what == COMBAT:
        board = t.board
        return t.leaders_of(seat, GENERAL) * board.combat_general + t.leaders_of(seat, ADMIRAL) * board.combat_admiral
    if what == SEAL_COLOURS:
        return _seal_colours(t, seat)
    if what == CARDS:
        return bits.count(t.piles[2 * (REALMS + seat)]) + bits.count(t.piles[2 * (REALMS + seat) + 1])
    if what == HONOURABLE:
        return in_common(t, seat, cards.honourable_low, cards.honourable_high)
    if what == PRODUCING:
        return t.leaders_of(seat, MAYOR)
    return t.hand_size(seat)


def in_common(t: "Position", seat: i64, low: i64, high: i64) -> i64:
    """How many cards of a set are in play in a realm."""
    return bits.count(t.piles[2 * (REALMS + seat)] & low) + bits.count(t.piles[2 * (REALMS + seat) + 1] & high)


def _seal_colours(t: "Position", seat: i64) -> i64:
    cards = t.cards
    low = t.piles[2 * (REALMS + seat)]
    high = t.piles[2 * (REALMS + seat) + 1]
    found: i64 = 0
    for colour in range(i64(SEALS)):
        if low & cards.colour_low[colour] != 0 or high & cards.colour_high[colour] != 0:
            found += 1
    return found
