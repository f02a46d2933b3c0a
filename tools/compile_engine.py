"""Compiles the engine with mypyc: for `setup.py`, and on its own into the development build folder.

With gcc it is compiled twice: the first one counts what is done in `rehearse`, the second knows from that what is done
often and what never, and is a quarter faster.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError

ROOT = Path(__file__).resolve().parent.parent
GROUP = "concilium"
ENGINE = f"{GROUP}__mypyc"
"""The extension that has all the code; one of each module's name shows its part of it."""

# The counts lie beside the object file. What no rehearsal reaches has none, and is compiled as ever.
COUNTING = ["-fprofile-generate"]
COUNTED = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"]
REHEARSAL_MINUTES = 10
"""After so long something has gone wrong; it takes seconds."""


def compiled_group() -> ModuleType:
    """`concilium._compiled`, read without importing the package it belongs to."""
    spec = importlib.util.spec_from_file_location("_compiled", ROOT / "src" / "concilium" / "_compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def extensions(target: Path | None = None) -> list[Any]:
    """The extensions of the compiled group, their C files written."""
    from mypyc.build import mypycify

    sources = [os.path.relpath(path, ROOT) for path in compiled_group().compiled_sources()]
    before = Path.cwd()
    os.chdir(ROOT)
    try:
        # A cache of its own: `make lint` may be running beside it.
        options = ["--strict", "--explicit-package-bases", "--namespace-packages", "--cache-dir=build/mypyc-cache"]
        made = list(
            mypycify(
                [*options, *sources],
                opt_level="3",
                debug_level="0",
                target_dir=str(target) if target else "build/mypyc",
                group_name=GROUP,
            )
        )
    finally:
        os.chdir(before)
    if sys.platform != "win32":
        # Nobody replaces the engine's functions when it is loaded, so the compiler may inline them.
        for extension in made:
            extension.extra_compile_args = [
                *extension.extra_compile_args,
                "-fno-semantic-interposition",
                "-fvisibility=hidden",
                "-pipe",
                # For this warning gcc reads the file again at every `if`: that was half of the time.
                "-Wno-misleading-indentation",
            ]
    return made


class EngineBuild(build_ext):
    """Builds all extensions or none: half a compiled group would not import."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            print(f"concilium: the engine could not be compiled ({error}); it will run interpreted", file=sys.stderr)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []

    def build_extensions(self) -> None:
        self.parallel = True
        engine = next(extension for extension in self.extensions if extension.name == ENGINE)
        plain = engine.extra_compile_args
        if self._is_gcc():
            try:
                self._build_engine(engine, [*plain, *COUNTING], COUNTING)
                self._rehearse()
                self._build_engine(engine, [*plain, *COUNTED], [])
            except (CompileError, LinkError, subprocess.SubprocessError) as error:
                print(f"concilium: compiled without a rehearsal, which failed ({error})", file=sys.stderr)
            else:
                return
        self._build_engine(engine, plain, [])

    def _build_engine(self, engine: Extension, compile_args: list[str], link_args: list[str]) -> None:
        """Build the engine anew, and whatever of the rest is not there yet."""
        engine.extra_compile_args = compile_args
        engine.extra_link_args = link_args
        Path(self.get_ext_fullpath(ENGINE)).unlink(missing_ok=True)
        super().build_extensions()

    def _is_gcc(self) -> bool:
        command = getattr(self.compiler, "compiler_so", None)
        if not command:
            return False
        said = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=False)
        return "Free Software Foundation" in said.stdout

    def _rehearse(self) -> None:
        """Let the counting engine play; it writes its counts when it ends."""
        made = Path(self.build_lib).resolve()
        # The package is beside its extensions when it is being installed, and in the sources in development.
        installing = (made / "concilium" / "__init__.py").is_file()
        package = str(made if installing else ROOT / "src")
        environment = dict(
            os.environ,
            PYTHONPATH=os.pathsep.join([package, *filter(None, [os.environ.get("PYTHONPATH")])]),
            CONCILIUM_BUILD=str(made.parent),
            CONCILIUM_BACKEND="compiled",
        )
        subprocess.run(
            [sys.executable, str(ROOT / "tools" / "rehearse.py")],
            env=environment,
            check=True,
            timeout=60 * REHEARSAL_MINUTES,
        )


def main() -> int:
    """Build for the present sources unless that build is there already; remove the others."""
    group = compiled_group()
    builds: Path = group.build_folder()
    folder = builds / group.digest()
    if folder.is_dir():
        return 0
    builds.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=builds) as scratch:
        made = Path(scratch, group.digest())
        distribution = Distribution(
            {
                "name": "concilium",
                "package_dir": {"": "src"},
                "ext_modules": extensions(Path(scratch, "c")),
            }
        )
        command = EngineBuild(distribution)
        command.build_lib = str(made)
        command.build_temp = str(Path(scratch, "objects"))
        command.ensure_finalized()
        os.chdir(ROOT)
        command.run()
        if not command.extensions:
            return 0
        for old in builds.iterdir():
            if old.is_dir() and old != Path(scratch):
                shutil.rmtree(old, ignore_errors=True)
        made.rename(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
