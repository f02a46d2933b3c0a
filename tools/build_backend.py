"""How the package is built: by setuptools, with mypy installed only where the engine will be compiled.

Development, and a wheel from an already compiled engine, need neither mypy nor the time to install it.
"""

from typing import Any

from setuptools import build_meta

from compile_engine import ROOT, compiled_group

build_wheel = build_meta.build_wheel
build_sdist = build_meta.build_sdist
build_editable = build_meta.build_editable
prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable
get_requires_for_build_sdist = build_meta.get_requires_for_build_sdist
get_requires_for_build_editable = build_meta.get_requires_for_build_editable

COMPILING = ("mypy", "librt")


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What setuptools asks for, and the compiler in the pinned version."""
    needed: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    if compiled_group().finished_build().is_dir():
        return needed
    pins = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return [*needed, *(pin for pin in pins if pin.split("==")[0] in COMPILING)]
