"""The order of the house: imports point one way, files stay small, nothing names this machine, no words are missing."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from tests.built_in import BUILT_IN

import concilium

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "concilium"

SKIPPED = {
    ".git", ".venv", "node_modules", "build", "dist", "static", "__pycache__", ".mypy_cache", ".ruff_cache",
    ".pytest_cache", ".hypothesis", "test-results",
}  # fmt: skip
TEXT = {
    ".py", ".toml", ".md", ".txt", ".ftl", ".ts", ".js", ".svelte", ".css", ".html", ".json", ".cfg", ".yml", ".yaml",
    ".svg", ".c", ".template", ".service", "",
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


def spellings(game: str) -> tuple[str, ...]:
    """A game's name as it is written: to the engine, in paths and for people."""
    return game, game.replace("-", "_"), game.replace("-", " ").title()


SPOKEN = ("README.md", "CHANGELOG.md", "pyproject.toml", "docs/", "examples/", "tests/", "web/tests/")
"""Where games may be spoken of, as examples."""
PRESENTING = (
    "README.md", "CHANGELOG.md", "pyproject.toml", "docs/adding-a-game.md", "docs/balance.md", "docs/bots.md",
    "docs/engine.md", "docs/learning.md", "docs/performance.md", "docs/playing.md", "docs/research.md",
)  # fmt: skip
"""What presents the games of the house, or what was measured with them, side by side."""


def common() -> Iterator[tuple[str, Path, str]]:
    """Every text file that is no game's own, which would have the game's name in its path."""
    names = [name for game in concilium.names() for name in spellings(game)]
    for path, text in texts():
        place = path.relative_to(ROOT).as_posix()
        if not any(name in place for name in names):
            yield place, path, text


def test_no_game_is_named_outside_its_own_folders() -> None:
    names = [name for game in concilium.names() for name in spellings(game)]
    found = [
        f"{place}: {name}"
        for place, _, text in common()
        if not place.startswith(SPOKEN)
        for name in names
        if name in text
    ]
    assert found == []


def displays(text: str) -> Iterator[str]:
    """The lists, tuples, sets and dictionaries that a Python file writes out, however many lines they take."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.List | ast.Tuple | ast.Set | ast.Dict):
            yield ast.unparse(node)


def games_named(text: str) -> list[str]:
    return [game for game in BUILT_IN if any(name in text for name in spellings(game))]


def test_no_list_of_games_is_kept_by_hand() -> None:
    """Who needs one asks the registry: a game that is added must not be added anywhere else."""
    found = []
    for place, path, text in common():
        if place.startswith(PRESENTING) or len(games_named(text)) < 2:
            continue
        lists = [*text.splitlines(), *(displays(text) if path.suffix == ".py" else [])]
        found += [f"{place}: {each}" for each in lists if len(games_named(each)) > 1]
    assert found == []


def test_a_list_of_games_is_found_in_all_its_spellings() -> None:
    assert len(BUILT_IN) > 1
    for place in range(3):
        one, other = (spellings(game)[place] for game in BUILT_IN[:2])
        assert len(games_named(f"{one} and {other}")) == 2
        written_out = f"GAMES = {{\n    {one!r}: 1,\n    {other!r}: 2,\n}}"
        assert [len(games_named(each)) for each in displays(written_out)] == [2]


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
