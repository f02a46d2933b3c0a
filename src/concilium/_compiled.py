"""Where the engine's code comes from: compiled extensions, or the same files interpreted.

An installed package has its extensions beside its modules. In development they are in a build folder under a digest of
the sources they were made from; this module finds them only while that digest is the current one, so a stale
extension never runs in place of a changed source. `CONCILIUM_BACKEND=interpreted` turns them off.
"""

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
COMPILED_ROOMS = ("core", "games")
"""The packages whose modules are compiled."""

INTERPRETED = ("__init__.py", "registry.py", "shapes.py", "terminal.py", "title.py", "views.py")
"""Modules of these packages that are not: what a game declares, types without code, a terminal drawing."""

COMPILED_MODULES = (
    "bots/children.py",
    "bots/comparison.py",
    "bots/fate.py",
    "bots/foresight.py",
    "bots/habits.py",
    "bots/routine.py",
    "bots/search.py",
    "bots/tally.py",
    "bots/tree.py",
    "bots/weighing.py",
    "envs/batch.py",
    "envs/rewards.py",
)
"""Single modules of other packages that belong in the compiled group."""


def compiled_sources() -> list[Path]:
    """The files of the compiled group, sorted."""
    rooms = [path for room in COMPILED_ROOMS for path in (PACKAGE / room).rglob("*.py") if path.name not in INTERPRETED]
    return sorted(rooms + [PACKAGE / module for module in COMPILED_MODULES])


def digest() -> str:
    """A short name for exactly these sources and this Python."""
    content = hashlib.blake2b(digest_size=12)
    content.update(EXTENSION_SUFFIXES[0].encode())
    for path in compiled_sources():
        content.update(path.relative_to(PACKAGE).as_posix().encode())
        content.update(path.read_bytes())
    return content.hexdigest()


def build_folder() -> Path:
    """Where development builds are kept: at the root of the checkout, or where CONCILIUM_BUILD says."""
    return Path(os.environ.get("CONCILIUM_BUILD", PACKAGE.parent.parent / "build" / "engine"))


def finished_build() -> Path:
    """Where the build of the current sources is, once it is complete."""
    return build_folder() / digest()


class _BuildFinder:
    """Finds the extensions of one development build."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        parent, _, name = fullname.rpartition(".")
        if not (parent.startswith("concilium") or name == "concilium__mypyc"):
            return None
        folder = str(self.folder.joinpath(*parent.split(".")))
        spec = FileFinder(folder, (ExtensionFileLoader, EXTENSION_SUFFIXES)).find_spec(fullname)
        # A folder without an extension of its name is not a namespace package: the package is in the sources.
        return spec if spec is not None and spec.loader is not None else None


class _SourceFinder:
    """Finds the source of a module even if its extension is beside it."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("concilium.") or path is None:
            return None
        found = (FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(fullname) for folder in path)
        return next((spec for spec in found if spec is not None), None)


def is_interpreted_wanted() -> bool:
    """Whether the environment turns compiled code off."""
    wanted = os.environ.get("CONCILIUM_BACKEND", "")
    if wanted not in ("", "compiled", "interpreted"):
        raise RuntimeError(f"CONCILIUM_BACKEND is compiled or interpreted, not {wanted!r}")
    return wanted == "interpreted"


def install() -> None:
    """Choose where the compiled group is imported from; called once, before any of it is imported."""
    if is_interpreted_wanted():
        sys.meta_path.insert(0, _SourceFinder())
        return
    builds = build_folder()
    if builds.is_dir():
        folder = finished_build()
        if folder.is_dir():
            sys.meta_path.insert(0, _BuildFinder(folder))


def backend() -> str:
    """Which engine runs: "compiled" or "interpreted"."""
    from concilium.core import state

    return "interpreted" if state.__file__.endswith(".py") else "compiled"


install()
