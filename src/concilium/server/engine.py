"""The engine that is compiled while tables are already being played at, on the interpreted one.

The compiling is a process of its own that gives way to all others. It ends with the server, however that ends, since
it watches its input, which the server holds open. What it has finished stays; the next start goes on from there.
"""

import asyncio
import logging
import os
import re
import signal
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from concilium import _compiled, backend, bots
from concilium.server import wire

LOGGER = logging.getLogger("concilium.server")

COMPILED = "compiled"
_STEP = 5
"""How many hundredths are between two lines in the terminal."""
_PROGRESS = re.compile(r"engine (\d+)% \w+")
_FAILED = "engine failed: "

Say = Callable[..., None]
"""Reports something to the operator: the name of a text, and its facts."""


def compiler() -> list[str] | None:
    """The command that compiles the engine; None if there is nothing to compile or there are no sources."""
    tool = _compiled.PACKAGE.parent.parent / "tools" / "compile_engine.py"
    if backend() == COMPILED or _compiled.is_interpreted_wanted() or not tool.is_file():
        return None
    return [sys.executable, str(tool), "--attended"]


class Engine:
    """Which engine the bots think on, and how far the compiled one is."""

    def __init__(self, command: Sequence[str] | None = None, say: Say | None = None) -> None:
        self._command = command
        self._say = say or (lambda key, **_: None)
        self._name = backend()
        self._percent = 0
        self._is_failed = False
        self._task: asyncio.Task[None] | None = None
        self._may_begin = asyncio.Event()

    def news(self) -> wire.Engine:
        """What a page may tell of it."""
        is_compiling = self._task is not None and not self._task.done()
        return wire.Engine(
            name=self._name,
            compiling=self._percent if is_compiling else None,
            failed=self._is_failed,
            weaker=[] if self._name == COMPILED else list(bots.timed_levels()),
        )

    def start(self, change_over: Callable[[], Awaitable[str]]) -> None:
        """Be ready to compile, if there is something to; then `change_over` answers which engine came of it."""
        if self._command is not None:
            self._task = asyncio.create_task(self._compile(self._command, change_over))

    def begin(self) -> None:
        """Begin to compile: the server can be reached, and nobody waits for it."""
        self._may_begin.set()

    async def stop(self) -> None:
        """Stop the compiling."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _compile(self, command: Sequence[str], change_over: Callable[[], Awaitable[str]]) -> None:
        await self._may_begin.wait()
        try:
            self._say("engine-begun")
            problem = await self._compiled(command)
            if problem is None:
                self._name = await change_over()
                if self._name != COMPILED:
                    problem = f"{_compiled.finished_build().name} is not among the builds"
            if problem is None:
                self._say("engine-ready")
            else:
                self._is_failed = True
                self._say("engine-failed", problem=problem)
        except Exception:
            # Games continue as before.
            self._is_failed = True
            LOGGER.exception("the engine could not be changed over")

    async def _compiled(self, command: Sequence[str]) -> str | None:
        """Compile, and follow how far it is; None, or why it failed."""
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        problem = ""
        told = -_STEP
        try:
            async for raw in process.stdout:
                line = raw.decode(errors="replace").strip()
                progress = _PROGRESS.fullmatch(line)
                if progress is not None:
                    self._percent = int(progress[1])
                    if self._percent >= told + _STEP:
                        told = self._percent
                        self._say("engine-progress", percent=self._percent)
                elif line.startswith(_FAILED):
                    # The compiler's first complaint says more than that it has failed.
                    problem = problem or line.removeprefix(_FAILED)
                elif "error:" in line and not problem:
                    problem = line
            code = await process.wait()
        finally:
            process.stdin.close()
            _end(process)
            await process.wait()
        return None if code == 0 else problem or f"{Path(command[1]).name} ended with {code}"


def _end(process: asyncio.subprocess.Process) -> None:
    """End the compiling and its compilers at once: so low in priority, it might not soon see that its input ended."""
    if process.returncode is not None:
        return
    if sys.platform != "win32":
        try:
            os.killpg(process.pid, signal.SIGKILL)
            return
        except ProcessLookupError:
            # It has not made a group of its own yet, and has no compilers.
            pass
    process.kill()
