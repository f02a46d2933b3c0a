"""Advice for a person: the win chance of every choice, which are the best, how sure that is, and why.

The same knowledge gives the same advice, however often it is asked for: every draw is seeded with what the seat sees,
and thought is counted in iterations. Several searches look at the decision apart from each other; where they agree the
advice is sure.
"""

import hashlib
import json
import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from concilium.bots.budget import Budget
from concilium.bots.figures import load
from concilium.bots.players import SearchPlayer
from concilium.bots.reasons import Reason, why
from concilium.core.outlook import Outlook

Sureness = Literal["sure", "likely", "close", "even"]
SURE: Final = "sure"
"""One choice is the best, and all searches say so."""
LIKELY: Final = "likely"
"""One choice is the best, by most searches."""
CLOSE: Final = "close"
"""A few choices are about as good as each other."""
EVEN: Final = "even"
"""Hardly any choice is better than the others."""
SURENESSES: tuple[Sureness, ...] = (SURE, LIKELY, CLOSE, EVEN)

RUNS = 4
ITERATIONS = 2500
"""Of each search with a tree."""
_LONGER = 8
"""A try that plays turns on takes about this many times as long as an iteration with a tree."""
_ALIKE = 0.004
"""Win chances nearer to each other than this are as good as equal."""
_DOUBT = 4
"""This many tries of an action weigh as much as the mean of all."""
_SERIOUS = 4
"""Among the best is only what was tried at least this part as often as the most tried."""
_FEW = 3
_MOST_REASONS = 3


@dataclass(frozen=True)
class Advice:
    """What to do in a position."""

    chances: list[tuple[int, float]]
    """Each legal action with its win chance, the best first."""
    best: list[int]
    """The actions that are as good as the first, which is one of them."""
    sureness: Sureness
    reasons: list[Reason]
    """What the first action is good for, the weightiest first."""

    @staticmethod
    def of_bot(action: int) -> "Advice":
        """What a bot decided, which says no more."""
        return Advice([], [action], SURE, [])


def knowledge_seed(outlook: Outlook) -> int:
    """A seed made of what a seat sees and may do, and of nothing else."""
    game = outlook.game
    known = [game.name, game.options, outlook.seat, outlook.view(), outlook.legal()]
    written = json.dumps(known, sort_keys=True, default=str).encode()
    return int.from_bytes(hashlib.blake2b(written, digest_size=7).digest(), "little")


def advise(outlook: Outlook, iterations: int = ITERATIONS) -> Advice:
    """Think about a decision, for several times this many iterations."""
    rng = random.Random(knowledge_seed(outlook))
    legal = outlook.legal()
    runs = [_run(outlook, iterations, rng.getrandbits(62)) for _ in range(RUNS)]
    tries = {action: sum(run.get(action, (0, 0.0))[0] for run in runs) for action in legal}
    wins = {action: [_win(run, action) for run in runs] for action in legal}
    most = max(tries.values())
    first = max((action for action in legal if 2 * tries[action] >= most), key=lambda action: sum(wins[action]))
    ranked = sorted(legal, key=lambda action: (action == first, tries[action], sum(wins[action])), reverse=True)
    serious = [action for action in ranked if _SERIOUS * tries[action] >= most]
    best = [action for action in serious if action == first or _is_as_good(wins[action], wins[first])]
    agreed = sum(max(run, key=lambda action: run[action][0]) == first for run in runs)
    reasons = [reason for reason in why(outlook, first, rng.getrandbits(62)) if reason.gain > 0]
    chances = [(action, sum(wins[action]) / RUNS) for action in ranked]
    return Advice(chances, best, _sureness(len(best), len(legal), agreed), reasons[:_MOST_REASONS])


def hints(outlook: Outlook, budget: str = "1s", seed: int | None = None) -> list[tuple[int, float]]:
    """Each legal action with the win chance that one search finds for it, the best first."""
    bot = SearchPlayer(outlook.game, load(outlook.game), Budget.parse(budget), seed)
    bot.think(outlook)
    return bot.ranking(outlook)


def _run(outlook: Outlook, iterations: int, seed: int) -> dict[int, tuple[int, float]]:
    """How often a search tried each action, and the win chance it found for it.

    What was tried seldom is drawn towards the mean of all tries: two lucky tries prove little.
    """
    figures = load(outlook.game)
    if figures.settings.turns > 0:
        iterations = max(iterations // _LONGER, 1)
    bot = SearchPlayer(outlook.game, figures, Budget(iterations=iterations), seed)
    bot.think(outlook)
    found = [each for each in bot.search.found(outlook.seat) if each[1] > 0]
    mean = sum(tries * win for _, tries, win in found) / sum(tries for _, tries, _ in found)
    return {action: (tries, (tries * win + _DOUBT * mean) / (tries + _DOUBT)) for action, tries, win in found}


def _win(run: dict[int, tuple[int, float]], action: int) -> float:
    """What a search found for an action; one that it never tried is no better than the worst that it did."""
    found = run.get(action)
    return min(win for _, win in run.values()) if found is None else found[1]


def _is_as_good(wins: Sequence[float], most: Sequence[float]) -> bool:
    """Whether an action is behind the first by no more than the searches differ among themselves."""
    behind = [those - these for these, those in zip(wins, most, strict=True)]
    mean = sum(behind) / len(behind)
    spread = math.sqrt(sum((each - mean) ** 2 for each in behind) / (len(behind) - 1) / len(behind))
    return mean <= max(spread, _ALIKE)


def _sureness(best: int, choices: int, agreed: int) -> Sureness:
    if best > _FEW and 2 * best > choices:
        return EVEN
    if best > 1:
        return CLOSE
    return SURE if agreed == RUNS else LIKELY
