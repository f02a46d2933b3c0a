"""Games of packages that are not installed, as if they were."""

from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from concilium.core import registry

EXAMPLE = Path(__file__).parents[2] / "examples" / "goofspiel" / "src"

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
        games[name] = EntryPoint(name, found_at, registry.GROUP)

    yield one_more
    registry.title.cache_clear()
