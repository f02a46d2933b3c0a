"""A real server in a process of its own, over a real database."""

import contextlib
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import msgspec

from concilium.server.limits import Limits, Rate

SCRIPT = Path(__file__).with_name("serve.py")
UNLIMITED = Rate(1e9, 1e9)
WIDE = Limits(
    requests=UNLIMITED,
    making=UNLIMITED,
    messages=UNLIMITED,
    talk=UNLIMITED,
    frames=UNLIMITED,
    traffic=UNLIMITED,
    sockets=10_000,
    tables=1_000_000,
)
"""Limits that no test meets by chance."""


class ServerProcess:
    """A server that can be started, killed and started again on the same database and port."""

    def __init__(
        self,
        database: str,
        limits: Limits = WIDE,
        environment: dict[str, str] | None = None,
        log: Path | None = None,
    ) -> None:
        self.database = database
        self.limits = limits
        self._environment = environment or {}
        self._log = log
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def origin(self) -> str:
        return f"http://{self.address}"

    def start(self) -> None:
        arguments = [self.database, msgspec.json.encode(self.limits).decode(), str(self.port)]
        with contextlib.ExitStack() as opened:
            log = opened.enter_context(self._log.open("a")) if self._log is not None else None
            self._process = subprocess.Popen(
                [sys.executable, str(SCRIPT), *arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, **self._environment},
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r"engine (compiled|interpreted): http://127\.0\.0\.1:(\d+)$", line.strip())
        assert found is not None, f"the server did not start: {line!r}"
        self.port = int(found.group(2))

    def kill(self) -> None:
        """Kill it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int | None:
        """End it as an operator would: its exit status, if it was running."""
        return self._end(signal.SIGTERM)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def memory_kb(self) -> int:
        assert self._process is not None
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found.group(1))

    def _end(self, how: signal.Signals) -> int | None:
        if self._process is None:
            return None
        self._process.send_signal(how)
        status = self._process.wait(timeout=20)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
        return status
