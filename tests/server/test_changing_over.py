"""The engine is compiled while tables are played at: they notice nothing but that the bots get stronger."""

import asyncio
import os
import random
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.clients import Client, Guest
from tests.server.playing import ME, decide_at_random, play_to_the_end, wait_for_question
from tests.server.processes import ServerProcess

import concilium
from concilium import _compiled, bots
from concilium.server import wire
from concilium.server.engine import COMPILED, Engine
from concilium.server.thinking import Thinkers, Thought
from concilium.server.turns import Asker

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
SECONDS = 180.0
"""What gives way to all others may be slow to end."""
THINKER = {"kind": "bot", "level": bots.LEVELS[1]}


class CompilingServer(ServerProcess):
    """A server on the interpreted engine that has another compiled, which is ready when `let_it_finish` is called."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"sqlite:///{folder / 'concilium.db'}")
        self.sign = folder / "sign"
        self.builds = folder / "builds"

    def start(self) -> None:
        command = [sys.executable, str(HERE / "compiling.py"), str(self.sign), str(_compiled.finished_build())]
        paths = [_compiled.PACKAGE.parent, ROOT / "tools", ROOT]
        self._process = subprocess.Popen(
            [sys.executable, str(HERE / "serve_compiling.py"), self.database, *command],
            stdout=subprocess.PIPE,
            text=True,
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join(map(str, paths)),
                "CONCILIUM_BUILD": str(self.builds),
                "CONCILIUM_LANGUAGE": "en",
            },
        )
        assert self._process.stdout is not None
        found = re.search(r"engine interpreted: http://127\.0\.0\.1:(\d+)$", self._process.stdout.readline().strip())
        assert found is not None
        self.port = int(found[1])

    def said_until_stopped(self) -> list[str]:
        """Stop it; what it has said since it could be reached."""
        assert self._process is not None
        self._process.terminate()
        assert self._process.stdout is not None
        return self._process.stdout.readlines()

    def let_it_finish(self) -> None:
        self.sign.touch()

    def pids(self) -> list[int]:
        """Those of the compiling and of its child."""
        file = self.sign.with_suffix(".pids")
        wait_until(lambda: file.is_file() and len(file.read_text(encoding="ascii").split()) == 2)
        return [int(pid) for pid in file.read_text(encoding="ascii").split()]


def wait_until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not holds():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state not in "ZX"


async def until_compiled(guest: Guest) -> dict[str, Any]:
    while True:
        news: dict[str, Any] = await guest.get("/api/engine")
        if news["compiling"] is None:
            return news
        await asyncio.sleep(0.1)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[CompilingServer]:
    process = CompilingServer(tmp_path)
    process.start()
    yield process
    process.stop()


def test_a_game_is_played_through_the_change_over(server: CompilingServer) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            rng = random.Random(1)
            offered = (await guest.get("/api/games"))["engine"]
            assert offered["name"] == "interpreted"
            assert offered["compiling"] is not None
            assert offered["weaker"] == list(bots.timed_levels())
            table = await guest.make_table("grand-tribunal", ME, THINKER, THINKER)
            async with Client(guest, table["id"], 0) as client:
                for _ in range(3):
                    assert await wait_for_question(client)
                    await decide_at_random(client, rng)
                before = (await guest.get("/api/engine"))["compiling"]
                server.let_it_finish()
                changing = asyncio.create_task(until_compiled(guest))
                await play_to_the_end(client, rng)
                news = await changing
            assert 0 < before < 100
            # Where no engine was ever compiled there is none to change to, and the new workers are as the old.
            assert news["name"] == concilium.backend()
            assert news["failed"] == (concilium.backend() != COMPILED)
            assert (news["weaker"] == []) == (concilium.backend() == COMPILED)

    asyncio.run(main())
    expected = "The engine is ready" if concilium.backend() == COMPILED else "is not among the builds"
    said = server.said_until_stopped()
    assert "You can play meanwhile" in said[0]
    assert expected in said[-1]
    assert all("is being compiled" in line for line in said[1:-1])


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_the_compiling_ends_with_the_server_however_that_ends(tmp_path: Path, end: str) -> None:
    server = CompilingServer(tmp_path)
    server.start()
    pids = server.pids()
    assert all(is_running(pid) for pid in pids)
    getattr(server, end)()
    wait_until(lambda: not any(is_running(pid) for pid in pids))


def test_a_thought_that_was_begun_is_finished_by_the_old_workers() -> None:
    async def main() -> None:
        state = concilium.game("grand-tribunal", 3).start()
        rng = random.Random(3)
        while not state.waiting():
            state.apply(concilium.CHANCE, rng.choice(state.legal(concilium.CHANCE)))
        seat = state.waiting()[0]
        thinkers = Thinkers(1)
        try:
            await thinkers.action(bots.LEVELS[0], Thought.of(state, seat), Asker("table"))
            long = asyncio.create_task(thinkers.action(bots.LEVELS[-1], Thought.of(state, seat), Asker("table")))
            await asyncio.sleep(0)
            assert await thinkers.change_over() == concilium.backend()
            soon = await thinkers.action(bots.LEVELS[0], Thought.of(state, seat), Asker("another table"))
            assert {soon, await long} <= set(state.legal(seat))
        finally:
            thinkers.close()

    asyncio.run(main())


class Terminal:
    """Keeps what was said in it."""

    def __init__(self) -> None:
        self.said: list[tuple[str, dict[str, Any]]] = []

    def __call__(self, key: str, **facts: Any) -> None:
        self.said.append((key, facts))


def compile_by(script: str, terminal: Terminal) -> tuple[wire.Engine, int]:
    """What an engine tells when a script has compiled it, and how often its workers changed over."""
    changes: list[str] = []

    async def change_over() -> str:
        changes.append(COMPILED)
        return COMPILED

    async def main() -> wire.Engine:
        engine = Engine([sys.executable, "-c", script], terminal)
        engine.start(change_over)
        engine.begin()
        while engine.news().compiling is not None:
            await asyncio.sleep(0.05)
        await engine.stop()
        return engine.news()

    return asyncio.run(main()), len(changes)


def test_why_it_failed_is_said_once_and_the_workers_stay() -> None:
    script = """
import sys
print("engine 12% counting", flush=True)
print("part_1.c:3:10: fatal error: Python.h: No such file or directory", file=sys.stderr, flush=True)
print("part_2.c:3:10: fatal error: Python.h: No such file or directory", file=sys.stderr, flush=True)
print("engine failed: command 'cc' failed with exit code 1", flush=True)
sys.exit(1)
"""
    terminal = Terminal()
    news, changes = compile_by(script, terminal)
    assert news.failed
    assert changes == 0
    assert [key for key, _ in terminal.said] == ["engine-begun", "engine-progress", "engine-failed"]
    assert terminal.said[-1][1]["problem"] == "part_1.c:3:10: fatal error: Python.h: No such file or directory"


@pytest.mark.parametrize(
    ("script", "problem"),
    [
        ("import sys; print('engine failed: there is no compiler'); sys.exit(1)", "there is no compiler"),
        ("import sys; sys.exit(3)", "ended with 3"),
    ],
)
def test_a_failure_always_has_a_reason(script: str, problem: str) -> None:
    terminal = Terminal()
    news, _ = compile_by(script, terminal)
    assert news.failed
    assert problem in terminal.said[-1][1]["problem"]


def test_what_is_ready_is_changed_to_once() -> None:
    script = "for n in range(0, 101, 2): print(f'engine {n}% linking', flush=True)"
    terminal = Terminal()
    news, changes = compile_by(script, terminal)
    assert (changes, news.name, news.failed, news.weaker) == (1, COMPILED, False, [])
    keys = [key for key, _ in terminal.said]
    # Often enough to see that it moves, and not a line for every hundredth.
    assert 10 <= keys.count("engine-progress") <= 21
    assert keys[-1] == "engine-ready"
