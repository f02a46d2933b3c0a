"""Effects on the Voting Track."""

from mypy_extensions import i64

from concilium.games.grand_tribunal.effects.effect import Effect
from concilium.games.grand_tribunal.numbers import MOVE_VOTES, SWAP_VOTES, UNVOTE
from concilium.games.grand_tribunal.state import Table
from concilium.games.grand_tribunal.voting import place_votes


class PlaceVotes(Effect):
    """Place n tokens on any spaces."""

    def run(self, t: Table, seat: i64, n: i64, m: i64) -> None:
        place_votes(t, seat, n, apart=False)


class PlaceVotesApart(Effect):
    """Place n tokens, each on a different space."""

    def run(self, t: Table, seat: i64, n: i64, m: i64) -> None:
        place_votes(t, seat, n, apart=True)


class MoveVotes(Effect):
    """Up to n times move a token from one space to another."""

    def run(self, t: Table, seat: i64, n: i64, m: i64) -> None:
        t.push(MOVE_VOTES, seat, n, 0, 0)


class RemoveVotes(Effect):
    """Up to n tokens go back to the Concilium."""

    def run(self, t: Table, seat: i64, n: i64, m: i64) -> None:
        t.push(UNVOTE, seat, n, 0, 0)


class SwapVotes(Effect):
    """Exchange all tokens of two spaces."""

    def run(self, t: Table, seat: i64, n: i64, m: i64) -> None:
        t.push(SWAP_VOTES, seat, 0, 0, 0)


class ClearSpace(Effect):
    """All tokens of one space go back to the Concilium."""

    def run(self, t: Table, seat: i64, n: i64, m: i64) -> None:
        t.push(UNVOTE, seat, 1, 1, 0)


class OthersVote(Effect):
    """Each other wizard, clockwise, places n tokens."""

    def run(self, t: Table, seat: i64, n: i64, m: i64) -> None:
        # The last frame pushed is decided first.
        distance = t.seats - 1
        while distance > 0:
            place_votes(t, (seat + distance) % t.seats, n, apart=False)
            distance -= 1
