"""A search without a tree: the few best choices one step ahead are tried in the same imagined worlds, and in each
everybody goes on by routine until some turns later.

Positions in the middle of a turn are hard to judge, and what a choice is worth often shows only when the others have
answered it. The better a choice turns out, the more worlds it is tried in: of every cycle of worlds all candidates
are tried in the first, the better half in two, the best quarter in four, down to the best two. A candidate that is
clearly worse than the best is tried no more, and when one alone is left the decision is settled. The longer a decision
takes, the more carefully the seats go on in its tries.
"""

from math import sqrt
from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from concilium.bots.routine import Routine
from concilium.bots.weighing import Weighing
from concilium.core.choices import Choices
from concilium.core.evaluation import MOST_SEATS, Evaluation
from concilium.core.movers import CHANCE, OVER
from concilium.core.state import State

_FEWEST: Final = 2
"""At least this many candidates are compared."""

_CLEAR: Final = 3.0
"""By how many standard errors a candidate must be behind the best to be out of the race."""

_MOST_HEED: Final = 0.5
"""Looking again more often than this hardly makes a routine better."""


@final
class Comparison:
    """What was found out about one decision; it goes on from there if it is asked for more."""

    def __init__(
        self, evaluation: Evaluation, guide: Evaluation, weighing: Weighing, actions: i64, rng: Random
    ) -> None:
        self.evaluation: Final = evaluation
        self.weighing: Final = weighing
        self.routine: Final = Routine(guide, actions, rng)
        self.rng: Final = rng
        self.turns: i64 = 0
        """How many turns are played on, the present one included; 0 if this kind of search is not used."""
        self.turn_step: i64 = -1
        """The step in which a seat takes its turn."""
        self.candidates: i64 = 8
        self.worlds: i64 = 1
        """In how many worlds all choices are weighed one step ahead."""
        self.faith = 0.0
        """How many tries it counts for what was seen of a choice one step ahead."""
        self.heed = 0.05
        """How often a seat that goes on by routine looks again, in the first tries."""
        self.patience: i64 = 0
        """After this many tries it does so twice as often, after twice as many three times; 0 if it never does more."""
        self.choices: Final = Choices()
        self.chances: Final = vec[float]([0.0] * MOST_SEATS)
        self.offers: Final = vec[i64]([0] * (actions + 1))
        self.order: Final = vec[i64]([0] * (actions + 1))
        """The choices by their places in `offers`, the best first."""
        self.field: Final = vec[i64]([0] * (actions + 1))
        """Those of them that are still in the race."""
        self.seen: Final = vec[float]([0.0] * (actions + 1))
        self.total: Final = vec[float]([0.0] * (actions + 1))
        self.tries: Final = vec[i64]([0] * (actions + 1))
        self.known: i64 = 0
        """How many choices were tried, and how often all together."""
        self.all_tries: i64 = 0
        self.scatter = 0.0
        """How far the tries were from the means of their choices: the sum of the squares."""
        self.clear = _CLEAR
        self.is_settled = False
        """Whether only one candidate is left, so that further thought would change nothing."""
        self.size: i64 = 0
        """How many choices there are; 0 before anything was looked at."""
        self.world: State | None = None
        self.width: i64 = 0
        """How many choices are tried in the present world, and how many were."""
        self.tried: i64 = 0
        self.level: i64 = 0
        """How many times the candidates are halved for the present world, and how many such worlds there were."""
        self.repeats: i64 = 0

    def forget(self) -> None:
        """Begin a new decision."""
        self.size = 0
        self.is_settled = False
        self.routine.forget()

    def run(self, position: State, seat: i64, iterations: i64, is_true: bool) -> None:
        """Try this many times what follows one of the choices, in worlds that the seat cannot tell from the position;
        in the position itself if it is the true one. It ends when the decision is settled."""
        if self.size == 0:
            self.begin(position, seat, is_true)
        done: i64 = 0
        while done < iterations:
            world = self.world
            if world is None or self.tried >= self.width:
                world = self.next_world(position, seat, is_true)
                if self.is_settled:
                    return
            choice = self.field[self.tried]
            state = world.copy()
            state.take(seat, self.offers[choice])
            self.play_turns(state, seat)
            self.evaluation.chances(state, self.chances)
            self.note(choice, self.chances[seat])
            self.tried += 1
            done += 1

    def note(self, choice: i64, chance: float) -> None:
        """Count a try."""
        tries = float(self.tries[choice])
        if tries == 0.0:
            self.known += 1
        else:
            # What a try adds to the sum of squares around a mean that moves with it.
            off = chance - self.total[choice] / tries
            self.scatter += off * off * tries / (tries + 1.0)
        self.total[choice] += chance
        self.tries[choice] += 1
        self.all_tries += 1

    def begin(self, position: State, seat: i64, is_true: bool) -> None:
        """Weigh all choices one step ahead."""
        state = self.imagine(position, seat, is_true)
        worlds: i64 = 1
        if not is_true:
            worlds = self.worlds
        state.fill(seat, self.choices)
        n = self.choices.write(self.offers)
        self.weighing.weigh(state, seat, self.offers, n, worlds)
        i: i64 = 0
        while i < n:
            self.seen[i] = self.weighing.values[i]
            self.total[i] = 0.0
            self.tries[i] = 0
            self.order[i] = i
            i += 1
        self.size = n
        self.known = 0
        self.all_tries = 0
        self.scatter = 0.0
        self.is_settled = False
        self.world = None
        self.level = 0
        self.repeats = 0

    def imagine(self, position: State, seat: i64, is_true: bool) -> State:
        """A world that the seat cannot tell from the position, or the position again."""
        world = position.copy()
        if not is_true:
            world.redraw(seat, self.rng)
        return world

    def next_world(self, position: State, seat: i64, is_true: bool) -> State:
        """Another world, and which choices to try in it."""
        self.sort()
        racing = self.gather()
        self.is_settled = racing == 1
        self.routine.heed = self.heed
        if self.patience > 0:
            self.routine.heed = min(self.heed * (1.0 + float(self.all_tries) / float(self.patience)), _MOST_HEED)
        width = racing >> self.level
        self.width = min(max(width, _FEWEST), racing)
        self.tried = 0
        self.repeats += 1
        if self.repeats >> self.level != 0:
            self.repeats = 0
            self.level += 1
            if racing >> self.level < _FEWEST:
                self.level = 0
        world = self.imagine(position, seat, is_true)
        self.world = world
        return world

    def gather(self) -> i64:
        """Put into `field` those of the best choices that may still be the best, in their order; returns how many."""
        most = min(self.candidates, self.size)
        surprise = self.surprise()
        best = self.order[0]
        lead = self.value(best, surprise)
        error = self.error()
        self.field[0] = best
        racing: i64 = 1
        i: i64 = 1
        while i < most:
            choice = self.order[i]
            i += 1
            if error >= 0.0 and self.tries[choice] > 0 and self.tries[best] > 0:
                both = 1.0 / float(self.tries[best]) + 1.0 / float(self.tries[choice])
                if lead - self.value(choice, surprise) >= self.clear * error * sqrt(both):
                    continue
            self.field[racing] = choice
            racing += 1
        return racing

    def error(self) -> float:
        """The standard deviation of a try; less than nought as long as there are too few to tell."""
        freedom = self.all_tries - self.known
        if freedom == 0 or freedom < self.known:
            return -1.0
        return sqrt(self.scatter / float(freedom))

    def sort(self) -> None:
        """Put the choices in order, that with the best win chance first."""
        order = self.order
        surprise = self.surprise()
        i: i64 = 1
        while i < self.size:
            choice = order[i]
            value = self.value(choice, surprise)
            at = i
            while at > 0 and self.value(order[at - 1], surprise) < value:
                order[at] = order[at - 1]
                at -= 1
            order[at] = choice
            i += 1

    def value(self, choice: i64, surprise: float) -> float:
        """The win chance of a choice: what was found, and what was seen one step ahead."""
        tries = float(self.tries[choice])
        if tries == 0.0:
            return self.seen[choice] + surprise
        return (self.total[choice] + self.faith * (self.seen[choice] + surprise)) / (tries + self.faith)

    def surprise(self) -> float:
        """By how much the tries found more than was seen one step ahead, on average."""
        more = 0.0
        tries: i64 = 0
        i: i64 = 0
        while i < self.size:
            more += self.total[i] - float(self.tries[i]) * self.seen[i]
            tries += self.tries[i]
            i += 1
        return more / float(tries) if tries > 0 else 0.0

    def play_turns(self, state: State, seat: i64) -> None:
        """Go on by routine until `turns` turns are over, that of the seat or what is left of it included."""
        choices = self.choices
        left = self.turns
        turn_of = seat
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                state.play_chance(self.rng, choices)
                continue
            mover = state.to_move
            if state.step == self.turn_step and mover != turn_of:
                turn_of = mover
                left -= 1
                if left == 0:
                    return
            state.fill(mover, choices)
            if choices.is_single():
                state.take(mover, choices.pick(0))
            else:
                state.take(mover, self.routine.pick(state, mover, choices))

    def found(self) -> list[tuple[int, int, float]]:
        """For each choice: the action, how often it was tried, its win chance."""
        surprise = self.surprise()
        found: list[tuple[int, int, float]] = []
        i: i64 = 0
        while i < self.size:
            found.append((self.offers[i], self.tries[i], self.value(i, surprise)))
            i += 1
        return found
