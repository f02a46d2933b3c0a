"""Games stepped together in several processes, with one call; the arrays are in memory that all of them share.

`python -m concilium.envs.parallel GAME --games 1024 --processes 2` measures how fast.
"""

import argparse
import json
import multiprocessing
import os
import random
import time
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from concilium.core.registry import game as find_game
from concilium.core.registry import names
from concilium.core.state import State
from concilium.envs.ahead import OF_ACTIONS, OF_GAMES, Ahead, places
from concilium.envs.part import AHEAD, ASK, JUDGE, MEASURE, RESET, SAMPLE, SHOW, STEP, TIME, work
from concilium.envs.sharing import Shared
from concilium.envs.vector import HOLD

_BITS = 62
_ROOM = 24
"""For how many actions a game there is room, on average, when it is looked at what they lead to."""


class Parallel:
    """As `Vector`, with the games spread over processes: each steps its part, and `step` returns when all have.

    The arrays are rewritten in place, so copy what must last. The processes end with `close`, or with this one.
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
        game: str,
        size: int,
        players: int = 4,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        reward: str = "win",
        processes: int | None = None,
    ) -> None:
        processes = processes or os.cpu_count() or 1
        if size < processes:
            raise ValueError(f"{processes} processes need at least as many games, not {size}")
        self.game = find_game(game, players, options)
        self.encoder = self.game.encoder()
        self.size = size
        self.actions = int(self.game.actions)
        evaluation = self.game.evaluation()
        self.features, self.clocks = list(evaluation.features), list(evaluation.clocks)
        """What `ahead` measures, by name."""
        # Enough for any one game, so that looking ahead always gets on.
        self._room = max(_ROOM * -(-size // processes), self.actions)
        self._shared = Shared(
            {
                "observations": ((size, int(self.encoder.size)), "i2"),
                "masks": ((size, self.actions), "?"),
                "to_move": ((size,), "i8"),
                "rewards": ((size, players), "f8"),
                "done": ((size,), "?"),
                "decisions": ((size,), "i8"),
                "asked": ((size,), "?"),
                **places(size, self._room * processes, players, len(self.features), len(self.clocks)),
            }
        )
        for name in ("observations", "masks", "to_move", "rewards", "done"):
            setattr(self, name, self._shared.array(name))
        self._decisions = self._shared.array("decisions")
        self._asked = self._shared.array("asked")
        self._all_masks = self.masks.reshape(-1)
        self._firsts = np.arange(size) * self.actions
        self._starts = [size * part // processes for part in range(processes + 1)]
        self._pipes: list[Connection] = []
        # Not forked: learners use threads.
        context = multiprocessing.get_context("spawn")
        for part in range(processes):
            here, there = context.Pipe()
            made = (game, players, dict(options or {}), reward)
            rows = slice(self._starts[part], self._starts[part + 1])
            room = slice(self._room * part, self._room * (part + 1))
            worker = context.Process(target=work, args=(there, self._shared, rows, room, made), daemon=True)
            worker.start()
            there.close()
            self._pipes.append(here)
        self.reset(seed)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the processes."""
        for pipe in self._pipes:
            pipe.close()
        self._pipes = []

    def reset(self, seed: int) -> None:
        """All games from their start; the same seed, processes and decisions give the same games."""
        rng = random.Random(seed)
        self._answers(self._pipes, [RESET + str(rng.getrandbits(_BITS)).encode() for _ in self._pipes])

    def step(self, actions: NDArray[np.integer[Any]] | Sequence[int]) -> None:
        """One decision in each game, or HOLD; `IllegalAction` if one is not allowed, and then no game has moved."""
        decisions = np.asarray(actions)
        if decisions.shape != (self.size,):
            raise ValueError(f"{self.size} games take as many actions, not {len(actions)}")
        known = (decisions >= 0) & (decisions < self.actions)
        allowed = self._all_masks[self._firsts + np.where(known, decisions, 0)] & known
        for row in np.flatnonzero(~allowed & (decisions != HOLD)):
            # The position itself names the rule that forbids it.
            self.position(int(row)).apply(int(self.to_move[row]), int(decisions[row]))
        np.copyto(self._decisions, decisions, casting="same_kind")
        self._order(STEP)

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each game."""
        self._order(SAMPLE)
        return np.array(self._decisions)

    def ask(self, bot: str, rows: NDArray[np.bool_]) -> NDArray[np.int64]:
        """What a bot would do in the games marked in `rows`, by its name; HOLD in the others.

        It gets what any bot gets: what the seat to move knows.
        """
        self._asked[:] = rows
        self._order(ASK + bot.encode())
        return np.array(self._decisions)

    def ahead(self, rows: NDArray[np.bool_]) -> Ahead:
        """What each legal action leads to in the games marked in `rows`: a copy, one game's after the other's.

        It is seen from what the seat to move knows: what it does not know is redrawn.
        """
        self._asked[:] = rows
        arrays = [self._shared.array(name) for name in OF_ACTIONS]
        found = [[array[:0] for array in arrays] for _ in self._pipes]
        while self._asked.any():
            # A process that had no room for more leaves games marked.
            for part, answer in enumerate(self._answers(self._pipes, [AHEAD] * len(self._pipes))):
                room = slice(self._room * part, self._room * part + int(answer))
                found[part] = [np.concatenate([old, new[room]]) for old, new in zip(found[part], arrays, strict=True)]
        joined = (np.concatenate(parts) for parts in zip(*found, strict=True))
        return Ahead(*joined, *(self._shared.array(name)[rows] for name in OF_GAMES))

    def measure(self, rows: NDArray[np.bool_]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """The features (games, players, features) and clocks (games, clocks) of the games marked in `rows`: a copy.

        They are those of the true position: to learn from when the game is over, never to decide by.
        """
        self._asked[:] = rows
        self._order(MEASURE)
        return self._shared.array("features_now")[rows], self._shared.array("clocks_now")[rows]

    def judge_by(self, figures: str) -> None:
        """Let `ahead` make the choices that an action asks for by these figures, the text of a data file; before that
        it takes the game's own."""
        self._order(JUDGE + figures.encode())

    def processor_seconds(self) -> float:
        """How much processor time the processes have used so far."""
        return sum(float(answer) for answer in self._answers(self._pipes, [TIME] * len(self._pipes)))

    def position(self, row: int) -> State:
        """A copy of a game's position: the true one."""
        part = int(np.searchsorted(self._starts, row, side="right")) - 1
        order = SHOW + str(row - self._starts[part]).encode()
        return self.game.from_json(json.loads(self._answers([self._pipes[part]], [order])[0]))

    def _order(self, order: bytes) -> None:
        """Let all processes do the same."""
        self._answers(self._pipes, [order] * len(self._pipes))

    def _answers(self, pipes: list[Connection], orders: list[bytes]) -> list[bytes]:
        """Let processes do something at the same time, and wait for all."""
        try:
            for pipe, order in zip(pipes, orders, strict=True):
                pipe.send_bytes(order)
            return [pipe.recv_bytes() for pipe in pipes]
        except (EOFError, OSError):
            self.close()
            raise RuntimeError("a process of games has ended; what it printed says why") from None


def steps_per_second(game: str, size: int, processes: int, seconds: float) -> float:
    """How many decisions per second random play makes by the clock, with all arrays written for each."""
    with Parallel(game, size, processes=processes) as games:
        games.step(games.sample())
        steps = 0
        start = time.perf_counter()
        while (passed := time.perf_counter() - start) < seconds:
            games.step(games.sample())
            steps += size
    return steps / passed


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=names())
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--seconds", type=float, default=3.0)
    chosen = parser.parse_args(arguments)
    print(f"{steps_per_second(chosen.game, chosen.games, chosen.processes, chosen.seconds):,.0f} steps a second")


if __name__ == "__main__":
    main()
