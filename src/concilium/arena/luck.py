"""How much of a game is luck, measured in the laboratory: nothing here can sit down at a table.

Three measurements. How often a bot wins that is shown the truth, and one that thinks a hundred times as long: what more
knowledge and more thought could bring at most. And how much of the result chance has made: games are played twice, with
the same luck but otherwise anew. What the results of two such games have in common is what chance has made of them, so
the share of the result's variance that chance makes is the correlation of the two.
"""

import hashlib
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

from concilium import bots
from concilium.arena.match import play_match
from concilium.arena.plan import Plan
from concilium.arena.statistics import Share, win_share
from concilium.bots.budget import Budget
from concilium.bots.figures import load
from concilium.bots.players import SearchPlayer
from concilium.core.game import Game
from concilium.core.outlook import Outlook
from concilium.core.playing import Bot
from concilium.core.state import State

TRUTH = "truth"
TIMES = 100
"""How many times as long the better thinker thinks."""
_BITS = 62
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


def play_twice(plan: Plan, number: int) -> dict[str, Any]:
    """A game, and who won another one with the same luck, in which everybody thought anew."""
    seed = plan.rng(number).getrandbits(_BITS)
    again = play_match(plan, plan.games + number, draw=Shuffle(seed))
    return {**play_match(plan, number, draw=Shuffle(seed)), "again": again["winners"]}


class Shuffle:
    """Chance that has shuffled everything beforehand, by a seed: which of two outcomes comes first is settled.

    So a deck has the same order in two games, whoever draws from it and when. Where the very same outcomes are possible
    again, as with a die, it is as if they were shuffled again.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._times: Counter[tuple[int, ...]] = Counter()
        self._places: dict[tuple[int, int], bytes] = {}

    def __call__(self, outcomes: list[int]) -> int:
        times = self._times[tuple(outcomes)]
        self._times[tuple(outcomes)] += 1
        return min(outcomes, key=lambda outcome: self._place(times, outcome))

    def _place(self, times: int, outcome: int) -> bytes:
        place = self._places.get((times, outcome))
        if place is None:
            text = f"{self._seed} {times} {outcome}"
            place = self._places[times, outcome] = hashlib.blake2b(text.encode(), digest_size=8).digest()
        return place


def explained(results: Sequence[dict[str, Any]]) -> Share:
    """The share of the variance of wins that chance makes; the interval is from games drawn again (bootstrap).

    It is an estimate, so it may come out below nought where the share is small: cut there, it would look too certain.
    """
    games = [_wins(result) for result in results]
    rng = random.Random(1)
    drawn = sorted(_in_common(rng.choices(games, k=len(games))) for _ in range(_RESAMPLES))
    edge = _RESAMPLES // 40
    return Share(_in_common(games), drawn[edge], drawn[-1 - edge])


def _wins(result: dict[str, Any]) -> list[tuple[float, float]]:
    """By how much each seat won more than an even share, in a game and in the one with the same luck."""
    seats = range(len(result["bots"]))
    again = {**result, "winners": result["again"]}
    return [(win_share(result, seat) - 1 / len(seats), win_share(again, seat) - 1 / len(seats)) for seat in seats]


def _in_common(games: Sequence[Sequence[tuple[float, float]]]) -> float:
    """The correlation of two games' results, which are alike in all but what was thought."""
    both = sum(first * second for game in games for first, second in game)
    each = sum(first * first + second * second for game in games for first, second in game) / 2
    return both / each if each > 0 else 0.0


def wins_of(bot: str, results: Sequence[dict[str, Any]]) -> Share:
    """The share of games that a bot's seats won."""
    won = sum(win_share(result, seat) for result in results for seat, name in enumerate(result["bots"]) if name == bot)
    return Share.of(won, len(results))
