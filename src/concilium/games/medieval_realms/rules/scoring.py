"""Section 7: honourable persons, end-of-game effects, resources; and who has won."""

from typing import Final, final

from mypy_extensions import i64

from concilium.core.bits import members
from concilium.core.movers import OVER
from concilium.core.steps import Step
from concilium.core.variables import Variable
from ..components.things import REALMS, RESOURCE_KINDS, TOUCHED_PALACE, WORD
from ..position import Position
from .choosing import gain_points
from .declared import NOT_A_TURN_ACTION, OVER_STEP, SCORING
from .measures import ALL_LEADERS, CARDS, HONOURABLE, in_common, measure

SCORED: Final = 0
"""The variable of the scoring: how many kings have been scored, over both passes."""


def ending_cards(t: Position, seat: i64) -> list[int]:
    """The cards in a realm that have an end-of-game effect."""
    low = members(t.piles[2 * (REALMS + seat)] & t.cards.ending_low)
    high = members(t.piles[2 * (REALMS + seat) + 1] & t.cards.ending_high)
    return low + [card + WORD for card in high]


def honour_points(t: Position, seat: i64) -> i64:
    """MR-7.1 (1)."""
    return t.board.honour(measure(t, seat, HONOURABLE))


def end_points(t: Position, seat: i64, card: i64) -> i64:
    """MR-7.1 (2): what one card in play brings its king."""
    points: i64 = 0
    for effect in t.cards.end[card]:
        points += effect.points(t, seat)
    return points


def resource_points(t: Position, seat: i64) -> i64:
    """MR-7.1 (3): half of the resources in the palace, rounded down."""
    resources: i64 = 0
    for kind in range(i64(RESOURCE_KINDS)):
        resources += t.amount(seat, kind)
    return resources // 2


@final
class ScoringStep(Step[Position]):
    """The kings are scored in turn order, once for honourable persons and once more for end-of-game effects."""

    def __init__(self) -> None:
        super().__init__(
            "scoring", [], rule="MR-7.1", otherwise=NOT_A_TURN_ACTION, variables={SCORED: Variable("scored")}
        )

    def ready(self, t: Position) -> bool:
        while t.frame[SCORED] < 2 * t.seats:
            place = t.frame[SCORED]
            t.frame[SCORED] += 1
            if place < t.seats:
                score_honours(t, t.order[place])
            else:
                score_end_effects(t, t.order[place - t.seats])
            if t.step != SCORING:
                return False
        score_resources(t)
        t.end(OVER_STEP)
        if t.listener is not None:
            t.tell("game-over", {"scores": t.scores(), "winner": winner(t)[0]})
        return False


def score_honours(t: Position, seat: i64) -> None:
    points = honour_points(t, seat)
    if t.listener is not None and points > 0:
        t.tell("honours-scored", {"seat": seat, "persons": measure(t, seat, HONOURABLE), "points": points})
    gain_points(t, seat, points)


def score_end_effects(t: Position, seat: i64) -> None:
    """All of a king's cards at once: the bonus resources (MR-7.2) are the same as card by card."""
    total: i64 = 0
    for card in ending_cards(t, seat):
        points = end_points(t, seat, card)
        total += points
        if t.listener is not None:
            t.tell("card-scored", {"seat": seat, "card": t.cards.ids[card], "points": points})
    gain_points(t, seat, total)


def score_resources(t: Position) -> None:
    """MR-7.2: these points no longer pay a bonus."""
    for seat in range(t.seats):
        points = resource_points(t, seat)
        t.points[seat] += points
        t.touch(TOUCHED_PALACE + seat)
        if t.listener is not None:
            t.tell("resources-scored", {"seat": seat, "points": points})


def winner(t: Position) -> list[int]:
    """MR-7.3: the one winner, when the game is over."""
    if t.to_move != OVER and t.step != OVER_STEP:
        return []
    order = [t.order[place] for place in range(t.seats)]
    return [max(order, key=lambda seat: (_rank(t, seat), -order.index(seat)))]


def _rank(t: Position, seat: int) -> tuple[int, int, int, int]:
    castles = in_common(t, seat, t.cards.castle_low, t.cards.castle_high)
    return (t.points[seat], measure(t, seat, CARDS), castles, measure(t, seat, ALL_LEADERS))
