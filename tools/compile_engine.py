"""Compiles the engine with mypyc: for `setup.py`, and on its own into the development build folder."""

import importlib.util
import os
import shutil
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from setuptools import Distribution
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent


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
        options = ["--strict", "--explicit-package-bases", "--namespace-packages"]
        made = list(
            mypycify(
                [*options, *sources],
                opt_level="3",
                debug_level="0",
                target_dir=str(target) if target else "build/mypyc",
                group_name="concilium",
            )
        )
    finally:
        os.chdir(before)
    if sys.platform != "win32":
        # Nobody replaces the engine's functions when it is loaded, so the compiler may inline them.
        for extension in made:
            extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
    return made


class OptionalBuild(build_ext):
    """Builds all extensions or none: half a compiled group would not import."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            print(f"concilium: the engine could not be compiled ({error}); it will run interpreted", file=sys.stderr)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


def main() -> int:
    """Build for the present sources unless that build is there already; remove the others."""
    group = compiled_group()
    builds: Path = group.build_folder()
    folder = builds / group.digest()
    if folder.is_dir():
        return 0
    builds.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=builds) as scratch:
        made = Path(scratch, "made")
        distribution = Distribution(
            {
                "name": "concilium",
                "package_dir": {"": "src"},
                "ext_modules": extensions(Path(scratch, "c")),
            }
        )
        command = OptionalBuild(distribution)
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
