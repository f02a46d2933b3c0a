"""Effects on the Voting Track."""

from mypy_extensions import i64

from ...position import Position
from ..voting import MOVE_VOTES, SWAP_VOTES, UNVOTE, WHOLE, place_votes
from .effect import Effect


class PlaceVotes(Effect):
    """Place n tokens on any spaces."""

    apart = False

    def run(self, t: Position, seat: i64, n: i64, m: i64) -> None:
        place_votes(t, seat, n, self.apart)


class PlaceVotesApart(PlaceVotes):
    """Place n tokens, each on a different space."""

    apart = True


class MoveVotes(Effect):
    """Move a token from one space to another, up to n times."""

    def run(self, t: Position, seat: i64, n: i64, m: i64) -> None:
        t.push(MOVE_VOTES, seat, n)


class RemoveVotes(Effect):
    """Up to n tokens go back to the Concilium."""

    def run(self, t: Position, seat: i64, n: i64, m: i64) -> None:
        t.push(UNVOTE, seat, n)


class SwapVotes(Effect):
    """Exchange all tokens of two spaces."""

    def run(self, t: Position, seat: i64, n: i64, m: i64) -> None:
        t.push(SWAP_VOTES, seat)


class ClearSpace(Effect):
    """All tokens of one space go back to the Concilium."""

    def run(self, t: Position, seat: i64, n: i64, m: i64) -> None:
        t.push(UNVOTE, seat, 1, WHOLE)


class OthersVote(Effect):
    """Each other wizard, clockwise, places n tokens."""

    def run(self, t: Position, seat: i64, n: i64, m: i64) -> None:
        # The last frame pushed is decided first.
        for distance in range(t.seats - 1, 0, -1):
            place_votes(t, (seat + distance) % t.seats, n, apart=False)
