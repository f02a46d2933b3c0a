"""With a game installed beside those of the house, as the guide suggests, the tests of the house are what they were."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
GUEST = ROOT / "examples" / "goofspiel" / "src"
ABOUT_ALL = ["tests/server/test_wire_types.py", "tests/contract/test_generated.py", "tests/rules/test_completeness.py"]
"""Tests that ask which games there are, and need something of each that a stranger's may lack."""


def test_tests_that_ask_which_games_there_are_hold_with_one_more(tmp_path: Path) -> None:
    installed = tmp_path / "concilium_goofspiel-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Name: concilium-goofspiel\nVersion: 1\n", encoding="ascii")
    entry = "[concilium.games]\ngoofspiel = concilium_goofspiel:TITLE\n"
    (installed / "entry_points.txt").write_text(entry, encoding="ascii")
    path = os.pathsep.join([*map(str, (tmp_path, GUEST, ROOT, ROOT / "tools")), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path}
    asked = [sys.executable, "-c", "import concilium; print(concilium.names())"]
    names = subprocess.run(asked, env=environment, capture_output=True, text=True, check=True)
    assert "goofspiel" in names.stdout
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *ABOUT_ALL]
    found = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout[-3000:] + found.stderr[-3000:]
