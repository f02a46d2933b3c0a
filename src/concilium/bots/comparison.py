"""A search without a tree: the few best choices one step ahead are tried in the same imagined worlds, and in each
everybody goes on by routine until some turns later.

Positions in the middle of a turn are hard to judge, and what a choice is worth often shows only when the others have
answered it. The better a choice turns out, the more worlds it is tried in: of every cycle of worlds all candidates
are tried in the first, the better half in two, the best quarter in four, down to the best two. A candidate that is
clearly worse than the best is tried no more, and when one alone is left the decision is settled. If the first tries do
not settle it, it is tried again with more care: what they found is then no more than a first impression.
"""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from concilium.bots.fate import FATES, Fate
from concilium.bots.routine import Routine
from concilium.bots.tally import MOST_TRIED, Tally
from concilium.bots.weighing import Weighing
from concilium.core.choices import Choices
from concilium.core.evaluation import MOST_SEATS, Evaluation
from concilium.core.movers import CHANCE, OVER
from concilium.core.state import State

_FEWEST: Final = 2
"""At least this many candidates are compared."""

_CLEAR: Final = 3.0
"""By how many standard errors a candidate must be behind the best to be out of the race."""

_CAREFUL: Final = 0.5
"""How often a seat that goes on with care looks again; more often hardly makes a routine better."""

_DOUBT: Final = 2.0
"""How much clearer a difference has to be as long as seats go on without care: such tries can be wrong together."""


@final
class Comparison:
    """What was found out about one decision; it goes on from there if it is asked for more."""

    def __init__(
        self, evaluation: Evaluation, guide: Evaluation, weighing: Weighing, actions: i64, rng: Random
    ) -> None:
        self.evaluation: Final = evaluation
        self.weighing: Final = weighing
        self.routine: Final = Routine(guide, actions, Random(0))
        self.rng: Final = rng
        self.fate: Final = Fate()
        """What chance brings in a try, and when a routine looks again: alike in all tries of a world."""
        self.turns: i64 = 0
        """How many turns are played on, the present one included; 0 if this kind of search is not used."""
        self.turn_step: i64 = -1
        """The step in which a seat takes its turn."""
        self.candidates: i64 = 8
        self.worlds: i64 = 1
        """In how many worlds all choices are weighed one step ahead."""
        self.heed = 0.05
        """How often a seat that goes on by routine looks again, in the first tries."""
        self.patience: i64 = 0
        """How many tries there are before seats go on with care; 0 if they never do."""
        self.choices: Final = Choices()
        self.chances: Final = vec[float]([0.0] * MOST_SEATS)
        self.offers: Final = vec[i64]([0] * (actions + 1))
        self.order: Final = vec[i64]([0] * (actions + 1))
        """The choices by their places in `offers`, the best first."""
        self.field: Final = vec[i64]([0] * (actions + 1))
        """Those of them that are still in the race."""
        self.tally: Final = Tally(actions + 1)
        self.clear = _CLEAR
        self.is_careful = False
        self.is_settled = False
        """Whether only one candidate is left, so that further thought would change nothing."""
        self.world: State | None = None
        self.fated: i64 = 0
        """The fate of the present world."""
        self.width: i64 = 0
        """How many choices are tried in the present world, and how many were."""
        self.tried: i64 = 0
        self.level: i64 = 0
        """How many times the candidates are halved for the present world, and how many such worlds there were."""
        self.repeats: i64 = 0

    def forget(self) -> None:
        """Begin a new decision."""
        self.tally.begin(0)
        self.is_settled = False
        self.routine.forget()

    def run(self, position: State, seat: i64, iterations: i64, is_true: bool) -> None:
        """Try this many times what follows one of the choices, in worlds that the seat cannot tell from the position;
        in the position itself if it is the true one. It ends when the decision is settled."""
        if self.tally.size == 0:
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
            self.fate.begin(self.fated)
            state.take(seat, self.offers[choice])
            self.play_turns(state, seat)
            self.evaluation.chances(state, self.chances)
            self.tally.note(choice, self.chances[seat])
            self.tried += 1
            done += 1

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
            self.tally.seen[i] = self.weighing.values[i]
            self.order[i] = i
            i += 1
        self.tally.begin(n)
        self.is_careful = self.patience == 0
        self.routine.heed = self.heed
        self.world = None
        self.level = 0
        self.repeats = 0

    def take_care(self) -> None:
        """Try again, with more care."""
        self.is_careful = True
        self.routine.heed = _CAREFUL
        self.tally.begin_again()
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
        self.tally.end_world()
        self.sort()
        if not self.is_careful and self.tally.all_tries >= self.patience:
            self.take_care()
        racing = self.gather()
        self.is_settled = racing == 1
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
        self.fated = self.rng.randrange(FATES)
        return world

    def gather(self) -> i64:
        """Put into `field` those of the best choices that may still be the best, in their order; returns how many.

        There is room for tries of so many choices and no more: what was not tried before then stays untried.
        """
        tally = self.tally
        most = min(self.candidates, MOST_TRIED)
        room = tally.room()
        surprise = tally.surprise()
        clear = self.clear if self.is_careful else self.clear * _DOUBT
        best: i64 = 0
        lead = 0.0
        seen: i64 = 0
        racing: i64 = 0
        i: i64 = 0
        while i < tally.size and seen < most:
            choice = self.order[i]
            i += 1
            if tally.row[choice] == 0:
                if room == 0:
                    continue
                room -= 1
            seen += 1
            value = tally.value(choice, surprise)
            if racing == 0:
                best = choice
                lead = value
            elif lead - value >= clear * tally.error(best, choice):
                continue
            self.field[racing] = choice
            racing += 1
        return racing

    def sort(self) -> None:
        """Put the choices in order, that with the best win chance first."""
        order, tally = self.order, self.tally
        surprise = tally.surprise()
        i: i64 = 1
        while i < tally.size:
            choice = order[i]
            value = tally.value(choice, surprise)
            at = i
            while at > 0 and tally.value(order[at - 1], surprise) < value:
                order[at] = order[at - 1]
                at -= 1
            order[at] = choice
            i += 1

    def play_turns(self, state: State, seat: i64) -> None:
        """Go on by routine until `turns` turns are over, that of the seat or what is left of it included."""
        choices, fate = self.choices, self.fate
        turn_of = seat
        while state.to_move != OVER:
            mover = state.to_move
            if state.step == self.turn_step and mover not in (turn_of, CHANCE):
                turn_of = mover
                fate.begin_turn()
                if fate.turn == self.turns:
                    return
            state.fill(mover, choices)
            if choices.is_single():
                state.take(mover, choices.pick(0))
            elif mover == CHANCE:
                state.take(mover, fate.draw(choices))
            else:
                self.routine.rng.seed(fate.moment(mover, state.step))
                state.take(mover, self.routine.pick(state, mover, choices))

    def found(self) -> list[tuple[int, int, float]]:
        """For each choice: the action, how often it was tried, its win chance."""
        tally = self.tally
        surprise = tally.surprise()
        found: list[tuple[int, int, float]] = []
        i: i64 = 0
        while i < tally.size:
            found.append((self.offers[i], tally.tries[i], min(max(tally.value(i, surprise), 0.0), 1.0)))
            i += 1
        return found
