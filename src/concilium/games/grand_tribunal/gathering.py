"""Gathering Vis from the two rows of the Vis Source Track (GT-5.10 to GT-5.12)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.refusals import ALLOWED, refuse
from concilium.core.steps import Kind, Step
from concilium.games.grand_tribunal.board import Row
from concilium.games.grand_tribunal.numbers import CONTEST, JOIN, ROLL
from concilium.games.grand_tribunal.reasons import CONTEST_ASKS, CONTEST_FEE, SOURCE_CLOSED
from concilium.games.grand_tribunal.spending import GATHER, needs, spend
from concilium.games.grand_tribunal.state import FREE_CONTEST, Table
from concilium.games.grand_tribunal.verbs import Verbs

UNCONTESTED: Final = 0
CONTESTED: Final = 1


def is_open(row: Row, at: i64, tribunal: i64) -> bool:
    """GT-5.12: a source whose tracker has left the Tribunal's area is closed."""
    return at < row.size and row.tribunal[at] == tribunal


@final
class Gather(Kind[Table]):
    """GT-5.10, GT-5.11: a double action."""

    def refuse(self, t: Table, thing: i64) -> i64:
        refusal = needs(t, GATHER, 2)
        if refusal != ALLOWED:
            return refusal
        if thing == UNCONTESTED:
            opened = is_open(t.board.uncontested, t.uncontested_at, t.tribunal)
        else:
            opened = is_open(t.board.contested, t.contested_at, t.tribunal)
        return ALLOWED if opened else SOURCE_CLOSED

    def offer(self, t: Table, out: vec[i64], n: i64) -> i64:
        if t.actions_left < 2:
            return n
        row: i64 = UNCONTESTED
        while row <= CONTESTED:
            if self.refuse(t, row) == ALLOWED:
                out[n] = self.base + row
                n += 1
            row += 1
        return n

    def take(self, t: Table, thing: i64) -> None:
        spend(t, GATHER, 2)
        if t.listener is not None:
            t.tell("gathered", {"seat": t.seat, "source": "uncontested" if thing == UNCONTESTED else "contested"})
        if thing == UNCONTESTED:
            _gather_uncontested(t)
        else:
            amount = t.board.contested.take[t.contested_at] if t.options.space_and_die else 0
            t.contested_at += 1
            t.push(CONTEST, t.seat, 0, amount, 0)


def _gather_uncontested(t: Table) -> None:
    """The space shows a:b: the wizard takes a, every other wizard b."""
    row, at = t.board.uncontested, t.uncontested_at
    t.uncontested_at += 1
    seat: i64 = 0
    while seat < t.seats:
        t.gain_vis(seat, row.take[at] if seat == t.seat else row.others[at])
        seat += 1


def joining_fee(t: Table, seat: i64) -> i64:
    return 0 if t.bonus(seat, FREE_CONTEST) > 0 else t.options.contested_fee


class Contest(Step[Table]):
    """GT-5.11: the gatherer rolls, then each other wizard, clockwise, may join. `a` counts, `b` adds to each roll."""

    def __init__(self) -> None:
        super().__init__("contest", [], CONTEST_ASKS)

    def ready(self, t: Table) -> bool:
        if t.a == t.seats:
            t.pop()
            return False
        gatherer, amount = t.seat, t.b
        other = (gatherer + t.a) % t.seats
        t.a += 1
        if other == gatherer:
            t.push(ROLL, gatherer, amount, 0, 0)
        elif t.vis[other] >= joining_fee(t, other):
            t.push(JOIN, other, gatherer, amount, 0)
        return False


class JoinContest(Kind[Table]):
    """Pay the fee to the first and roll. `a` is the gatherer, `b` adds to the roll."""

    def refuse(self, t: Table, thing: i64) -> i64:
        fee = joining_fee(t, t.seat)
        return ALLOWED if t.vis[t.seat] >= fee else refuse(CONTEST_FEE, fee, t.vis[t.seat])

    def take(self, t: Table, thing: i64) -> None:
        seat, gatherer, amount = t.seat, t.a, t.b
        t.pop()
        t.pay(seat, gatherer, joining_fee(t, seat))
        t.push(ROLL, seat, amount, 0, 0)


class StayOut(Kind[Table]):
    def take(self, t: Table, thing: i64) -> None:
        t.pop()


class Join(Step[Table]):
    def __init__(self, verbs: Verbs) -> None:
        super().__init__("join", [JoinContest(verbs.yes), StayOut(verbs.no)], CONTEST_ASKS)
