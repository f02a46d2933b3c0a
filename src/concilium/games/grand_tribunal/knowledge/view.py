"""What a seat knows of a position, as plain data."""

from mypy_extensions import i64

from concilium.core.bits import count, members
from concilium.core.viewing import deciding
from concilium.games.grand_tribunal.components.board import Row
from concilium.games.grand_tribunal.components.places import (
    ACTIVE,
    AWARDED,
    CATEGORIES,
    DECK,
    DISCARD,
    HAND,
    ITEM,
    KIND_NAMES,
    KINDS,
    MARKET,
    MOST_WIZARDS,
    RESOLVING,
    RESOURCE,
    SANCTUM,
    SPACE_NAMES,
    SPELL,
    own,
    slot,
)
from concilium.games.grand_tribunal.position import MUDDLED, WARD, Position
from concilium.games.grand_tribunal.rules.gathering import is_open
from concilium.games.grand_tribunal.rules.making import installed_in
from concilium.games.grand_tribunal.rules.spending import ACTION_NAMES
from concilium.games.grand_tribunal.rules.tribunal import count_votes, item_votes, points_with_bonus

Facts = dict[str, object]


def view(t: Position, seat: int | None) -> Facts:
    """Everything public, and the cards that the seat knows; a card it does not know is None."""
    return {
        "game": t.game.name,
        "players": t.seats,
        "seat": seat,
        "to_move": t.to_move,
        "waiting": t.waiting(),
        "tribunal": t.tribunal + 1,
        "round": min(t.round + 1, t.seats),
        "rounds": t.seats,
        "praeco": t.praeco,
        "turn": None if t.turn < 0 else t.turn,
        "actions_left": t.actions_left,
        "used": [name for bit, name in enumerate(ACTION_NAMES) if (t.used >> bit) & 1],
        "step": _step(t, seat),
        "concilium": t.concilium,
        "votes": {name: t.votes[space] for space, name in enumerate(SPACE_NAMES)},
        "sources": {
            "uncontested": _source(t, t.board.uncontested, t.uncontested_at),
            "contested": _source(t, t.board.contested, t.contested_at),
        },
        "decks": {name: count(t.sets[slot(DECK, kind)]) for kind, name in enumerate(KIND_NAMES)},
        "discards": {name: _names(t, kind, t.sets[slot(DISCARD, kind)]) for kind, name in enumerate(KIND_NAMES)},
        "market": {
            name: _names(t, kind, t.sets[slot(MARKET, kind)]) for kind, name in enumerate(KIND_NAMES[:RESOURCE])
        },
        "resolving": [card for kind in range(KINDS) for card in _backs(t, seat, kind, t.sets[slot(RESOLVING, kind)])],
        "wizards": [_wizard(t, seat, other) for other in range(t.seats)],
        "standings": _standings(t),
        "winners": t.winners(),
    }


def _step(t: Position, seat: int | None) -> Facts:
    """What is being decided, by whom, how much of it is left, for which card or effect."""
    figures = deciding(t, seat)
    return {
        "name": figures["step"],
        "seat": t.seat if t.seat >= 0 else None,
        "left": figures.get("left"),
        "card": figures.get("card"),
        "effect": figures.get("effect"),
    }


def _source(t: Position, row: Row, at: i64) -> Facts:
    return {"spaces": row.printed, "at": at if at < row.size else None, "open": is_open(row, at, t.tribunal)}


def _names(t: Position, kind: i64, bits: i64) -> list[str]:
    return [t.card_name(kind, index) for index in members(bits)]


def _knows(t: Position, seat: int | None, kind: i64, index: i64) -> bool:
    """A spectator knows what every wizard knows."""
    if seat is not None:
        return (t.known[i64(seat) * KINDS + kind] >> index) & 1 != 0
    return all((t.known[i64(other) * KINDS + kind] >> index) & 1 != 0 for other in range(t.seats))


def _backs(t: Position, seat: int | None, kind: i64, bits: i64) -> list[Facts]:
    """The cards of a set: the known ones by name, then the backs of the others."""
    known: list[Facts] = []
    hidden: list[Facts] = []
    for index in members(bits):
        if _knows(t, seat, kind, index):
            known.append({"kind": KIND_NAMES[kind], "card": t.card_name(kind, index)})
        else:
            hidden.append({"kind": KIND_NAMES[kind], "card": None})
    return known + hidden


def _wizard(t: Position, seat: int | None, other: i64) -> Facts:
    laboratory = _lying(t, seat, other, ITEM)
    laboratory += [_made_item(t, other, item) for item in members(t.sets[own(other, ACTIVE, ITEM)])]
    laboratory += [_made_item(t, other, item) for item in members(t.sets[own(other, AWARDED, ITEM)])]
    library = _lying(t, seat, other, SPELL)
    for name in _names(t, SPELL, t.sets[own(other, ACTIVE, SPELL)]):
        library.append({"kind": "spell", "card": name, "face_up": True, "active": True, "vis": 0})
    return {
        "seat": other,
        "vis": t.vis[other],
        "points": t.points(other),
        "sheet": [t.sheet[tribunal * MOST_WIZARDS + other] for tribunal in range(3)],
        "hand_limit": t.hand_limit(other),
        "warded": t.bonus(other, WARD) > 0,
        "muddled": t.bonus(other, MUDDLED),
        "hand": [card for kind in range(KINDS) for card in _backs(t, seat, kind, t.sets[own(other, HAND, kind)])],
        "laboratory": laboratory,
        "library": library,
        "vault": _backs(t, seat, RESOURCE, t.sets[own(other, SANCTUM, RESOURCE)]),
        "in_play": _names(t, RESOURCE, t.sets[own(other, ACTIVE, RESOURCE)]),
    }


def _lying(t: Position, seat: int | None, other: i64, kind: i64) -> list[Facts]:
    """Inactive items or spells of a Sanctum: the known ones, then backs, by the Vis on them."""
    known: list[Facts] = []
    hidden: list[tuple[int, Facts]] = []
    for index in members(t.sets[own(other, SANCTUM, kind)]):
        vis = int(t.vis_on[t.cards.first[kind] + index])
        facts: Facts = {"kind": KIND_NAMES[kind], "card": None, "face_up": False, "active": False, "vis": vis}
        if kind == ITEM:
            facts.update({"award": 0, "spells": [], "votes": None})
        if _knows(t, seat, kind, index):
            facts["card"] = t.card_name(kind, index)
            facts["face_up"] = t.is_face_up(kind, index)
            known.append(facts)
        else:
            hidden.append((-vis, facts))
    hidden.sort(key=_vis_first)
    return known + [facts for _, facts in hidden]


def _vis_first(entry: tuple[int, Facts]) -> int:
    return entry[0]


def _made_item(t: Position, seat: i64, item: i64) -> Facts:
    """An active item or an award winner, with what is installed in it."""
    return {
        "kind": "item",
        "card": t.card_name(ITEM, item),
        "face_up": True,
        "active": True,
        "vis": 0,
        "award": int(t.award[item]),
        "spells": [
            {"card": t.card_name(SPELL, spell), "category": CATEGORIES[t.cards.category[spell]]}
            for spell in members(installed_in(t, seat, item))
        ],
        "votes": item_votes(t, seat, item),
    }


def _standings(t: Position) -> list[Facts]:
    """GT-6: places and points if the Tribunal were held now."""
    entered = count_votes(t)
    return [
        {
            "card": t.card_name(ITEM, entered.item[at]),
            "seat": entered.seat[at],
            "votes": entered.votes[at],
            "place": entered.place[at],
            "points": points_with_bonus(t, entered, at),
        }
        for at in range(entered.size)
    ]
