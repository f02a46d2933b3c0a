"""Builds the compiled engine where a C compiler works; without one the package installs and runs interpreted."""

import sys
import tempfile
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent / "tools"))

from engine_build import InstalledEngine, placeholder

if "--editable" in sys.argv or "editable_wheel" in sys.argv or "develop" in sys.argv:
    # Development runs the sources; `make compile` builds beside them.
    setup()
else:
    # In a folder of its own: what an earlier build left in the usual one would be packed as well.
    with tempfile.TemporaryDirectory() as scratch:
        setup(
            ext_modules=[placeholder()],
            cmdclass={"build_ext": InstalledEngine},
            options={"build": {"build_base": scratch}},
        )
