"""How a game is drawn at the terminal: by the module `terminal` of its package, or plainly."""

import importlib
import importlib.util
from collections.abc import Mapping
from typing import Any, Protocol, cast

from rich.console import RenderableType

from concilium.cli.terminal import plain
from concilium.core.registry import package
from concilium.locales.words import Words

View = Mapping[str, Any]


class Drawing(Protocol):
    """What such a module has."""

    def draw(self, view: View, words: Words, facts: View) -> RenderableType:
        """Everything that the seat knows."""

    def prompt(self, view: View, words: Words) -> str:
        """What has to be decided, in words."""

    def result(self, view: View, words: Words) -> RenderableType:
        """The final scores."""


def drawing_of(game: str) -> Drawing:
    """The drawing that a game's package brings, or the plain one."""
    name = f"{package(game)}.terminal"
    module = plain if importlib.util.find_spec(name) is None else importlib.import_module(name)
    return cast(Drawing, module)
