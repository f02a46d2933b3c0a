"""The wheel: in an empty environment, with neither compiler nor Node, it plays at once."""

import json
import os
import re
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from tests.built_in import BUILT_IN

import concilium
from concilium import _compiled
from concilium.server import STATIC

ROOT = Path(__file__).parent.parent
PIP = ["--quiet", "--disable-pip-version-check"]
SECONDS = 60


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made as `make dist` makes it: from the engine and the client that are built already."""
    assert (STATIC / "index.html").is_file(), "the client is not built: make web"
    folder = tmp_path_factory.mktemp("dist")
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        *PIP,
        "--no-deps",
        "--no-build-isolation",
        "--wheel-dir",
        str(folder),
    ]
    # The engine is made from the sources that are being tested, or not at all: nothing is compiled here.
    environment = {
        **os.environ,
        "CONCILIUM_BUILD": str(_compiled.build_folder()),
        "CC": "no-such-compiler",
        "CONCILIUM_WHEEL": "players",
    }
    subprocess.run([*command, str(ROOT)], check=True, env=environment)
    [made] = folder.glob("*.whl")
    return made


def test_the_wheel_plays_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "empty")], check=True)
    binaries = tmp_path / "empty" / "bin"
    pip = [str(binaries / "python"), "-m", "pip", "install", *PIP, "--no-compile"]
    bare = {
        name: value
        for name, value in os.environ.items()
        if name not in ("PYTHONPATH", "CONCILIUM_BUILD", "CONCILIUM_BACKEND")
    }
    subprocess.run([*pip, "--constraint", str(ROOT / "constraints.txt"), str(wheel)], check=True, env=bare)
    # Nothing else can be called from here: no compiler, no Node.
    bare |= {"PATH": str(binaries), "CONCILIUM_LANGUAGE": "en"}
    database = f"sqlite:///{tmp_path / 'concilium.db'}"
    with subprocess.Popen(
        [str(binaries / "concilium"), "serve", "--port", "0", "--database", database],
        stdout=subprocess.PIPE,
        text=True,
        env=bare,
        cwd=tmp_path,
    ) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"engine (\w+): (http://\S+)$", server.stdout.readline().strip())
            assert found is not None
            assert found[1] == concilium.backend()
            page = urllib.request.urlopen(found[2], timeout=SECONDS).read().decode()
            script = re.search(r'src="(/assets/[^"]+\.js)"', page)
            assert script is not None
            assert urllib.request.urlopen(found[2] + script[1], timeout=SECONDS).status == 200
            offered = json.load(urllib.request.urlopen(f"{found[2]}/api/games", timeout=SECONDS))
            assert [game["name"] for game in offered["games"]] == BUILT_IN
            assert offered["engine"]["compiling"] is None
        finally:
            server.terminate()
