"""Bots think in worker processes, so that the server answers meanwhile.

A worker gets a position resampled from what the seat knows, never the true one.
"""

import asyncio
import json
import multiprocessing
import os
import random
import secrets
import threading
import time
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any, Protocol

import msgspec

from concilium import backend, bots
from concilium.core.game import Game
from concilium.core.outlook import Outlook
from concilium.core.playing import Bot
from concilium.core.state import State
from concilium.server.games import shared
from concilium.server.turns import Asker, Line

RANDOM = "random"
"""The level that needs no thought: it decides in the server itself."""

OFFERED: tuple[str, ...] = bots.LEVELS
"""The levels that people may choose, from weak to strong."""

CHANCE_OF_THE_SYSTEM = secrets.SystemRandom()


def chance(table: str) -> random.Random:
    """What chance and random bots decide by at a table: at every one the system's own randomness."""
    return CHANCE_OF_THE_SYSTEM


HINT_ITERATIONS = {"compiled": bots.ITERATIONS, "interpreted": 40}
"""How far a hint looks, by engine. It is counted, not timed: the same position gets the same hint."""
_NICENESS = 5
_TRIES = 2
_HINTERS = 1


def accepted(level: str | None) -> bool:
    """Whether there are bots of this level, offered or called so before; `random` plays for tests and measurements."""
    return level is not None and bots.current(level) in (RANDOM, *bots.LEVELS)


class Thought(msgspec.Struct, frozen=True):
    """What a worker needs to think for a seat: the game, and a position that the seat cannot tell from the true one."""

    name: str
    players: int
    options: str
    position: dict[str, Any]
    seat: int
    spent: float = 0.0
    """How many seconds the seat has already taken in this turn."""

    @classmethod
    def of(cls, state: State, seat: int, spent: float = 0.0) -> "Thought":
        game = state.game
        options = json.dumps(game.options, sort_keys=True)
        position = state.resample(seat, CHANCE_OF_THE_SYSTEM).to_json()
        return cls(game.name, int(game.players), options, position, seat, spent)

    def game(self) -> Game:
        return shared(self.name, self.players, self.options)

    def outlook(self) -> Outlook:
        return Outlook(self.game().from_json(self.position), self.seat, random.Random(secrets.randbits(64)))


def later(thought: Thought, seconds: float) -> Thought:
    """The thought after it has waited for these seconds, which are part of its seat's turn."""
    return msgspec.structs.replace(thought, spent=thought.spent + seconds)


class Thinking(Protocol):
    """Where bots are thought for: in workers of this server, or elsewhere."""

    async def action(self, level: str, thought: Thought, asker: Asker) -> int:
        """What a bot of this level decides."""

    async def advice(self, thought: Thought, asker: Asker) -> bots.Advice:
        """The win chances of all legal actions, which are the best, how sure that is, and why."""

    def close(self) -> None: ...


class Thinkers:
    """The worker processes; they start with the first thought. Hints have a worker of their own."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._decisions = Line(self.workers, "decision")
        self._hints = Line(_HINTERS, "hint")
        self._pool: ProcessPoolExecutor | None = None
        self._is_closed = False

    async def action(self, level: str, thought: Thought, asker: Asker) -> int:
        """What a bot of this level decides. The time that it waits for a worker is part of its turn."""
        begun = time.monotonic()
        async with self._decisions.turn(asker):
            return int(await self._in_worker(_decide, level, later(thought, time.monotonic() - begun)))

    async def advice(self, thought: Thought, asker: Asker) -> bots.Advice:
        """The win chances of all legal actions, which are the best, how sure that is, and why."""
        async with self._hints.turn(asker):
            found: bots.Advice = await self._in_worker(_advise, thought)
        return found

    async def change_over(self) -> str:
        """Let new workers think from now on, and say on which engine; the old ones finish what they have begun."""
        fresh = self._new_pool()
        # They have begun before anybody waits for them.
        engine = await asyncio.get_running_loop().run_in_executor(fresh, backend)
        old, self._pool = self._pool, fresh
        if old is not None:
            old.shutdown(wait=False)
        return engine

    def close(self) -> None:
        """End the workers, whatever they are thinking."""
        self._is_closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for worker in multiprocessing.active_children():
                worker.kill()

    async def _in_worker(self, call: Any, *args: Any) -> Any:
        for _ in range(_TRIES):
            pool = self._ready_pool()
            try:
                return await _worked(pool.submit(call, *args))
            except BrokenProcessPool:
                # A worker died (out of memory, killed): the others end with it, so start again.
                pool.shutdown(wait=False)
                if self._is_closed:
                    raise
                if self._pool is pool:
                    self._pool = None
        raise BrokenProcessPool("the bots' workers keep dying")

    def _ready_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = self._new_pool()
        return self._pool

    def _new_pool(self) -> ProcessPoolExecutor:
        # Not forked: the server has threads. Its own process comes first when cores are few.
        return ProcessPoolExecutor(self.workers + _HINTERS, multiprocessing.get_context("spawn"), _begin)


async def _worked(thought: Future[Any]) -> Any:
    """What comes of a thought. Who does not want it any more waits for its end all the same: a worker cannot be
    interrupted, and until it is free nobody else may count on it."""
    done = asyncio.wrap_future(thought)
    done.add_done_callback(_heeded)
    try:
        await asyncio.wait({done})
    except asyncio.CancelledError:
        if not thought.cancel():
            await asyncio.wait({done})
        raise
    return done.result()


def _heeded(done: asyncio.Future[Any]) -> None:
    """Nobody may be waiting any more when it fails."""
    if not done.cancelled():
        done.exception()


def _begin() -> None:
    """A worker begins: it gives way to the server, and ends with it, however that ends."""
    os.nice(_NICENESS)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _decide(level: str, thought: Thought) -> int:
    bot = _bot(level, thought.name, thought.players, thought.options)
    return bots.decide(bot, thought.outlook(), thought.spent)


def _advise(thought: Thought) -> bots.Advice:
    return bots.advise(thought.outlook(), HINT_ITERATIONS[backend()])


@lru_cache(maxsize=64)
def _bot(level: str, name: str, players: int, options: str) -> Bot:
    """The bot of a level that thinks in this worker, for whatever table."""
    return bots.make(level, shared(name, players, options))
