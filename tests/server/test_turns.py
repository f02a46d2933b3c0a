"""Thinking is shared fairly: by address, by guest, by table; people before spectators."""

import asyncio
import os
import signal
import sqlite3
import time
from pathlib import Path

import pytest
from tests.server.clients import Client, Guest
from tests.server.conftest import sqlite_url
from tests.server.playing import BOT
from tests.server.processes import ServerProcess

from concilium import CHANCE, bots
from concilium.server.turns import LEAST_TO_FORGET, Asker, Line

STRONG = {"kind": "bot", "level": bots.LEVELS[-1]}


class Clock:
    """Time that passes only while somebody is thought for."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


async def order_of(workers: int, askers: list[Asker]) -> list[Asker]:
    """In which order those who stand in line together are thought for, each for a second."""
    clock = Clock()
    line = Line(workers, "test", clock)
    served: list[Asker] = []

    async def think(asker: Asker) -> None:
        async with line.turn(asker):
            served.append(asker)
            await asyncio.sleep(0)
            clock.seconds += 1 / workers

    await asyncio.gather(*(think(asker) for asker in askers))
    return served


def test_sixty_tables_of_one_address_do_not_hold_up_another() -> None:
    crowd = [Asker(f"t{n}", f"g{n}", "crowd") for n in range(60)]
    one = [Asker("mine", "me", "home")] * 5

    served = asyncio.run(order_of(1, crowd + one))
    places = [place for place, asker in enumerate(served) if asker.address == "home"]
    # One thought is already under way; then the two addresses take turns.
    assert places[0] <= 2
    assert places[-1] <= 14


def test_at_one_address_guests_share_and_a_guests_tables_share() -> None:
    many = [Asker(f"t{n}", "greedy", "school") for n in range(20)]
    served = asyncio.run(order_of(1, [*many, Asker("x", "modest", "school")]))
    assert served.index(Asker("x", "modest", "school")) <= 2
    same = [Asker("busy", "me", "home")] * 20
    served = asyncio.run(order_of(1, [*same, Asker("quiet", "me", "home")]))
    assert served.index(Asker("quiet", "me", "home")) <= 2


def test_people_come_before_those_who_only_watch() -> None:
    watched = [Asker(f"w{n}", "", f"a{n}", is_watched_only=True) for n in range(10)]
    played = [Asker(f"p{n}", "", f"b{n}") for n in range(10)]
    served = asyncio.run(order_of(2, watched + played))
    assert [asker.is_watched_only for asker in served[2:]] == [False] * 10 + [True] * 8


def test_who_goes_away_gives_their_place_back() -> None:
    async def main() -> None:
        line = Line(1, "test")

        async def think() -> str:
            async with line.turn(Asker("b")):
                return "thought"

        async with line.turn(Asker("a")):
            tasks = [asyncio.create_task(think()) for _ in range(3)]
            await asyncio.sleep(0)
            for task in tasks[:2]:
                task.cancel()
            await asyncio.gather(*tasks[:2], return_exceptions=True)
        assert await asyncio.wait_for(tasks[2], 20) == "thought"
        async with line.turn(Asker("a")):
            task = asyncio.create_task(think())
            await asyncio.sleep(0)
            # Gone at the very moment at which their turn comes.
            task.cancel()
        assert await asyncio.wait_for(think(), 20) == "thought"

    asyncio.run(main())


def test_a_line_that_is_never_empty_does_not_remember_everybody() -> None:
    async def main() -> tuple[int, list[str]]:
        clock = Clock()
        line = Line(1, "test", clock)
        served: list[str] = []

        async def think(name: str, seconds: float) -> None:
            async with line.turn(Asker(name, name, name)):
                served.append(name)
                clock.seconds += seconds
                # The next one comes before this one goes.
                for _ in range(3):
                    await asyncio.sleep(0)

        greedy = asyncio.create_task(think("greedy", 1e9))
        await asyncio.sleep(0)
        before: asyncio.Task[None] = greedy
        for n in range(3 * LEAST_TO_FORGET):
            following = asyncio.create_task(think(f"guest {n}", 0.1))
            await before
            before = following
        # Who had much more than all others is not forgotten for that.
        last = [asyncio.create_task(think(name, 0.1)) for name in ("quiet", "greedy", "modest")]
        await asyncio.gather(before, *last)
        return len(line._spent), served

    remembered, served = asyncio.run(main())
    assert remembered < 2 * LEAST_TO_FORGET
    assert served[-2:] == ["modest", "greedy"]


def movers(server: ServerProcess, table: str) -> set[int]:
    """Who has decided at a table, as it is stored."""
    stored = sqlite3.connect(server.database.removeprefix("sqlite:///"))
    try:
        return {seat for (seat,) in stored.execute("SELECT DISTINCT seat FROM entries WHERE table_id = ?", [table])}
    finally:
        stored.close()


def test_bots_rest_while_nobody_is_present(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            table = (await guest.make_table("grand-tribunal", BOT, BOT, BOT))["id"]
            await asyncio.sleep(1.5)
            assert movers(server, table) <= {CHANCE}
            async with Client(guest, table, None) as watcher:
                await watcher.until(lambda c: c.events)
                while movers(server, table) <= {CHANCE}:
                    await asyncio.sleep(0.1)

    asyncio.run(main())


def children(pid: int) -> set[int]:
    """The processes that a process started, and those that they started."""
    found: set[int] = set()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            stat = (folder / "stat").read_text(encoding="ascii", errors="replace")
        except OSError:
            continue
        if int(stat.rpartition(")")[2].split()[1]) == pid:
            found |= {int(folder.name), *children(int(folder.name))}
    return found


def is_alive(pid: int) -> bool:
    try:
        status = Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace")
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_no_worker_outlives_the_server(tmp_path: Path, how: signal.Signals) -> None:
    server = ServerProcess(sqlite_url(tmp_path), environment={"CONCILIUM_WORKERS": "1"})
    server.start()

    async def main() -> set[int]:
        async with Guest(server) as guest:
            table = await guest.make_table("grand-tribunal", STRONG, STRONG, STRONG)
            async with Client(guest, table["id"], None):
                for _ in range(200):
                    workers = children(server.pid)
                    if workers:
                        await asyncio.sleep(1.0)
                        return children(server.pid)
                    await asyncio.sleep(0.1)
        raise AssertionError("no worker was started")

    workers = asyncio.run(main())
    if how is signal.SIGTERM:
        server.stop()
    else:
        server.kill()
    patience = time.monotonic() + 20
    while any(map(is_alive, workers)) and time.monotonic() < patience:
        time.sleep(0.1)
    left = [pid for pid in workers if is_alive(pid)]
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    assert left == []
