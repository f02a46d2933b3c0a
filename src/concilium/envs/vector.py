"""A batch of games stepped together in compiled code, NumPy in and out."""

import time
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from concilium.core.game import Game
from concilium.core.registry import game as find_game
from concilium.core.registry import usual_game
from concilium.envs.batch import HOLD, Batch

__all__ = ["HOLD", "Vector", "steps_per_second"]

_DECISION = np.dtype("<i8")


class Vector:
    """Games side by side, each waiting for the decision of the seat in `to_move`.

    The arrays are fixed buffers: `step` rewrites them in place, so copy what must last. Chance is played
    inside. When a game ends, `done` and `rewards` say so for one step and its row already shows the next game.
    """

    observations: NDArray[np.int16]
    """(size, fields): what the seat to move knows; `encoder` describes it."""
    masks: NDArray[np.bool_]
    """(size, actions): what it may do."""
    to_move: NDArray[np.int64]
    """(size,): the seat that decides."""
    rewards: NDArray[np.float64]
    """(size, players): not zero only where a game has just ended."""
    done: NDArray[np.bool_]
    """(size,): whether a game has just ended."""

    def __init__(
        self,
        game: str | Game,
        size: int,
        players: int = 4,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        reward: str = "win",
        observations: NDArray[np.int16] | None = None,
    ) -> None:
        """`observations` is the array to write them to, if given."""
        self.game = find_game(game, players, options) if isinstance(game, str) else game
        self.size = size
        self._shape = (size,)
        self.actions = int(self.game.actions)
        self.batch = Batch(self.game, size, seed, reward)
        self.encoder = self.batch.encoder
        self._sampled = np.frombuffer(memoryview(self.batch.sampled), np.int64)
        self._observed = np.frombuffer(memoryview(self.batch.observations), np.int16).reshape(size, -1)
        self.observations = self._observed if observations is None else observations
        self._hand_over()
        self.masks = np.frombuffer(memoryview(self.batch.masks), np.bool_).reshape(size, -1)
        self.to_move = np.frombuffer(memoryview(self.batch.to_move), np.int64)
        self.rewards = np.frombuffer(memoryview(self.batch.rewards), np.float64).reshape(size, -1)
        self.done = np.frombuffer(memoryview(self.batch.done), np.bool_)

    def reset(self, seed: int) -> None:
        """All games from their start; the same seed and decisions give the same games."""
        self.batch.restart(seed)
        self._hand_over()

    def step(self, actions: NDArray[np.integer[Any]] | list[int]) -> None:
        """One decision in each game, or HOLD; `IllegalAction` if one is not allowed, and then no game has moved."""
        decisions = np.asarray(actions)
        if decisions.shape != self._shape:
            raise ValueError(f"a batch of {self.size} games takes as many actions, not {len(actions)}")
        if decisions.dtype is not _DECISION:
            decisions = decisions.astype(_DECISION, casting="same_kind")
        self.batch.step(decisions.tobytes())
        self._hand_over()

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each game."""
        self.batch.sample()
        return self._sampled.copy()

    def _hand_over(self) -> None:
        """Copy the observations into the array of whoever wants them in one of their own."""
        if self.observations is not self._observed:
            self.observations[:] = self._observed


def steps_per_second(game_name: str, batch: int, seconds: float) -> float:
    """How many decisions per second random play makes on one core, with observations and masks written for each."""
    vector = Vector(usual_game(game_name), batch)
    steps = 0
    start = time.thread_time()
    while (passed := time.thread_time() - start) < seconds:
        for _ in range(16):
            vector.step(vector.sample())
        steps += 16 * batch
    return steps / passed
