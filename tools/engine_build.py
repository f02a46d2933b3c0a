"""Builds the engine with mypyc and a C compiler, for `setup.py` and for `compile_engine`.

With gcc it is compiled twice: the first build counts what is executed in `rehearse`; from that the second knows what
runs often and what never does, and is a quarter faster.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import cast

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError

from compile_engine import GROUP, ROOT, compiled_group
from engine_intrinsics import flags, use_intrinsics
from engine_works import Progress, Work, Workshop, all_of, told

ENGINE = f"{GROUP}__mypyc"
"""The extension that has all the code; one named after each module exposes its part."""

COUNTING = [
    "-fprofile-generate",
    # Optimisations that come after the counting are left out where possible. Those that come before must be as in
    # the second build, or gcc silently drops the counts of code that differs.
    "-O2",
    "--param=early-inlining-insns=14",
    "-fno-gcse",
    "-fno-inline-functions",
    "-fno-ipa-cp",
    "-fno-ivopts",
    "-fno-schedule-insns2",
    "-fno-tree-dominator-opts",
    "-fno-tree-loop-optimize",
    "-fno-tree-loop-vectorize",
    "-fno-tree-pre",
    "-fno-tree-slp-vectorize",
]
IN_PARTS = [f"-flto={os.cpu_count() or 1}"]
"""Most of the work is left to the linker, which divides the one file among all cores and still inlines across parts."""

COUNTED = [
    "-fprofile-use",
    # What no rehearsal reaches has no counts, and is compiled as ever. gcc warns of it, which must not end the build.
    "-fprofile-partial-training",
    "-Wno-missing-profile",
    "-Wno-error",
]
NEVER_DONE = b".cold"
"""Ends the name of the part of a function that the counts show never to run: without counts there is none."""

COUNTING_TIME = 9.0
COMPILING_TIME = 17.0
"""Roughly how many times as long as translating the other stages take."""

REHEARSAL_MINUTES = 10
"""After this long something has gone wrong; it normally takes seconds."""

Report = Callable[[str], Progress]
"""Called with the name of a stage that begins; returns the function to report its progress to."""


class TranslationError(Exception):
    """mypyc rejected the sources, and has said why."""


def extensions(target: Path) -> list[Extension]:
    """The extensions of the compiled group, their C files written: the engine's first."""
    from mypyc.build import mypycify

    sources = [os.path.relpath(path, ROOT) for path in compiled_group().compiled_sources()]
    before = Path.cwd()
    os.chdir(ROOT)
    try:
        # A separate cache: `make lint` may be running at the same time.
        options = ["--strict", "--explicit-package-bases", "--namespace-packages", f"--cache-dir={target / 'cache'}"]
        written = mypycify(
            [*options, *sources],
            opt_level="3",
            debug_level="0",
            target_dir=str(target),
            group_name=GROUP,
        )
    except SystemExit as error:
        raise TranslationError("mypyc refuses the sources") from error
    finally:
        os.chdir(before)
    # They are of this class since setuptools was imported before mypyc.
    made = cast(list[Extension], written)
    use_intrinsics(target / f"__native_{GROUP}.c")
    if sys.platform != "win32":
        for extension in made:
            extension.extra_compile_args += [
                # Nobody replaces the engine's functions when it is loaded, so the compiler may inline them.
                "-fno-semantic-interposition",
                "-fvisibility=hidden",
                "-pipe",
                # For this warning gcc rereads the file at every `if`: that took half of the time.
                "-Wno-misleading-indentation",
                *flags(),
            ]
    return made


def _no_report(_: str) -> Progress:
    return lambda _: None


class EngineBuild(build_ext):
    """Builds all extensions into `build_lib`; `build_temp` holds what a stopped build has finished."""

    report: Report = staticmethod(_no_report)

    def build_extensions(self) -> None:
        """All code is in one file: a function that is inlined before the counting is counted where it is used."""
        scratch = Path(self.build_temp).resolve()
        scratch.mkdir(parents=True, exist_ok=True)
        begun = time.monotonic()
        self.report("translating")
        engine, *shims = self.extensions = extensions(scratch / "c")
        unit = time.monotonic() - begun
        workshop = Workshop(self.compiler, scratch)
        naming = [workshop.make(shim, "shims", self._target(shim), ["-O1"]) for shim in shims]
        target = self._target(engine)
        if workshop.is_gcc():
            try:
                counting = self._in_parts(workshop, engine, "counting", COUNTING)
                with told(self.report("counting"), unit * COUNTING_TIME):
                    all_of([counting, *naming])
                self._rehearse(scratch)
                # gcc looks for the counts beside the object that it makes.
                counts = workshop.object_of(engine, "counted").with_suffix(".gcda")
                counts.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(workshop.object_of(engine, "counting").with_suffix(".gcda"), counts)
                counted = self._in_parts(workshop, engine, "counted", COUNTED)
                with told(self.report("compiling"), unit * COMPILING_TIME):
                    counted()
                if NEVER_DONE not in target.read_bytes():
                    raise CompileError("gcc did not find what was counted")
            except (CompileError, LinkError, subprocess.SubprocessError) as error:
                print(f"concilium: compiled without a rehearsal, which failed ({error})", file=sys.stderr)
            else:
                return
        with told(self.report("compiling"), unit * COMPILING_TIME):
            all_of([workshop.make(engine, "plain", target), *naming])

    def _in_parts(self, workshop: Workshop, engine: Extension, kind: str, options: list[str]) -> Work:
        """The task that makes the engine on all cores. The linker, which does most of it, needs the options too."""
        compiled, linked = [*options, *IN_PARTS], [*engine.extra_compile_args, *options, *IN_PARTS]
        return workshop.make(engine, kind, self._target(engine), compiled, linked)

    def _target(self, extension: Extension) -> Path:
        return Path(self.get_ext_fullpath(extension.name))

    def _rehearse(self, scratch: Path) -> None:
        """Let the counting engine play; it writes its counts on exit."""
        self.report("rehearsing")
        finished = scratch / "rehearsed"
        if finished.exists():
            return
        for counts in scratch.rglob("*.gcda"):
            counts.unlink()
        made = Path(self.build_lib).resolve()
        # During installation the package is beside its extensions; in development it is in the sources.
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
        finished.touch()


class InstalledEngine(EngineBuild):
    """The engine of a package that is being installed or packed; the package can do without it."""

    def run(self) -> None:
        """Take the engine that was compiled from these sources, or compile it."""
        finished = compiled_group().finished_build()
        if finished.is_dir():
            shutil.copytree(finished, self.build_lib, dirs_exist_ok=True)
            return
        try:
            super().run()
        except Exception as error:
            print(f"concilium: the engine could not be compiled ({error}); it will run interpreted", file=sys.stderr)
            # Half a compiled group would not import.
            for extension in self.extensions:
                self._target(extension).unlink(missing_ok=True)
            self.extensions = []


def placeholder() -> Extension:
    """A placeholder extension: the real ones are known only when mypyc has written them."""
    return Extension(ENGINE, [])


def build(folder: Path, scratch: Path, report: Report) -> None:
    """Compile the engine into a folder, which appears only when it is complete."""
    command = EngineBuild(
        Distribution({"name": GROUP, "package_dir": {"": "src"}, "ext_modules": [placeholder()]}),
    )
    # The rehearsal finds it as any process finds an engine: by its folder's name.
    made = scratch / "made" / folder.name
    command.build_lib = str(made)
    command.build_temp = str(scratch)
    command.report = report
    command.ensure_finalized()
    os.chdir(ROOT)
    command.run()
    made.rename(folder)
    shutil.rmtree(scratch)
