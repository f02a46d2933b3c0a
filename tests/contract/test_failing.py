"""A property that does not hold fails its test, and tells the example."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
FAILING = """
from hypothesis import given
from hypothesis import strategies as st

@given(st.integers())
def test_no_number_is_above_a_hundred(number: int) -> None:
    assert number <= 100
"""


def test_a_failing_property_is_reported_as_a_failure(tmp_path: Path) -> None:
    (tmp_path / "test_failing.py").write_text(FAILING, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-c", str(ROOT / "pyproject.toml")]
    found = subprocess.run([*command, str(tmp_path)], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "INTERNALERROR" not in found.stdout + found.stderr
    assert found.returncode == 1, found.stdout
    assert "number=101" in found.stdout
