"""A table's game as the append-only list of its entries: decisions, and undos that take decisions back.

The position is what follows from the entries. Each audience (a seat, or the spectators) notices some entries and not
others, and its positions are numbered by what it noticed: so the numbers follow from the entries too, are the same
after a restart, and say nothing of clicks that the audience may not know of.
"""

from typing import NamedTuple

from concilium.core.events import SEAT, Event, Telling
from concilium.core.game import Game
from concilium.core.movers import OVER
from concilium.core.state import State
from concilium.core.undo import ALONE, SecretSteps, takeable
from concilium.core.views import AnyView

Audience = int | None
"""A seat, or None for the spectators."""

NO_ACTION = -1

UNDONE = Telling("undone", {"seat": SEAT})
"""What happens at a table and in no game: somebody took a decision back."""


class Entry(NamedTuple):
    """A decision of a seat or of chance; or, with NO_ACTION, an undo of that seat's last decision."""

    seat: int
    action: int


class NotUndoable(ValueError):
    """The seat has no decision that it may take back."""


class Course:
    """The game so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.entries: list[Entry] = []
        self.decisions: list[tuple[int, int]] = []
        """The decisions that stand, in order."""
        self.state = game.start()
        self._movers: list[int] = []
        self._steps: list[int] = []
        self._secret = SecretSteps()
        self._secret.look(self.state)
        # A point before the present run of decisions, from which an undo plays the rest again.
        self._base = (0, self.state.copy(), self._secret.copy())
        audiences = game.players + 1
        self._numbers = [0] * audiences
        self._asked = [0] * game.players
        self.happened: list[Event] = []
        """The events of the last entry, if somebody listens."""
        self.noticed = [True] * audiences
        """Who noticed the last entry; the last place is the spectators'."""

    def number(self, audience: Audience) -> int:
        """How many entries this audience has noticed."""
        return self._numbers[-1 if audience is None else audience]

    def has_noticed(self, audience: Audience) -> bool:
        """Whether this audience noticed the last entry."""
        return self.noticed[-1 if audience is None else audience]

    def asked(self, seat: int) -> int:
        """The id of the seat's question: the position in which it was first asked."""
        return self._asked[seat]

    def is_over(self) -> bool:
        return self.state.to_move == OVER

    def undoable(self, seat: int) -> int:
        """How many of its decisions a seat may take back. A game that is over stays so."""
        if self.is_over():
            return 0
        return len(self._takeable(seat))

    def add(self, entry: Entry, listen: bool = True) -> None:
        """Make a decision, or take one back; `IllegalAction` or `NotUndoable` leave everything as it was."""
        secret = self._secret.open != ALONE
        before = [self._knowledge(audience) for audience in self._audiences()] if secret else []
        if entry.action == NO_ACTION:
            self._undo(entry.seat)
        else:
            self._decide(entry, listen)
        self.entries.append(entry)
        for place, audience in enumerate(self._audiences()):
            mine = audience == entry.seat
            self.noticed[place] = mine or not secret or self._knowledge(audience) != before[place]
            if self.noticed[place]:
                self._numbers[place] += 1
                if audience is not None and (mine or not secret or self.state.legal(audience) != before[place][1]):
                    self._asked[audience] = self._numbers[place]

    def _decide(self, entry: Entry, listen: bool) -> None:
        step = self._secret.open
        first_of_run = not self.decisions or self._steps[-1] != step
        if first_of_run or (step == ALONE and self.decisions[-1][0] != entry.seat):
            self._base = (len(self.decisions), self.state.copy(), self._secret.copy())
        self.happened = []
        self.state.listener = self.happened.append if listen else None
        self.state.apply(entry.seat, entry.action)
        self.state.listener = None
        self.decisions.append((entry.seat, entry.action))
        self._movers.append(entry.seat)
        self._steps.append(step)
        self._secret.look(self.state)

    def _undo(self, seat: int) -> None:
        takeable_now = self._takeable(seat)
        if self.is_over() or not takeable_now:
            raise NotUndoable(f"seat {seat} has nothing to take back")
        taken = takeable_now[0]
        del self.decisions[taken]
        if taken < self._base[0]:
            # Somebody after this seat has taken back everything of theirs.
            fresh = Course(self.game)
            self._base = fresh._base
        first, start, secret = self._base
        self.state = start.copy()
        self._secret = secret.copy()
        del self._movers[first:]
        del self._steps[first:]
        for mover, action in self.decisions[first:]:
            self._movers.append(mover)
            self._steps.append(self._secret.open)
            self.state.apply(mover, action)
            self._secret.look(self.state)
        self.happened = [Event(UNDONE.name, {"seat": seat})]

    def _takeable(self, seat: int) -> list[int]:
        return takeable(self._movers, self._steps, seat, self._secret.open)

    def _audiences(self) -> list[Audience]:
        return [*range(self.game.players), None]

    def _knowledge(self, audience: Audience) -> tuple[AnyView, list[int]]:
        return self.state.view(audience), [] if audience is None else self.state.legal(audience)


def replayed(game: Game, entries: list[Entry]) -> Course:
    """The course that these entries make."""
    course = Course(game)
    for entry in entries:
        course.add(entry, listen=False)
    return course


def events_after(game: Game, entries: list[Entry], audience: Audience, after: int) -> list[dict[str, object]]:
    """What an audience saw happen after its position `after`."""
    course = Course(game)
    seen: list[dict[str, object]] = []
    for entry in entries:
        course.add(entry)
        if course.has_noticed(audience) and course.number(audience) > after:
            seen += [event.seen_by(audience) for event in course.happened]
    return seen


def position_after(game: Game, decisions: list[tuple[int, int]]) -> State:
    """The position after these decisions."""
    state = game.start()
    for seat, action in decisions:
        state.apply(seat, action)
    return state
