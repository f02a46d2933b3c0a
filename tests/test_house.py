"""The order of the house: imports point one way, files stay small, nothing names this machine, no words are missing."""

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import concilium

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "concilium"

SKIPPED = {
    ".git", ".venv", "node_modules", "build", "dist", "static", "__pycache__", ".mypy_cache", ".ruff_cache",
    ".pytest_cache", ".hypothesis", "test-results",
}  # fmt: skip
TEXT = {
    ".py", ".toml", ".md", ".txt", ".ftl", ".ts", ".js", ".svelte", ".css", ".html", ".json", ".cfg", ".yml", ".yaml",
    ".svg", "",
}  # fmt: skip
MOST_LINES = 300

# Written in two parts, so that this file does not contain what it forbids.
MACHINE = re.compile(r"(?<![\w.~])/(?:wor" + r"k|roo" + r"t|hom" + r"e|User" + r"s)/[\w.]")
REGISTRY = re.compile("registry" + r"\.npmjs|registry" + r"\.yarnpkg|pypi" + r"\.org/simple|files" + r"\.pythonhosted")


def modules() -> list[Path]:
    return sorted(path for path in PACKAGE.rglob("*.py") if not SKIPPED & set(path.parts))


def test_imports_point_one_way() -> None:
    """The contracts stand in pyproject.toml: rooms in layers, and no game knows another."""
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"]
    found = subprocess.run([*command, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout + found.stderr


def test_every_room_has_its_layer() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = declared["tool"]["importlinter"]["contracts"][0]["layers"]
    rooms = {path.name for path in PACKAGE.iterdir() if path.is_dir() and any(path.glob("*.py"))}
    assert rooms == {room.strip(" ()").removeprefix("concilium.") for layer in layers for room in layer.split("|")}


def test_no_module_is_too_long() -> None:
    lengths = {path.relative_to(ROOT): len(text.splitlines()) for path, text in texts() if path.suffix == ".py"}
    assert {str(path): lines for path, lines in lengths.items() if lines > MOST_LINES} == {}


def texts() -> Iterator[tuple[Path, str]]:
    """Every text file of the project."""
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in SKIPPED and not name.endswith(".egg-info")]
        for name in files:
            path = Path(folder, name)
            if path.suffix in TEXT:
                try:
                    yield path, path.read_text(encoding="utf-8")
                except (UnicodeDecodeError, FileNotFoundError):
                    continue


def test_no_file_names_a_path_of_a_machine_or_a_package_registry() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {match.group()}"
        for path, text in texts()
        for pattern in (MACHINE, REGISTRY)
        for match in pattern.finditer(text)
    ]
    assert found == []


def test_nothing_is_left_for_later() -> None:
    later = re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME|XX" + r"X)\b|type: " + r"ignore|# no" + r"qa")
    found = [str(path.relative_to(ROOT)) for path, text in texts() if path.suffix == ".py" and later.search(text)]
    assert found == []


def test_no_two_files_of_tests_have_the_same_name() -> None:
    """Each is imported by its name alone."""
    found = sorted(path.name for path in (ROOT / "tests").rglob("test_*.py"))
    assert found == sorted(set(found))


def test_no_game_is_named_outside_its_own_folders() -> None:
    """What is a game's own has its name in its path; docs, examples and tests may speak of games as of examples."""
    names = {name for game in concilium.names() for name in (game, game.replace("-", "_"))}
    spoken = ("README.md", "CHANGELOG.md", "pyproject.toml", "docs/", "examples/", "tests/", "web/tests/")
    found = []
    for path, text in texts():
        place = path.relative_to(ROOT).as_posix()
        if place.startswith(spoken) or any(name in place for name in names):
            continue
        found += [f"{place}: {name}" for name in names if name in text]
    assert found == []


SAME_PLACES = [
    "__init__.py", "components/board.py", "components/cards.py", "components/things.py", "components/vocabulary.py",
    "events.py", "game.py", "knowledge/fields.py", "knowledge/hidden.py", "knowledge/view.py", "learning/encoding.py",
    "learning/features.py", "learning/observed.py", "options.py", "position.py", "rules/declared.py", "rules/verbs.py",
    "rules/effects/__init__.py", "shapes.py", "terminal.py",
]  # fmt: skip


def test_the_same_thing_is_in_the_same_place_of_every_game() -> None:
    """Whatever else a game has, it has in `rules/`, `knowledge/` and `learning/`, or in its components."""
    for game in sorted(path for path in (PACKAGE / "games").iterdir() if (path / "game.py").exists()):
        names = {path.relative_to(game).as_posix() for path in game.rglob("*.py")}
        assert set(SAME_PLACES) <= names, game.name
        own = {name.split("/")[0] for name in names - set(SAME_PLACES)}
        assert own <= {"components", "rules", "knowledge", "learning"}, game.name
