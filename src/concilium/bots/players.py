"""The bots: they get an outlook, which is all that a seat knows, and return one of its legal actions."""

import random
import time

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from concilium.bots.budget import Budget
from concilium.bots.figures import Figures
from concilium.bots.foresight import Foresight
from concilium.bots.frailty import SOUND, Frailty
from concilium.core.evaluation import Evaluation
from concilium.core.game import Game
from concilium.core.outlook import Outlook
from concilium.core.state import State
from concilium.core.views import AnyView

_BITS = 62
_CHUNK = 16
_TRIES = 2
"""How many iterations there are between two looks at the clock: of a tree, and of a comparison, whose tries play
whole turns, which takes long if the engine is interpreted."""
_ASKED = 20
"""How many times during its budget a search checks whether it can stop."""
_PLAIN_AFTER = 192
_PLAIN = 6
"""After this many iterations a decision is clear that is better than the next and was tried this much more often."""
_SERIOUS = 8
"""By win chance only what was tried at least this part as often as the most tried is chosen."""
_WORLDS = 3
_DRAWS = 1
_CAPACITY = 150_000
_NODES_AN_ITERATION = 8
_FEWEST_NODES = 4_000


class RandomPlayer:
    """Any legal action is as good as another."""

    def __init__(self, seed: int | None) -> None:
        self.rng = random.Random(seed)

    def __call__(self, outlook: Outlook) -> int:
        return self.rng.choice(outlook.legal())


class GreedyPlayer:
    """One step ahead by the evaluation, redrawing what it does not know a few times."""

    def __init__(
        self,
        game: Game,
        evaluation: Evaluation,
        seed: int | None,
        carelessness: float = 0.0,
        frailty: Frailty = SOUND,
    ) -> None:
        self.rng = random.Random(seed)
        self.carelessness = carelessness
        """The share of decisions made at random."""
        self.frailty = frailty
        self.foresight = Foresight(evaluation, game.actions, Random(self.rng.getrandbits(_BITS)))

    def __call__(self, outlook: Outlook) -> int:
        actions = outlook.legal()
        if len(actions) == 1:
            return actions[0]
        if self.carelessness > 0 and self.rng.random() < self.carelessness:
            return self.rng.choice(actions)
        seen = self.frailty.seen(actions, self.rng)
        return self.frailty.best(dict(zip(seen, self.weigh(outlook, seen), strict=True)), self.rng)

    def weigh(self, outlook: Outlook, actions: list[int]) -> list[float]:
        """The win chance that the evaluation gives each action."""
        offered: vec[i64] = vec[i64](actions)
        values = [0.0] * len(actions)
        for _ in range(_WORLDS):
            self.foresight.weigh(outlook.resample(self.rng), outlook.seat, offered, len(actions), _DRAWS)
            for i in range(len(actions)):
                values[i] += self.foresight.values[i] / _WORLDS
        return values


class SearchPlayer:
    """Information-set Monte Carlo tree search within a budget.

    If neither chance nor another seat has decided since its last decision, the seat reuses its own tree.
    """

    def __init__(
        self, game: Game, figures: Figures, budget: Budget, seed: int | None, frailty: Frailty = SOUND
    ) -> None:
        self.rng = random.Random(seed)
        self.budget = budget
        self.frailty = frailty
        self.trusted = figures.settings.trusted
        capacity = _CAPACITY
        if budget.iterations is not None:
            capacity = min(_CAPACITY, _FEWEST_NODES + budget.iterations * _NODES_AN_ITERATION)
        self.search = figures.search(game.actions, capacity, self.rng.getrandbits(_BITS))
        self._expected: AnyView | None = None
        """What the seat would see next if only its own decision came between."""

    def __call__(self, outlook: Outlook) -> int:
        return self.decide(outlook, 0.0)

    def decide(self, outlook: Outlook, spent: float) -> int:
        """An action, after `spent` seconds of thought in the same turn."""
        actions = outlook.legal()
        if len(actions) == 1:
            return actions[0]
        position = self.think(outlook, spent)
        best = self.chosen(outlook)
        self._expect(position, outlook.seat, best)
        return best

    def chosen(self, outlook: Outlook) -> int:
        """The most tried action; after few tries or with mistakes, what seems best of what was tried and is seen."""
        legal = set(outlook.legal())
        found = [each for each in self.search.found(outlook.seat) if each[0] in legal]
        most = max((visits for _, visits, _ in found), default=0)
        if self.frailty == SOUND and most >= self.trusted:
            return self.ranking(outlook)[0][0]
        values = {action: chance for action, visits, chance in found if visits * _SERIOUS >= most > 0}
        seen = self.frailty.seen(sorted(values), self.rng)
        if not seen:
            return self.ranking(outlook)[0][0]
        return self.frailty.best({action: values[action] for action in seen}, self.rng)

    def ranking(self, outlook: Outlook) -> list[tuple[int, float]]:
        """The legal actions with the win chances found for them, the most tried first."""
        tried = {action: (visits, chance) for action, visits, chance in self.search.found(outlook.seat)}
        ranked = sorted(outlook.legal(), key=lambda action: tried.get(action, (0, 0.0)), reverse=True)
        return [(action, tried.get(action, (0, 0.0))[1]) for action in ranked]

    def think(self, outlook: Outlook, spent: float = 0.0) -> State:
        """Spend the budget on a decision; returns the position that the search started from."""
        position = outlook.resample(self.rng)
        seat = outlook.seat
        if self._expected is None or self._expected != outlook.view():
            self.search.forget()
        self._expected = None
        seconds = self.budget.allowed(spent)
        if seconds is not None:
            self._think_for(seconds, position, seat)
        elif self.budget.iterations is not None:
            self.search.run(position, seat, self.budget.iterations)
        return position

    def _think_for(self, seconds: float, position: State, seat: int) -> None:
        """Search for this long, or until more would change nothing: the decision is plain or cannot be overtaken."""
        start = now = time.perf_counter()
        end = start + seconds
        asked = start + seconds / _ASKED
        done = 0
        left = self.budget.iterations
        most = _CHUNK if self.search.comparison.turns == 0 else _TRIES
        # Even without time a little thought is better than none.
        while done == 0 or now < end:
            chunk = most if left is None else min(most, left - done)
            if chunk == 0:
                return
            self.search.run(position, seat, chunk)
            if self.search.is_settled():
                return
            done += chunk
            now = time.perf_counter()
            if done == _PLAIN_AFTER and is_plain(self.search.found(seat)):
                return
            if now >= asked:
                asked += seconds / _ASKED
                to_come = done * (end - now) / (now - start)
                if self._lead(seat) > (to_come if left is None else min(to_come, left - done)):
                    return

    def _lead(self, seat: int) -> int:
        """By how many tries the most tried decision leads the next."""
        tried = sorted((visits for _, visits, _ in self.search.found(seat)), reverse=True)
        return tried[0] - tried[1] if len(tried) > 1 else 0

    def _expect(self, position: State, seat: int, action: int) -> None:
        """Keep the tree below the decision if the same seat decides next and what it will see is already known."""
        position.take(seat, action)
        while position.to_move == seat and len(forced := position.legal(seat)) == 1:
            position.take(seat, forced[0])
        if position.is_waiting(seat) and self.search.go_on_after(seat, action):
            self._expected = position.view(seat)


def is_plain(found: list[tuple[int, int, float]]) -> bool:
    """Whether of the actions with their tries and win chances one is overwhelmingly better than every other."""
    ranked = sorted(found, key=lambda each: each[1], reverse=True)
    if len(ranked) < 2:
        return len(ranked) == 1
    (_, tried, best), (_, next_tried, second) = ranked[:2]
    return tried > _PLAIN * next_tried and best > second
