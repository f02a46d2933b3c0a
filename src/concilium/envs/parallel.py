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

from concilium import bots
from concilium.core.outlook import Outlook
from concilium.core.playing import Bot
from concilium.core.registry import game as find_game
from concilium.core.registry import names
from concilium.core.state import State
from concilium.envs.sharing import Shared
from concilium.envs.vector import HOLD, Vector

_STEP, _SAMPLE, _RESET, _ASK, _SHOW = b"step", b"sample", b"reset", b"ask", b"show"
_BITS = 62


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
        self._shared = Shared(size, int(self.encoder.size), self.actions, players)
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
            worker = context.Process(target=_work, args=(there, self._shared, rows, made), daemon=True)
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
        self._answers(self._pipes, [_RESET + str(rng.getrandbits(_BITS)).encode() for _ in self._pipes])

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
        self._order(_STEP)

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each game."""
        self._order(_SAMPLE)
        return np.array(self._decisions)

    def ask(self, bot: str, rows: NDArray[np.bool_]) -> NDArray[np.int64]:
        """What a bot would do in the games marked in `rows`, by its name; HOLD in the others.

        It gets what any bot gets: what the seat to move knows.
        """
        self._asked[:] = rows
        self._order(_ASK + bot.encode())
        return np.array(self._decisions)

    def position(self, row: int) -> State:
        """A copy of a game's position: the true one."""
        part = int(np.searchsorted(self._starts, row, side="right")) - 1
        order = _SHOW + str(row - self._starts[part]).encode()
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


class Part:
    """The games of one process."""

    def __init__(self, shared: Shared, rows: slice, made: tuple[str, int, dict[str, Any], str]) -> None:
        game, players, options, reward = made
        size = rows.stop - rows.start
        self._vector = Vector(game, size, players, options, 0, reward, shared.array("observations")[rows])
        self._written = [
            (shared.array(name)[rows], getattr(self._vector, name)) for name in ("masks", "to_move", "rewards", "done")
        ]
        self._decisions = shared.array("decisions")[rows]
        self._asked = shared.array("asked")[rows]
        self._bots: dict[str, Bot] = {}
        self._rng = random.Random()

    def obey(self, order: bytes) -> bytes:
        """Do what is ordered; what is not in shared memory is returned."""
        vector = self._vector
        if order == _STEP:
            vector.step(self._decisions)
            self._write()
        elif order == _SAMPLE:
            self._decisions[:] = vector.sample()
        elif order.startswith(_RESET):
            seed = int(order.removeprefix(_RESET))
            self._rng.seed(seed)
            vector.reset(seed)
            self._write()
        elif order.startswith(_ASK):
            self._ask(order.removeprefix(_ASK).decode())
        else:
            return json.dumps(vector.batch.states[int(order.removeprefix(_SHOW))].to_json()).encode()
        return b""

    def _write(self) -> None:
        for shared, own in self._written:
            shared[:] = own

    def _ask(self, name: str) -> None:
        bot = self._bots.get(name)
        if bot is None:
            bot = self._bots[name] = bots.make(name, self._vector.game, self._rng.getrandbits(_BITS))
        self._decisions[:] = HOLD
        for row in np.flatnonzero(self._asked).tolist():
            mover = int(self._vector.to_move[row])
            self._decisions[row] = bot(Outlook(self._vector.batch.states[row], mover, self._rng))


def _work(pipe: Connection, shared: Shared, rows: slice, made: tuple[str, int, dict[str, Any], str]) -> None:
    part = Part(shared, rows, made)
    while True:
        try:
            order = pipe.recv_bytes()
        except EOFError:
            return
        pipe.send_bytes(part.obey(order))


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
