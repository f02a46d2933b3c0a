"""Some functions become instructions in the C, and a C in which they are not found is refused."""

from pathlib import Path

import pytest

from engine_intrinsics import INTRINSICS, NoSuchFunction, use_intrinsics

BEFORE = "int64_t CPyDef_bits___bit(int64_t cpy_r_number) {\n    return 7;\n}\n"


def written(name: str) -> str:
    return f"int64_t CPyDef_{name}(int64_t cpy_r_bits) {{\n    if (cpy_r_bits) {{\n        return 7;\n    }}\n}}\n"


def test_the_bodies_are_replaced_and_nothing_else(tmp_path: Path) -> None:
    source = tmp_path / "engine.c"
    source.write_text(BEFORE + "".join(map(written, INTRINSICS)) + BEFORE, encoding="utf-8")
    use_intrinsics(source)
    text = source.read_text(encoding="utf-8")
    assert text.count(BEFORE) == 2
    assert text.count("return 7;") == 2
    for name, bodies in INTRINSICS.items():
        assert text.count(f"CPyDef_{name}(int64_t cpy_r_bits) {{\n#ifdef") == 1
        assert all(text.count(body) == bodies.count(body) for body in bodies)


def test_a_function_that_is_not_there_is_reported(tmp_path: Path) -> None:
    source = tmp_path / "engine.c"
    source.write_text(BEFORE + written("bits___lowest"), encoding="utf-8")
    with pytest.raises(NoSuchFunction, match="count"):
        use_intrinsics(source)
