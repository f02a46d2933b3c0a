"""Writes a package with a small game that runs at once: a starting point for one's own."""

import argparse
import re
from pathlib import Path
from string import Template

from concilium.core.registry import names
from concilium.locales import LANGUAGES, Catalogue

TEMPLATES = Path(__file__).parent.parent / "new_game"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
CARDS = 20


def add_arguments(parser: argparse.ArgumentParser, texts: Catalogue) -> None:
    parser.add_argument("name", help=texts.text("cli-new-game-name"))
    parser.add_argument("--into", type=Path, default=Path(), help=texts.text("cli-new-game-into"))


def run(arguments: argparse.Namespace, texts: Catalogue) -> int:
    name: str = arguments.name
    folder: Path = arguments.into / name
    if not NAME.fullmatch(name):
        print(texts.text("cli-new-game-bad-name", name=name))
        return 2
    if name in names():
        print(texts.text("cli-new-game-taken", name=name))
        return 2
    if folder.exists():
        print(texts.text("cli-new-game-exists", path=str(folder)))
        return 2
    for path, text in files(name).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    print(texts.text("cli-new-game-made", path=str(folder), name=name))
    return 0


def files(name: str) -> dict[str, str]:
    """The files of a new game, by their paths in its folder."""
    package = f"concilium_{name.replace('-', '_')}"
    words = name.split("-")
    facts = {
        "name": name,
        "package": package,
        "title": " ".join(word.capitalize() for word in words),
        "class_name": "".join(word.capitalize() for word in words),
        "prefix": name.replace("-", "").upper()[:2].ljust(2, "X"),
        "cards": "\n".join(f"card-{number} = {number}" for number in range(1, CARDS + 1)),
    }
    paths = {
        "pyproject.toml": "pyproject.toml",
        "README.md": "README.md",
        f"src/{package}/__init__.py": "__init__.py",
        f"src/{package}/game.py": "game.py",
        f"tests/test_{package}.py": "test_game.py",
        **{f"src/{package}/locales/{language}/words.ftl": f"words.{language}.ftl" for language in LANGUAGES},
    }
    return {path: Template(read(template)).substitute(facts) for path, template in paths.items()}


def read(template: str) -> str:
    return (TEMPLATES / f"{template}.template").read_text(encoding="utf-8")
