"""Writes single parts of an observation: what resumes later, a palace, leaders, a placement."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from concilium.core.bits import lowest
from concilium.core.encoding import distance
from concilium.core.frames import FRAME, VARIABLES
from ..components.things import LEADER_KINDS, RESOURCE_KINDS, SPACES
from ..position import Position
from ..rules.declared import ACTIONS, EFFECTS, LANDS_STEP, SCORING
from ..rules.effects.happening import DONE, PLAYED, SOURCE
from ..rules.scoring import SCORED
from ..rules.walls import FOUGHT


def seat_code(seat: i64, other: i64, seats: i64) -> i64:
    """1 plus how far to the left of a seat another sits; 0 for nobody."""
    if other < 0:
        return 0
    return 1 + distance(seat, other, seats)


def number_if(holds: bool, number: i64) -> i16:
    """A number, or 0; an expression with `if` and a literal would be an object, not a number of the processor."""
    if holds:
        return i16(number)
    return 0


def write_pending(t: Position, seat: i64, out: vec[i16], k: i64, at: i64) -> None:
    """What resumes once this is decided: the round's next action, or the lands, or the scoring; and the effects.

    `k` is the field of whose action comes next, `at` that of the land.
    """
    frame = t.frame
    depth = t.depth
    # The bottom frame, which is also the top one when nothing else is decided first.
    step = t.step
    acting = t.seat
    variables: i64 = 0
    if depth > 0:
        step = frame[VARIABLES]
        acting = frame[VARIABLES + 1]
        variables = VARIABLES + 2
    out[k] = number_if(step == ACTIONS, seat_code(seat, acting, t.seats))
    out[at + 3] = number_if(step == LANDS_STEP, frame[variables + FOUGHT])
    out[at + 4] = number_if(step == SCORING, frame[variables + SCORED])
    below = VARIABLES + (depth - 1) * FRAME
    if depth > 0 and frame[below] == EFFECTS:
        source = frame[below + 2 + SOURCE]
        out[k + 1] = number_if(source >= 0, source + 1)
        out[at] = number_if(source < 0, -source)
        out[at + 1] = i16(frame[below + 2 + DONE])
        out[at + 2] = i16(frame[below + 2 + PLAYED])
    else:
        out[k + 1] = 0
        out[at] = 0
        out[at + 1] = 0
        out[at + 2] = 0


def write_palace(t: Position, seat: i64, out: vec[i16], k: i64) -> None:
    """Points and resources."""
    out[k] = i16(t.points[seat])
    palace = t.palace
    own = seat * RESOURCE_KINDS
    kind: i64 = 0
    while kind < RESOURCE_KINDS:
        out[k + 1 + kind] = i16(palace[own + kind])
        kind += 1


def write_leaders(t: Position, seat: i64, out: vec[i16], k: i64) -> None:
    """Leaders and the extra resources of the start."""
    leaders = t.leaders
    own = seat * LEADER_KINDS
    kind: i64 = 0
    while kind < LEADER_KINDS:
        out[k + kind] = i16(leaders[own + kind])
        kind += 1
    extra = t.extra[seat]
    kind = 0
    while kind < RESOURCE_KINDS:
        out[k + LEADER_KINDS + kind] = i16((extra >> kind) & 1)
        kind += 1


def write_placement(t: Position, seat: i64, out: vec[i16], k: i64) -> None:
    placed = t.placed
    own = seat * SPACES
    space: i64 = 0
    while space < SPACES:
        out[k + space] = i16(placed[own + space])
        space += 1


def write_spaces(t: Position, seat: i64, spaces: i64, out: vec[i16], k: i64) -> None:
    """Some of the spaces of a placement."""
    placed = t.placed
    own = seat * SPACES
    while spaces != 0:
        space = lowest(spaces)
        out[k + space] = i16(placed[own + space])
        spaces &= spaces - 1


def hide_placement(out: vec[i16], k: i64) -> None:
    space: i64 = 0
    while space < SPACES:
        out[k + space] = 0
        space += 1
