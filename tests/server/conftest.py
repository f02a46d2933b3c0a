"""A server for each test module, on a database of its own."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.databases import Played
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


@pytest.fixture(params=["sqlite", "postgresql"])
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[], str]]:
    """Makes new, empty databases of a kind."""
    if request.param == "postgresql":
        cluster: Cluster = request.getfixturevalue("cluster")
        yield cluster.new_database
    else:
        numbers = iter(range(10))

        def make() -> str:
            folder = tmp_path / str(next(numbers))
            folder.mkdir()
            return sqlite_url(folder)

        yield make


@pytest.fixture
def played(new_url: Callable[[], str]) -> Iterator[Played]:
    server = ServerProcess(new_url())
    server.start()
    game = Played(server)
    asyncio.run(game.play())
    yield game
    server.stop()
