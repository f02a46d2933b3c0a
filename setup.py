"""Builds the compiled engine where a C compiler works; without one the package installs and runs interpreted."""

import os
import sys
import tempfile
import tomllib
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent / "tools"))

from engine_build import InstalledEngine, placeholder

DECLARED = tomllib.loads((Path(__file__).parent / "pyproject.toml").read_text(encoding="utf-8"))
NEEDED = list(DECLARED["tool"]["concilium"]["engine"])
if os.environ.get("CONCILIUM_WHEEL") == "players":
    # `pip install` of that file, and `concilium serve`, is all that a player does.
    NEEDED += DECLARED["project"]["optional-dependencies"]["server"]

if "--editable" in sys.argv or "editable_wheel" in sys.argv or "develop" in sys.argv:
    # Development runs the sources; `make compile` builds beside them.
    setup(install_requires=NEEDED)
else:
    # In a folder of its own: what an earlier build left in the usual one would be packed as well.
    with tempfile.TemporaryDirectory() as scratch:
        setup(
            install_requires=NEEDED,
            ext_modules=[placeholder()],
            cmdclass={"build_ext": InstalledEngine},
            options={"build": {"build_base": scratch}},
        )
