"""One step ahead: what a position is worth for a seat after each of its legal actions, by the evaluation.

A step goes to the end of what the action itself asks of its seat. Where the seat keeps deciding after that, as with
a free action, what the action has newly made possible is examined too.
"""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.choices import Choices
from concilium.core.evaluation import MOST_SEATS, Evaluation
from concilium.core.state import State

FOLLOWED: Final = 5
"""How many further decisions of the same seat may belong to one action: a card's choices, an opening bid."""


@final
class Foresight:
    """Looks one action ahead: to the end of what the action itself asks of its seat, drawing chance on the way."""

    def __init__(self, evaluation: Evaluation, actions: i64, rng: Random) -> None:
        self.evaluation: Final = evaluation
        self.rng: Final = rng
        self.chances: Final = vec[float]([0.0] * MOST_SEATS)
        self.choices: Final = Choices()
        self.offers: Final = vec[i64]([0] * (actions + 1))
        self.values: Final = vec[float]([0.0] * (actions + 1))
        """What `weigh` found for each of the actions it was given."""
        self.marks: Final = vec[i64]([0] * (actions + 1))
        self.mark: i64 = 0
        """Marks the actions that were possible before."""

    def weigh(self, state: State, seat: i64, actions: vec[i64], n: i64, draws: i64) -> i64:
        """Write the win chance after each of the first n actions into `values`; returns the index of the best.

        Where chance follows an action, the mean over several draws counts.
        """
        self.note(actions, n)
        return self.weigh_noted(state, seat, actions, n, draws)

    def note(self, actions: vec[i64], n: i64) -> None:
        """Mark the first n actions as possible already."""
        self.mark += 1
        i: i64 = 0
        while i < n:
            self.marks[actions[i]] = self.mark
            i += 1

    def weigh_noted(self, state: State, seat: i64, actions: vec[i64], n: i64, draws: i64) -> i64:
        """`weigh` for some of the actions that were noted as possible."""
        best: i64 = 0
        i: i64 = 0
        while i < n:
            value = self.value(state, seat, actions[i], draws)
            self.values[i] = value
            if value > self.values[best]:
                best = i
            i += 1
        return best

    def value(self, state: State, seat: i64, action: i64, draws: i64) -> float:
        """The mean win chance after an action and the choices that it asks for."""
        total = 0.0
        done: i64 = 0
        while done < draws:
            after = state.copy()
            after.take(seat, action)
            drawn = after.play_chance(self.rng, self.choices)
            drawn = self.follow(after, seat, state.depth) or drawn
            self.evaluation.chances(after, self.chances)
            value = self.chances[seat]
            if after.to_move == seat and after.depth == state.depth and after.step == state.step:
                value = max(value, self.best_new(after, seat))
            total += value
            done += 1
            if not drawn:
                break
        return total / float(done)

    def follow(self, state: State, seat: i64, depth: i64) -> bool:
        """Make the decisions that an action asks of its own seat, the best each time; whether chance was involved."""
        drawn = False
        left: i64 = FOLLOWED
        while left > 0 and state.depth > depth and state.to_move == seat:
            action = self.best_at_once(state, seat)
            state.take(seat, action)
            drawn = state.play_chance(self.rng, self.choices) or drawn
            left -= 1
        return drawn

    def list_choices(self, state: State, seat: i64) -> i64:
        """Write what the seat may do into `offers`; returns how many actions there are."""
        state.fill(seat, self.choices)
        return self.choices.write(self.offers)

    def best_new(self, state: State, seat: i64) -> float:
        """The best win chance after an action that was not possible before; -1 if there is none."""
        offers, marks = self.offers, self.marks
        n = self.list_choices(state, seat)
        most = -1.0
        i: i64 = 0
        while i < n:
            if marks[offers[i]] != self.mark:
                after = state.copy()
                after.take(seat, offers[i])
                after.play_chance(self.rng, self.choices)
                self.evaluation.chances(after, self.chances)
                most = max(most, self.chances[seat])
            i += 1
        return most

    def best_at_once(self, state: State, seat: i64) -> i64:
        """The action whose immediate result looks best."""
        offers = self.offers
        n = self.list_choices(state, seat)
        best = offers[0]
        most = -1.0
        i: i64 = 0
        while i < n:
            after = state.copy()
            after.take(seat, offers[i])
            after.play_chance(self.rng, self.choices)
            self.evaluation.chances(after, self.chances)
            if self.chances[seat] > most:
                most = self.chances[seat]
                best = offers[i]
            i += 1
        return best
