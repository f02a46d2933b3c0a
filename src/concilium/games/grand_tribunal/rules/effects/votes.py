"""Effects on the Voting Track."""

from mypy_extensions import i64

from ...position import Position
from ..voting import LEFT, MOVE_VOTES, SWAP_VOTES, UNVOTE, WHOLE_SPACE, place_votes
from .effect import Effect


class PlaceVotes(Effect):
    """Place n tokens on any spaces."""

    def run(self, t: Position, seat: i64, n: i64, m: i64) -> None:
        place_votes(t, seat, n, apart=False)


class PlaceVotesApart(Effect):
    """Place n tokens, each on a different space."""

    def run(self, t: Position, seat: i64, n: i64, m: i64) -> None:
        place_votes(t, seat, n, apart=True)


class MoveVotes(Effect):
    """Move a token from one space to another, up to n times."""

    def run(self, t: Position, seat: i64, n: i64, m: i64) -> None:
        t.push(MOVE_VOTES, seat)
        t.frame[LEFT] = n


class RemoveVotes(Effect):
    """Up to n tokens go back to the Concilium."""

    def run(self, t: Position, seat: i64, n: i64, m: i64) -> None:
        t.push(UNVOTE, seat)
        t.frame[LEFT] = n


class SwapVotes(Effect):
    """Exchange all tokens of two spaces."""

    def run(self, t: Position, seat: i64, n: i64, m: i64) -> None:
        t.push(SWAP_VOTES, seat)


class ClearSpace(Effect):
    """All tokens of one space go back to the Concilium."""

    def run(self, t: Position, seat: i64, n: i64, m: i64) -> None:
        t.push(UNVOTE, seat)
        t.frame[LEFT] = 1
        t.frame[WHOLE_SPACE] = 1


class OthersVote(Effect):
    """Each other wizard, clockwise, places n tokens."""

    def run(self, t: Position, seat: i64, n: i64, m: i64) -> None:
        # The last frame pushed is decided first.
        for distance in range(t.seats - 1, 0, -1):
            place_votes(t, (seat + distance) % t.seats, n, apart=False)
