"""How generated games are drawn: the same ones in every run, and more of them in the deep tests. No test meets the
event loop of another. And a test may offer games of packages that are not installed."""

import asyncio
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from concilium.core import registry

settings.register_profile(
    "concilium",
    deadline=None,
    max_examples=15,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("concilium")

DEEP_TIMEOUT = 4 * 3600
"""Seconds that a deep test may take; all others have ten minutes."""

REPORTED = "reported"
"""A property that a test records and the run prints at its end: a figure that is measured, not asserted."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == REPORTED and report.when == "call":
                terminalreporter.write_line(str(value))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("deep") is not None:
            item.add_marker(pytest.mark.timeout(DEEP_TIMEOUT))


@pytest.fixture(autouse=True)
def no_loop_is_left_running(request: pytest.FixtureRequest) -> Iterator[None]:
    """Between its calls Playwright leaves its loop marked as running, and nobody else could run one."""
    if "browser" in request.path.parts:
        yield
        return
    left = asyncio.events._get_running_loop()
    asyncio.events._set_running_loop(None)
    yield
    asyncio.events._set_running_loop(left)


EXAMPLE = Path(__file__).parents[1] / "examples" / "goofspiel" / "src"

Offer = Callable[[str, str], None]
"""Offers a game: its name, and where its title is found, as in an entry point."""


@pytest.fixture
def offer(monkeypatch: pytest.MonkeyPatch) -> Iterator[Offer]:
    """Lets a test offer games beside the installed ones."""
    monkeypatch.syspath_prepend(EXAMPLE)
    games = dict(registry._offered())
    monkeypatch.setattr(registry, "_offered", lambda: games)

    def one_more(name: str, found_at: str) -> None:
        registry.title.cache_clear()
        more = sorted({**games, name: EntryPoint(name, found_at, registry.GROUP)}.items())
        games.clear()
        games.update(more)

    yield one_more
    registry.title.cache_clear()
