"""Compiles the engine into the development build folder: for `make compile`, and in the background of a running server.

If it is stopped, finished work is kept and the next run continues from there. It reports progress on lines such as
"engine 40% counting", and why it failed on a last line "engine failed: ...".
"""

import argparse
import hashlib
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
GROUP = "concilium"
TOOLS = ("mypy", "setuptools")
"""What compiling needs and playing does not."""

NICENESS = 15
KEPT = 4
"""How many builds are kept, so that switching between two branches does not mean compiling each time."""

STAGES = {
    "installing": 4,
    "translating": 4,
    "counting": 30,
    "rehearsing": 7,
    "compiling": 55,
}
"""The stages of a build, and what percentage of its time each takes."""


def compiled_group() -> ModuleType:
    """`concilium._compiled`, read without importing the package it belongs to."""
    spec = importlib.util.spec_from_file_location("_compiled", ROOT / "src" / "concilium" / "_compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def report(stage: str) -> Callable[[float], None]:
    """Announce a stage; returns the function that reports its progress."""
    names = list(STAGES)
    before = sum(STAGES[name] for name in names[: names.index(stage)])
    told = -1

    def progress(share: float) -> None:
        nonlocal told
        percent = before + int(share * STAGES[stage])
        if percent > told:
            told = percent
            print(f"engine {percent}% {stage}", flush=True)

    progress(0)
    return progress


def main() -> int:
    """Compile the current sources unless that is already done; returns 1 if it fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--attended", action="store_true", help="give way to others, and end when the input ends")
    if parser.parse_args().attended:
        be_attended()
    group = compiled_group()
    folder: Path = group.finished_build()
    builds = folder.parent
    builds.mkdir(parents=True, exist_ok=True)
    with _alone(builds):
        if folder.is_dir():
            return 0
        scratch = builds / f"{folder.name}.{_digest_of_tools()}"
        _remove_others(builds, scratch)
        try:
            _install_tools()
            import engine_build

            engine_build.build(folder, scratch, report)
        except Exception as error:
            print(f"engine failed: {error}", flush=True)
            return 1
    print("engine 100% ready", flush=True)
    return 0


def _install_tools() -> None:
    missing = [tool for tool in TOOLS if importlib.util.find_spec(tool) is None]
    if missing:
        report("installing")
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile"]
        subprocess.run([*pip, "--constraint", str(ROOT / "constraints.txt"), *missing], check=True)


def _digest_of_tools() -> str:
    """Work finished by another way of compiling is of no use to this one."""
    content = hashlib.blake2b(digest_size=4)
    for path in sorted(Path(__file__).parent.glob("*engine*")):
        content.update(path.read_bytes())
    return content.hexdigest()


def _remove_others(builds: Path, scratch: Path) -> None:
    """Remove the unfinished work of other sources, and builds that have not been used for a long time."""
    folders = sorted((path for path in builds.iterdir() if path.is_dir()), key=lambda path: -path.stat().st_mtime)
    finished = [path for path in folders if not path.suffix]
    unfinished = [path for path in folders if path.suffix and path != scratch]
    for old in [*finished[KEPT - 1 :], *unfinished]:
        shutil.rmtree(old, ignore_errors=True)


@contextmanager
def _alone(builds: Path) -> Iterator[None]:
    """Wait until nobody else is compiling here."""
    with Path(builds, ".lock").open("w", encoding="ascii") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def be_attended() -> None:
    """Yield to whoever plays, and end when the server does, however it ends: its end of the input then closes."""
    if sys.platform != "win32":
        os.nice(NICENESS)
        os.setpgrp()

    def watch() -> None:
        # Not through `sys.stdin`: on exit Python would need the lock that a reader holds.
        while os.read(0, 1024):
            pass
        if sys.platform != "win32":
            os.killpg(0, signal.SIGKILL)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


if __name__ == "__main__":
    sys.exit(main())
