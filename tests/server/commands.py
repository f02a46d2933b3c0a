"""The `concilium` command in a process of its own, as an operator starts it."""

import os
import re
import signal
import subprocess
import sys

from tests.server.processes import ServerProcess

MAIN = "import sys; from concilium.cli import main; sys.exit(main(sys.argv[1:]))"


def concilium(*words: str) -> list[str]:
    """The words of a process that runs a command."""
    return [sys.executable, "-c", MAIN, *words]


def ran(*words: str, status: int = 0) -> str:
    """What a command prints, on either stream, when it has come to its end."""
    done = subprocess.run(concilium(*words), capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout + done.stderr


class Command:
    """A command that goes on until it is stopped; `line` is the first that it prints."""

    def __init__(self, *words: str, environment: dict[str, str] | None = None) -> None:
        given = {**os.environ, **(environment or {})}
        self.process = subprocess.Popen(concilium(*words), stdout=subprocess.PIPE, text=True, env=given)
        assert self.process.stdout is not None
        self.line = self.process.stdout.readline().strip()

    def end(self, how: signal.Signals = signal.SIGTERM, seconds: float = 30) -> None:
        self.process.send_signal(how)
        self.process.wait(timeout=seconds)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def server(self, database: str) -> ServerProcess:
        """The server that it is, for clients to find."""
        found = re.search(r"http://127\.0\.0\.1:(\d+)$", self.line)
        assert found is not None, self.line
        server = ServerProcess(database)
        server.port = int(found.group(1))
        return server
