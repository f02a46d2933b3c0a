"""Compiles C in parts: as many at once as there are cores, and what is finished stays for a build that was stopped.

mypyc writes a file of C for each module. All of them together make the fastest engine and keep one core busy the
longest; each for itself, the same headers are read a hundred times. So they are put together to a few parts.
"""

import os
import subprocess
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from setuptools import Extension

Progress = Callable[[float], None]
"""Is told the share of a stage that is done, from 0 to 1."""

SECONDS_BETWEEN_LOOKS = 2.0

Work = Callable[[], str]
"""Something to be made; it answers with the file."""


def cores() -> int:
    return os.cpu_count() or 1


def divide(extension: Extension, parts: int, folder: Path) -> None:
    """Put an extension's files together to a few of about the same size, which include them."""
    sources = sorted(map(Path, extension.sources), key=lambda source: (-source.stat().st_size, source.name))
    members: list[list[Path]] = [[] for _ in range(parts)]
    sizes = [0] * parts
    for source in sources:
        lightest = sizes.index(min(sizes))
        members[lightest].append(source)
        sizes[lightest] += source.stat().st_size
    extension.sources = [str(folder / f"part_{number}.c") for number in range(parts)]
    for part, included in zip(extension.sources, members, strict=True):
        Path(part).write_text("".join(f'#include "{source.resolve()}"\n' for source in included), encoding="utf-8")


def all_of(works: Sequence[Work], progress: Progress) -> list[str]:
    """Do all works, as many at once as there are cores; the first that fails ends it."""
    with ThreadPoolExecutor(cores()) as pool:
        futures = [pool.submit(work) for work in works]
        try:
            for number, future in enumerate(as_completed(futures), 1):
                future.result()
                progress(number / len(futures))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return [future.result() for future in futures]


class Workshop:
    """A C compiler, and the folder in which its work lies."""

    def __init__(self, compiler: Any, folder: Path) -> None:
        self.compiler = compiler
        self.folder = folder

    def is_gcc(self) -> bool:
        """Whether it is gcc, and no other compiler that answers to its name."""
        command = getattr(self.compiler, "compiler_so", None)
        if not command:
            return False
        said = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=False)
        return "Free Software Foundation" in said.stdout

    def object_of(self, source: str, kind: str) -> Path:
        """Where the object of a file lies; of each file there can be several kinds."""
        [path] = self.compiler.object_filenames([source], output_dir=str(self.folder / kind))
        return Path(path)

    def compiling(self, extension: Extension, kind: str, args: Sequence[str] = (), counts: str = "") -> list[Work]:
        """The works that make an extension's objects; `counts` is the kind of those that have counted for them."""

        def work(source: str) -> Work:
            used = [f"-fprofile-use={self.object_of(source, counts).with_suffix('.gcda')}"] if counts else []
            return lambda: self._compiled(extension, source, kind, [*args, *used])

        return [work(str(source)) for source in extension.sources]

    def _compiled(self, extension: Extension, source: str, kind: str, args: Sequence[str]) -> str:
        made = self.object_of(source, kind)
        # An object alone may be half of one, if its compiler was stopped.
        finished = made.with_suffix(".finished")
        if not finished.exists():
            self.compiler.compile(
                [source],
                output_dir=str(self.folder / kind),
                include_dirs=[*self.compiler.include_dirs, *extension.include_dirs],
                extra_postargs=[*extension.extra_compile_args, *args],
            )
            finished.touch()
        return str(made)

    def link(self, objects: Sequence[str], target: Path, args: Sequence[str] = ()) -> str:
        """Make an extension from its objects."""
        self.compiler.link_shared_object(list(objects), str(target), extra_postargs=list(args), target_lang="c")
        return str(target)

    def link_as_one(self, objects: Sequence[str], target: Path, args: Sequence[str], progress: Progress) -> None:
        """Make an extension from objects that become one when they are linked: then most of the work is done here."""
        with tempfile.TemporaryDirectory(dir=self.folder) as folder, _told(Path(folder), progress):
            self.compiler.link_shared_object(
                list(objects), str(target), extra_postargs=[*args, f"-flto={cores()}"], target_lang="c"
            )


@contextmanager
def _told(folder: Path, progress: Progress) -> Iterator[None]:
    """Let gcc write what it links in a folder, and tell from what lies there how far it is."""
    is_done = threading.Event()

    def watch() -> None:
        while not is_done.wait(SECONDS_BETWEEN_LOOKS):
            # It divides all code anew, into files that it numbers, and makes an object of each.
            finished = len(list(folder.glob("*.ltrans*.ltrans.o")))
            begun = len(list(folder.glob("*.ltrans*.o"))) - finished
            progress(finished / max(begun, 1))

    watching = threading.Thread(target=watch, daemon=True)
    before = os.environ.get("TMPDIR")
    os.environ["TMPDIR"] = str(folder)
    watching.start()
    try:
        yield
    finally:
        is_done.set()
        watching.join()
        if before is None:
            del os.environ["TMPDIR"]
        else:
            os.environ["TMPDIR"] = before
