"""What players tend to do: for each step and verb, how readily it is chosen when it is offered.

Learnt from games. Rollouts draw decisions by it, and a search tries the likely decisions first.
"""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, u8

from concilium.core.bits import count
from concilium.core.choices import SET, Choices
from concilium.core.game import Game
from concilium.core.state import State


@final
class Habits:
    """A weight for each verb in each step; 1 for all is the habit of a random player."""

    def __init__(self, game: Game) -> None:
        self.verbs: i64 = len(game.notation.verbs)
        self.owner: Final = game.notation.owner
        self.readiness: Final = vec[float]([1.0] * (len(game.steps) * len(game.notation.verbs)))

    def set(self, step: int, verb: int, readiness: float) -> None:
        self.readiness[step * self.verbs + verb] = readiness

    def base(self, state: State) -> i64:
        """Where the weights of the verbs begin that belong to what is being decided."""
        return state.step * self.verbs

    def weight(self, base: i64, action: i64) -> float:
        """How readily an action is chosen in the step whose weights begin at `base`."""
        return self.readiness[base + i64(self.owner[action])]

    def pick(self, state: State, choices: Choices, rng: Random) -> i64:
        """One of the choices, drawn by habit: first the verb, then one of its things."""
        at: i64 = 0
        if choices.size > SET:
            base = self.base(state)
            at = by_readiness(choices.words, choices.size, self.owner, self.readiness, base, rng.random())
        return choices.draw_from(at, rng)


def by_readiness(words: vec[i64], size: i64, owner: vec[u8], readiness: vec[float], base: i64, chance: float) -> i64:
    """The place of one of several sets of actions, each weighed by the readiness for its verb and by its size:
    `chance`, from 0 to 1, says which. Also written in C (`tools/engine_intrinsics.c`)."""
    total = 0.0
    at: i64 = 0
    while at < size:
        total += readiness[base + i64(owner[words[at]])] * float(count(words[at + 1]))
        at += SET
    mark = chance * total
    at = 0
    while at < size - SET:
        mark -= readiness[base + i64(owner[words[at]])] * float(count(words[at + 1]))
        if mark < 0.0:
            break
        at += SET
    return at
