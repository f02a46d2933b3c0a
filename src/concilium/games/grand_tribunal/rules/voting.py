"""Placing tokens on the Voting Track and taking them off it, for the Praeco, the Vote action and effects."""

from typing import Final, final

from mypy_extensions import i64

from concilium.core.bits import bit
from concilium.core.choices import no_things, one_if, only
from concilium.core.steps import Move, Step
from concilium.core.variables import Flag, Named, SomeOf, Variable
from ..components.things import SPACE_NAMES, SPACES, TOUCHED_VOTES
from ..position import MORE_VOTES, Position
from .asking import EFFECT_RULES, EffectStep, Leave, rule_of_effect
from .declared import CONCILIUM_EMPTY, EFFECT_ASKS, NO_VOTES_THERE, REASONS, SAME_SPACE, STEPS, TURN
from .spending import VOTE, needs, spend
from .verbs import Verbs

PLACE_VOTES: Final = STEPS.number("place-votes")
UNVOTE: Final = STEPS.number("unvote")
MOVE_VOTES: Final = STEPS.number("move-votes")
SWAP_VOTES: Final = STEPS.number("swap-votes")
PRAECO_VOTES_FIRST: Final = REASONS.add("praeco-votes-first")

# The variables of these steps.
LEFT: Final = 0
APART: Final = 1
USED: Final = 2
WHOLE_SPACE: Final = 1
WHOLE: Final = 1
FROM: Final = 1
FIRST: Final = 0

_EVERY_SPACE: Final = 1023


def place_vote(t: Position, seat: i64, space: i64) -> None:
    t.concilium -= 1
    t.votes[space] += 1
    t.touched |= TOUCHED_VOTES
    if t.listener is not None:
        t.tell("vote-placed", {"seat": seat, "space": SPACE_NAMES[space]})


def place_votes(t: Position, seat: i64, amount: i64, apart: bool) -> None:
    """A seat places this many tokens, as far as the Concilium has them; with `apart`, each on a different space."""
    t.push(PLACE_VOTES, seat, amount, i64(apart))


def voted_for(t: Position) -> i64:
    """The spaces with tokens on them, as a set."""
    found: i64 = 0
    for space in range(i64(SPACES)):
        if t.votes[space] > 0:
            found |= bit(space)
    return found


@final
class Vote(Move[Position]):
    """GT-5.1: one token from the Concilium onto any space."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        if t.used & VOTE != 0 or t.actions_left == 0 or t.concilium == 0:
            return 0, 0, 0
        return _EVERY_SPACE, 0, 0

    def why_not(self, t: Position, seat: i64, thing: i64) -> i64:
        return needs(t, VOTE, 1) or CONCILIUM_EMPTY

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        spend(t, VOTE, 1)
        place_vote(t, seat, thing)
        more = t.bonus(seat, MORE_VOTES)
        if more > 0:
            place_votes(t, seat, more, apart=False)


@final
class PlaceVote(Move[Position]):
    """A token from the Concilium onto a space; if each needs a different one, not onto one already used (GT-3.1)."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        if t.frame[APART] == 0:
            return _EVERY_SPACE, 0, 0
        return _EVERY_SPACE & ~t.frame[USED], 0, 0

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        t.frame[LEFT] -= 1
        t.frame[USED] |= bit(thing)
        place_vote(t, seat, thing)


@final
class PlaceVotes(Step[Position]):
    """The Praeco's tokens (GT-3.1), those of an effect, or those of a Vote beyond the first."""

    def __init__(self, verbs: Verbs) -> None:
        super().__init__(
            "place-votes",
            [PlaceVote(verbs.vote, "", SAME_SPACE)],
            rule="GT-3.1",
            otherwise=PRAECO_VOTES_FIRST,
            variables={LEFT: Variable("left"), APART: Flag("apart"), USED: SomeOf("used", SPACE_NAMES)},
            also=("GT-5.1", *EFFECT_RULES),
        )

    def is_over(self, t: Position) -> bool:
        return t.frame[LEFT] == 0 or t.concilium == 0

    def rule_in(self, t: Position) -> str:
        return "GT-3.1" if t.beneath(TURN) < 0 else rule_of_effect(t) or "GT-5.1"

    def instead(self, t: Position) -> i64:
        return PRAECO_VOTES_FIRST if t.beneath(TURN) < 0 else EFFECT_ASKS


class TakeVotes(Move[Position]):
    """A token, or all tokens of a space, back to the Concilium."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        return only(voted_for(t))

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        t.frame[LEFT] -= 1
        amount = t.votes[thing] if t.frame[WHOLE_SPACE] != 0 else 1
        t.concilium += amount
        t.votes[thing] -= amount
        t.touched |= TOUCHED_VOTES
        if t.listener is not None:
            t.tell("votes-removed", {"seat": seat, "space": SPACE_NAMES[thing], "amount": amount})


class VotesLeft(EffectStep):
    """Something is done with the tokens on the Voting Track, up to this many times."""

    def is_over(self, t: Position) -> bool:
        return t.frame[LEFT] == 0 or voted_for(t) == 0


def unvote_step(verbs: Verbs) -> VotesLeft:
    moves: list[Move[Position]] = [TakeVotes(verbs.unvote, "", NO_VOTES_THERE), Leave(verbs.end, "")]
    return VotesLeft("unvote", moves, {LEFT: Variable("left"), WHOLE_SPACE: Flag("whole-space")})


class MoveFrom(Move[Position]):
    """The space that a token leaves."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        return only(voted_for(t)) if t.frame[FROM] == 0 else no_things()

    def why_not(self, t: Position, seat: i64, thing: i64) -> i64:
        return NO_VOTES_THERE if t.frame[FROM] == 0 else EFFECT_ASKS

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        t.frame[FROM] = thing + 1


class MoveTo(Move[Position]):
    """The space that the token goes to."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        source = t.frame[FROM] - 1
        return no_things() if source < 0 else only(_EVERY_SPACE & ~bit(source))

    def why_not(self, t: Position, seat: i64, thing: i64) -> i64:
        return EFFECT_ASKS if t.frame[FROM] == 0 else SAME_SPACE

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        source = t.frame[FROM] - 1
        t.frame[LEFT] -= 1
        t.frame[FROM] = 0
        t.votes[source] -= 1
        t.votes[thing] += 1
        t.touched |= TOUCHED_VOTES
        if t.listener is not None:
            t.tell("vote-moved", {"seat": seat, "from": SPACE_NAMES[source], "to": SPACE_NAMES[thing]})


class StopMoving(Leave):
    """Not while holding a token."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        return one_if(t.frame[FROM] == 0)


def move_votes_step(verbs: Verbs) -> VotesLeft:
    moves: list[Move[Position]] = [
        MoveFrom(verbs.unvote, ""),
        MoveTo(verbs.vote, ""),
        StopMoving(verbs.end, "", EFFECT_ASKS),
    ]
    return VotesLeft("move-votes", moves, {LEFT: Variable("left"), FROM: Named("from", SPACE_NAMES, 1)})


class SwapSpace(Move[Position]):
    """One of the two spaces whose tokens are exchanged."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        first = t.frame[FIRST] - 1
        return only(_EVERY_SPACE if first < 0 else _EVERY_SPACE & ~bit(first))

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        first = t.frame[FIRST] - 1
        if first < 0:
            t.frame[FIRST] = thing + 1
            return
        t.pop()
        tokens = t.votes[first]
        t.votes[first] = t.votes[thing]
        t.votes[thing] = tokens
        t.touched |= TOUCHED_VOTES
        if t.listener is not None:
            t.tell("votes-swapped", {"seat": seat, "from": SPACE_NAMES[first], "to": SPACE_NAMES[thing]})


def swap_votes_step(verbs: Verbs) -> EffectStep:
    return EffectStep("swap-votes", [SwapSpace(verbs.swap, "", SAME_SPACE)], {FIRST: Named("first", SPACE_NAMES, 1)})
