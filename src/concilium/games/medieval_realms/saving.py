"""A position as plain data, the whole truth, and back; what cannot be a position is refused with its reason."""

from typing import Any

from mypy_extensions import i64

from concilium.core.bits import bit
from concilium.games.medieval_realms.components import (
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
    KINDS,
    LANDS,
    LEADER_KINDS,
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
)
from concilium.games.medieval_realms.placement import clear_placement
from concilium.games.medieval_realms.shapes import Placement
from concilium.games.medieval_realms.state import Table

# Who is placed from which space on: the name in the data, the first space, how many spaces, the kind.
_PLACES: list[tuple[str, int, int, int]] = [
    ("mayors", 0, MANAGED, MAYOR),
    ("generals", GENERALS_FROM, LANDS, GENERAL),
    ("admirals", ADMIRALS_FROM, LANDS, ADMIRAL),
    ("decoys", DECOYS_FROM, LANDS, DECOY),
]


def cards_on(t: Table, pile: i64) -> list[str]:
    """The ids of a pile's cards, in the order of the card file."""
    return [t.cards.ids[card] for card in range(t.cards.count) if t.has(pile, card)]


def slots_to_json(t: Table, first: int, end: int) -> list[str | None]:
    return [t.cards.ids[t.slots[slot]] if t.slots[slot] >= 0 else None for slot in range(first, end)]


def placement_to_json(t: Table, seat: int) -> Placement:
    """How many stand where: mayors by resource, the others by the number of the land."""
    mayors, generals, admirals, decoys = [_standing(t, seat, first, count, kind) for _, first, count, kind in _PLACES]
    return {"mayors": mayors, "generals": generals, "admirals": admirals, "decoys": decoys}


def _standing(t: Table, seat: int, first: int, count: int, kind: int) -> dict[str, int]:
    standing: dict[str, int] = {}
    for i in range(count):
        n = t.placed[seat * SPACES + first + i]
        if n:
            standing[RESOURCES[i] if kind == MAYOR else str(i + 1)] = n
    return standing


def palace_to_json(t: Table, seat: int) -> dict[str, int]:
    return {RESOURCES[kind]: t.amount(seat, kind) for kind in range(KINDS)}


def leaders_to_json(t: Table, seat: int) -> dict[str, int]:
    return {LEADERS[kind]: t.leaders_of(seat, kind) for kind in range(LEADER_KINDS)}


def table_to_json(t: Table) -> dict[str, object]:
    kings: list[object] = []
    for seat in range(t.seats):
        kings.append(
            {
                "points": t.points[seat],
                "palace": palace_to_json(t, seat),
                "leaders": leaders_to_json(t, seat),
                "hand": cards_on(t, HANDS + seat),
                "in-play": cards_on(t, REALMS + seat),
                "extra": [RESOURCES[kind] for kind in range(KINDS) if (t.extra[seat] >> kind) & 1],
                "placed": placement_to_json(t, seat),
                "finished": bool((t.finished >> seat) & 1),
                "passed": bool((t.passed >> seat) & 1),
            }
        )
    return {
        "round": t.round,
        "order": [t.order[place] for place in range(t.seats)],
        "deck": cards_on(t, DECK),
        "discards": cards_on(t, DISCARDS),
        "panel": slots_to_json(t, 0, PANEL_SLOTS),
        "future": slots_to_json(t, PANEL_SLOTS, SLOTS),
        "kings": kings,
        "deciding": t.frames_to_json(),
    }


def table_from_json(t: Table, data: dict[str, Any]) -> Table:
    """Fill an empty table from what `table_to_json` wrote; `ValueError` says what is wrong."""
    try:
        _read(t, data)
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise ValueError(f"this is not a position of medieval-realms: {type(error).__name__}: {error}") from error
    return t


def _read(t: Table, data: dict[str, Any]) -> None:
    numbers = {name: number for number, name in enumerate(t.cards.ids)}
    t.round = _whole(data["round"], "round", t.board.rounds)
    order = data["order"]
    if len(order) != t.seats or any(not isinstance(seat, int) or not 0 <= seat < t.seats for seat in order):
        raise ValueError(f"order must name {t.seats} seats, not {order!r}")
    for place, seat in enumerate(order):
        t.order[place] = seat
    for pile, name in ((DECK, "deck"), (DISCARDS, "discards")):
        for card in data[name]:
            t.flip(pile, numbers[card])
    for name, first, count in (("panel", 0, PANEL_SLOTS), ("future", PANEL_SLOTS, SLOTS - PANEL_SLOTS)):
        if len(data[name]) != count:
            raise ValueError(f"{name} must have {count} slots, not {len(data[name])}")
        for i, card in enumerate(data[name]):
            if card is not None:
                t.lay(first + i, numbers[card])
    if len(data["kings"]) != t.seats:
        raise ValueError(f"there must be {t.seats} kings, not {len(data['kings'])}")
    for seat, king in enumerate(data["kings"]):
        _read_king(t, seat, king, numbers)
    _check_cards(t)
    if not data["deciding"]:
        raise ValueError("deciding must say what is being decided")
    t.frames_from_json([(str(step), seat, a, b, c) for step, seat, a, b, c in data["deciding"]])
    t.settle()


def _read_king(t: Table, seat: int, king: dict[str, Any], numbers: dict[str, int]) -> None:
    t.points[seat] = _whole(king["points"], "points", 9999)
    for kind, name in enumerate(RESOURCES):
        t.palace[seat * KINDS + kind] = _whole(king["palace"][name], name, 9999)
    for kind, name in enumerate(LEADERS):
        t.leaders[seat * LEADER_KINDS + kind] = _whole(king["leaders"][name], name, 99)
    for card in king["hand"]:
        if (t.hand_colours[seat] >> t.cards.colour[numbers[card]]) & 1:
            raise ValueError(f"MR-4.1: seat {seat} has two {COLOURS[t.cards.colour[numbers[card]]]} cards in hand")
        t.add_to_hand(seat, numbers[card])
    for card in king["in-play"]:
        t.flip(REALMS + seat, numbers[card])
    for name in king["extra"]:
        t.extra[seat] |= bit(RESOURCES.index(name))
    t.finished |= int(bool(king["finished"])) << seat
    t.passed |= int(bool(king["passed"])) << seat
    _read_placement(t, seat, king["placed"])


def _read_placement(t: Table, seat: int, placed: dict[str, Any]) -> None:
    """Leaders won since are not among those placed (MR-6.1), so a king may have more than stand somewhere."""
    clear_placement(t, seat)
    for name, first, count, kind in _PLACES:
        for space, n in placed[name].items():
            i = RESOURCES.index(space) if kind == MAYOR else int(space) - 1
            if not 0 <= i < count:
                raise ValueError(f"seat {seat} has {name} in {space!r}, which is no place for them")
            t.placed[seat * SPACES + first + i] = _whole(n, name, 99)
            t.unplaced[seat * PLACED_KINDS + kind] -= n
        if t.unplaced[seat * PLACED_KINDS + kind] < 0:
            raise ValueError(f"seat {seat} has more {name} placed than there are")


def _check_cards(t: Table) -> None:
    for card in range(t.cards.count):
        places = sum(1 for pile in range(PILES) if t.has(pile, card))
        if places != 1:
            raise ValueError(f"the card {t.cards.ids[card]} must lie in one place, not in {places}")


def _whole(value: object, name: str, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise ValueError(f"{name} must be a whole number from 0 to {most}, not {value!r}")
    return value
