"""The tasks of a build: several at once, with finished work kept if the build is stopped, and progress reported."""

import os
import subprocess
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from setuptools import Extension

Progress = Callable[[float], None]
"""Called with the share of a stage that is done, from 0 to 1."""

Work = Callable[[], str]
"""Something to be made; returns the file."""

SECONDS_BETWEEN_WORDS = 2.0
NEARLY_DONE = 0.97


def all_of(works: Sequence[Work]) -> list[str]:
    """Do all tasks, as many at once as there are cores; the first failure ends it."""
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        futures = [pool.submit(work) for work in works]
        try:
            return [future.result() for future in futures]
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


@contextmanager
def told(progress: Progress, seconds: float) -> Iterator[None]:
    """Report the progress of a silent stage from the time it should take; until it ends it is at most nearly done."""
    is_done = threading.Event()
    begun = time.monotonic()

    def tell() -> None:
        while not is_done.wait(SECONDS_BETWEEN_WORDS):
            progress(min((time.monotonic() - begun) / seconds, NEARLY_DONE))

    teller = threading.Thread(target=tell, daemon=True)
    teller.start()
    try:
        yield
    finally:
        is_done.set()
        teller.join()


class Workshop:
    """A C compiler, and the folder for its output."""

    def __init__(self, compiler: Any, folder: Path) -> None:
        self.compiler = compiler
        self.folder = folder

    def is_gcc(self) -> bool:
        """Whether it is really gcc, not another compiler under that name."""
        command = getattr(self.compiler, "compiler_so", None)
        if not command:
            return False
        said = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=False)
        return "Free Software Foundation" in said.stdout

    def object_of(self, extension: Extension, kind: str) -> Path:
        """Where the object file of an extension is; there can be several kinds of it."""
        [source] = extension.sources
        [path] = self.compiler.object_filenames([str(source)], output_dir=str(self.folder / kind))
        return Path(path)

    def make(
        self,
        extension: Extension,
        kind: str,
        target: Path,
        compile_args: Sequence[str] = (),
        link_args: Sequence[str] = (),
    ) -> Work:
        """The task that makes an extension from its single file."""

        def work() -> str:
            made = self.object_of(extension, kind)
            # A file alone may be incomplete, if what makes it was stopped.
            finished = made.with_suffix(".finished")
            if not finished.exists():
                self.compiler.compile(
                    [str(source) for source in extension.sources],
                    output_dir=str(self.folder / kind),
                    include_dirs=[*self.compiler.include_dirs, *extension.include_dirs],
                    extra_postargs=[*extension.extra_compile_args, *compile_args],
                )
                target.parent.mkdir(parents=True, exist_ok=True)
                self.compiler.link_shared_object(
                    [str(made)], str(target), extra_postargs=list(link_args), target_lang="c"
                )
                finished.touch()
            return str(target)

        return work
