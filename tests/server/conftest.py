"""A server for each test module, on a database of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.postgres import Cluster
from tests.server.processes import ServerProcess


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'concilium.db'}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(sqlite_url(tmp_path_factory.mktemp("server")))
    process.start()
    yield process
    process.stop()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL for all tests of this run."""
    running = Cluster()
    yield running
    running.stop()
