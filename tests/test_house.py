"""The order of the house: imports point one way, files stay small, nothing names this machine, no words are missing."""

import ast
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "concilium"

BELOW = {
    "core": {"core"},
    "locales": {"core", "locales"},
    "games": {"core", "games"},
    "lessons": {"core", "games", "lessons"},
    "bots": {"core", "games", "bots"},
    "arena": {"core", "games", "bots", "locales", "arena"},
    "envs": {"core", "games", "bots", "envs"},
    "server": {"core", "games", "bots", "locales", "lessons", "server"},
    "cli": {"core", "games", "bots", "locales", "arena", "envs", "server", "cli"},
}
"""Which rooms a room may import from."""

SKIPPED = {
    ".git", ".venv", "node_modules", "build", "dist", "static", "__pycache__", ".mypy_cache", ".ruff_cache",
    ".pytest_cache", ".hypothesis", "test-results",
}  # fmt: skip
TEXT = {
    ".py", ".toml", ".md", ".txt", ".ftl", ".ts", ".js", ".svelte", ".css", ".html", ".json", ".cfg", ".yml", ".yaml",
    ".svg", "",
}  # fmt: skip
MOST_LINES = 400

# Written in two parts, so that this file does not contain what it forbids.
MACHINE = re.compile(r"(?<![\w.~])/(?:wor" + r"k|roo" + r"t|hom" + r"e|User" + r"s)/[\w.]")
REGISTRY = re.compile("registry" + r"\.npmjs|registry" + r"\.yarnpkg|pypi" + r"\.org/simple|files" + r"\.pythonhosted")


def modules() -> list[Path]:
    return sorted(path for path in PACKAGE.rglob("*.py") if not SKIPPED & set(path.parts))


def imported(path: Path) -> Iterator[str]:
    """The modules of the package that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("concilium."))
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("concilium."):
            yield node.module
        elif isinstance(node, ast.ImportFrom) and node.module == "concilium":
            yield from (f"concilium.{alias.name}" for alias in node.names if (PACKAGE / alias.name).is_dir())


def test_every_room_is_known() -> None:
    rooms = {path.name for path in PACKAGE.iterdir() if path.is_dir() and any(path.glob("*.py"))}
    assert rooms <= set(BELOW)


@pytest.mark.parametrize("room", BELOW)
def test_imports_point_one_way(room: str) -> None:
    for path in modules():
        parts = path.relative_to(PACKAGE).parts
        if parts[0] != room:
            continue
        for module in imported(path):
            if module == "concilium.games" and parts == ("core", "registry.py"):
                # The registry looks the games up by their folder; it knows none of them.
                continue
            target = module.split(".")[1]
            assert target not in BELOW or target in BELOW[room], f"{path.relative_to(ROOT)} imports {module}"


def test_no_game_knows_another() -> None:
    games = {path.name for path in (PACKAGE / "games").iterdir() if path.is_dir()}
    for path in modules():
        parts = path.relative_to(PACKAGE).parts
        if parts[0] != "games" or len(parts) < 3:
            continue
        known = {module.split(".")[2] for module in imported(path) if module.startswith("concilium.games.")}
        assert known & games <= {parts[1]}, path


def test_no_module_is_too_long() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in modules()}
    assert [str(path.relative_to(ROOT)) for path, lines in lengths.items() if lines > MOST_LINES] == []


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
