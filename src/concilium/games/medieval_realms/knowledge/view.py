"""What a seat knows, as plain data: all but other kings' leaders while the walls are up (MR-3.1)."""

from typing import Final, cast

from mypy_extensions import i64

from concilium.core.bits import bit, count, full
from concilium.core.movers import OVER
from concilium.core.viewing import deciding, pending
from concilium.core.views import AS_BEFORE
from ..components.things import (
    DECK,
    DISCARDS,
    HANDS,
    LANDS,
    LEADER_KINDS,
    LEADERS,
    MAJORITY_CARD,
    PANEL_SLOTS,
    PILES,
    REALMS,
    RESOURCE_KINDS,
    RESOURCES,
    SLOTS,
    SPACES,
    TOUCHED_LEADERS,
    TOUCHED_PALACE,
    TOUCHED_SPACES,
    TOUCHED_WALLS,
)
from ..position import Position
from ..rules.actions import majority_taker, price_of
from ..rules.declared import OVER_STEP, PLACEMENT
from ..rules.measures import COMBAT, HONOURABLE, SEAL_COLOURS, measure
from ..rules.scoring import end_points, ending_cards, honour_points, resource_points
from ..rules.setup import pair_of, places_drawn
from ..rules.walls import land_winner, strength
from ..shapes import FinalScore, King, Land, Placement, RealmsDeciding, ScoredCard, Slot, View
from .fields import cards_in_slots, cards_on, placement_of

_CARDS: Final = full(PILES)
_SPACES: Final = full(SPACES) << TOUCHED_SPACES
_WALLS: Final = bit(TOUCHED_WALLS)
_PANEL: Final = full(TOUCHED_SPACES)
"""Cards, and what their prices and takers depend on."""


def view_since(t: Position, seat: int | None, touched: i64) -> View:
    walls_up = t.step == PLACEMENT
    # Cards are bought and moved on by what everyone sees; the walls hide where leaders are placed.
    is_dealt = touched & _CARDS != 0
    is_placed = touched & _WALLS != 0 or (touched & _SPACES != 0 and not walls_up)
    return {
        "game": t.game.name,
        "seat": seat,
        "seats": t.seats,
        "deciding": cast("RealmsDeciding", deciding(t, seat)),
        "pending": pending(t, seat),
        "waiting": t.waiting(),
        "over": t.to_move == OVER,
        "scores": t.scores(),
        "winners": t.winners(),
        "players": [
            _king(t, king, king == seat or not walls_up)
            if is_placed or _is_touched(king, touched) or (king == seat and touched & _SPACES != 0)
            else AS_BEFORE
            for king in range(t.seats)
        ],
        "round": t.round,
        "rounds": t.board.rounds,
        "order": [t.order[place] for place in range(places_drawn(t))],
        "panel": [_slot(t, slot, seat) for slot in range(PANEL_SLOTS)] if touched & _PANEL != 0 else AS_BEFORE,
        "leaving": t.board.discards if 0 < t.round < t.board.rounds else 0,
        "future": cards_in_slots(t, PANEL_SLOTS, SLOTS) if is_dealt else AS_BEFORE,
        "deck": count(t.piles[2 * DECK]) + count(t.piles[2 * DECK + 1]),
        "discards": cards_on(t, DISCARDS) if is_dealt else AS_BEFORE,
        "walls_up": walls_up,
        "lands": [_land(t, land, walls_up) for land in range(LANDS)] if is_placed else AS_BEFORE,
        "final": [_final(t, king) for king in range(t.seats)] if t.step == OVER_STEP else None,
    }


def _is_touched(king: i64, touched: i64) -> bool:
    """Whether something has changed of what everyone sees of a king."""
    own = bit(HANDS + king) | bit(REALMS + king) | bit(TOUCHED_PALACE + king) | bit(TOUCHED_LEADERS + king)
    return touched & (own | bit(DISCARDS)) != 0


def _slot(t: Position, slot: int, seat: int | None) -> Slot | None:
    """A card of the panel with its price; for a majority card, also who would get it if this seat bought it now, once
    there is a turn order."""
    card = t.slots[slot]
    if card < 0:
        return None
    found: Slot = {"card": t.cards.ids[card], "slot": slot + 1, "price": price_of(t, card)}
    if t.cards.bought[card] == MAJORITY_CARD and places_drawn(t) == t.seats:
        taker = majority_taker(t, -1 if seat is None else seat, card)
        found["taker"] = None if taker < 0 else taker
    return found


def _land(t: Position, land: int, walls_up: bool) -> Land:
    found: Land = {"land": land + 1, "open": (t.board.open_lands >> land) & 1 == 1}
    if not walls_up and t.round > 0:
        winner = land_winner(t, land)
        found["strengths"] = [strength(t, seat, land) for seat in range(t.seats)]
        found["winner"] = None if winner < 0 else winner
    return found


def _king(t: Position, seat: int, is_known: bool) -> King:
    return {
        "seat": seat,
        "points": t.points[seat],
        "palace": {RESOURCES[kind]: t.amount(seat, kind) for kind in range(RESOURCE_KINDS)},
        "leaders": {LEADERS[kind]: t.leaders_of(seat, kind) for kind in range(LEADER_KINDS)},
        "hand": cards_on(t, HANDS + seat),
        "in_play": cards_on(t, REALMS + seat),
        "extra": pair_of(t, seat),
        "colours": measure(t, seat, SEAL_COLOURS),
        "honourable": measure(t, seat, HONOURABLE),
        "combat": measure(t, seat, COMBAT),
        "finished": bool((t.finished >> seat) & 1),
        "passed": bool((t.passed >> seat) & 1),
        "placed": cast("Placement", placement_of(t, seat)) if is_known else None,
    }


def _final(t: Position, seat: int) -> FinalScore:
    """The final scoring line by line; before that, what the end of the round has already brought."""
    cards: list[ScoredCard] = []
    total = honour_points(t, seat) + resource_points(t, seat)
    for card in ending_cards(t, seat):
        points = end_points(t, seat, card)
        total += points
        cards.append({"card": t.cards.ids[card], "points": points})
    return {
        "before": t.points[seat] - total,
        "honourable": honour_points(t, seat),
        "cards": cards,
        "resources": resource_points(t, seat),
        "total": t.points[seat],
    }
