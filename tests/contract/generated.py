"""Generated games for Hypothesis: every game, every number of players, options in any mix, random play."""

import importlib
import importlib.util
import json
import random
from functools import cache

from hypothesis import strategies as st

import concilium
from concilium import Game, State
from concilium.core.options import Mix, Option
from concilium.core.registry import package, title
from concilium.testing.walking import any_mover, finish, walk

__all__ = [
    "GAMES",
    "SHAPED",
    "any_mover",
    "dealt",
    "declared",
    "finish",
    "games",
    "player_numbers",
    "positions",
    "rngs",
    "starts",
    "walk",
]

GAMES = concilium.names()
SHAPED = [name for name in GAMES if importlib.util.find_spec(f"{package(name)}.shapes") is not None]
"""Those that say of which types their views and printed facts are, as a drawing needs it."""


def declared(name: str) -> list[Option]:
    """What can be chosen in a game."""
    return title(name).options


def player_numbers(name: str) -> list[int]:
    """With how many players a game is played."""
    return list(title(name).players)


@cache
def _game(name: str, players: int, options: str) -> Game:
    return concilium.game(name, players=players, options=json.loads(options))


@st.composite
def games(draw: st.DrawFn, name: str) -> Game:
    """A game with any number of players and any mix of options, files excepted."""
    players = draw(st.sampled_from(player_numbers(name)))
    options: dict[str, object] = {}
    for option in declared(name):
        allowed = option.allowed()
        if allowed is None:
            continue
        if isinstance(option, Mix):
            options[option.name] = draw(st.lists(st.sampled_from(allowed), unique=True))
        elif draw(st.booleans()):
            options[option.name] = draw(st.sampled_from(allowed))
    return _game(name, players, json.dumps(options))


def dealt(game: Game, rng: random.Random) -> State:
    """A random table in the middle of a game, where the game's tests have such tables; else the start."""
    folder = f"tests.games.{game.name.replace('-', '_')}"
    if importlib.util.find_spec(folder) is None or importlib.util.find_spec(f"{folder}.dealt") is None:
        return game.start()
    state: State = importlib.import_module(f"{folder}.dealt").dealt(game, rng)
    return state


@st.composite
def starts(draw: st.DrawFn, name: str) -> State:
    """The start of a game, or a random table in the middle of one."""
    game = draw(games(name))
    rng = random.Random(draw(st.integers(0, 2**32)))
    state = dealt(game, rng) if draw(st.booleans()) else game.start()
    state.listener = None
    return state


@st.composite
def positions(draw: st.DrawFn, name: str) -> State:
    """A position that random play reaches, the last one included."""
    state = draw(starts(name))
    rng = random.Random(draw(st.integers(0, 2**32)))
    left = draw(st.one_of(st.integers(0, 40), st.integers(0, 700)))
    for _ in walk(state, rng):
        if left == 0:
            break
        left -= 1
    return state


def rngs() -> st.SearchStrategy[random.Random]:
    return st.integers(0, 2**32).map(random.Random)
