"""Games that a search plays against itself, and what it found where it looked deeper: all that learning needs.

A game is kept as its decisions, not as measured positions: features may change, the games stay good.
"""

import hashlib
import json
import random
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from concilium.arena.plan import Plan
from concilium.bots.figures import read
from concilium.bots.search import Search
from concilium.core.game import Game
from concilium.core.movers import CHANCE, OVER
from concilium.core.registry import game as make_game
from concilium.core.registry import title
from concilium.core.state import State

_BITS = 62
_FEWEST_NODES = 4_000
_NODES_AN_ITERATION = 8
_DIGITS = 4

Found = list[tuple[int, int, float]]
"""For each action that a search tried: the action, how often, and its win chance."""


@dataclass(frozen=True)
class SelfPlay(Plan):
    """Games between searches. Their names stand for texts of figures, which travel with the plan to other machines."""

    figures: dict[str, str] = field(default_factory=dict)
    iterations: int = 60
    deeper: int = 0
    """The iterations of a decision that is studied: what is found there is kept."""
    studied: float = 0.0
    """The share of decisions that is studied."""
    wandering: float = 0.0
    """The share of decisions drawn by how often each was tried, so that games differ and mistakes are seen."""

    def header(self) -> dict[str, Any]:
        """The figures by their digests, and not the sources: games stay good when features change."""
        texts = {name: hashlib.blake2b(text.encode(), digest_size=8).hexdigest() for name, text in self.figures.items()}
        return {**super().header(), "sources": "", "figures": texts}


def same_everywhere(game: str, name: str) -> tuple[tuple[str, ...], ...]:
    """The same figures on all seats, for every number of players."""
    return tuple((name,) * players for players in title(game).players)


def two_each(game: str, one: str, other: str) -> tuple[tuple[str, ...], ...]:
    """Every second seat: with four players if the game has them, otherwise with the even number nearest below."""
    players = title(game).players
    even = [number for number in players if number % 2 == 0]
    if not even:
        # Of three seats, the odd one goes to each in turn.
        seats = min(players)
        return tuple(tuple((a, b)[seat % 2] for seat in range(seats)) for a, b in ((one, other), (other, one)))
    number = 4 if 4 in even else max(even)
    return ((one, other) * (number // 2),)


def play_game(plan: Plan, number: int) -> dict[str, Any]:
    """A game of self-play: its decisions, what was found at those that were studied, and how it ended."""
    assert isinstance(plan, SelfPlay)
    names = plan.lineup(number)
    game = _game(plan.game, len(names), json.dumps(plan.options, sort_keys=True))
    rng = plan.rng(number)
    nodes = _FEWEST_NODES + _NODES_AN_ITERATION * max(plan.iterations, plan.deeper)
    searches = [read(game, plan.figures[name]).search(game.actions, nodes, rng.getrandbits(_BITS)) for name in names]
    decisions: list[tuple[int, int]] = []
    studied: list[tuple[int, Found]] = []
    state = game.start()
    while state.to_move != OVER:
        seat: int = state.to_move
        actions = state.legal(seat)
        if seat == CHANCE or len(actions) == 1:
            action = rng.choice(actions)
        else:
            is_studied = rng.random() < plan.studied
            found = think(searches[seat], state, seat, plan.deeper if is_studied else plan.iterations, rng)
            action = _choose(found, rng, plan.wandering)
            if is_studied:
                studied.append((len(decisions), [(a, visits, round(mean, _DIGITS)) for a, visits, mean in found]))
        state.apply(seat, action)
        decisions.append((seat, action))
    return {
        "number": number,
        "bots": names,
        "decisions": decisions,
        "studied": studied,
        "scores": state.scores(),
        "winners": state.winners(),
    }


def think(search: Search, state: State, seat: int, iterations: int, rng: random.Random) -> Found:
    """What a search from a position that the seat cannot tell from the true one finds, the legal actions alone."""
    legal = set(state.legal(seat))
    search.forget()
    search.run(state.resample(seat, rng), seat, iterations)
    return [tried for tried in search.found(seat) if tried[0] in legal]


def _choose(found: Found, rng: random.Random, wandering: float) -> int:
    if rng.random() < wandering:
        return rng.choices([action for action, _, _ in found], [visits + 0.01 for _, visits, _ in found])[0]
    return max(found, key=lambda tried: (tried[1], tried[2]))[0]


@lru_cache(maxsize=8)
def _game(name: str, players: int, options: str) -> Game:
    """Made once per worker: reading the cards takes longer than some games."""
    return make_game(name, players, json.loads(options))
