"""How many tables a server holds: the number is doubled until the slowest hundredth of all clicks waits too long, then
the gap is halved."""

import time
from collections.abc import Callable
from typing import Any

MOST_MS = 100.0
"""A number of tables is held if the 99th percentile from click to acknowledgement is under this."""
TRIES = 2
"""One stall of the disk is a hundredth of all clicks: what is not held at first is tried once more."""
MOST_STEPS = 12

Run = dict[str, Any]


class Knee:
    """The search; all its runs are kept."""

    def __init__(
        self,
        measure: Callable[[int], Run],
        minutes: float,
        tell: Callable[[Run], None] = lambda run: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._measure = measure
        self._tell = tell
        self._clock = clock
        self._end = clock() + 60 * minutes
        self.runs: list[Run] = []
        self.held: Run | None = None
        """The run with the most tables that were held."""
        self.is_finished = False
        """Whether time sufficed to find the knee to a tenth."""

    def find(self, first: int, most: int) -> None:
        """Look from the first number of tables up to the most, as long as there is time."""
        held, failed, tables = 0, most + 1, min(first, most)
        for _ in range(MOST_STEPS):
            if self._clock() >= self._end:
                return
            if self._holds(tables):
                held = tables
            else:
                failed = tables
            if failed - held <= max(1, held // 10):
                self.is_finished = True
                return
            tables = (held + failed) // 2 if failed <= most else min(most, 2 * held)

    def _holds(self, tables: int) -> bool:
        for _ in range(TRIES):
            run = self._run(tables)
            if run["is_held"]:
                self.held = run
                return True
            if self._clock() >= self._end:
                break
        return False

    def _run(self, tables: int) -> Run:
        try:
            run = self._measure(tables)
        except (RuntimeError, TimeoutError) as error:
            # Too many to be seated, or to be served at all.
            run = {"tables": tables, "failed": str(error) or type(error).__name__}
        run["is_held"] = "failed" not in run and run["ack_p99_ms"] < MOST_MS
        self.runs.append(run)
        self._tell(run)
        return run
