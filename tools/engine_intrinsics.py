"""Single instructions of the processor in place of the functions on small sets, in the C that mypyc has written.

Counting the members of a set and finding the smallest are what the engine does most. Python has a word for each, and
so has every processor; mypyc, which lies between them, would make a Python integer and call a method of it. Likewise
C has a word for copying a part of an array into another, and mypyc would copy number by number.
"""

import platform
import re
from pathlib import Path

_COPY = (
    "memmove(cpy_r_target.items + cpy_r_at, cpy_r_source.items + cpy_r_start, (size_t)cpy_r_size * sizeof(int16_t));"
    " return 1;"
)
INTRINSICS = {
    "bits___lowest": (
        "unsigned long found; _BitScanForward64(&found, (uint64_t)cpy_r_bits); return (int64_t)found;",
        "return __builtin_ctzll((uint64_t)cpy_r_bits);",
    ),
    "bits___count": (
        "return (int64_t)__popcnt64((uint64_t)cpy_r_bits);",
        "return __builtin_popcountll((uint64_t)cpy_r_bits);",
    ),
    "core___encoding___copy_row": (_COPY, _COPY),
}
"""For each function, as the C calls it, its body for Microsoft's compiler, and for gcc and clang."""

_HEADER = "#ifdef _MSC_VER\n#include <intrin.h>\n#endif\n"


class NoSuchFunction(Exception):
    """The C has no function where one was expected."""


def use_intrinsics(source: Path) -> None:
    """Rewrite the bodies of these functions in a C file."""
    text = source.read_text(encoding="utf-8")
    for name, (microsoft, others) in INTRINSICS.items():
        body = f"#ifdef _MSC_VER\n    {microsoft}\n#else\n    {others}\n#endif\n"
        function = rf"(?ms)^(\w+ CPyDef_{name}\([^)\n]*\) \{{\n).*?^\}}"
        text, found = re.subn(function, rf"\g<1>{body}}}", text)
        if found != 1:
            raise NoSuchFunction(f"the C of {name} is not where it should be")
    source.write_text(_HEADER + text, encoding="utf-8")


def flags() -> list[str]:
    """What lets gcc and clang use these instructions: every x86 processor since 2009 can count bits."""
    return ["-mpopcnt"] if platform.machine().lower() in ("x86_64", "amd64") else []
