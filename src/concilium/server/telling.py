"""What this server has still to tell the others: it is told in order, and again until the database takes it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable

import msgspec

from concilium.server import logs
from concilium.server.database import SECONDS_TO_STORE, Gone
from concilium.server.news import Changed, Present, SignedOut

LOGGER = logging.getLogger("concilium.server")

SECONDS_TO_TRY_AGAIN = 0.5

ToTell = Changed | Present | SignedOut
"""News that is part of no transaction."""


class Teller:
    """Tells what no transaction tells. Nobody asks for it: if it were lost while the database is slow, bots
    would not play for people of whom their server has not heard, and nobody would play at a table that was released.

    Whatever is told twice is true twice, and waits only once; who is at a table is told only as it was last.
    """

    def __init__(self, tell: Callable[..., Awaitable[None]]) -> None:
        self._tell = tell
        self._untold: dict[Hashable, ToTell] = {}
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False

    def tell(self, *news: ToTell) -> None:
        """Tell this, soon."""
        if self._is_closed:
            return
        for part in news:
            self._put(part)
        if self._untold and self._task is None:
            # Whoever is the first to have news, it tells that of all tables.
            with logs.about(None):
                self._task = asyncio.create_task(self._tell_all(), name="teller")

    async def close(self) -> None:
        """Tell what waits, if the database takes it in time, and nothing more."""
        self._is_closed = True
        task = self._task
        if task is not None:
            await asyncio.wait({task}, timeout=SECONDS_TO_STORE)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    def _put(self, news: ToTell) -> None:
        key: Hashable = news
        if isinstance(news, Present):
            key = (Present, news.table)
            before = self._untold.get(key)
            if isinstance(before, Present) and before.ask:
                news = msgspec.structs.replace(news, ask=True)
        # It is the last now.
        self._untold.pop(key, None)
        self._untold[key] = news

    async def _tell_all(self) -> None:
        try:
            while self._untold:
                together, self._untold = self._untold, {}
                try:
                    await self._tell(*together.values())
                except Gone as error:
                    LOGGER.warning("the other servers could not be told yet: %s", error)
                    since, self._untold = self._untold, together
                    for news in since.values():
                        self._put(news)
                    await asyncio.sleep(SECONDS_TO_TRY_AGAIN)
                except Exception:
                    # Not again: it would be in the way of all that follows.
                    LOGGER.exception("the other servers could not be told")
        finally:
            self._task = None
