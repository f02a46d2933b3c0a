"""A table's course with marks along the way, so that what came after a position can be told without the whole game.

Of a game of ordinary length everything is told. A game can be made longer without end, by undoing and deciding; of
such a one the last part is told, and a client that knows less is told from there on.
"""

from concilium.core.game import Game
from concilium.server.course import Audience, Backup, Course, Entry, from_snapshot
from concilium.server.retelling import events_after

WHOLE = 2048
"""Up to so many entries the whole game is told."""
STEP = 64
"""A mark lies after every so many entries of a longer game, and a snapshot is stored there."""
TOLD = 256
"""So many entries of a longer game are told at least."""


class History:
    """A course, and where it stood before."""

    def __init__(self, start: Course) -> None:
        self.course = start.mark()
        self._marks = [start]
        self._backup: Backup | None = None

    def add(self, entry: Entry, listen: bool = True) -> None:
        """`Course.add`; marks are set on the way."""
        self.course.add(entry, listen)
        length = self.course.length
        if length % STEP == 0 and length > WHOLE - TOLD - STEP:
            self._marks.append(self.course.mark())
        if length > WHOLE:
            self._forget(self.oldest())

    def oldest(self) -> int:
        """The last mark from which enough can be told."""
        wanted = self.course.length - TOLD
        return max((mark.left_out for mark in self._marks if mark.left_out <= wanted), default=0)

    def snapshot(self, first: int) -> bytes | None:
        """A snapshot of the present course, if a mark was passed since entry `first`."""
        length = self.course.length
        passed = length // STEP > (first - 1) // STEP and length > WHOLE - TOLD - STEP
        return self.course.snapshot() if passed else None

    def tell(self, audience: Audience, after: int) -> tuple[int, list[dict[str, object]]]:
        """What an audience saw happen after its position `after`, and from which position on that is told."""
        start = max(
            (mark for mark in self._marks if mark.number(audience) <= after),
            key=lambda mark: mark.left_out,
            default=self._marks[0],
        )
        after = max(after, start.number(audience))
        if after >= self.course.number(audience):
            return after, []
        entries = self.course.entries[start.left_out - self.course.left_out :]
        return after, events_after(self.course.game, entries, audience, after, start)

    def keep(self) -> None:
        """Remember the present course, for what is added next may not get stored."""
        self._backup = self.course.backup()

    def restore(self) -> None:
        """Be again as at the last `keep`."""
        if self._backup is not None:
            self.course, self._backup = self._backup.restored(), None
            self._marks = [mark for mark in self._marks if mark.left_out <= self.course.length]

    def settle(self) -> None:
        """What was added is stored."""
        self._backup = None

    def _forget(self, before: int) -> None:
        self._marks = [mark for mark in self._marks if mark.left_out >= before] or self._marks[-1:]
        # The entries of what may still be taken back are kept with what they were added to.
        if self._backup is None:
            self.course.forget(self._marks[0].left_out)


def history_of(game: Game, entries: list[Entry], snapshot: bytes | None = None) -> History:
    """The history that these entries make, after a snapshot or from the start."""
    history = History(Course(game) if snapshot is None else from_snapshot(game, snapshot))
    for entry in entries:
        history.add(entry, listen=False)
    return history
