"""How much of a game is luck, measured in the laboratory: nothing here can sit down at a table.

Three measurements. How often a bot wins that is shown the truth, and one that thinks a hundred times as long: what more
knowledge and more thought could bring at most. And how much of the result chance has made: at every decision of chance
the win chances after what was drawn are compared with their mean over all that could have been drawn. These
differences add up to a seat's luck in a game, which is nought on average however good the judgement is; the square of
its correlation with the result is the share of the result's variance that it explains. A better judge would explain
more, so the share is a lower bound.
"""

import math
import random
from collections.abc import Sequence
from typing import Any

from librt.vecs import vec

from concilium import bots
from concilium.arena.match import play_match
from concilium.arena.plan import Plan
from concilium.arena.statistics import Share, win_share
from concilium.bots.budget import Budget
from concilium.bots.figures import load
from concilium.bots.players import SearchPlayer
from concilium.core.evaluation import MOST_SEATS, Evaluation
from concilium.core.game import Game
from concilium.core.movers import CHANCE
from concilium.core.outlook import Outlook
from concilium.core.playing import Bot
from concilium.core.state import State

TRUTH = "truth"
TIMES = 100
"""How many times as long the better thinker thinks."""
_MOST_OUTCOMES = 60
"""If chance has more outcomes than this, this many of them are examined."""
_RESAMPLES = 1000


class Seer:
    """A search that is shown the true position, as it is played on."""

    def __init__(self, game: Game, budget: Budget, seed: int | None) -> None:
        self._player = SearchPlayer(game, load(game), budget, seed)
        self._iterations = budget.iterations or 0
        self.shown: State | None = None

    def __call__(self, outlook: Outlook) -> int:
        actions = outlook.legal()
        assert self.shown is not None
        if len(actions) == 1:
            return actions[0]
        search = self._player.search
        search.forget()
        search.run(self.shown, outlook.seat, self._iterations, is_true=True)
        return self._player.chosen(outlook)


def make(name: str, game: Game, seed: int | None = None) -> Bot:
    """A bot by name: one that is shown the truth as `truth:100it`, and all others."""
    kind, _, budget = name.partition(":")
    return Seer(game, Budget.parse(budget), seed) if kind == TRUTH else bots.make(name, game, seed)


def lineup(better: str, honest: str, players: int) -> tuple[str, ...]:
    """Half of the seats each; with an odd number the honest have one more."""
    return tuple(honest if seat % 2 == 0 else better for seat in range(players))


def play_with_seers(plan: Plan, number: int) -> dict[str, Any]:
    """A game in which some are shown the truth."""
    seers: list[Seer] = []

    def seated(name: str, game: Game, seed: int | None) -> Bot:
        bot = make(name, game, seed)
        if isinstance(bot, Seer):
            seers.append(bot)
        return bot

    def show(state: State) -> None:
        for seer in seers:
            seer.shown = state

    return play_match(plan, number, make=seated, attend=show)


def play_with_luck(plan: Plan, number: int) -> dict[str, Any]:
    """A game with the luck of each seat in it."""
    players = len(plan.lineup(number))
    gauge = _Gauge(load(plan.make(players)).evaluation, players, plan.rng(number).getrandbits(62))
    result = play_match(plan, number, watch=gauge.watch)
    return {**result, "luck": [round(luck, 5) for luck in gauge.luck]}


class _Gauge:
    """Adds up what chance brings to each seat."""

    def __init__(self, evaluation: Evaluation, seats: int, seed: int) -> None:
        self._evaluation = evaluation
        self._rng = random.Random(seed)
        self._chances = vec[float]([0.0] * MOST_SEATS)
        self.luck = [0.0] * seats

    def watch(self, state: State, seat: int, action: int) -> None:
        if seat != CHANCE:
            return
        outcomes = state.legal(CHANCE)
        if len(outcomes) == 1:
            return
        if len(outcomes) > _MOST_OUTCOMES:
            outcomes = self._rng.sample(outcomes, _MOST_OUTCOMES)
        found = [self._after(state, outcome) for outcome in outcomes]
        drawn = self._after(state, action)
        for place in range(len(self.luck)):
            self.luck[place] += drawn[place] - sum(each[place] for each in found) / len(found)

    def _after(self, state: State, outcome: int) -> list[float]:
        after = state.copy()
        after.take(CHANCE, outcome)
        self._evaluation.chances(after, self._chances)
        return [self._chances[place] for place in range(len(self.luck))]


def explained(results: Sequence[dict[str, Any]]) -> Share:
    """The share of the variance of wins that luck explains; the interval is from games drawn again (bootstrap)."""
    games = [
        [(win_share(result, seat) - 1 / len(result["luck"]), luck) for seat, luck in enumerate(result["luck"])]
        for result in results
    ]
    rng = random.Random(1)
    drawn = sorted(_correlation(rng.choices(games, k=len(games))) ** 2 for _ in range(_RESAMPLES))
    edge = _RESAMPLES // 40
    return Share(_correlation(games) ** 2, drawn[edge], drawn[-1 - edge])


def _correlation(games: Sequence[Sequence[tuple[float, float]]]) -> float:
    """Of wins and luck, which are both zero on average."""
    both = sum(win * luck for game in games for win, luck in game)
    wins = sum(win * win for game in games for win, _ in game)
    lucks = sum(luck * luck for game in games for _, luck in game)
    return both / math.sqrt(wins * lucks) if wins * lucks > 0 else 0.0


def wins_of(bot: str, results: Sequence[dict[str, Any]]) -> Share:
    """The share of games that a bot's seats won."""
    won = sum(win_share(result, seat) for result in results for seat, name in enumerate(result["bots"]) if name == bot)
    return Share.of(won, len(results))
