"""One game of a plan: played, timed, and reported as plain data."""

import json
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from concilium import bots
from concilium.arena.plan import Plan
from concilium.core.game import Game
from concilium.core.movers import CHANCE, OVER
from concilium.core.outlook import Outlook
from concilium.core.playing import Bot
from concilium.core.registry import game as make_game
from concilium.core.state import State

Watcher = Callable[[State, int, int], None]
"""Called before each decision with the position, the seat (or CHANCE) and the action."""


def play_match(plan: Plan, number: int, watch: Watcher | None = None) -> dict[str, Any]:
    """Game `number` of a plan: who sat where, scores, winners, decisions and thinking time by seat."""
    names = plan.lineup(number)
    game = _game(plan.game, len(names), json.dumps(plan.options, sort_keys=True))
    rng = plan.rng(number)
    seated: list[Bot] = [bots.make(name, game, rng.getrandbits(62)) for name in names]
    decisions = [0] * len(names)
    seconds = [0.0] * len(names)
    longest = [0.0] * len(names)
    state = game.start()
    while state.to_move != OVER:
        seat: int = state.to_move
        if seat == CHANCE:
            action = rng.choice(state.legal(CHANCE))
        else:
            outlook = Outlook(state, seat, rng)
            begun = time.perf_counter()
            action = seated[seat](outlook)
            spent = time.perf_counter() - begun
            decisions[seat] += 1
            seconds[seat] += spent
            longest[seat] = max(longest[seat], spent)
        if watch is not None:
            watch(state, seat, action)
        state.apply(seat, action)
    return {
        "number": number,
        "bots": names,
        "scores": state.scores(),
        "winners": state.winners(),
        "decisions": decisions,
        "seconds": [round(value, 4) for value in seconds],
        "longest": [round(value, 4) for value in longest],
    }


@lru_cache(maxsize=8)
def _game(name: str, players: int, options: str) -> Game:
    """Made once per worker: reading the cards takes longer than a game between random bots."""
    return make_game(name, players, json.loads(options))
