"""A fresh virtual environment with the project and games of strangers, installed by pip."""

import os
import shutil
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from concilium.server import STATIC

ROOT = Path(__file__).parents[2]
PIP = ["-m", "pip", "--disable-pip-version-check", "--quiet"]


class Fresh:
    """The environment, and the commands in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "venv" / "bin"
        self.took: dict[str, float] = {}
        """Seconds, on the way from the command that writes a game to its first decision in the browser."""

    @contextmanager
    def timed(self, what: str) -> Iterator[None]:
        began = time.monotonic()
        yield
        self.took[what] = time.monotonic() - began

    def run(self, program: str, *arguments: str, given: str = "", most: int = 400) -> str:
        """What a program of the environment prints; it must end well."""
        found = subprocess.run(
            [str(self.bin / program), *arguments],
            cwd=self.folder,
            env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
            input=given,
            capture_output=True,
            text=True,
            check=False,
            timeout=most,
        )
        assert found.returncode == 0, f"{program} {' '.join(arguments)}\n{found.stdout}\n{found.stderr}"
        return found.stdout

    def install(self, *what: str) -> None:
        constraints = str(ROOT / "constraints.txt")
        self.run("python", *PIP, "install", "--constraint", constraints, *what)


@pytest.fixture(scope="session")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Fresh:
    """The project from its wheel, the example game from its folder and a new game from the command that writes one."""
    assert (STATIC / "index.html").is_file(), "the browser client is not built: run make web"
    folder = tmp_path_factory.mktemp("fresh")
    venv.create(folder / "venv", with_pip=True)
    made = Fresh(folder)
    subprocess.run(
        [sys.executable, *PIP, "wheel", "--no-deps", "--wheel-dir", str(folder), str(ROOT)], check=True, cwd=folder
    )
    wheel = next(folder.glob("concilium-*.whl"))
    made.install(f"{wheel}[arena,research,server]", "pytest")
    # Of a copy: what pip leaves in the folder would be taken for an installed game.
    shutil.copytree(ROOT / "examples" / "goofspiel", folder / "goofspiel")
    made.install(str(folder / "goofspiel"))
    with made.timed("the command"):
        made.run("concilium", "new-game", "lucky-draw")
    with made.timed("pip"):
        made.install(str(folder / "lucky-draw"))
    return made
