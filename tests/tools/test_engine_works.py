"""The works of the engine's build: what is finished is not compiled again, and somebody is told how far it is."""

import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from setuptools import Extension

import engine_works
from compile_engine import STAGES, report
from engine_works import Workshop, all_of, told


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
        if source in self.refused:
            raise OSError(f"cannot compile {source}")
        made.write_text("whole", encoding="ascii")
        self.compiled[source] += 1

    def link_shared_object(self, objects: list[str], target: str, **_: Any) -> None:
        [made] = objects
        Path(target).write_text(Path(made).read_text(encoding="ascii"), encoding="ascii")


def test_a_stopped_build_goes_on_with_what_is_missing(tmp_path: Path) -> None:
    extensions = [Extension(f"module_{number}", [f"module_{number}.c"]) for number in range(6)]
    compiler = Compiler()
    workshop = Workshop(compiler, tmp_path)
    works = [workshop.make(each, "plain", tmp_path / "made" / each.name) for each in extensions]
    compiler.refused = {"module_3.c"}
    with pytest.raises(OSError, match="module_3"):
        all_of(works)
    compiler.refused = set()
    made = all_of(works)
    assert compiler.compiled == {f"module_{number}.c": 1 for number in range(6)}
    assert [Path(path).read_text(encoding="ascii") for path in made] == ["whole"] * 6


def test_the_second_build_does_not_take_the_objects_of_the_first(tmp_path: Path) -> None:
    engine = Extension("engine", ["engine.c"])
    compiler = Compiler()
    workshop = Workshop(compiler, tmp_path)
    for kind in ("counting", "counted"):
        workshop.make(engine, kind, tmp_path / "engine.so")()
    assert compiler.compiled == {"engine.c": 2}


def test_progress_only_rises_and_the_stages_make_a_whole(capsys: pytest.CaptureFixture[str]) -> None:
    for stage in STAGES:
        progress = report(stage)
        for share in (0.2, 0.1, 0.2, 0.9, 1.0):
            progress(share)
    percents = [int(line.split()[1].removesuffix("%")) for line in capsys.readouterr().out.splitlines()]
    assert percents == sorted(percents)
    assert percents[0] == 0
    assert percents[-1] == sum(STAGES.values()) == 100


def test_a_silent_stage_is_told_of_and_never_done_before_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_works, "SECONDS_BETWEEN_WORDS", 0.02)
    shares: list[float] = []
    with told(shares.append, 0.1):
        time.sleep(0.4)
    assert len(shares) > 3
    assert shares == sorted(shares)
    assert shares[-1] < 1
    count = len(shares)
    time.sleep(0.1)
    assert len(shares) == count
