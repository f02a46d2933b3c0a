"""Finds a Chromium for the browser tests and prints its path; installs Debian's if there is none and it may."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
"""How the tests start it."""


def find() -> str | None:
    """The browser that CHROMIUM names, one on the path, or Playwright's own."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named if Path(named).is_file() else None
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    return _playwrights_own()


def _playwrights_own() -> str | None:
    folder = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH", Path.home() / ".cache" / "ms-playwright"))
    for program in sorted(folder.glob("chromium*/chrome-linux*/*")):
        if program.name in ("chrome", "headless_shell", "chrome-headless-shell"):
            return str(program)
    return None


def install() -> None:
    """Debian's package if this is Debian and we are root, otherwise Playwright's own download."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], check=False, env=quiet, stdout=sys.stderr)
        command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"]
    else:
        quiet = {**os.environ}
        command = [sys.executable, "-m", "playwright", "install", "chromium"]
    subprocess.run(command, check=False, env=quiet, stdout=sys.stderr)


def main() -> int:
    if find() is None:
        install()
    found = find()
    if found is None:
        print("There is no Chromium here; install one, or name it in CHROMIUM.", file=sys.stderr)
        return 1
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
