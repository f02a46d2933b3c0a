"""Runs one step of an installation and says what is being done: `python tools/step.py "Name of the step" COMMAND...`.

Nobody likes a silent terminal. A line says that the step begins; then, every few seconds in which nothing else was
said, one says how long it has been at work and what it was about last. What the command itself says is shown if it
fails. Only the standard library is here: nothing is installed yet when it runs.
"""

import subprocess
import sys
import threading
import time

SECONDS = 3.0
WIDEST = 60


def say(text: str) -> None:
    print(text, flush=True)


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
    assert process.stdout is not None
    output = process.stdout
    reader = threading.Thread(target=lambda: said.extend(output), daemon=True)
    reader.start()
    while True:
        try:
            code = process.wait(SECONDS)
            break
        except subprocess.TimeoutExpired:
            last = next((line.strip() for line in reversed(said) if line.strip() and "WARN" not in line), "")
            say(f"{name} ... {time.monotonic() - begun:.0f} s  {last[:WIDEST]}".rstrip())
        except KeyboardInterrupt:
            # The command got it too.
            code = process.wait()
            break
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
