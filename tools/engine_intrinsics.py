"""Puts the engine's functions that are written in C, in `engine_intrinsics.c`, into the C that mypyc has written.

They are what the engine does most: counting the members of a set, finding the smallest, writing, drawing and listing
actions from sets, copying and summing rows of numbers. Python has a word for some, and so has every processor; mypyc,
which lies between them, would make a Python integer and call a method of it, and checks each number of a row.
"""

import platform
import re
from pathlib import Path

INTRINSICS = Path(__file__).with_suffix(".c")

_FUNCTION = re.compile(r"(?ms)^(\w[\w *]*?CPyDef_(\w+)\([^)\n]*\)) \{\n.*?^\}\n")


class NoSuchFunction(Exception):
    """The C has no function where one was expected."""


def use_intrinsics(source: Path, intrinsics: Path = INTRINSICS) -> None:
    """Replace these functions in a C file."""
    text = source.read_text(encoding="utf-8")
    ours = intrinsics.read_text(encoding="utf-8")
    found = list(_FUNCTION.finditer(ours))
    for function in found:
        # With the same arguments and result: its callers were written for them.
        theirs = re.findall(rf"(?ms)^{re.escape(function[1])} \{{\n.*?^\}}\n", text)
        if len(theirs) != 1:
            raise NoSuchFunction(f"the C of {function[2]} is not where it should be, or takes something else")
        text = text.replace(theirs[0], function[0])
    source.write_text(ours[: found[0].start()] + text, encoding="utf-8")


def flags() -> list[str]:
    """What lets gcc and clang use these instructions: every x86 processor since 2009 can count bits."""
    return ["-mpopcnt"] if platform.machine().lower() in ("x86_64", "amd64") else []
