"""Stands in for the tool that compiles the engine: `python compiling.py SIGN FINISHED`.

It is at work until a file SIGN is there, has a child as a compiler would, and then puts the engine that was compiled
before, in the folder FINISHED, where a server looks for it. It ends with its server as the tool itself does.
"""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from compile_engine import be_attended, compiled_group, report


def main() -> None:
    be_attended()
    sign, finished = map(Path, sys.argv[1:])
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    sign.with_suffix(".pids").write_text(f"{os.getpid()} {child.pid}", encoding="ascii")
    progress = report("counting")
    share = 0.0
    while not sign.exists():
        share = min(share + 0.01, 0.9)
        progress(share)
        time.sleep(0.05)
    child.kill()
    child.wait()
    if finished.is_dir():
        target: Path = compiled_group().finished_build()
        shutil.copytree(finished, target)


if __name__ == "__main__":
    main()
