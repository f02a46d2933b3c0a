"""MR-3.5 to MR-3.8: the walls come down; mayors produce, lands are won, cards produce, the turn order is determined."""

from typing import Final, final

from mypy_extensions import i64

from concilium.core.bits import lowest
from concilium.core.steps import Step
from concilium.core.variables import Variable
from ..components.things import (
    ADMIRALS_FROM,
    DECOYS_FROM,
    GENERALS_FROM,
    LANDS,
    MANAGED,
    PRODUCTION,
    REALMS,
    RESOURCE_KINDS,
    RESOURCES,
    SPACES,
    TOUCHED_ORDER,
    TOUCHED_PALACE,
    TOUCHED_WALLS,
    WORD,
)
from ..position import Position
from .declared import ACTIONS, EFFECTS, LANDS_STEP, NOT_A_TURN_ACTION

FOUGHT: Final = 0
"""The variable of the lands: how many have been fought for."""


def lower_walls(t: Position) -> None:
    """MR-3.5: all reveal at once; what the mayors produce comes first."""
    if t.listener is not None:
        t.tell("walls-fell", {"round": t.round})
    t.touch(TOUCHED_WALLS)
    for seat in range(t.seats):
        for resource in range(i64(MANAGED)):
            t.palace[seat * RESOURCE_KINDS + resource] += t.placed[seat * SPACES + resource]
        t.touch(TOUCHED_PALACE + seat)
        if t.listener is not None:
            tell_production(t, seat)
    t.become(LANDS_STEP, 0)


def tell_production(t: Position, seat: i64) -> None:
    made: dict[str, object] = {}
    for resource in range(MANAGED):
        if t.placed[seat * SPACES + resource]:
            made[RESOURCES[resource]] = t.placed[seat * SPACES + resource]
    if made:
        t.tell("produced", {"seat": seat, "resources": made})


def fighting_strength(t: Position, seat: i64, land: i64) -> i64:
    """The total combat value of the seat's generals and admirals in a land (MR-1.2)."""
    own = seat * SPACES + land
    board = t.board
    return t.placed[own + GENERALS_FROM] * board.combat_general + t.placed[own + ADMIRALS_FROM] * board.combat_admiral


def strength(t: Position, seat: i64, land: i64) -> i64:
    """MR-3.6: the total combat value of everything a seat has in a land, including decoys."""
    return fighting_strength(t, seat, land) + t.placed[seat * SPACES + land + DECOYS_FROM] * t.board.combat_decoy


def land_winner(t: Position, land: i64) -> i64:
    """MR-3.6: who wins a land's reward; -1 if nobody does."""
    winner: i64 = -1
    best: i64 = 0
    for seat in range(t.seats):
        own = strength(t, seat, land)
        if own > best:
            best = own
            winner = seat
        elif own == best:
            winner = -1
    if winner >= 0 and fighting_strength(t, winner, land) < best:
        return -1  # MR-3.4: decoys never win a reward; they only deny it.
    return winner


@final
class LandsStep(Step[Position]):
    """The lands give their rewards in the order of their numbers."""

    def __init__(self) -> None:
        super().__init__(
            "lands", [], rule="MR-3.6", otherwise=NOT_A_TURN_ACTION, variables={FOUGHT: Variable("fought")}
        )

    def ready(self, t: Position) -> bool:
        land = t.frame[FOUGHT]
        while land < LANDS:
            winner = land_winner(t, land)
            if t.listener is not None:
                tell_land(t, land, winner)
            land += 1
            if winner >= 0:
                t.frame[FOUGHT] = land
                t.push(EFFECTS, winner, -land)
                return False
        card_production(t)
        round_production(t)
        find_turn_order(t)
        t.become(ACTIONS, t.order[0])
        return False


def tell_land(t: Position, land: i64, winner: i64) -> None:
    strengths = {seat: strength(t, seat, land) for seat in range(t.seats)}
    present = {str(seat): n for seat, n in strengths.items() if n}
    if winner >= 0:
        t.tell("land-won", {"land": land + 1, "seat": winner, "strengths": present})
    elif present:
        # Where decoys stand, they deny the reward whether or not the strengths are equal (MR-3.4).
        fought = all(n == fighting_strength(t, seat, land) for seat, n in strengths.items())
        t.tell("land-tied" if fought else "land-denied", {"land": land + 1, "strengths": present})


def card_production(t: Position) -> None:
    """MR-5.2: the repeating production of the cards in play."""
    cards = t.cards
    for seat in range(t.seats):
        left = t.piles[2 * (REALMS + seat)] & cards.producing_low
        while left != 0:
            produce(t, seat, lowest(left))
            left &= left - 1
        left = t.piles[2 * (REALMS + seat) + 1] & cards.producing_high
        while left != 0:
            produce(t, seat, lowest(left) + WORD)
            left &= left - 1


def produce(t: Position, seat: i64, card: i64) -> None:
    if t.listener is not None:
        t.tell("card-produced", {"seat": seat, "card": t.cards.ids[card]})
    for effect in t.cards.production[card]:
        effect.happen(t, seat)


def round_production(t: Position) -> None:
    """MR-3.7: production for everyone."""
    for seat in range(t.seats):
        t.palace[seat * RESOURCE_KINDS + PRODUCTION] += t.board.round_production
        t.touch(TOUCHED_PALACE + seat)
    if t.listener is not None:
        t.tell("production-dealt", {"amount": t.board.round_production})


def find_turn_order(t: Position) -> None:
    """MR-3.8: by production; ties clockwise: for first place from the previous first king, then from the new one."""
    first = t.order[0]
    best = first
    for distance in range(1, t.seats):
        seat = (first + distance) % t.seats
        if t.amount(seat, PRODUCTION) > t.amount(best, PRODUCTION):
            best = seat
    t.order[0] = best
    t.touch(TOUCHED_ORDER)
    for placed in range(1, t.seats):
        # Clockwise from the new first king, each goes behind those with at least as much.
        seat = (best + placed) % t.seats
        own = t.amount(seat, PRODUCTION)
        place = placed
        while place > 1 and t.amount(t.order[place - 1], PRODUCTION) < own:
            t.order[place] = t.order[place - 1]
            place -= 1
        t.order[place] = seat
    if t.listener is not None:
        t.tell_order()
