"""For whom the workers think next: time is shared fairly by address, by guest and by table.

Games at which people play come before games that are only watched. Where nobody is present nobody is thought for.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from hashlib import blake2s

from concilium.server import metrics

_Key = tuple[str, ...]

LEAST_TO_FORGET = 1000
"""How many times are remembered before it is seen which of them still matter."""


@dataclass(frozen=True)
class Asker:
    """For whom a thought is."""

    table: str
    guest: str = ""
    address: str = ""
    is_watched_only: bool = False
    """Whether nobody who is present plays."""

    @property
    def keys(self) -> tuple[_Key, _Key, _Key]:
        """Among whom time is shared: addresses, guests of one address, tables of one guest."""
        return (self.address,), (self.address, self.guest), (self.address, self.guest, self.table)


def alike(*words: str) -> str:
    """The same for the same words: whose address it is need not be known, only whether it is the same."""
    return blake2s(repr(words).encode(), digest_size=16).hexdigest()


class _Waiting:
    def __init__(self, asker: Asker, number: int) -> None:
        self.asker = asker
        self.number = number
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Line:
    """A queue for a number of workers. Next is whoever has had the least time, not whoever came first."""

    def __init__(self, workers: int, kind: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._free = workers
        self._workers = workers
        self._kind = kind
        self._waiting: list[_Waiting] = []
        self._spent: dict[_Key, float] = {}
        self._forget_at = LEAST_TO_FORGET
        self._number = 0

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for a worker, and give it back afterwards."""
        await self._wait(asker)
        began = self._clock()
        try:
            yield
        finally:
            seconds = self._clock() - began
            metrics.THOUGHT_SECONDS.labels(self._kind).observe(seconds)
            for key in asker.keys:
                self._spent[key] = self._spent.get(key, 0.0) + seconds
            self._release()

    async def _wait(self, asker: Asker) -> None:
        self._number += 1
        for key in asker.keys:
            # Being away saves nothing up: they start level with those who have had the least.
            self._spent[key] = max(self._spent.get(key, 0.0), self._least(key))
        waiting = _Waiting(asker, self._number)
        self._waiting.append(waiting)
        self._call()
        try:
            await waiting.called
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
                self._show()
            elif not waiting.called.cancelled():
                self._release()
            raise

    def _least(self, key: _Key) -> float:
        """The least time had by anyone waiting from the same address, and of the same guest."""
        peers = (peer for waiting in self._waiting for peer in waiting.asker.keys)
        return min(
            (self._spent[peer] for peer in peers if len(peer) == len(key) and peer[:-1] == key[:-1]), default=0.0
        )

    def _call(self) -> None:
        while self._free and self._waiting:
            first = min(self._waiting, key=self._rank)
            self._waiting.remove(first)
            # Who has just gone away may not have noticed it yet.
            if not first.called.cancelled():
                self._free -= 1
                first.called.set_result(None)
        self._show()

    def _rank(self, waiting: _Waiting) -> tuple[bool, list[float], int]:
        return waiting.asker.is_watched_only, [self._spent[key] for key in waiting.asker.keys], waiting.number

    def _release(self) -> None:
        self._free += 1
        if self._free == self._workers and not self._waiting:
            self._spent.clear()
        elif len(self._spent) >= self._forget_at:
            self._forget()
        self._call()

    def _forget(self) -> None:
        """Forget those who have had no more than anyone with whom they share: if they come again they start level."""
        least: dict[_Key, float] = {}
        for waiting in self._waiting:
            for key in waiting.asker.keys:
                least[key[:-1]] = min(least.get(key[:-1], self._spent[key]), self._spent[key])
        kept = {key for waiting in self._waiting for key in waiting.asker.keys}
        self._spent = {
            key: spent for key, spent in self._spent.items() if key in kept or spent > least.get(key[:-1], float("inf"))
        }
        self._forget_at = max(LEAST_TO_FORGET, 2 * len(self._spent))

    def _show(self) -> None:
        metrics.THOUGHTS_WAITING.labels(self._kind).set(len(self._waiting))
