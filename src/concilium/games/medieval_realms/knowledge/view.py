"""What a seat knows, as plain data: all but other kings' leaders while the walls are up (MR-3.1)."""

from typing import cast

from concilium.core.movers import OVER
from concilium.core.viewing import deciding, pending
from ..components.things import (
    DECK,
    DISCARDS,
    HANDS,
    LANDS,
    LEADER_KINDS,
    LEADERS,
    MAJORITY_CARD,
    PANEL_SLOTS,
    REALMS,
    RESOURCE_KINDS,
    RESOURCES,
    SLOTS,
)
from ..position import Position
from ..rules.actions import majority_taker, price_of
from ..rules.declared import OVER_STEP, PLACEMENT
from ..rules.measures import COMBAT, HONOURABLE, SEAL_COLOURS, measure
from ..rules.scoring import end_points, ending_cards, honour_points, resource_points
from ..rules.setup import pair_of, places_drawn
from ..rules.walls import land_winner, strength
from ..shapes import Final, King, Land, Placement, RealmsDeciding, ScoredCard, Slot, View
from .fields import cards_in_slots, cards_on, placement_of


def view_of(t: Position, seat: int | None) -> View:
    walls_up = t.step == PLACEMENT
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
        "players": [_king(t, king, king == seat or not walls_up) for king in range(t.seats)],
        "round": t.round,
        "rounds": t.board.rounds,
        "order": [t.order[place] for place in range(places_drawn(t))],
        "panel": [_slot(t, slot, seat) for slot in range(PANEL_SLOTS)],
        "leaving": t.board.discards if 0 < t.round < t.board.rounds else 0,
        "future": cards_in_slots(t, PANEL_SLOTS, SLOTS),
        "deck": len(cards_on(t, DECK)),
        "discards": cards_on(t, DISCARDS),
        "walls_up": walls_up,
        "lands": [_land(t, land, walls_up) for land in range(LANDS)],
        "final": [_final(t, king) for king in range(t.seats)] if t.step == OVER_STEP else None,
    }


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


def _final(t: Position, seat: int) -> Final:
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
