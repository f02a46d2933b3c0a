"""Which engine runs: compiled builds are found by the digest of their sources, so a stale one never is."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import concilium
from concilium import _compiled

ASK = "import concilium; print(concilium.backend())"


def backend_of(source: Path, builds: Path, **environment: str) -> str:
    """The backend that a process uses which imports the package from `source`."""
    variables = {
        **os.environ,
        "PYTHONPATH": str(source),
        "CONCILIUM_BUILD": str(builds),
        "CONCILIUM_BACKEND": "",
        **environment,
    }
    done = subprocess.run([sys.executable, "-c", ASK], env=variables, capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of the package to edit."""
    unwanted = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(_compiled.PACKAGE, tmp_path / "src" / "concilium", ignore=unwanted)
    return tmp_path / "src"


def test_make_test_runs_on_the_compiled_engine() -> None:
    if shutil.which(os.environ.get("CC", "cc")) is None:
        assert concilium.backend() == "interpreted"
    else:
        assert concilium.backend() == "compiled", "a compiler is at hand, but the engine is not compiled: make compile"


def test_a_build_is_used_while_its_sources_are_unchanged(source: Path) -> None:
    assert backend_of(source, _compiled.build_folder()) == concilium.backend()


def test_a_changed_source_is_never_shadowed_by_a_stale_build(source: Path) -> None:
    module = source / "concilium" / "core" / "movers.py"
    module.write_text(module.read_text(encoding="utf-8") + "\nCHANGED = True\n", encoding="utf-8")
    assert backend_of(source, _compiled.build_folder()) == "interpreted"


def test_without_a_build_the_sources_run(source: Path, tmp_path: Path) -> None:
    assert backend_of(source, tmp_path / "nothing") == "interpreted"


def test_compiled_code_can_be_turned_off(source: Path) -> None:
    assert backend_of(source, _compiled.build_folder(), CONCILIUM_BACKEND="interpreted") == "interpreted"


def test_an_unknown_backend_is_refused() -> None:
    variables = {**os.environ, "CONCILIUM_BACKEND": "quick"}
    done = subprocess.run([sys.executable, "-c", ASK], env=variables, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "compiled or interpreted, not 'quick'" in done.stderr


def test_the_rehearsal_plays_on_the_compiled_engine_and_on_no_other() -> None:
    """If it failed, the engine would only be slower, and nobody would notice."""
    rehearsal = _compiled.PACKAGE.parent.parent / "tools" / "rehearse.py"
    done = subprocess.run([sys.executable, str(rehearsal)], capture_output=True, text=True, check=False)
    assert (done.returncode == 0) == (concilium.backend() == "compiled"), done.stderr


def test_gcc_has_laid_the_engine_out_by_what_was_counted() -> None:
    """Without the counts the engine works as well, a fifth slower."""
    if concilium.backend() == "interpreted":
        assert "concilium__mypyc" not in sys.modules
        return
    engine = Path(str(sys.modules["concilium__mypyc"].__file__)).read_bytes()
    # Parts of functions that are never reached are set apart, each by a name that ends so.
    assert (b"GCC: (" in engine) == (b".cold\0" in engine)
