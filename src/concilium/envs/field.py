"""OpenSpiel's own information-set search as a bot of the arena, to measure ours against.

It is given what any bot is given, an outlook. Its rollouts are random games to the end, played inside our engine, which
is far faster than through OpenSpiel's interface: what it lacks is judgement, not speed.
"""

import json
import random
import time

import numpy as np
import pyspiel
from librt.random import Random
from open_spiel.python.algorithms import ismcts, mcts

from concilium import bots
from concilium.bots.budget import Budget
from concilium.core.game import Game
from concilium.core.outlook import Outlook
from concilium.core.playing import Bot
from concilium.core.playouts import playout
from concilium.envs.openspiel import PREFIX, ConciliumGame, ConciliumState, Play
from concilium.envs.rewards import final_rewards

NAME = "openspiel"
CURIOSITY = 2.0
"""The weight of rarely tried actions in OpenSpiel's examples; its rewards are win shares."""
FEWEST = 2
"""The first simulation only makes the root: with fewer there would be nothing to choose from."""
_REWARD = "win"


class Rollouts(mcts.Evaluator):
    """Judges a position by one random game to its end."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def evaluate(self, state: ConciliumState) -> list[float]:
        position = state.play.state.copy()
        playout(position, self._rng)
        return final_rewards(position, _REWARD)

    def prior(self, state: ConciliumState) -> list[tuple[int, float]]:
        actions = state.legal_actions(state.current_player())
        return [(action, 1.0 / len(actions)) for action in actions]


class Searcher(ismcts.ISMCTSBot):
    """OpenSpiel's search, for a number of simulations or for a time."""

    def __init__(self, game: ConciliumGame, budget: Budget, seed: int) -> None:
        random_state = np.random.RandomState(seed % 2**32)
        super().__init__(game, Rollouts(seed), CURIOSITY, 0, random_state=random_state)
        self._budget = budget

    def run_search(self, state: ConciliumState) -> list[tuple[int, float]]:
        """As OpenSpiel's own, but that it may end by the clock."""
        self.reset()
        root = self._root_node = self.create_new_node(state)
        most, seconds = self._budget.iterations, self._budget.seconds
        begun = time.perf_counter()
        done = 0
        while done < FEWEST or (
            (most is None or done < most) and (seconds is None or time.perf_counter() - begun < seconds)
        ):
            self.run_simulation(self.sample_root_state(state))
            done += 1
        policy: list[tuple[int, float]] = self.get_final_policy(state, root)
        return policy


class FieldPlayer:
    """A bot that decides as OpenSpiel's search does."""

    def __init__(self, game: Game, budget: Budget, seed: int) -> None:
        parameters = {"players": int(game.players), "options": json.dumps(game.options), "reward": _REWARD}
        self._game: ConciliumGame = pyspiel.load_game(f"{PREFIX}{game.name.replace('-', '_')}", parameters)
        self._searcher = Searcher(self._game, budget, seed)
        self._rng = random.Random(seed)

    def __call__(self, outlook: Outlook) -> int:
        actions = outlook.legal()
        if len(actions) == 1:
            return actions[0]
        return int(self._searcher.step(self._seen(outlook)))

    def _seen(self, outlook: Outlook) -> ConciliumState:
        """The position as OpenSpiel wants it, without a past: the search asks only what follows from here."""
        position = outlook.resample(self._rng)
        seats = range(int(position.seats))
        seen = [self._game.observe(position, seat) for seat in seats]
        return ConciliumState(self._game, Play(position, [b"" for _ in seats], seen))


def make(name: str, game: Game, seed: int | None = None) -> Bot:
    """A bot by name: OpenSpiel's as `openspiel:100it` or `openspiel:20ms`, and all of ours."""
    kind, _, budget = name.partition(":")
    if kind != NAME:
        return bots.make(name, game, seed)
    return FieldPlayer(game, Budget.parse(budget), 0 if seed is None else seed)
