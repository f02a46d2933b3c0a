"""Placing tokens on the Voting Track and taking them off it, for the Praeco, the Vote action and effects."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.bits import bit
from concilium.core.notation import Verb
from concilium.core.refusals import ALLOWED
from concilium.core.steps import Kind, Step
from concilium.games.grand_tribunal.numbers import PLACE_VOTES
from concilium.games.grand_tribunal.places import SPACE_NAMES, SPACES, TOUCHED_VOTES
from concilium.games.grand_tribunal.reasons import (
    CONCILIUM_EMPTY,
    EFFECT_ASKS,
    NO_VOTES_THERE,
    PRAECO_VOTES_FIRST,
    SAME_SPACE,
)
from concilium.games.grand_tribunal.state import Table
from concilium.games.grand_tribunal.verbs import Verbs


def place_votes(t: Table, seat: i64, amount: i64, apart: bool) -> None:
    """A seat places so many tokens, as far as the Concilium has them; apart: each on a different space."""
    t.push(PLACE_VOTES, seat, amount, 1 if apart else 0, 0)


@final
class PlaceVote(Kind[Table]):
    """A token of the Concilium on a space; `a` are left, with `b` no space of the set `c` again (GT-3.1)."""

    def refuse(self, t: Table, thing: i64) -> i64:
        if t.concilium == 0:
            return CONCILIUM_EMPTY
        return SAME_SPACE if t.b != 0 and (t.c >> thing) & 1 != 0 else ALLOWED

    def take(self, t: Table, thing: i64) -> None:
        t.a -= 1
        t.c |= bit(thing)
        t.place_vote(t.seat, thing)


@final
class PlaceVotes(Step[Table]):
    def __init__(self, verbs: Verbs) -> None:
        self.place = PlaceVote(verbs.vote)
        super().__init__("place-votes", [self.place], PRAECO_VOTES_FIRST)

    def ready(self, t: Table) -> bool:
        if t.a == 0 or t.concilium == 0:
            t.pop()
            return False
        return True

    def offer(self, t: Table, out: vec[i64]) -> i64:
        n: i64 = 0
        base = self.place.base
        taken = t.c if t.b != 0 else 0
        space: i64 = 0
        while space < SPACES:
            if (taken >> space) & 1 == 0:
                out[n] = base + space
                n += 1
            space += 1
        return n


class StopEffect(Kind[Table]):
    """Enough of an effect that says "up to"."""

    def take(self, t: Table, thing: i64) -> None:
        t.pop()


class TakeVote(Kind[Table]):
    """A token, or with `b` all tokens of a space, back to the Concilium; `a` are left."""

    def refuse(self, t: Table, thing: i64) -> i64:
        return ALLOWED if t.votes[thing] > 0 else NO_VOTES_THERE

    def take(self, t: Table, thing: i64) -> None:
        t.a -= 1
        t.remove_votes(t.seat, thing, t.votes[thing] if t.b != 0 else 1)


def _track_is_empty(t: Table) -> bool:
    space: i64 = 0
    while space < SPACES:
        if t.votes[space] > 0:
            return False
        space += 1
    return True


class Unvote(Step[Table]):
    def __init__(self, verbs: Verbs) -> None:
        super().__init__("unvote", [TakeVote(verbs.unvote), StopEffect(verbs.end)], EFFECT_ASKS)

    def ready(self, t: Table) -> bool:
        if t.a == 0 or _track_is_empty(t):
            t.pop()
            return False
        return True


class MoveFrom(Kind[Table]):
    """The space that a token leaves; `b` is then that space and 1."""

    def refuse(self, t: Table, thing: i64) -> i64:
        if t.b != 0:
            return EFFECT_ASKS
        return ALLOWED if t.votes[thing] > 0 else NO_VOTES_THERE

    def take(self, t: Table, thing: i64) -> None:
        t.b = thing + 1


class MoveTo(Kind[Table]):
    """The space that the token goes to."""

    def refuse(self, t: Table, thing: i64) -> i64:
        if t.b == 0:
            return EFFECT_ASKS
        return SAME_SPACE if t.b == thing + 1 else ALLOWED

    def take(self, t: Table, thing: i64) -> None:
        source = t.b - 1
        t.a -= 1
        t.b = 0
        t.votes[source] -= 1
        t.votes[thing] += 1
        t.touch(TOUCHED_VOTES)
        if t.listener is not None:
            t.tell("vote-moved", {"seat": t.seat, "from": SPACE_NAMES[source], "to": SPACE_NAMES[thing]})


class StopMoving(StopEffect):
    def refuse(self, t: Table, thing: i64) -> i64:
        return ALLOWED if t.b == 0 else EFFECT_ASKS


class MoveVotes(Step[Table]):
    """Up to `a` times a token from one space to another."""

    def __init__(self, verbs: Verbs) -> None:
        kinds: list[Kind[Table]] = [MoveFrom(verbs.unvote), MoveTo(verbs.vote), StopMoving(verbs.end)]
        super().__init__("move-votes", kinds, EFFECT_ASKS)

    def ready(self, t: Table) -> bool:
        if t.a == 0 or _track_is_empty(t):
            t.pop()
            return False
        return True


class SwapSpace(Kind[Table]):
    """One of the two spaces whose tokens are exchanged; `a` is the first of them and 1."""

    def refuse(self, t: Table, thing: i64) -> i64:
        return SAME_SPACE if t.a == thing + 1 else ALLOWED

    def take(self, t: Table, thing: i64) -> None:
        if t.a == 0:
            t.a = thing + 1
            return
        first, seat = t.a - 1, t.seat
        t.pop()
        tokens = t.votes[first]
        t.votes[first] = t.votes[thing]
        t.votes[thing] = tokens
        t.touch(TOUCHED_VOTES)
        if t.listener is not None:
            t.tell("votes-swapped", {"seat": seat, "from": SPACE_NAMES[first], "to": SPACE_NAMES[thing]})


class SwapVotes(Step[Table]):
    def __init__(self, verb: Verb) -> None:
        super().__init__("swap-votes", [SwapSpace(verb)], EFFECT_ASKS)
