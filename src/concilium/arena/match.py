"""One game of a plan: played, timed, and reported as plain data."""

import json
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

Maker = Callable[[str, Game, int | None], Bot]
"""Makes a bot by name for a game, with a seed."""

Watcher = Callable[[State, int, int], None]
"""Called before each decision with the position, the seat (or CHANCE) and the action."""


def play_match(
    plan: Plan,
    number: int,
    watch: Watcher | None = None,
    make: Maker = bots.make,
    attend: Callable[[State], None] | None = None,
    draw: Callable[[list[int]], int] | None = None,
) -> dict[str, Any]:
    """Game `number` of a plan: who sat where, scores, winners, decisions and thinking time by seat.

    `longest` is the longest decision, `turns` the longest turn. `attend` is given the position at the start, which
    is then played on in place: for the laboratory alone, since it is the true one. `draw` decides for chance.
    """
    names = plan.lineup(number)
    game = _game(plan.game, len(names), json.dumps(plan.options, sort_keys=True))
    rng = plan.rng(number)
    seated: list[Bot] = [make(name, game, rng.getrandbits(62)) for name in names]
    decisions = [0] * len(names)
    seconds = [0.0] * len(names)
    longest = [0.0] * len(names)
    turns = [0.0] * len(names)
    pace = bots.Pace(len(names))
    state = game.start()
    if attend is not None:
        attend(state)
    while state.to_move != OVER:
        seat: int = state.to_move
        if seat == CHANCE:
            action = (draw or rng.choice)(state.legal(CHANCE))
        else:
            outlook = Outlook(state, seat, rng)
            before = pace.spent[seat]
            action = pace.decide(seated[seat], outlook)
            spent = pace.spent[seat] - before
            decisions[seat] += 1
            seconds[seat] += spent
            longest[seat] = max(longest[seat], spent)
            turns[seat] = max(turns[seat], pace.spent[seat])
        pace.see(state, seat)
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
        "turns": [round(value, 4) for value in turns],
    }


@lru_cache(maxsize=8)
def _game(name: str, players: int, options: str) -> Game:
    """Made once per worker: reading the cards takes longer than a game between random bots."""
    return make_game(name, players, json.loads(options))
