"""A table's game as the append-only list of its entries: decisions, and undos that take decisions back.

The position is what follows from the entries. Each audience (a seat, or the spectators) notices some entries and not
others, and its positions are numbered by what it noticed: so the numbers follow from the entries too, are the same
after a restart, and reveal no clicks that the audience may not know about.
"""

from typing import Any, NamedTuple

import msgspec

from concilium.core.events import SEAT, Event, Telling
from concilium.core.game import Game
from concilium.core.movers import OVER
from concilium.core.state import EVERYTHING
from concilium.core.undo import ALONE, secret_step, takeable
from concilium.core.views import AnyView, followed

Audience = int | None
"""A seat, or None for the spectators."""

NO_ACTION = -1

UNDONE = Telling("undone", {"seat": SEAT})
"""What happens at a table and in no game: somebody took a decision back."""


class Entry(NamedTuple):
    """A decision of a seat or of chance; or an undo: NO_ACTION of that seat's last decision, one less of the
    last but one, and so on."""

    seat: int
    action: int

    @property
    def is_undo(self) -> bool:
        return self.action <= NO_ACTION


class _Snapshot(msgspec.Struct, frozen=True, array_like=True):
    """The state of a game while no secret step is open."""

    length: int
    decisions: list[tuple[int, int]]
    steps: list[int]
    state: dict[str, object]
    secret_steps: int
    numbers: list[int]
    asked: list[int]


_READER = msgspec.msgpack.Decoder(_Snapshot)


class NotUndoable(ValueError):
    """The seat has no decision that it may take back."""


class Course:
    """The game so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.entries: list[Entry] = []
        """The entries, except for the first `left_out` ones."""
        self.left_out = 0
        self.decisions: list[tuple[int, int]] = []
        """The decisions that were not taken back, in order."""
        self.state = game.start()
        self._movers: list[int] = []
        self._steps: list[int] = []
        # A point before the present run of decisions, from which an undo plays the rest again.
        self._base = (0, self.state.copy())
        audiences = game.players + 1
        self._numbers = [0] * audiences
        self._asked = [0] * game.players
        self.happened: list[Event] = []
        """The events of the last entry, if somebody listens."""
        self.touched = EVERYTHING
        """What the last entry has changed, as `State.touched` says it."""
        self.noticed = [True] * audiences
        """Who noticed the last entry; the last place is the spectators'."""
        self._known: _Knowledge | None = None

    @property
    def length(self) -> int:
        """How many entries there are."""
        return self.left_out + len(self.entries)

    def mark(self) -> "Course":
        """An equal course without the entries that led to it."""
        other = self._twin()
        other.entries = []
        other.left_out = self.length
        other.decisions = self.decisions.copy()
        other._movers = self._movers.copy()
        other._steps = self._steps.copy()
        return other

    def backup(self) -> "Backup":
        """From which this course can be made again as it is now."""
        return Backup(self._twin(), [len(grown) for grown in self._grown()])

    def _twin(self) -> "Course":
        """An equal course that shares what only grows: to copy that would mean to touch the whole game."""
        other = Course.__new__(Course)
        other.game = self.game
        other.entries = self.entries
        other.left_out = self.left_out
        other.decisions = self.decisions
        other.state = self.state.copy()
        other._movers = self._movers
        other._steps = self._steps
        other._base = self._base
        other._numbers = self._numbers.copy()
        other._asked = self._asked.copy()
        other.happened = self.happened
        other.touched = self.touched
        other.noticed = self.noticed.copy()
        other._known = self._known
        return other

    def _grown(self) -> tuple[list[Any], ...]:
        """What an entry is added to; an undo makes new lists of these."""
        return self.entries, self.decisions, self._movers, self._steps

    def forget(self, before: int) -> None:
        """Leave out the entries before this many."""
        del self.entries[: before - self.left_out]
        self.left_out = before

    def snapshot(self) -> bytes | None:
        """What `from_snapshot` makes this course of again; None in the middle of a secret step."""
        if self.state.current.together:
            return None
        return msgspec.msgpack.encode(
            _Snapshot(
                self.length,
                self.decisions,
                self._steps,
                self.state.to_json(),
                int(self.state.secrets),
                self._numbers,
                self._asked,
            )
        )

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

    def undoes(self, seat: int, action: int) -> list[Entry]:
        """What takes back the seat's last decision of this action: in a secret step that alone, else all since too."""
        if self.is_over():
            return []
        takeable_now = self._takeable(seat)
        after = next((place for place, index in enumerate(takeable_now) if self.decisions[index][1] == action), None)
        if after is None:
            return []
        if not self.state.current.together:
            return [Entry(seat, NO_ACTION)] * (after + 1)
        return [Entry(seat, NO_ACTION - after)]

    def undoable(self, seat: int) -> int:
        """How many of its decisions a seat may take back. A game that is over stays so."""
        if self.is_over():
            return 0
        return len(self._takeable(seat))

    def add(self, entry: Entry, listen: bool = True) -> None:
        """Make a decision, or take one back; `IllegalAction` or `NotUndoable` leave everything as it was."""
        secret = self.state.current.together
        before = (self._known or self._knowledge()) if secret else None
        self._known = None
        if entry.is_undo:
            self._undo(entry.seat, NO_ACTION - entry.action)
        else:
            self._decide(entry, listen)
        self.entries.append(entry)
        self._known = after = None if before is None else self._knowledge(before.view)
        is_shown = before is None or after is None or after.view != before.view
        for seat in range(self.game.players):
            is_asked = before is None or after is None or seat == entry.seat or after.legal[seat] != before.legal[seat]
            self._notice(seat, is_shown or is_asked)
            if is_asked:
                self._asked[seat] = self._numbers[seat]
        self._notice(-1, is_shown)

    def _notice(self, place: int, is_noticed: bool) -> None:
        self.noticed[place] = is_noticed
        self._numbers[place] += is_noticed

    def _decide(self, entry: Entry, listen: bool) -> None:
        step = secret_step(self.state)
        first_of_run = not self.decisions or self._steps[-1] != step
        if first_of_run or (step == ALONE and self.decisions[-1][0] != entry.seat):
            self._base = (len(self.decisions), self.state.copy())
        self.happened = []
        self.state.listener = self.happened.append if listen else None
        self.state.touched = 0
        self.state.apply(entry.seat, entry.action)
        self.touched = self.state.touched
        self.state.listener = None
        self.decisions.append((entry.seat, entry.action))
        self._movers.append(entry.seat)
        self._steps.append(step)

    def _undo(self, seat: int, after: int) -> None:
        """Take back the seat's decision that has `after` of its own after it; those are kept if still possible."""
        takeable_now = self._takeable(seat)
        if self.is_over() or len(takeable_now) <= after:
            raise NotUndoable(f"seat {seat} has nothing to take back")
        taken = takeable_now[after]
        if taken < self._base[0]:
            # Somebody after this seat has taken back everything of theirs.
            fresh = Course(self.game)
            self._base = fresh._base
        first, start = self._base
        self.state = start.copy()
        again = self.decisions[first:taken] + self.decisions[taken + 1 :]
        # A backup shares the lists as they were.
        self.decisions, self._movers, self._steps = (
            self.decisions[:first],
            self._movers[:first],
            self._steps[:first],
        )
        for mover, action in again:
            if len(self.decisions) >= taken and mover == seat and self.state.why_not(mover, action) is not None:
                continue
            self.decisions.append((mover, action))
            self._movers.append(mover)
            self._steps.append(secret_step(self.state))
            self.state.apply(mover, action)
        self.touched = EVERYTHING
        self.happened = [Event(UNDONE.name, {"seat": seat})]

    def _takeable(self, seat: int) -> list[int]:
        return takeable(self._movers, self._steps, seat, secret_step(self.state))

    def _knowledge(self, before: AnyView | None = None) -> "_Knowledge":
        """What is known now; `before` is the view before the last entry."""
        state = self.state
        view = state.view(None) if before is None else followed(before, state.view_since(None, self.touched))
        return _Knowledge(view, [state.legal(seat) for seat in range(self.game.players)])


class _Knowledge(NamedTuple):
    """What decides whether others notice a decision in a secret step: what it shows to any of them it shows to all."""

    view: AnyView
    """As spectators see it."""
    legal: list[list[int]]
    """What each seat may decide."""


class Backup(NamedTuple):
    """A course as it was, and how long what it shares was then."""

    course: Course
    lengths: list[int]

    def restored(self) -> Course:
        """The course again; the one that went on from it is spent."""
        for grown, length in zip(self.course._grown(), self.lengths, strict=True):
            del grown[length:]
        return self.course


def from_snapshot(game: Game, data: bytes) -> Course:
    """The course that a snapshot was made of, without the entries that led to it."""
    read = _READER.decode(data)
    course = Course(game)
    course.left_out = read.length
    course.decisions = read.decisions
    course.state = game.from_json(read.state)
    course._movers = [seat for seat, _ in read.decisions]
    course._steps = read.steps
    course.state.secrets = read.secret_steps
    course._base = (len(read.decisions), course.state.copy())
    course._numbers = read.numbers
    course._asked = read.asked
    return course
