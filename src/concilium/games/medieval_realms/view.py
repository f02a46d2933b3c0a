"""What a seat knows, as plain data: all but other kings' leaders while the walls are up (MR-3.1)."""

from concilium.core.movers import OVER
from concilium.games.medieval_realms.actions import majority_taker, price_of
from concilium.games.medieval_realms.components import (
    DECK,
    DISCARDS,
    HANDS,
    KINDS,
    LANDS,
    MAJORITY_CARD,
    PANEL_SLOTS,
    REALMS,
    RESOURCES,
    SLOTS,
)
from concilium.games.medieval_realms.measures import COMBAT, HONOURABLE, SEAL_COLOURS, measure
from concilium.games.medieval_realms.numbers import AUCTION, BONUS, EXTRA, LILY, OVER_STEP, PLACEMENT
from concilium.games.medieval_realms.placement import leaders_left
from concilium.games.medieval_realms.saving import (
    cards_on,
    leaders_to_json,
    palace_to_json,
    placement_to_json,
    slots_to_json,
)
from concilium.games.medieval_realms.scoring import end_points, ending_cards, honour_points, resource_points
from concilium.games.medieval_realms.shapes import Final, King, Land, RealmsDeciding, ScoredCard, Slot, View
from concilium.games.medieval_realms.state import Table
from concilium.games.medieval_realms.walls import land_winner, strength


def view_of(t: Table, seat: int | None) -> View:
    walls_up = t.step == PLACEMENT
    return {
        "game": t.game.name,
        "seat": seat,
        "seats": t.seats,
        "deciding": _deciding(t, seat),
        "waiting": t.waiting(),
        "over": t.to_move == OVER,
        "scores": t.scores(),
        "winners": t.winners(),
        "players": [_king(t, king, king == seat or not walls_up) for king in range(t.seats)],
        "round": t.round,
        "rounds": t.board.rounds,
        "order": [t.order[place] for place in range(t.seats)],
        "panel": [_slot(t, slot, seat) for slot in range(PANEL_SLOTS)],
        "leaving": t.board.discards if 0 < t.round < t.board.rounds else 0,
        "future": slots_to_json(t, PANEL_SLOTS, SLOTS),
        "deck": len(cards_on(t, DECK)),
        "discards": cards_on(t, DISCARDS),
        "walls_up": walls_up,
        "lands": [_land(t, land, walls_up) for land in range(LANDS)],
        "final": [_final(t, king) for king in range(t.seats)] if t.step == OVER_STEP else None,
    }


def _deciding(t: Table, seat: int | None) -> RealmsDeciding:
    """The step by name, whose decision it is, and what the step is about."""
    found: RealmsDeciding = {"step": t.game.steps[t.step].name, "by": t.decided_by()}
    if t.step == PLACEMENT:
        found["by"] = None
        if seat is not None and t.is_waiting(seat):
            found["left"] = leaders_left(t, seat)
    elif t.step == AUCTION:
        found["card"] = t.cards.ids[t.a]
        found["currency"] = RESOURCES[t.cards.pays[t.a]]
        found["bid"] = t.b
        found["bidders"] = [king for king in range(t.seats) if (t.c >> king) & 1]
    elif t.step in (LILY, BONUS):
        found["amount"] = t.a
    elif t.step == EXTRA:
        found["chosen"] = RESOURCES[t.b - 1] if t.b else None
        found["taken"] = [_pair(t, king) for king in range(t.seats) if t.extra[king]]
    return found


def _pair(t: Table, seat: int) -> list[str]:
    return [RESOURCES[kind] for kind in range(KINDS) if (t.extra[seat] >> kind) & 1]


def _slot(t: Table, slot: int, seat: int | None) -> Slot | None:
    """A card of the panel with its price; for a majority card also who would get it if this seat bought it now."""
    card = t.slots[slot]
    if card < 0:
        return None
    found: Slot = {"card": t.cards.ids[card], "slot": slot + 1, "price": price_of(t, card)}
    if t.cards.bought[card] == MAJORITY_CARD:
        taker = majority_taker(t, -1 if seat is None else seat, card)
        found["taker"] = None if taker < 0 else taker
    return found


def _land(t: Table, land: int, walls_up: bool) -> Land:
    found: Land = {"land": land + 1, "open": bool(t.board.is_open[land])}
    if not walls_up and t.round > 0:
        winner = land_winner(t, land)
        found["strengths"] = [strength(t, seat, land) for seat in range(t.seats)]
        found["winner"] = None if winner < 0 else winner
    return found


def _king(t: Table, seat: int, is_known: bool) -> King:
    return {
        "seat": seat,
        "points": t.points[seat],
        "palace": palace_to_json(t, seat),
        "leaders": leaders_to_json(t, seat),
        "hand": cards_on(t, HANDS + seat),
        "in_play": cards_on(t, REALMS + seat),
        "extra": _pair(t, seat),
        "colours": measure(t, seat, SEAL_COLOURS),
        "honourable": measure(t, seat, HONOURABLE),
        "combat": measure(t, seat, COMBAT),
        "finished": bool((t.finished >> seat) & 1),
        "passed": bool((t.passed >> seat) & 1),
        "placed": placement_to_json(t, seat) if is_known else None,
    }


def _final(t: Table, seat: int) -> Final:
    """The final scoring line by line; before it, what the round's end had already brought."""
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
