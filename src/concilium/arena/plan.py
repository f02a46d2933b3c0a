"""A plan of games: who plays what, and how often. Each game has its own seed, so nothing depends on their order."""

import hashlib
import json
import random
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from concilium import _compiled, bots
from concilium.core.game import Game
from concilium.core.registry import game as make_game
from concilium.core.registry import title


@dataclass(frozen=True)
class Plan:
    """Games to play. `lineups` take turns, and the seats rotate within each."""

    game: str
    lineups: tuple[tuple[str, ...], ...]
    games: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    purpose: str = "arena"

    def check(self, make: Callable[[str, Game, int | None], object] = bots.make) -> None:
        """`ValueError` if a game or a bot of the plan does not exist."""
        if self.games < 1:
            raise ValueError(f"games is at least 1, not {self.games}")
        for lineup in self.lineups:
            game = self.make(len(lineup))
            for name in set(lineup):
                make(name, game, 0)

    def make(self, players: int) -> Game:
        return make_game(self.game, players, self.options)

    def lineup(self, number: int) -> list[str]:
        """The bots of a game by seat."""
        names = self.lineups[number % len(self.lineups)]
        turn = number // len(self.lineups)
        return [names[(seat - turn) % len(names)] for seat in range(len(names))]

    def rng(self, number: int) -> random.Random:
        """The random generator of one game, which depends only on the plan's seed and the game's number."""
        return random.Random(f"{self.purpose}/{self.seed}/{number}")

    def header(self) -> dict[str, Any]:
        """What must match for two runs to be parts of one."""
        return {
            **asdict(self),
            "lineups": [list(names) for names in self.lineups],
            "sources": sources_digest(self.game),
        }

    def digest(self) -> str:
        """A short name for the plan, without its number of games: a longer run continues where a shorter one ended."""
        parts = {name: value for name, value in self.header().items() if name != "games"}
        return hashlib.blake2b(json.dumps(parts, sort_keys=True).encode(), digest_size=8).hexdigest()


def sources_digest(game: str) -> str:
    """A short name for the rules and bots as they are now: results from other versions must not be mixed in."""
    content = hashlib.blake2b(_compiled.digest().encode(), digest_size=8)
    package = Path(_compiled.__file__).parent
    # The game's own package, wherever it comes from: its rules, components and figures.
    own = [path for path in title(game).folder.rglob("*") if path.suffix in (".py", ".toml")]
    for path in sorted([*own, *package.glob("bots/*.py")]):
        content.update(path.read_bytes())
    return content.hexdigest()
