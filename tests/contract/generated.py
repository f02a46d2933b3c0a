"""Generated games: every game, every number of players, options in any mix, random play."""

import importlib
import importlib.util
import json
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

from hypothesis import strategies as st

import concilium
from concilium import CHANCE, OVER, Game, State
from concilium.core.options import Mix, Option
from concilium.core.registry import title

GAMES = concilium.names()
MOST_DECISIONS = 20_000
STUBBORNNESS = 0.8
LIKING = {"activate": 20.0, "install": 20.0, "cast": 8.0, "play": 3.0, "advance": 6.0, "end": 0.2}
"""How much likelier than others a verb is; what is not here counts 1."""


@cache
def declared(name: str) -> list[Option]:
    """What can be chosen in a game."""
    return title(name).options


@cache
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


def any_mover(state: State, rng: random.Random) -> int:
    """Chance, or one of the seats that may act."""
    return CHANCE if state.to_move == CHANCE else rng.choice(state.waiting())


class Eager:
    """Plays at random, but seldom stops, likes to bring things to an end, and goes on with what it has begun: so cards
    come into play."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.done: Counter[int] = Counter()

    def choose(self, state: State, seat: int) -> int:
        by_verb: dict[str, list[int]] = {}
        for action in state.legal(seat):
            by_verb.setdefault(state.game.notation.verb(action).name, []).append(action)
        verbs = sorted(by_verb)
        verb = self.rng.choices(verbs, [LIKING.get(verb, 1.0) for verb in verbs])[0]
        again = max(by_verb[verb], key=self.done.__getitem__)
        action = again if self.rng.random() < STUBBORNNESS else self.rng.choice(by_verb[verb])
        self.done[action] += 1
        return action


def walk(state: State, rng: random.Random) -> Iterator[tuple[int, int]]:
    """Play a position on to its end; gives each decision before it is made."""
    player = Eager(rng)
    decisions = 0
    while state.to_move != OVER:
        seat = any_mover(state, rng)
        action = player.choose(state, seat)
        yield seat, action
        state.apply(seat, action)
        decisions += 1
        assert decisions < MOST_DECISIONS, "this game does not end"


def finish(state: State, rng: random.Random) -> State:
    """Play a position to its end, in place."""
    for _ in walk(state, rng):
        pass
    return state


def dealt(game: Game, rng: random.Random) -> State:
    """A random table in the middle of a game, where the game's tests have such tables; else the start."""
    module = f"tests.games.{game.name.replace('-', '_')}.dealt"
    if importlib.util.find_spec(module) is None:
        return game.start()
    state: State = importlib.import_module(module).dealt(game, rng)
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
