"""What a position of Medieval Realms consists of, field by field, for saving, reading and checking the copy."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from concilium.core.bits import members
from concilium.core.fields import (
    NOBODY,
    OWN,
    PUBLIC,
    Amounts,
    Field,
    Number,
    SeatFlag,
    SeatNumber,
    ThingSet,
    by_name,
    entries,
    whole,
)
from concilium.core.state import State
from ..components.things import (
    ADMIRAL,
    ADMIRALS_FROM,
    COLOURS,
    DECK,
    DECOY,
    DECOYS_FROM,
    DISCARDS,
    GENERAL,
    GENERALS_FROM,
    HANDS,
    LANDS,
    LEADERS,
    MANAGED,
    MAYOR,
    PANEL_SLOTS,
    PILES,
    PLACED_KINDS,
    REALMS,
    RESOURCES,
    SLOTS,
    SPACES,
    WORD,
)
from ..position import Position

if TYPE_CHECKING:
    from ..components.board import Board

DERIVED: tuple[str, ...] = ("cards", "board", "slot_of", "unplaced", "hand_colours")
"""What a position holds besides its fields: the printed components, and what follows from the fields."""

_MOST = 9999
_MOST_LEADERS = 99

_TEAMS: list[tuple[str, int, int, int]] = [
    ("mayors", 0, MANAGED, MAYOR),
    ("generals", GENERALS_FROM, LANDS, GENERAL),
    ("admirals", ADMIRALS_FROM, LANDS, ADMIRAL),
    ("decoys", DECOYS_FROM, LANDS, DECOY),
]
"""The leaders that are placed: their name, their first space, how many spaces, their kind."""


def fields_of(board: "Board") -> list[Field]:
    """Every field, in the order in which a position is read."""
    return [
        Number("round", 0, int(board.rounds)),
        Order(),
        Pile("deck", DECK, seen=NOBODY),
        Pile("discards", DISCARDS),
        Slots("panel", 0, PANEL_SLOTS),
        Slots("future", PANEL_SLOTS, SLOTS),
        SeatNumber("points", 0, _MOST),
        Amounts("palace", RESOURCES, _MOST, of_seats=True),
        Amounts("leaders", LEADERS, _MOST_LEADERS, of_seats=True),
        Pile("hand", HANDS, of_seats=True),
        Pile("in-play", REALMS, of_seats=True),
        ThingSet("extra", RESOURCES, of_seats=True),
        Placement(),
        SeatFlag("finished"),
        SeatFlag("passed"),
    ]


def cards_on(t: Position, pile: i64) -> list[str]:
    """The ids of a pile's cards, in the order of the card file."""
    low = members(t.piles[2 * pile])
    return [t.cards.ids[card] for card in low + [WORD + card for card in members(t.piles[2 * pile + 1])]]


def cards_in_slots(t: Position, first: int, end: int) -> list[str | None]:
    """The ids of the cards in some slots, None for a gap."""
    return [t.cards.ids[t.slots[slot]] if t.slots[slot] >= 0 else None for slot in range(first, end)]


def placement_of(t: Position, seat: int) -> dict[str, dict[str, int]]:
    """How many stand where: mayors by resource, the others by the number of the land."""
    found: dict[str, dict[str, int]] = {}
    for name, first, spaces, kind in _TEAMS:
        standing: dict[str, int] = {}
        for i in range(spaces):
            n = t.placed[seat * SPACES + first + i]
            if n:
                standing[RESOURCES[i] if kind == MAYOR else str(i + 1)] = n
        found[name] = standing
    return found


def position(t: State) -> Position:
    """The position as this game's."""
    assert isinstance(t, Position)
    return t


class Order(Field):
    """MR-2.4, MR-3.8: the turn order."""

    def __init__(self) -> None:
        super().__init__("order")

    def save(self, t: State, seat: int) -> object:
        return [position(t).order[place] for place in range(t.seats)]

    def load(self, t: State, seat: int, value: object, where: str) -> None:
        for place, name in enumerate(entries(value, int(t.seats), where)):
            position(t).order[place] = whole(name, 0, int(t.seats) - 1, f"{where}: {place}")


class Pile(Field):
    """The cards of a pile: one per seat, or a single one."""

    def __init__(self, name: str, pile: int, of_seats: bool = False, seen: str = PUBLIC) -> None:
        super().__init__(name, seen, of_seats, "piles")
        self.pile = pile

    def save(self, t: State, seat: int) -> object:
        return cards_on(position(t), self.pile + max(seat, 0))

    def load(self, t: State, seat: int, value: object, where: str) -> None:
        t = position(t)
        if not isinstance(value, list):
            raise ValueError(f"{where} must be a list, not {value!r}")
        for name in value:
            card = _card(t, name, where)
            if self.pile == HANDS:
                colour = t.cards.colour[card]
                if (t.hand_colours[seat] >> colour) & 1:
                    raise ValueError(f"{where}: MR-4.1: seat {seat} has two {COLOURS[colour]} cards in hand")
                t.add_to_hand(seat, card)
            else:
                t.flip(self.pile + max(seat, 0), card)


class Slots(Field):
    """The slots of a panel, each with a card or a gap."""

    def __init__(self, name: str, first: int, end: int) -> None:
        super().__init__(name, attribute="slots")
        self.first = first
        self.end = end

    def save(self, t: State, seat: int) -> object:
        return cards_in_slots(position(t), self.first, self.end)

    def load(self, t: State, seat: int, value: object, where: str) -> None:
        t = position(t)
        for i, name in enumerate(entries(value, self.end - self.first, where)):
            if name is not None:
                t.lay(self.first + i, _card(t, name, where))


class Placement(Field):
    """MR-3.1: where a king's leaders stand; only that king sees it while the walls are up."""

    def __init__(self) -> None:
        super().__init__("placed", OWN, of_seats=True)

    def save(self, t: State, seat: int) -> object:
        return placement_of(position(t), seat)

    def load(self, t: State, seat: int, value: object, where: str) -> None:
        t = position(t)
        if not isinstance(value, dict) or set(value) != {name for name, _, _, _ in _TEAMS}:
            raise ValueError(f"{where} must say where {', '.join(name for name, _, _, _ in _TEAMS)} stand")
        for name, first, spaces, kind in _TEAMS:
            names = RESOURCES[:spaces] if kind == MAYOR else [str(land + 1) for land in range(spaces)]
            for space, n in by_name(value[name], f"{where}: {name}").items():
                if space not in names:
                    raise ValueError(f"{where}: {name} in {space!r}, which is no place for them")
                number = whole(n, 0, _MOST_LEADERS, f"{where}: {name} in {space}")
                t.placed[seat * SPACES + first + names.index(space)] = number


def _card(t: Position, name: object, where: str) -> int:
    if name not in t.cards.ids:
        raise ValueError(f"{where}: there is no card {name!r}")
    return t.cards.ids.index(str(name))


def check_position(t: Position) -> None:
    """Recompute what follows from the fields that were read; `ValueError` if they contradict each other."""
    for card in range(t.cards.count):
        places = sum(1 for pile in range(PILES) if t.has(pile, card))
        if places != 1:
            raise ValueError(f"the card {t.cards.ids[card]} must lie in one place, not in {places}")
    for seat in range(t.seats):
        # Leaders won since are not among those placed (MR-6.1), so a king may have more leaders than are placed.
        for name, first, spaces, kind in _TEAMS:
            unplaced = t.board.decoys if kind == DECOY else t.leaders_of(seat, kind)
            for i in range(spaces):
                unplaced -= t.placed[seat * SPACES + first + i]
            if unplaced < 0:
                raise ValueError(f"seat {seat} has more {name} placed than there are")
            t.unplaced[seat * PLACED_KINDS + kind] = unplaced
    t.settle()
