"""MR-3.1 to MR-3.4: behind the walls, every king places all leaders in secret, all at the same time."""

from typing import final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.bits import bit
from concilium.core.notation import Verb
from concilium.core.refusals import ALLOWED, refuse
from concilium.core.steps import Kind, Step
from concilium.games.medieval_realms.components import (
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
    TOUCHED_SPACES,
)
from concilium.games.medieval_realms.numbers import PLACEMENT
from concilium.games.medieval_realms.reasons import (
    DECOY_HERE,
    DECOYS_NEED_A_LAND,
    LAND_CLOSED,
    LEADER_HERE,
    LEADERS_LEFT,
    NO_ADMIRAL_LEFT,
    NO_DECOY_LEFT,
    NO_GENERAL_LEFT,
    NO_MAYOR_LEFT,
    PLACEMENT_FIRST,
)
from concilium.games.medieval_realms.state import Table
from concilium.games.medieval_realms.verbs import Verbs
from concilium.games.medieval_realms.walls import lower_walls


def raise_walls(t: Table) -> None:
    """MR-3.1: a new round begins; all leaders are back with their kings."""
    t.round += 1
    t.finished = 0
    t.passed = 0
    seat: i64 = 0
    while seat < t.seats:
        clear_placement(t, seat)
        seat += 1
    t.become(PLACEMENT, 0)
    if t.listener is not None:
        t.tell("walls-rose", {"round": t.round})


def clear_placement(t: Table, seat: i64) -> None:
    space = seat * SPACES
    end = space + SPACES
    while space < end:
        t.placed[space] = 0
        space += 1
    own = seat * PLACED_KINDS
    kind: i64 = 0
    while kind < LEADER_KINDS:
        t.unplaced[own + kind] = t.leaders[seat * LEADER_KINDS + kind]
        kind += 1
    t.unplaced[own + DECOY] = t.board.decoys


def leaders_left(t: Table, seat: i64) -> i64:
    own = seat * PLACED_KINDS
    return t.unplaced[own + MAYOR] + t.unplaced[own + GENERAL] + t.unplaced[own + ADMIRAL] + t.unplaced[own + DECOY]


def put(t: Table, seat: i64, kind: i64, space: i64) -> None:
    t.placed[seat * SPACES + space] += 1
    t.touch(TOUCHED_SPACES + space)
    t.unplaced[seat * PLACED_KINDS + kind] -= 1


@final
class PlaceMayor(Kind[Table]):
    """MR-3.2: a mayor goes to a management space."""

    def refuse(self, t: Table, thing: i64) -> i64:
        return ALLOWED if t.unplaced[t.placer * PLACED_KINDS + MAYOR] > 0 else NO_MAYOR_LEFT

    def offer(self, t: Table, out: vec[i64], n: i64) -> i64:
        if t.unplaced[t.placer * PLACED_KINDS + MAYOR] > 0:
            base = self.base
            space: i64 = 0
            while space < MANAGED:
                out[n + space] = base + space
                space += 1
            n += MANAGED
        return n

    def take(self, t: Table, thing: i64) -> None:
        put(t, t.placer, MAYOR, thing)


@final
class PlaceFighter(Kind[Table]):
    """MR-3.3: a general or an admiral goes to an open land."""

    def __init__(self, verb: Verb, kind: int, first: int, none_left: int) -> None:
        super().__init__(verb)
        self.kind: i64 = kind
        self.first: i64 = first
        self.none_left: i64 = none_left

    def refuse(self, t: Table, thing: i64) -> i64:
        if t.unplaced[t.placer * PLACED_KINDS + self.kind] == 0:
            return self.none_left
        return self.refuse_land(t, thing, kept_land(t, t.placer))

    def refuse_land(self, t: Table, land: i64, kept: i64) -> i64:
        if t.board.is_open[land] == 0:
            return LAND_CLOSED
        if t.placed[t.placer * SPACES + DECOYS_FROM + land] > 0:
            return DECOY_HERE
        if land == kept:
            return DECOYS_NEED_A_LAND
        return ALLOWED

    def offer(self, t: Table, out: vec[i64], n: i64) -> i64:
        if t.unplaced[t.placer * PLACED_KINDS + self.kind] > 0:
            kept = kept_land(t, t.placer)
            land: i64 = 0
            while land < LANDS:
                if self.refuse_land(t, land, kept) == ALLOWED:
                    out[n] = self.base + land
                    n += 1
                land += 1
        return n

    def take(self, t: Table, thing: i64) -> None:
        put(t, t.placer, self.kind, self.first + thing)


@final
class PlaceDecoy(Kind[Table]):
    """MR-3.4: with two players, a decoy goes to an open land without an own general or admiral."""

    def refuse(self, t: Table, thing: i64) -> i64:
        if t.unplaced[t.placer * PLACED_KINDS + DECOY] == 0:
            return NO_DECOY_LEFT
        if t.board.is_open[thing] == 0:
            return LAND_CLOSED
        if fights_in(t, t.placer, thing):
            return LEADER_HERE
        return ALLOWED

    def offer(self, t: Table, out: vec[i64], n: i64) -> i64:
        if t.unplaced[t.placer * PLACED_KINDS + DECOY] > 0:
            land: i64 = 0
            while land < LANDS:
                if self.refuse(t, land) == ALLOWED:
                    out[n] = self.base + land
                    n += 1
                land += 1
        return n

    def take(self, t: Table, thing: i64) -> None:
        put(t, t.placer, DECOY, DECOYS_FROM + thing)


@final
class Done(Kind[Table]):
    """MR-3.3: finished, when all leaders are placed."""

    def refuse(self, t: Table, thing: i64) -> i64:
        left = leaders_left(t, t.placer)
        return ALLOWED if left == 0 else refuse(LEADERS_LEFT, 0, left)

    def take(self, t: Table, thing: i64) -> None:
        t.finished |= bit(t.placer)
        if t.listener is not None:
            t.tell("finished-placing", {"seat": t.placer})


def fights_in(t: Table, seat: i64, land: i64) -> bool:
    """Whether a general or an admiral of the seat stands in a land."""
    own = seat * SPACES + land
    return t.placed[own + GENERALS_FROM] > 0 or t.placed[own + ADMIRALS_FROM] > 0


def kept_land(t: Table, seat: i64) -> i64:
    """The land that the seat must keep for its decoys, all of them still to place; -1 while there is a choice."""
    if t.board.decoys == 0 or t.unplaced[seat * PLACED_KINDS + DECOY] < t.board.decoys:
        return -1
    kept: i64 = -1
    land: i64 = 0
    while land < LANDS:
        if t.board.is_open[land] != 0 and not fights_in(t, seat, land):
            if kept >= 0:
                return -1
            kept = land
        land += 1
    return kept


@final
class PlacementStep(Step[Table]):
    """Every king who has not finished may place; who is named first leaves no trace of who clicked first."""

    def __init__(self, verbs: Verbs) -> None:
        self.mayor = PlaceMayor(verbs.place_mayor)
        self.general = PlaceFighter(verbs.place_general, GENERAL, GENERALS_FROM, NO_GENERAL_LEFT)
        self.admiral = PlaceFighter(verbs.place_admiral, ADMIRAL, ADMIRALS_FROM, NO_ADMIRAL_LEFT)
        self.decoy = PlaceDecoy(verbs.place_decoy)
        self.done = Done(verbs.done)
        super().__init__("placement", [self.mayor, self.general, self.admiral, self.decoy, self.done], PLACEMENT_FIRST)

    def ready(self, t: Table) -> bool:
        seat: i64 = 0
        while (t.finished >> seat) & 1:
            seat += 1
        if seat < t.seats:
            t.seat = seat
            return True
        lower_walls(t)
        return False

    def offer(self, t: Table, out: vec[i64]) -> i64:
        n = self.offer_spaces(t, out)
        if n == 0:
            out[0] = self.done.base
            n = 1
        return n

    def offer_spaces(self, t: Table, out: vec[i64]) -> i64:
        """Where the leaders that are left can go; nowhere exactly when none is left."""
        n = self.mayor.offer(t, out, 0)
        n = self.general.offer(t, out, n)
        n = self.admiral.offer(t, out, n)
        return self.decoy.offer(t, out, n)


def redraw_placement(t: Table, seat: i64, rng: Random) -> None:
    """Another placement that agrees with what is known of it: only whether the king has finished."""
    step = t.game.steps[PLACEMENT]
    assert isinstance(step, PlacementStep)
    clear_placement(t, seat)
    left = leaders_left(t, seat)
    if not (t.finished >> seat) & 1:
        left = rng.randrange(left + 1)
    t.placer = seat
    out: vec[i64] = vec[i64]([0] * t.game.actions)
    while left > 0:
        n = step.offer_spaces(t, out)
        action = out[rng.randrange(n)]
        kind = step.by_verb[i64(t.game.notation.owner[action])].kind
        kind.take(t, action - kind.base)
        left -= 1
