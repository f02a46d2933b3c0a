"""Some functions are written in C by hand, and a C in which they are not found is refused."""

import re
from pathlib import Path

import pytest
from mypyc.namegen import make_module_translation_map

from concilium._compiled import PACKAGE, compiled_sources
from engine_intrinsics import INTRINSICS, NoSuchFunction, use_intrinsics

BEFORE = "int64_t CPyDef_bits___bit(int64_t cpy_r_number) {\n    return 7;\n}\n"
HEADS = re.findall(r"(?m)^.* \**CPyDef_.* \{$", INTRINSICS.read_text(encoding="utf-8"))


def written(head: str) -> str:
    return f"{head}\n    if (cpy_r_bits) {{\n        return 7;\n    }}\n}}\n"


def test_the_functions_are_replaced_and_nothing_else(tmp_path: Path) -> None:
    source = tmp_path / "engine.c"
    source.write_text(BEFORE + "".join(map(written, HEADS)) + BEFORE, encoding="utf-8")
    use_intrinsics(source)
    text = source.read_text(encoding="utf-8")
    assert text.count(BEFORE) == 2
    assert text.count("return 7;") == 2
    assert len(HEADS) > 10
    assert all(text.count(head) == 1 for head in HEADS)
    assert text.startswith("/*")


def test_a_function_that_is_not_there_is_reported(tmp_path: Path) -> None:
    source = tmp_path / "engine.c"
    source.write_text(BEFORE + written(HEADS[0]), encoding="utf-8")
    with pytest.raises(NoSuchFunction, match="count"):
        use_intrinsics(source)


def test_a_function_that_takes_something_else_is_reported(tmp_path: Path) -> None:
    source = tmp_path / "engine.c"
    source.write_text("".join(map(written, HEADS)).replace("cpy_r_chance", "cpy_r_luck"), encoding="utf-8")
    with pytest.raises(NoSuchFunction, match="by_readiness"):
        use_intrinsics(source)


def test_functions_are_named_as_the_compiler_names_them() -> None:
    """It shortens a module's name while no other ends alike: a new module may rename the functions of an old one."""
    modules = [".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in compiled_sources()]
    named = set(make_module_translation_map(modules).values())
    ours = re.findall(r"CPyDef_(\w+?)___(\w+)\(", INTRINSICS.read_text(encoding="utf-8"))
    assert ours
    for first, rest in ours:
        # A method has its class between module and name.
        parts = [part for part in rest.split("___")[:-1] if not part[0].isupper()]
        module = ".".join([first, *parts])
        assert f"{module}." in named, module
