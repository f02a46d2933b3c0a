"""The engine is compiled in parts, and what is finished is not compiled again."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from setuptools import Extension

from compile_engine import STAGES, report
from engine_parts import Workshop, all_of, divide


class Compiler:
    """Keeps account of what it compiles; of some files it can make nothing."""

    include_dirs: list[str] = []

    def __init__(self) -> None:
        self.compiled: Counter[str] = Counter()
        self.refused: set[str] = set()

    def object_filenames(self, sources: list[str], output_dir: str) -> list[str]:
        return [str(Path(output_dir, Path(source).with_suffix(".o").name)) for source in sources]

    def compile(self, sources: list[str], output_dir: str, **_: Any) -> None:
        [source] = sources
        made = Path(self.object_filenames(sources, output_dir)[0])
        made.parent.mkdir(parents=True, exist_ok=True)
        # What a compiler leaves that was stopped may look like an object.
        made.write_text("half", encoding="ascii")
        if Path(source).name in self.refused:
            raise OSError(f"cannot compile {source}")
        self.compiled[Path(source).name] += 1


def parts_of(folder: Path, sizes: list[int], parts: int) -> Extension:
    sources = []
    for number, size in enumerate(sizes):
        source = folder / f"module_{number}.c"
        source.write_text("x" * size, encoding="ascii")
        sources.append(str(source))
    extension = Extension("engine", sources)
    divide(extension, parts, folder)
    return extension


def test_parts_have_every_file_once_and_are_about_as_large(tmp_path: Path) -> None:
    sizes = [900, 10, 500, 480, 30, 400, 350, 20, 5, 600]
    extension = parts_of(tmp_path, sizes, 3)
    included = [Path(part).read_text(encoding="utf-8").splitlines() for part in map(str, extension.sources)]
    names = [line.removeprefix('#include "').removesuffix('"') for lines in included for line in lines]
    assert sorted(Path(name).name for name in names) == sorted(f"module_{number}.c" for number in range(len(sizes)))
    weights = [sum(sizes[int(Path(line).stem.rpartition("_")[2])] for line in lines) for lines in included]
    assert max(weights) <= 1.2 * sum(sizes) / 3


def test_a_stopped_build_goes_on_with_what_is_missing(tmp_path: Path) -> None:
    extension = parts_of(tmp_path, [10] * 6, 6)
    compiler = Compiler()
    compiler.refused = {"part_3.c"}
    workshop = Workshop(compiler, tmp_path)
    with pytest.raises(OSError, match="part_3"):
        all_of(workshop.compiling(extension, "counting"), lambda _: None)
    compiler.refused = set()
    shares: list[float] = []
    made = all_of(workshop.compiling(extension, "counting"), shares.append)
    assert compiler.compiled == {f"part_{number}.c": 1 for number in range(6)}
    assert made == [str(workshop.object_of(str(source), "counting")) for source in extension.sources]
    assert shares == sorted(shares)
    assert shares[-1] == 1


def test_the_second_build_uses_the_counts_of_the_first_and_not_its_objects(tmp_path: Path) -> None:
    extension = parts_of(tmp_path, [10] * 2, 2)
    compiler = Compiler()
    workshop = Workshop(compiler, tmp_path)
    first = all_of(workshop.compiling(extension, "counting"), lambda _: None)
    second = all_of(workshop.compiling(extension, "counted", counts="counting"), lambda _: None)
    assert not set(first) & set(second)
    assert set(compiler.compiled.values()) == {2}


def test_progress_only_rises_and_the_stages_make_a_whole(capsys: pytest.CaptureFixture[str]) -> None:
    for stage in STAGES:
        progress = report(stage)
        for share in (0.2, 0.1, 0.2, 0.9, 1.0):
            progress(share)
    percents = [int(line.split()[1].removesuffix("%")) for line in capsys.readouterr().out.splitlines()]
    assert percents == sorted(percents)
    assert percents[0] == 0
    assert percents[-1] == sum(STAGES.values()) == 100
