"""Information-set Monte Carlo tree search, independent of any game.

Each iteration redraws what the seat does not know, walks down the tree, plays on a little by habit and asks the
evaluation. Every seat on the way goes for its own win chance; chance is drawn; what others decide in secret at the
same time is drawn from their habits, since they cannot answer what they do not see.
"""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from concilium.bots.children import choose, mark_children
from concilium.bots.comparison import Comparison
from concilium.bots.habits import Habits
from concilium.bots.tree import NOTHING, ROOT, Tree
from concilium.bots.weighing import Weighing
from concilium.core.choices import Choices
from concilium.core.evaluation import MOST_SEATS, Evaluation
from concilium.core.movers import CHANCE, OVER
from concilium.core.state import State

DEEPEST: Final = 400
"""The longest walk down the tree."""

SETTLING: Final = 8
"""At most this many decisions are played by habit to finish what an action has begun."""


ROLLOUT: Final = 30
CURIOSITY: Final = 2.0
RIPE: Final = 12


@final
class Search:
    """A search for one seat at a time; its tree is kept, so that the next decision can reuse part of it."""

    def __init__(
        self, evaluation: Evaluation, guide: Evaluation, habits: Habits, actions: i64, capacity: i64, seed: i64
    ) -> None:
        self.evaluation: Final = evaluation
        self.habits: Final = habits
        self.actions = actions
        self.rng: Final = Random(seed)
        self.weighing: Final = Weighing(guide, actions, self.rng)
        """What to look at first is the guide's to say, what a position is worth the evaluation's."""
        self.comparison: Final = Comparison(evaluation, guide, self.weighing, actions, self.rng)
        """Takes the place of the tree where the game's figures say how many turns to play on."""
        self.patience: i64 = 0
        """How many iterations there are before rollouts go by routine instead of by habit; 0 if they never do."""
        self.tree = Tree(capacity)
        self.spare = Tree(capacity)
        self.rollout: i64 = ROLLOUT
        """How many decisions are played by habit before the evaluation is asked."""
        self.curiosity = CURIOSITY
        """How much a rarely tried decision is favoured over a good one."""
        self.ripe: i64 = RIPE
        """How many times a node is visited before its children are weighed one step ahead."""
        self.worlds: i64 = 1
        """In how many worlds the root's children are weighed."""
        self.faith = 0.0
        """How many tries it counts for what was seen of a decision one step ahead."""
        self.choices: Final = Choices()
        self.offers: Final = vec[i64]([0] * (actions + 1))
        self.child_of: Final = vec[i64]([NOTHING] * actions)
        self.chances: Final = vec[float]([0.0] * MOST_SEATS)
        self.path: Final = vec[i64]([0] * DEEPEST)
        self.movers: Final = vec[i64]([0] * DEEPEST)
        self.length: i64 = 0
        self.ground: i64 = DEEPEST
        """The frame depth at which seats decide when no action is unfinished."""

    def forget(self) -> None:
        """Begin anew."""
        self.tree.clear()
        if self.comparison.turns > 0:
            self.comparison.forget()
        elif self.patience > 0:
            self.comparison.routine.forget()

    def go_on_after(self, seat: i64, action: i64) -> bool:
        """Keep the part of the tree after a seat's decision at the root; returns whether there was any."""
        node = self.tree.find(ROOT, seat * self.actions + action)
        if node == NOTHING:
            self.forget()
            return False
        self.spare.graft(self.tree, node)
        self.tree, self.spare = self.spare, self.tree
        return True

    def run(self, position: State, seat: i64, iterations: i64, is_true: bool = False) -> None:
        """Run this many iterations from a position that the seat cannot tell from the true one, or from that one."""
        if self.comparison.turns > 0:
            self.comparison.run(position, seat, iterations, is_true)
            return
        done: i64 = 0
        while done < iterations:
            state = position.copy()
            if not is_true:
                state.redraw(seat, self.rng)
            self.iterate(state, seat)
            done += 1

    def is_settled(self) -> bool:
        """Whether further thought would change nothing."""
        return self.comparison.turns > 0 and self.comparison.is_settled

    def iterate(self, state: State, seat: i64) -> None:
        """Walk down, play on, judge, and propagate the result up."""
        self.length = 0
        is_fresh = self.descend(state, seat)
        if is_fresh:
            self.play_on(state)
        self.evaluation.chances(state, self.chances)
        tree = self.tree
        tree.visits[ROOT] += 1
        i: i64 = 0
        while i < self.length:
            node = self.path[i]
            tree.visits[node] += 1
            tree.total[node] += self.chances[self.movers[i]]
            i += 1

    def descend(self, state: State, root_seat: i64) -> bool:
        """Walk from the root to a node that was never visited; False if the game ended on the way."""
        node: i64 = ROOT
        choices = self.choices
        while self.length < DEEPEST:
            if state.to_move == OVER:
                return False
            if state.to_move == CHANCE:
                state.take(CHANCE, state.draw(CHANCE, self.rng, choices))
                continue
            mover = self.mover(state, root_seat)
            self.ground = min(self.ground, state.depth)
            state.fill(mover, choices)
            if choices.is_single():
                state.take(mover, choices.pick(0))
                continue
            if state.current.together and mover != root_seat:
                state.take(mover, self.habits.pick(state, choices, self.rng))
                continue
            child = self.select(state, node, mover, choices.write(self.offers))
            if child == NOTHING:
                return True
            self.path[self.length] = child
            self.movers[self.length] = mover
            self.length += 1
            state.take(mover, self.tree.key[child] - mover * self.actions)
            if self.tree.visits[child] == 0:
                return True
            node = child
        return True

    def mover(self, state: State, root_seat: i64) -> i64:
        """Who decides next. Of several that decide in secret, the searching seat comes first: nobody sees it."""
        if state.current.together and state.is_waiting(root_seat):
            return root_seat
        return state.to_move

    def select(self, state: State, node: i64, mover: i64, n: i64) -> i64:
        """The child to go to: good so far, likely good, or rarely tried; created if new. NOTHING if out of room."""
        tree, offers, child_of = self.tree, self.offers, self.child_of
        if not tree.has_room(n):
            return self._select_known(node, mover, n)
        if tree.weighed[node] == 0 and (node == ROOT or tree.visits[node] >= self.ripe):
            self.weigh_children(state, node, mover, n)
        first = mover * self.actions
        mark_children(tree, node, first, child_of, True)
        even = 1.0 / float(n) if tree.weighed[node] != 0 else 0.0
        base = self.habits.base(state)
        best = choose(tree, node, offers, n, child_of, self.habits, base, even, self.curiosity, self.faith)
        action = offers[best]
        chosen = child_of[action]
        mark_children(tree, node, first, child_of, False)
        if chosen == NOTHING:
            chosen = tree.add(node, first + action, even if even > 0.0 else self.habits.weight(base, action))
        return chosen

    def weigh_children(self, state: State, node: i64, mover: i64, n: i64) -> None:
        """Give every legal child a prior from one step ahead."""
        tree, offers = self.tree, self.offers
        tree.weighed[node] = 1
        weighing = self.weighing
        weighing.weigh(state, mover, offers, n, self.worlds if node == ROOT else 1)
        first = mover * self.actions
        i: i64 = 0
        while i < n:
            child = tree.find(node, first + offers[i])
            if child == NOTHING:
                child = tree.add(node, first + offers[i], weighing.priors[i])
            else:
                tree.prior[child] = weighing.priors[i]
            tree.seen[child] = weighing.values[i]
            i += 1

    def play_on(self, state: State) -> None:
        """A rollout: decisions by habit, as many as `rollout` says, and to the end of an unfinished action."""
        choices = self.choices
        left = self.rollout
        settling: i64 = SETTLING
        is_careful = self.patience > 0 and self.tree.visits[ROOT] >= self.patience
        while state.to_move != OVER and (
            left > 0 or state.to_move == CHANCE or (state.depth > self.ground and settling > 0)
        ):
            seat = state.to_move
            state.fill(seat, choices)
            if seat == CHANCE or choices.is_single():
                state.take(seat, choices.draw(self.rng))
            else:
                if is_careful:
                    state.take(seat, self.comparison.routine.pick(state, seat, choices))
                else:
                    state.take(seat, self.habits.pick(state, choices, self.rng))
                left -= 1
                settling -= 1

    def _select_known(self, node: i64, mover: i64, n: i64) -> i64:
        """With no room left: the most tried legal child, or NOTHING."""
        tree = self.tree
        first = mover * self.actions
        best: i64 = NOTHING
        i: i64 = 0
        while i < n:
            child = tree.find(node, first + self.offers[i])
            if child != NOTHING and (best == NOTHING or tree.visits[child] > tree.visits[best]):
                best = child
            i += 1
        return best

    def found(self, seat: int) -> list[tuple[int, int, float]]:
        """For each decision of the seat at the root: the action, how often it was tried, its win chance."""
        if self.comparison.turns > 0:
            return self.comparison.found()
        tree = self.tree
        decisions: list[tuple[int, int, float]] = []
        child = tree.child[ROOT]
        while child != NOTHING:
            action = tree.key[child] - seat * self.actions
            if 0 <= action < self.actions:
                decisions.append((action, tree.visits[child], tree.mean(child, self.faith)))
            child = tree.sibling[child]
        return decisions
