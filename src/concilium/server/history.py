"""A table's course with marks along the way: what came after a position is reported without replaying the whole game.

A game of ordinary length is reported in full. A game can be prolonged endlessly by undoing and deciding; then only
the last part is reported, and a client that knows less gets everything from there on.
"""

from concilium.core.game import Game
from concilium.server.course import Audience, Backup, Course, Entry, from_snapshot
from concilium.server.retelling import events_after

WHOLE = 2048
"""A game of up to this many entries is reported in full."""
STEP = 64
"""A longer game has a mark after every this many entries, where a snapshot is stored."""
TOLD = 256
"""At least this many entries of a longer game are reported."""


class History:
    """A course, and its earlier marks."""

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
        """The last mark from which enough can be reported."""
        wanted = self.course.length - TOLD
        return max((mark.left_out for mark in self._marks if mark.left_out <= wanted), default=0)

    def snapshot(self, first: int) -> bytes | None:
        """A snapshot of the present course, if a mark was passed since entry `first`."""
        length = self.course.length
        passed = length // STEP > (first - 1) // STEP and length > WHOLE - TOLD - STEP
        return self.course.snapshot() if passed else None

    def tell(self, audience: Audience, after: int) -> tuple[int, list[dict[str, object]]]:
        """What an audience saw happen after its position `after`, and the position from which it is reported."""
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
