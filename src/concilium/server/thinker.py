"""`concilium think`: takes thoughts from the database, thinks in worker processes, and answers."""

import asyncio
import contextlib
import logging
import signal

import asyncpg

from concilium import backend
from concilium._version import VERSION
from concilium.bots import Advice
from concilium.server import logs
from concilium.server.database import SECONDS_TO_CONNECT, Gone, is_postgres, plain
from concilium.server.news import CHANNEL, Waiting, read
from concilium.server.store import Store
from concilium.server.thinking import Thinkers
from concilium.server.thoughts import SECONDS_TO_RENEW, Desk, Task
from concilium.server.turns import Asker

LOGGER = logging.getLogger("concilium.server")

SECONDS_TO_LOOK = 2.0
"""How often a thinker checks by itself, since a notification may have been lost."""
SECONDS_TO_TRY_AGAIN = 1.0


def think(database: str, workers: int | None, log_level: str, log_format: str) -> None:
    """Think until stopped."""
    if not is_postgres(database):
        raise ValueError("thoughts are taken from a PostgreSQL database; with SQLite the server has workers of its own")
    if workers == 0:
        raise ValueError("a thinker needs at least 1 worker")
    logs.configure(log_level, log_format)
    asyncio.run(_think(database, workers))


async def _think(database: str, workers: int | None) -> None:
    store = Store(database)
    await store.open()
    thinkers = Thinkers(workers)
    bell = asyncio.Event()
    desk = Desk(store.engine)
    tasks = [asyncio.create_task(_listen(database, bell))]
    tasks += [asyncio.create_task(_work(desk, thinkers, bell)) for _ in range(thinkers.workers)]
    stopped = asyncio.Event()
    for stop in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(stop, stopped.set)
    print(f"Concilium {VERSION}, engine {backend()}: thinking with {thinkers.workers}", flush=True)
    try:
        await stopped.wait()
    finally:
        for task in tasks:
            task.cancel()
        # Once nobody wants their thoughts any more the workers are ended, and are not waited for.
        await asyncio.sleep(0)
        thinkers.close()
        await asyncio.gather(*tasks, return_exceptions=True)
        await store.close()


async def _listen(database: str, bell: asyncio.Event) -> None:
    """Ring when somebody asks."""

    def hear(_connection: object, _process: int, _channel: str, message: object) -> None:
        with contextlib.suppress(ValueError):
            if any(isinstance(news, Waiting) for news in read(str(message))[1]):
                bell.set()

    while True:
        try:
            connection = await asyncpg.connect(plain(database), timeout=SECONDS_TO_CONNECT)
            try:
                await connection.add_listener(CHANNEL, hear)
                while not connection.is_closed():
                    bell.set()
                    await asyncio.sleep(SECONDS_TO_LOOK)
            finally:
                connection.terminate()
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
            LOGGER.warning("this thinker is cut off from the database: %s", error)
            await asyncio.sleep(SECONDS_TO_TRY_AGAIN)


async def _work(desk: Desk, thinkers: Thinkers, bell: asyncio.Event) -> None:
    while True:
        try:
            taken = await desk.take()
            if taken is None:
                bell.clear()
                await bell.wait()
                continue
            thought, task = taken
            await desk.answer(thought, await _thought_out(desk, thinkers, thought, task))
        except Gone as error:
            LOGGER.warning("%s", error)
            await asyncio.sleep(SECONDS_TO_TRY_AGAIN)


async def _thought_out(desk: Desk, thinkers: Thinkers, thought: str, task: Task) -> Advice | None:
    """What comes of a thought; nothing if it fails, so that nobody waits for it for ever."""
    keeping = asyncio.create_task(_keep(desk, thought))
    try:
        asker = Asker(thought)
        if task.kind == "hint":
            return await thinkers.advice(task.thought, asker)
        return Advice.of_bot(await thinkers.action(task.level, task.thought, asker))
    except Exception:
        LOGGER.exception("a thought failed")
        return None
    finally:
        keeping.cancel()


async def _keep(desk: Desk, thought: str) -> None:
    while True:
        await asyncio.sleep(SECONDS_TO_RENEW)
        with contextlib.suppress(Gone):
            await desk.keep(thought)
