"""Tastes: how much more or less an action is chosen than the others of its verb that could be chosen instead."""

from collections import Counter
from typing import Any

from concilium.core.movers import CHANCE
from concilium.core.notation import Notation
from concilium.core.registry import game as make_game
from concilium.core.registry import title

DOUBT = 10.0
"""How many choices' worth of evidence it takes to believe in a taste half."""
LEAST, MOST = 0.1, 4.0
NOTICED = 0.1
"""Tastes nearer to 1 than this are not worth writing down."""


def tastes(name: str, results: list[dict[str, Any]]) -> dict[str, float]:
    """By action, from games of self-play: the shares of tries at studied decisions, and what was chosen elsewhere."""
    got: Counter[str] = Counter()
    expected: Counter[str] = Counter()
    games = {players: make_game(name, players) for players in title(name).players}
    for result in results:
        game = games[len(result["bots"])]
        studied = dict(result["studied"])
        state = game.start()
        for at, (seat, action) in enumerate(result["decisions"]):
            if seat != CHANCE:
                tried = {tried: float(visits) for tried, visits, _ in studied.get(at, ())} or {action: 1.0}
                _count(game.notation, state.legal(seat), tried, got, expected)
            state.apply(seat, action)
    found = {text: (got[text] + DOUBT) / (expected[text] + DOUBT) for text in sorted(expected)}
    return {text: min(max(taste, LEAST), MOST) for text, taste in found.items() if abs(taste - 1.0) > NOTICED}


def _count(
    notation: Notation, legal: list[int], tried: dict[int, float], got: Counter[str], expected: Counter[str]
) -> None:
    """Add a decision: each action's share, and what it would have been if those of its verb were all alike."""
    by_verb: dict[str, list[int]] = {}
    for action in legal:
        by_verb.setdefault(notation.verb(action).name, []).append(action)
    total = sum(tried.values())
    for actions in by_verb.values():
        share = sum(tried.get(action, 0.0) for action in actions) / total
        if len(actions) == 1 or share == 0.0:
            continue
        for action in actions:
            text = notation.text(action)
            got[text] += tried.get(action, 0.0) / total
            expected[text] += share / len(actions)
