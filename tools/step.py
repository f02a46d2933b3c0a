"""Runs one installation step and reports what it is doing: `python tools/step.py "Name of the step" COMMAND...`.

Nobody likes a silent terminal. A line says that the step begins; then, every few seconds without other output,
another says how long it has been running and what it was last doing. The command's own output is shown if it
fails. It uses only the standard library: nothing is installed yet when it runs.
"""

import subprocess
import sys
import threading
import time

SECONDS = 3.0
WIDEST = 60


def say(text: str) -> None:
    print(text, flush=True)


def _ended(process: "subprocess.Popen[str]", name: str, begun: float, said: list[str]) -> int:
    """Wait until the command ends, and report progress now and then."""
    while True:
        try:
            return process.wait(SECONDS)
        except subprocess.TimeoutExpired:
            last = next((line.strip() for line in reversed(said) if line.strip() and "WARN" not in line), "")
            say(f"{name} ... {time.monotonic() - begun:.0f} s  {last[:WIDEST]}".rstrip())
        except KeyboardInterrupt:
            # The command received it too.
            return process.wait()


def main(words: list[str]) -> int:
    name, *command = words
    begun = time.monotonic()
    said: list[str] = []
    say(f"{name} ...")
    try:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
        )
    except OSError as error:
        say(f"{name}: {error}")
        return 127
    with process:
        assert process.stdout is not None
        reader = threading.Thread(target=said.extend, args=(process.stdout,), daemon=True)
        reader.start()
        code = _ended(process, name, begun, said)
        reader.join()
    took = time.monotonic() - begun
    if code == 0:
        say(f"{name}: done in {took:.0f} s")
    else:
        sys.stdout.writelines(said)
        say(f"{name}: failed after {took:.0f} s")
    return code


if __name__ == "__main__":
    if len(sys.argv) < 3:
        raise SystemExit(__doc__)
    sys.exit(main(sys.argv[1:]))
