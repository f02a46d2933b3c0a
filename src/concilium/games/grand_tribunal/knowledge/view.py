"""What a seat knows of a position, as plain data."""

from typing import Final

from mypy_extensions import i64

from concilium.core.bits import bit, count, full, members
from concilium.core.movers import OVER
from concilium.core.viewing import pending
from concilium.core.views import AS_BEFORE
from ..components.board import Row
from ..components.things import (
    ACTIVE,
    AWARDED,
    CATEGORIES,
    DECK,
    DISCARD,
    FACE_UP,
    HAND,
    ITEM,
    KINDS,
    MARKET,
    MOST_PLAYERS,
    RESOLVING,
    RESOURCE,
    SANCTUM,
    SPACE_NAMES,
    SPELL,
    TOUCHED_GROUPS,
    TOUCHED_KNOWN,
    TOUCHED_ROUND,
    TOUCHED_SOURCES,
    TOUCHED_STANDING,
    TOUCHED_VIS,
    TOUCHED_VOTES,
    TOUCHED_ZONES,
    own,
    slot,
    touched_group,
    zone,
)
from ..position import MUDDLED, POINTS, WARD, Position
from ..rules.gathering import is_open
from ..rules.making import installed_in
from ..rules.phases import PICK_PRAECO
from ..rules.spending import ACTION_NAMES
from ..rules.tribunal import count_votes, item_votes, points_with_bonus
from ..shapes import (
    Back,
    CardsByKind,
    ContestedSpace,
    CountByKind,
    LyingItem,
    LyingSpell,
    Market,
    Sources,
    Standing,
    UncontestedSpace,
    View,
    Wizard,
)
from .decided import decided, kind_name

_WIZARDS: Final = TOUCHED_VIS | TOUCHED_STANDING | TOUCHED_KNOWN
"""What is seen of every wizard."""
_EVERY_ZONE: Final = full(TOUCHED_ZONES)
_STANDING: Final = TOUCHED_VOTES | TOUCHED_STANDING | TOUCHED_ROUND
_SHOWN: Final = sum(bit(touched_group(zone(seat, ACTIVE))) for seat in range(MOST_PLAYERS))
"""The places of the items that were made, with what is installed in them."""


def view_since(t: Position, seat: int | None, touched: i64) -> View:
    """Everything public, and the cards that the seat knows; a card it does not know is None."""
    # Whichever kind of card a place has got or lost.
    places = touched | (touched >> TOUCHED_GROUPS) | (touched >> (2 * TOUCHED_GROUPS))
    return {
        "game": t.game.name,
        "seat": seat,
        "seats": t.seats,
        "deciding": decided(t, seat),
        "pending": pending(t, seat),
        "waiting": t.waiting(),
        "over": t.to_move == OVER,
        "scores": t.scores(),
        "winners": t.winners(),
        "players": [
            _wizard(t, seat, other) if _is_touched(t, other, touched, places) else AS_BEFORE for other in range(t.seats)
        ],
        "tribunal": t.tribunal + 1,
        "round": min(t.round + 1, t.seats),
        "rounds": t.seats,
        "praeco": None if t.step == PICK_PRAECO else t.praeco,
        "turn": None if t.turn < 0 else t.turn,
        "actions_left": t.actions_left,
        "used": [name for place, name in enumerate(ACTION_NAMES) if (t.used >> place) & 1],
        "concilium": t.concilium,
        "votes": _votes(t) if touched & TOUCHED_VOTES != 0 else AS_BEFORE,
        "sources": _sources(t) if touched & TOUCHED_SOURCES != 0 else AS_BEFORE,
        "decks": _decks(t) if (places >> DECK) & 1 != 0 else AS_BEFORE,
        "discards": _discards(t) if (places >> DISCARD) & 1 != 0 else AS_BEFORE,
        "market": _market(t) if (places >> MARKET) & 1 != 0 else AS_BEFORE,
        "resolving": _resolving(t, seat) if (places >> RESOLVING) & 1 != 0 else AS_BEFORE,
        "standings": _standings(t) if touched & _STANDING != 0 or places & _SHOWN != 0 else AS_BEFORE,
    }


def _is_touched(t: Position, wizard: i64, touched: i64, places: i64) -> bool:
    """Whether something has changed of what is seen of a wizard."""
    if touched & _WIZARDS != 0 or (places >> touched_group(zone(wizard, HAND))) & _EVERY_ZONE != 0:
        return True
    # The votes are seen on the items that were made.
    return touched & TOUCHED_VOTES != 0 and t.sets[own(wizard, ACTIVE, ITEM)] | t.sets[own(wizard, AWARDED, ITEM)] != 0


def _votes(t: Position) -> dict[str, int]:
    return {name: t.votes[space] for space, name in enumerate(SPACE_NAMES)}


def _sources(t: Position) -> Sources:
    return {
        "uncontested": {
            "spaces": uncontested_spaces(t.board.uncontested),
            "at": _at(t.board.uncontested, t.uncontested_at),
            "open": is_open(t.board.uncontested, t.uncontested_at, t.tribunal),
        },
        "contested": {
            "spaces": contested_spaces(t.board.contested),
            "at": _at(t.board.contested, t.contested_at),
            "open": is_open(t.board.contested, t.contested_at, t.tribunal),
        },
    }


def _decks(t: Position) -> CountByKind:
    return {
        "item": count(t.sets[slot(DECK, ITEM)]),
        "spell": count(t.sets[slot(DECK, SPELL)]),
        "resource": count(t.sets[slot(DECK, RESOURCE)]),
    }


def _discards(t: Position) -> CardsByKind:
    return {
        "item": _names(t, ITEM, t.sets[slot(DISCARD, ITEM)]),
        "spell": _names(t, SPELL, t.sets[slot(DISCARD, SPELL)]),
        "resource": _names(t, RESOURCE, t.sets[slot(DISCARD, RESOURCE)]),
    }


def _market(t: Position) -> Market:
    return {
        "item": _names(t, ITEM, t.sets[slot(MARKET, ITEM)]),
        "spell": _names(t, SPELL, t.sets[slot(MARKET, SPELL)]),
    }


def _resolving(t: Position, seat: int | None) -> list[Back]:
    return [card for kind in range(KINDS) for card in _backs(t, seat, kind, t.sets[slot(RESOLVING, kind)])]


def _at(row: Row, at: i64) -> int | None:
    return int(at) if at < row.size else None


def uncontested_spaces(row: Row) -> list[UncontestedSpace]:
    """GT-1.7: what is printed on the spaces of the uncontested row."""
    return [
        {"tribunal": row.tribunal[space] + 1, "take": row.take[space], "others": row.others[space]}
        for space in range(row.size)
    ]


def contested_spaces(row: Row) -> list[ContestedSpace]:
    """GT-1.7: what is printed on the spaces of the contested row."""
    return [{"tribunal": row.tribunal[space] + 1, "amount": row.take[space]} for space in range(row.size)]


def _known(t: Position, wizard: i64, which: i64) -> list[int]:
    """How many cards in a wizard's hand, or face down in the Sanctum, each other seat knows."""
    found = [0] * t.seats
    for kind in range(KINDS):
        cards = t.sets[own(wizard, which, kind)] & ~t.known[FACE_UP * KINDS + kind]
        for seat in range(t.seats):
            if seat != wizard:
                found[seat] += count(cards & t.known[seat * KINDS + kind])
    return found


def _names(t: Position, kind: i64, bits: i64) -> list[str]:
    return [t.card_name(kind, index) for index in members(bits)]


def _backs(t: Position, seat: int | None, kind: i64, bits: i64) -> list[Back]:
    """The cards of a set: the known ones by name, then the backs of the others."""
    known: list[Back] = []
    hidden: list[Back] = []
    for index in members(bits):
        if t.is_known(seat, kind, index):
            known.append({"kind": kind_name(kind), "card": t.card_name(kind, index)})
        else:
            hidden.append({"kind": kind_name(kind), "card": None})
    return known + hidden


def _wizard(t: Position, seat: int | None, other: i64) -> Wizard:
    laboratory = [_begun_item(card) for card in _lying(t, seat, other, ITEM)]
    laboratory += [_made_item(t, other, item) for item in members(t.sets[own(other, ACTIVE, ITEM)])]
    laboratory += [_made_item(t, other, item) for item in members(t.sets[own(other, AWARDED, ITEM)])]
    library = _lying(t, seat, other, SPELL)
    for name in _names(t, SPELL, t.sets[own(other, ACTIVE, SPELL)]):
        library.append({"kind": "spell", "card": name, "face_up": True, "active": True, "vis": 0})
    return {
        "seat": other,
        "vis": t.vis[other],
        "points": t.points(other),
        "sheet": [t.bonus(other, POINTS + tribunal) for tribunal in range(3)],
        "hand_limit": t.hand_limit(other),
        "warded": t.bonus(other, WARD) > 0,
        "muddled": t.bonus(other, MUDDLED),
        "hand": [card for kind in range(KINDS) for card in _backs(t, seat, kind, t.sets[own(other, HAND, kind)])],
        "laboratory": laboratory,
        "library": library,
        "hand_known": _known(t, other, HAND),
        "sanctum_known": _known(t, other, SANCTUM),
        "vault": _backs(t, seat, RESOURCE, t.sets[own(other, SANCTUM, RESOURCE)]),
        "in_play": _names(t, RESOURCE, t.sets[own(other, ACTIVE, RESOURCE)]),
    }


def _lying(t: Position, seat: int | None, other: i64, kind: i64) -> list[LyingSpell]:
    """Inactive items or spells of a Sanctum: the known ones, then backs, by the Vis on them."""
    known: list[LyingSpell] = []
    hidden: list[LyingSpell] = []
    for index in members(t.sets[own(other, SANCTUM, kind)]):
        vis = int(t.vis_on[t.cards.first[kind] + index])
        card: LyingSpell = {"kind": kind_name(kind), "card": None, "face_up": False, "active": False, "vis": vis}
        if t.is_known(seat, kind, index):
            card["card"] = t.card_name(kind, index)
            card["face_up"] = t.is_face_up(kind, index)
            known.append(card)
        else:
            hidden.append(card)
    hidden.sort(key=_vis_first)
    return known + hidden


def _vis_first(card: LyingSpell) -> int:
    return -card["vis"]


def _begun_item(card: LyingSpell) -> LyingItem:
    """An inactive item: it has no installed spells and no votes."""
    return {
        "kind": card["kind"],
        "card": card["card"],
        "face_up": card["face_up"],
        "active": card["active"],
        "vis": card["vis"],
        "award": 0,
        "spells": [],
        "votes": None,
    }


def _made_item(t: Position, seat: i64, item: i64) -> LyingItem:
    """An active item or an award winner, with what is installed in it."""
    return {
        "kind": "item",
        "card": t.card_name(ITEM, item),
        "face_up": True,
        "active": True,
        "vis": 0,
        "award": int(t.award(item)),
        "spells": [
            {"card": t.card_name(SPELL, spell), "category": CATEGORIES[t.cards.category[spell]]}
            for spell in members(installed_in(t, seat, item))
        ],
        "votes": item_votes(t, seat, item),
    }


def _standings(t: Position) -> list[Standing]:
    """GT-6: places and points if the Tribunal were held now."""
    entered = count_votes(t)
    return [
        {
            "card": t.card_name(ITEM, entered.item(at)),
            "seat": entered.seat(at),
            "votes": entered.votes(at),
            "place": entered.place[at],
            "points": points_with_bonus(t, entered, at),
        }
        for at in range(entered.size)
    ]
