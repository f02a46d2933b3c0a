"""Generated games: every game, every number of players, options in any mix, random play."""

import importlib
import json
import random
from collections.abc import Iterator
from functools import cache

from hypothesis import strategies as st

import concilium
from concilium import CHANCE, OVER, Game, OptionError, State
from concilium.core.options import Mix, Option

GAMES = concilium.names()
MOST_DECISIONS = 20_000


@cache
def declared(name: str) -> list[Option]:
    """What can be chosen in a game."""
    found: list[Option] = importlib.import_module(f"concilium.games.{name.replace('-', '_')}").declared()
    return found


@cache
def player_numbers(name: str) -> list[int]:
    """With how many players a game is played."""
    return [players for players in range(1, 9) if _is_played_with(name, players)]


def _is_played_with(name: str, players: int) -> bool:
    try:
        concilium.game(name, players=players)
    except OptionError:
        return False
    return True


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


def any_mover(state: State, rng: random.Random) -> int:
    """Chance, or one of the seats that may act."""
    return CHANCE if state.to_move == CHANCE else rng.choice(state.waiting())


def lively(state: State, seat: int, rng: random.Random) -> int:
    """A random verb, then a random thing to do it to, so that rare verbs are not drowned by long lists."""
    notation = state.game.notation
    legal = state.legal(seat)
    verbs = sorted({notation.verb(action).name for action in legal})
    verb = rng.choice(verbs)
    return rng.choice([action for action in legal if notation.verb(action).name == verb])


def walk(state: State, rng: random.Random) -> Iterator[tuple[int, int]]:
    """Play a position on to its end; gives each decision before it is made."""
    decisions = 0
    while state.to_move != OVER:
        seat = any_mover(state, rng)
        action = lively(state, seat, rng)
        yield seat, action
        state.apply(seat, action)
        decisions += 1
        assert decisions < MOST_DECISIONS, "this game does not end"


def finish(state: State, rng: random.Random) -> State:
    """Play a position to its end, in place."""
    for _ in walk(state, rng):
        pass
    return state


@st.composite
def positions(draw: st.DrawFn, name: str) -> State:
    """A position that random play reaches, the last one included."""
    game = draw(games(name))
    rng = random.Random(draw(st.integers(0, 2**32)))
    state = game.start()
    left = draw(st.integers(0, 700))
    for _ in walk(state, rng):
        if left == 0:
            break
        left -= 1
    return state


def rngs() -> st.SearchStrategy[random.Random]:
    return st.integers(0, 2**32).map(random.Random)
