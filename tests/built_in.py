"""The games of the house, asked of the registry, and what tests that are about all of them must know of each.

A game's own tests say it, in `tests/games/<game>/known.toml`. A game that does not say something is left out of the
tests that need it; an installed game promises what `concilium.testing` asks, and no more.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import concilium
from concilium.core import registry

ROOT = Path(__file__).parent.parent
PACKAGE = "concilium.games."

BUILT_IN = [name for name in concilium.names() if registry.package(name).startswith(PACKAGE)]
DRAWN = [name for name in BUILT_IN if (ROOT / "web" / "src" / "games" / name).is_dir()]
"""Those that bring a drawing of their own for the browser."""


@cache
def _said(name: str) -> dict[str, Any]:
    path = ROOT / "tests" / "games" / name.replace("-", "_") / "known.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def known(name: str, fact: str) -> Any:
    """What a game's tests say of it; None if they do not say this."""
    return _said(name).get(fact)


def knowing(fact: str) -> list[str]:
    """The games of the house whose tests say this."""
    return [name for name in BUILT_IN if known(name, fact) is not None]
