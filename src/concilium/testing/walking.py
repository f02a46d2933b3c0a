"""Generated games: any number of players, options in any mix, play that is random but brings things to an end."""

import random
from collections import Counter
from collections.abc import Iterator

from concilium.bots.figures import load
from concilium.core.game import Game
from concilium.core.movers import CHANCE, OVER
from concilium.core.options import Mix
from concilium.core.registry import game as make_game
from concilium.core.registry import title
from concilium.core.state import State

MOST_DECISIONS = 20_000
STUBBORNNESS = 0.8
"""How often a player continues what it has begun."""
BY_HABIT = 0.7
"""How often it decides as players of the game tend to; otherwise it takes any verb."""


def any_game(name: str, rng: random.Random) -> Game:
    """A game with any number of players and any mix of options, except files."""
    declared = title(name)
    options: dict[str, object] = {}
    for option in declared.options:
        allowed = option.allowed()
        if isinstance(option, Mix):
            options[option.name] = [value for value in option.values if rng.random() < 0.5]
        elif allowed is not None and rng.random() < 0.5:
            options[option.name] = rng.choice(allowed)
    return make_game(name, rng.choice(declared.players), options)


def any_mover(state: State, rng: random.Random) -> int:
    """Chance, or one of the seats that may act."""
    return CHANCE if state.to_move == CHANCE else rng.choice(state.waiting())


class Eager:
    """Plays at random, often by the game's habits, and continues what it has begun, so that cards come into play."""

    def __init__(self, game: Game, rng: random.Random) -> None:
        self.rng = rng
        self.habits = load(game).habits
        self.done: Counter[int] = Counter()

    def choose(self, state: State, seat: int) -> int:
        """One of the seat's legal actions."""
        by_verb: dict[str, list[int]] = {}
        for action in state.legal(seat):
            by_verb.setdefault(state.game.notation.verb(action).name, []).append(action)
        verbs = sorted(by_verb)
        weights = [1.0] * len(verbs)
        if self.rng.random() < BY_HABIT:
            weights = [max(self.habits.weight(self.habits.base(state), by_verb[verb][0]), 0.01) for verb in verbs]
        verb = self.rng.choices(verbs, weights)[0]
        again = max(by_verb[verb], key=self.done.__getitem__)
        action = again if self.rng.random() < STUBBORNNESS else self.rng.choice(by_verb[verb])
        self.done[action] += 1
        return action


def walk(state: State, rng: random.Random) -> Iterator[tuple[int, int]]:
    """Play a position on to its end; yields each decision before it is made."""
    player = Eager(state.game, rng)
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


def any_position(start: State, rng: random.Random) -> State:
    """A position that random play reaches from this one, including the final one."""
    left = rng.randrange(40) if rng.random() < 0.5 else rng.randrange(700)
    for _ in walk(start, rng):
        if left == 0:
            break
        left -= 1
    return start
