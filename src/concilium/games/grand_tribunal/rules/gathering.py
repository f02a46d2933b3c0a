"""Gathering Vis from the two rows of the Vis Source Track (GT-5.10 to GT-5.12)."""

from typing import Final, final

from mypy_extensions import i64

from concilium.core.choices import one_if
from concilium.core.refusals import NOT_AN_OUTCOME, refuse
from concilium.core.steps import CHANCES, Move, Step
from concilium.core.variables import SeatVariable, Variable
from ..components.board import Row
from ..components.things import TOUCHED_SOURCES
from ..position import FREE_CONTEST, Position
from .asking import EffectStep, Leave
from .declared import REASONS, STEPS
from .spending import GATHER, needs, spend
from .verbs import LOWEST_ROLL, Verbs

CONTEST: Final = STEPS.number("contest")
JOIN: Final = STEPS.number("join")
ROLL: Final = STEPS.number("roll")
SOURCE_CLOSED: Final = REASONS.add("source-closed", "GT-5.12")
CONTEST_FEE: Final = REASONS.add("contest-fee", amounts=True)
CONTEST_ASKS: Final = REASONS.add("contest-asks")

UNCONTESTED: Final = 0
CONTESTED: Final = 1
_FROM_UNCONTESTED: Final = 1
_FROM_CONTESTED: Final = 2
"""The two rows, as sets of one."""

# The variables of these steps: who has been asked to join, the first gatherer, what is added to each roll.
ASKED: Final = 0
GATHERER: Final = 0
JOIN_MORE: Final = 1
ROLL_MORE: Final = 0


def is_open(row: Row, at: i64, tribunal: i64) -> bool:
    """GT-5.12: a source whose tracker has left the Tribunal's area is closed."""
    return at < row.size and row.tribunal[at] == tribunal


@final
class Gather(Move[Position]):
    """GT-5.10, GT-5.11: a double action."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        if t.used & GATHER != 0 or t.actions_left < 2:
            return 0, 0, 0
        found: i64 = 0
        if is_open(t.board.uncontested, t.uncontested_at, t.tribunal):
            found = _FROM_UNCONTESTED
        if is_open(t.board.contested, t.contested_at, t.tribunal):
            found |= _FROM_CONTESTED
        return found, 0, 0

    def why_not(self, t: Position, seat: i64, thing: i64) -> i64:
        return needs(t, GATHER, 2) or SOURCE_CLOSED

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        spend(t, GATHER, 2)
        if t.listener is not None:
            t.tell("gathered", {"seat": seat, "source": "uncontested" if thing == UNCONTESTED else "contested"})
        if thing == UNCONTESTED:
            _gather_uncontested(t, seat)
        else:
            amount = t.board.contested.take[t.contested_at] if t.options.space_and_die else 0
            t.contested_at += 1
            t.touched |= TOUCHED_SOURCES
            t.push(CONTEST, seat, 0, amount)


def _gather_uncontested(t: Position, gatherer: i64) -> None:
    """The space shows a:b: the wizard takes a, every other wizard b."""
    row, at = t.board.uncontested, t.uncontested_at
    t.uncontested_at += 1
    t.touched |= TOUCHED_SOURCES
    for seat in range(t.seats):
        t.gain_vis(seat, row.take[at] if seat == gatherer else row.others[at])


def joining_fee(t: Position, seat: i64) -> i64:
    if t.bonus(seat, FREE_CONTEST) > 0:
        return 0
    return t.options.contested_fee


def can_join(t: Position, seat: i64) -> bool:
    """Whether a wizard has the fee: only then is it asked to join."""
    return t.vis[seat] >= joining_fee(t, seat)


def roll(t: Position, seat: i64, more: i64) -> None:
    """A wizard rolls and takes that much plus a bonus."""
    t.push(ROLL, seat, more)


class Contest(Step[Position]):
    """GT-5.11: the gatherer rolls, then each other wizard, clockwise, may join."""

    def __init__(self) -> None:
        variables = {ASKED: Variable("asked"), JOIN_MORE: Variable("more")}
        super().__init__("contest", [], rule="GT-5.11", otherwise=CONTEST_ASKS, variables=variables)

    def ready(self, t: Position) -> bool:
        asked = t.frame[ASKED]
        if asked == t.seats:
            t.pop()
            return False
        gatherer, more = t.seat, t.frame[JOIN_MORE]
        other = (gatherer + asked) % t.seats
        t.frame[ASKED] = asked + 1
        if other == gatherer:
            roll(t, gatherer, more)
        elif can_join(t, other):
            t.push(JOIN, other, gatherer, more)
        return False


class JoinContest(Move[Position]):
    """Pay the fee to the first and roll."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        return one_if(can_join(t, seat))

    def why_not(self, t: Position, seat: i64, thing: i64) -> i64:
        return refuse(CONTEST_FEE, joining_fee(t, seat), t.vis[seat])

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        gatherer, more = t.frame[GATHERER], t.frame[JOIN_MORE]
        t.pop()
        t.pay(seat, gatherer, joining_fee(t, seat))
        roll(t, seat, more)


def join_step(verbs: Verbs) -> Step[Position]:
    moves: list[Move[Position]] = [JoinContest(verbs.yes, ""), Leave(verbs.no, "")]
    variables = {GATHERER: SeatVariable("gatherer"), JOIN_MORE: Variable("more")}
    return Step("join", moves, rule="GT-5.11", otherwise=CONTEST_ASKS, variables=variables)


class Die(Move[Position]):
    """GT-5.11: the die, with 1 and 6 rolled again."""

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        roller, more = t.seat, t.frame[ROLL_MORE]
        t.pop()
        if t.listener is not None:
            t.tell("die-rolled", {"seat": roller, "roll": thing + LOWEST_ROLL})
        t.gain_vis(roller, thing + LOWEST_ROLL + more)


class Roll(EffectStep):
    """Chance rolls the die, for a source or an effect."""

    def __init__(self, verbs: Verbs) -> None:
        super().__init__(
            "roll", [Die(verbs.roll, "")], {ROLL_MORE: Variable("more")}, "GT-5.11", NOT_AN_OUTCOME, CHANCES
        )
