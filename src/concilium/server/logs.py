"""What the server logs: each line with time, level, table and connection, and never too many alike."""

import contextlib
import json
import logging
import re
import sys
from collections.abc import Iterator
from contextvars import ContextVar
from datetime import UTC, datetime

from concilium.server import metrics
from concilium.server.limits import Bucket, Rate

ALIKE = Rate(5, 0.1)
"""Lines from one place in the code: when the database fails, every table has the same to say, every second."""

_DETAIL = re.compile(r"^DETAIL:.*\n?", re.MULTILINE)
"""Where PostgreSQL says which row it is about, with all that is in it: links, guests, what was said."""

_TABLE: ContextVar[str | None] = ContextVar("table", default=None)
_CONNECTION: ContextVar[int | None] = ContextVar("connection", default=None)


@contextlib.contextmanager
def about(table: str | None, connection: int | None = None) -> Iterator[None]:
    """Whatever is logged within, and by the tasks begun within, is said of this table and connection."""
    before = _TABLE.set(table), _CONNECTION.set(connection)
    try:
        yield
    finally:
        _TABLE.reset(before[0])
        _CONNECTION.reset(before[1])


class Sparing(logging.Filter):
    """Adds table and connection to a line, counts faults, and limits how many come from one place."""

    def __init__(self, rate: Rate = ALIKE) -> None:
        super().__init__()
        self._rate = rate
        self._buckets: dict[tuple[str, int], Bucket] = {}
        self._kept_back: dict[tuple[str, int], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno >= logging.ERROR:
            metrics.FAULTS.labels(record.name).inc()
        place = record.pathname, record.lineno
        bucket = self._buckets.get(place)
        if bucket is None:
            bucket = self._buckets[place] = Bucket(self._rate)
        if not bucket.take():
            self._kept_back[place] = self._kept_back.get(place, 0) + 1
            return False
        record.table = _TABLE.get()
        record.connection = _CONNECTION.get()
        record.kept_back = self._kept_back.pop(place, 0)
        return True


def _said(formatter: logging.Formatter, record: logging.LogRecord) -> dict[str, object]:
    said: dict[str, object] = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        "level": record.levelname.lower(),
        "logger": record.name,
        "table": getattr(record, "table", None),
        "connection": getattr(record, "connection", None),
        "message": record.getMessage(),
    }
    if getattr(record, "kept_back", 0):
        said["kept_back"] = getattr(record, "kept_back", 0)
    if record.exc_info:
        said["exception"] = _DETAIL.sub("", formatter.formatException(record.exc_info))
    return said


class Lines(logging.Formatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        said = _said(self, record)
        parts = [said["time"], str(said["level"]).upper()]
        parts += [f"{key}={said[key]}" for key in ("table", "connection", "kept_back") if said.get(key) is not None]
        line = " ".join(str(part) for part in [*parts, said["message"]]).replace("\n", " ")
        return f"{line}\n{said['exception']}" if "exception" in said else line


class Objects(logging.Formatter):
    """A line for programs: one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(_said(self, record), ensure_ascii=False)


def configure(level: str, kind: str) -> None:
    """Log to the standard error, in this process."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Objects() if kind == "json" else Lines())
    handler.addFilter(Sparing())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # What comes with every request, or belongs to the libraries' own affairs.
    for name in ("uvicorn.access", "alembic", "aiosqlite", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)
