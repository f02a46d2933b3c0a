"""MR-3.1 to MR-3.4: behind the walls, every king places all leaders in secret, all at the same time."""

from typing import Any, Final, final

from mypy_extensions import i64

from concilium.core.bits import bit, clear, full
from concilium.core.choices import Choices, no_things, one_if, only
from concilium.core.notation import Verb
from concilium.core.refusals import refuse
from concilium.core.steps import TOGETHER, Move, Step, put_things
from ..components.things import (
    ADMIRAL,
    ADMIRALS_FROM,
    DECOY,
    DECOYS_FROM,
    GENERAL,
    GENERALS_FROM,
    LANDS,
    LEADER_KINDS,
    MANAGED,
    MAYOR,
    PLACED_KINDS,
    SPACES,
    TOUCHED_PALACE,
    TOUCHED_SPACES,
    TOUCHED_WALLS,
)
from ..position import Position
from .declared import PLACEMENT, REASONS
from .verbs import Verbs
from .walls import lower_walls

PLACEMENT_FIRST: Final = REASONS.add("placement-first")
FINISHED_PLACING: Final = REASONS.add("finished-placing")
NO_MAYOR_LEFT: Final = REASONS.add("no-mayor-left")
NO_GENERAL_LEFT: Final = REASONS.add("no-general-left")
NO_ADMIRAL_LEFT: Final = REASONS.add("no-admiral-left")
NO_DECOY_LEFT: Final = REASONS.add("no-decoy-left")
LAND_CLOSED: Final = REASONS.add("land-closed", "MR-1.3")
DECOY_HERE: Final = REASONS.add("decoy-here", "MR-3.4")
LEADER_HERE: Final = REASONS.add("leader-here")
DECOYS_NEED_A_LAND: Final = REASONS.add("decoys-need-a-land", "MR-3.4")
LEADERS_LEFT: Final = REASONS.add("leaders-left", amounts=True)


def raise_walls(t: Position) -> None:
    """MR-3.1: a new round begins; all leaders are back with their kings."""
    t.round += 1
    t.finished = 0
    t.passed = 0
    t.touch(TOUCHED_WALLS)
    for seat in range(t.seats):
        clear_placement(t, seat)
    t.become(PLACEMENT, 0)
    if t.listener is not None:
        t.tell("walls-rose", {"round": t.round})


def clear_placement(t: Position, seat: i64) -> None:
    clear(t.placed, seat * SPACES, SPACES)
    own = seat * PLACED_KINDS
    for kind in range(i64(LEADER_KINDS)):
        t.unplaced[own + kind] = t.leaders[seat * LEADER_KINDS + kind]
    t.unplaced[own + DECOY] = t.board.decoys


def leaders_left(t: Position, seat: i64) -> i64:
    own = seat * PLACED_KINDS
    return t.unplaced[own + MAYOR] + t.unplaced[own + GENERAL] + t.unplaced[own + ADMIRAL] + t.unplaced[own + DECOY]


def put(t: Position, seat: i64, kind: i64, space: i64) -> None:
    t.placed[seat * SPACES + space] += 1
    t.touch(TOUCHED_SPACES + space)
    t.unplaced[seat * PLACED_KINDS + kind] -= 1


@final
class PlaceMayor(Move[Position]):
    """MR-3.2: a mayor goes to a management space."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        if t.unplaced[seat * PLACED_KINDS + MAYOR] == 0:
            return no_things()
        return only(full(MANAGED))

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        put(t, seat, MAYOR, thing)


@final
class PlaceFighter(Move[Position]):
    """MR-3.3: a general or an admiral goes to an open land."""

    def __init__(self, verb: Verb, kind: int, first: int, none_left: i64) -> None:
        self.kind: i64 = kind
        self.first: i64 = first
        super().__init__(verb, "MR-3.3", none_left, also=("MR-1.3", "MR-3.4"))

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        if t.unplaced[seat * PLACED_KINDS + self.kind] == 0:
            return no_things()
        lands = t.board.open_lands
        if t.board.decoys > 0:
            lands &= ~(lands_of(t, seat, DECOYS_FROM) | kept_land(t, seat))
        return only(lands)

    def why_not(self, t: Position, seat: i64, thing: i64) -> i64:
        if t.unplaced[seat * PLACED_KINDS + self.kind] == 0:
            return self.refusal
        if t.board.open_lands & bit(thing) == 0:
            return LAND_CLOSED
        return DECOY_HERE if lands_of(t, seat, DECOYS_FROM) & bit(thing) != 0 else DECOYS_NEED_A_LAND

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        put(t, seat, self.kind, self.first + thing)


@final
class PlaceDecoy(Move[Position]):
    """MR-3.4: with two players, a decoy goes to an open land without a general or admiral of one's own."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        if t.unplaced[seat * PLACED_KINDS + DECOY] == 0:
            return no_things()
        return only(t.board.open_lands & ~fought_for(t, seat))

    def why_not(self, t: Position, seat: i64, thing: i64) -> i64:
        if t.unplaced[seat * PLACED_KINDS + DECOY] == 0:
            return NO_DECOY_LEFT
        return LAND_CLOSED if t.board.open_lands & bit(thing) == 0 else LEADER_HERE

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        put(t, seat, DECOY, DECOYS_FROM + thing)


@final
class Done(Move[Position]):
    """MR-3.3: finished, when all leaders are placed."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        return one_if(leaders_left(t, seat) == 0)

    def why_not(self, t: Position, seat: i64, thing: i64) -> i64:
        return refuse(LEADERS_LEFT, 0, leaders_left(t, seat))

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        t.finished |= bit(seat)
        t.touch(TOUCHED_PALACE + seat)
        if t.listener is not None:
            t.tell("finished-placing", {"seat": seat})


def lands_of(t: Position, seat: i64, first: i64) -> i64:
    """The lands in which the seat has leaders of one kind; `first` is the first of their spaces."""
    own = seat * SPACES + first
    found: i64 = 0
    for land in range(i64(LANDS)):
        if t.placed[own + land] > 0:
            found |= bit(land)
    return found


def fought_for(t: Position, seat: i64) -> i64:
    """The lands in which a general or an admiral of the seat stands."""
    return lands_of(t, seat, GENERALS_FROM) | lands_of(t, seat, ADMIRALS_FROM)


def kept_land(t: Position, seat: i64) -> i64:
    """The land that the seat must keep for its decoys while none is placed yet; none while there is a choice."""
    if t.unplaced[seat * PLACED_KINDS + DECOY] < t.board.decoys:
        return 0
    left = t.board.open_lands & ~fought_for(t, seat)
    if left & (left - 1) != 0:
        return 0
    return left


@final
class PlacementStep(Step[Position]):
    """Every king who has not finished may place; the order in which they are named does not reveal who acted first."""

    def __init__(self, verbs: Verbs) -> None:
        self.mayor: Final = PlaceMayor(verbs.place_mayor, "MR-3.2", NO_MAYOR_LEFT)
        self.general: Final = PlaceFighter(verbs.place_general, GENERAL, GENERALS_FROM, NO_GENERAL_LEFT)
        self.admiral: Final = PlaceFighter(verbs.place_admiral, ADMIRAL, ADMIRALS_FROM, NO_ADMIRAL_LEFT)
        self.decoy: Final = PlaceDecoy(verbs.place_decoy, "MR-3.4", NO_DECOY_LEFT, also=("MR-1.3",))
        self.done: Final = Done(verbs.done, "MR-3.3")
        moves: list[Move[Position]] = [self.mayor, self.general, self.admiral, self.decoy, self.done]
        super().__init__("placement", moves, rule="MR-3.1", otherwise=PLACEMENT_FIRST, whose=TOGETHER)

    def fill(self, t: Position, seat: i64, choices: Choices) -> None:
        words = choices.words
        n = put_things(words, 0, self.mayor, self.mayor.things(t, seat))
        n = put_things(words, n, self.general, self.general.things(t, seat))
        n = put_things(words, n, self.admiral, self.admiral.things(t, seat))
        n = put_things(words, n, self.decoy, self.decoy.things(t, seat))
        choices.size = put_things(words, n, self.done, self.done.things(t, seat))

    def ready(self, t: Position) -> bool:
        seat: i64 = 0
        while (t.finished >> seat) & 1:
            seat += 1
        if seat < t.seats:
            t.seat = seat
            return True
        lower_walls(t)
        return False

    def is_waiting(self, t: Position, seat: i64) -> bool:
        return (t.finished >> seat) & 1 == 0

    def about(self, t: Position, seat: int | None) -> dict[str, Any]:
        return {"left": leaders_left(t, seat)} if seat is not None and t.is_waiting(seat) else {}

    def out_of_turn(self, t: Position, seat: i64) -> i64:
        return FINISHED_PLACING if 0 <= seat < t.seats else super().out_of_turn(t, seat)
