"""What goes to an audience. Everything here that depends on the position is made from the contract's four answers for
that audience: `view`, `legal`, `why_not` and `Event.seen_by` (and who is waited for, which all may know)."""

from functools import lru_cache
from typing import Any, cast, get_args

import msgspec

from concilium.bots import Advice, current
from concilium.core.game import Game
from concilium.core.state import State
from concilium.server import wire
from concilium.server.changes import Shown
from concilium.server.course import Audience, Course
from concilium.server.rows import PERSON, RUNNING, TableRow
from concilium.server.times import written


def position(
    course: Course, audience: Audience, view: Shown, after: int, events: list[dict[str, object]]
) -> wire.Position:
    """The position as an audience sees it, with what it saw happen since its position `after`."""
    return wire.Position(view=cast(Any, view.whole()), **_news(course, audience, after, events))


def change(course: Course, audience: Audience, changes: msgspec.Raw, events: list[dict[str, object]]) -> wire.Change:
    """The same for an audience that has the last position: only what has changed since."""
    return wire.Change(changes=cast(Any, changes), **_news(course, audience, course.number(audience) - 1, events))


def _news(course: Course, audience: Audience, after: int, events: list[dict[str, object]]) -> dict[str, Any]:
    state = course.state
    over = course.is_over()
    return {
        "after": after,
        "number": course.number(audience),
        "events": events,
        "waiting": state.waiting(),
        "decision": None if audience is None else decision(course, audience),
        "undo": 0 if audience is None else course.undoable(audience),
        "over": over,
        "scores": state.scores() if over else None,
        "winners": state.winners() if over else [],
    }


def decision(course: Course, seat: int) -> wire.Decision | None:
    """What the seat is to decide now, or None."""
    actions = course.state.legal(seat)
    if not actions:
        return None
    return wire.Decision(id=course.asked(seat), choices=[choice(course.game, action) for action in actions])


def hint(request: int, decision: int, advice: Advice) -> wire.Hint:
    """Advice on a decision."""
    return wire.Hint(
        id=request,
        decision=decision,
        chances=[wire.Chance(action=action, win=win) for action, win in advice.chances],
        best=advice.best,
        sureness=advice.sureness,
        reasons=[
            wire.HintReason(feature=reason.feature, own=reason.is_own, more=reason.is_more, gain=round(reason.gain, 4))
            for reason in advice.reasons
        ],
    )


@lru_cache(maxsize=100_000)
def choice(game: Game, action: int) -> wire.Choice:
    """An action in words. Tables share their `Game`, so each action is put into words once."""
    notation = game.notation
    verb = notation.verb(action)
    return wire.Choice(
        action=action,
        verb=verb.name,
        thing=verb.things[notation.thing(action)],
        text=game.text(action),
    )


def because(state: State, seat: int, request: int, action: int) -> wire.Because:
    """Why the seat may not do this now, or that it may."""
    refusal = state.why_not(seat, action)
    return wire.Because(
        id=request,
        action=action,
        legal=refusal is None,
        rule=None if refusal is None else refusal.rule,
        reason=None if refusal is None else refusal.reason,
        facts={} if refusal is None else refusal.facts,
    )


def _status(row: TableRow) -> wire.Status:
    return next(status for status in get_args(wire.Status) if status == row.status)


def table(row: TableRow, guest: str | None, present: set[int], watchers: int) -> wire.TableInfo:
    """The table as a guest may see it: links only to one's own seats, and to the host those that nobody holds."""
    is_host = guest == row.host
    seats = []
    for seat in row.seats:
        mine = guest in seat.holders
        invites = is_host and seat.kind == PERSON and not seat.holders and row.status == RUNNING
        seats.append(
            wire.SeatInfo(
                seat=seat.seat,
                name=seat.name,
                kind="person" if seat.kind == PERSON else "bot",
                level=None if seat.level is None else current(seat.level),
                taken=bool(seat.holders),
                present=seat.seat in present,
                mine=mine,
                link=seat.link if mine or invites else None,
                awaited=is_host and not mine and seat.is_awaited,
                colour=row.colours[seat.seat],
            )
        )
    return wire.TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        status=_status(row),
        host=is_host,
        hints=row.hints,
        seats=seats,
        watchers=watchers,
        result=row.result,
        winners=row.winners,
        made_at=written(row.made_at),
        changed_at=written(row.changed_at),
        rematch=row.rematch if row.held_by(guest) else None,
    )
