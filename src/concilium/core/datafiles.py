"""Reads a TOML file of components and names the file, entry and field of every mistake in it."""

import sys
import tomllib
from pathlib import Path
from typing import Any


def data_folder(package: str) -> Path:
    """Where a game's package keeps its data; its compiled modules may be elsewhere."""
    return Path(sys.modules[package].__path__[0]) / "data"


def chosen_file(package: str, own: str, chosen: object) -> Path:
    """The data file that an option names, or the package's own."""
    return Path(chosen) if isinstance(chosen, str) else data_folder(package) / own


class DataError(ValueError):
    """A data file has mistakes; `problems` has one line for each."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class DataFile:
    """A file being checked: it collects every problem, so that a maker sees them all at once."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problems: list[str] = []
        self.content: dict[str, Any] = {}
        try:
            self.content = tomllib.loads(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            self.problems.append(f"{path}: there is no such file")
        except (OSError, UnicodeDecodeError) as error:
            self.problems.append(f"{path}: cannot be read: {error}")
        except tomllib.TOMLDecodeError as error:
            self.problems.append(f"{path}: is not TOML: {error}")
        self.raise_problems()

    def problem(self, where: str, field: str, text: str) -> None:
        """Note a mistake: the entry, the field, and what is wrong."""
        self.problems.append(f"{self.path}: {where}: {field}: {text}" if where else f"{self.path}: {field}: {text}")

    def raise_problems(self) -> None:
        if self.problems:
            raise DataError(self.problems)

    def top(self, known: list[str]) -> "Entry":
        """The file's own fields, checked against the known ones."""
        entry = Entry(self, "", self.content)
        entry.only(known)
        return entry

    def entries(self, name: str) -> "list[Entry]":
        """The entries of an array of tables, each named by its id or its number."""
        found = self.content.get(name, [])
        if not isinstance(found, list) or not all(isinstance(table, dict) for table in found):
            self.problem("", name, "must be an array of tables ([[" + name + "]])")
            return []
        return [Entry(self, f"{name} {table.get('id', number)!r}", table) for number, table in enumerate(found, 1)]


class Entry:
    """One table of a file; every getter checks, notes what is wrong and returns something usable."""

    def __init__(self, file: DataFile, where: str, content: dict[str, Any]) -> None:
        self.file = file
        self.where = where
        self.content = content

    def problem(self, field: str, text: str) -> None:
        self.file.problem(self.where, field, text)

    def only(self, known: list[str]) -> None:
        for field in self.content:
            if field not in known:
                self.problem(field, f"unknown field; known are {', '.join(known)}")

    def has(self, field: str) -> bool:
        return field in self.content

    def whole(self, field: str, low: int, high: int, default: int | None = None) -> int:
        value = self.content.get(field, default)
        if value is None:
            self.problem(field, f"is missing; it is a whole number from {low} to {high}")
        elif not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.problem(field, f"must be a whole number from {low} to {high}, not {value!r}")
        else:
            return value
        return low

    def wholes(self, field: str, length: int, low: int, high: int) -> list[int]:
        value = self.content.get(field)
        if (
            not isinstance(value, list)
            or len(value) != length
            or any(not isinstance(item, int) or isinstance(item, bool) or not low <= item <= high for item in value)
        ):
            self.problem(field, f"must be a list of {length} whole numbers from {low} to {high}, not {value!r}")
            return [low] * length
        return value

    def word(self, field: str, allowed: list[str], default: str | None = None) -> str:
        value = self.content.get(field, default)
        if value is None:
            self.problem(field, f"is missing; it is one of {', '.join(allowed)}")
        elif value not in allowed:
            self.problem(field, f"must be one of {', '.join(allowed)}, not {value!r}")
        else:
            return str(value)
        return allowed[0]

    def words(self, field: str, allowed: list[str], most: int) -> list[str]:
        value = self.content.get(field)
        if value is None:
            self.problem(field, f"is missing; it is a list of any of {', '.join(allowed)}")
        elif not isinstance(value, list) or any(item not in allowed for item in value):
            self.problem(field, f"must be a list of any of {', '.join(allowed)}, not {value!r}")
        elif len(value) > most:
            self.problem(field, f"has {len(value)} entries; at most {most} are allowed")
        else:
            return [str(item) for item in value]
        return []

    def text(self, field: str, default: str | None = None) -> str:
        value = self.content.get(field, default)
        if not isinstance(value, str) or not value:
            self.problem(field, "is missing" if value is None else f"must be a text, not {value!r}")
            return ""
        return value

    def flag(self, field: str, default: bool) -> bool:
        value = self.content.get(field, default)
        if not isinstance(value, bool):
            self.problem(field, f"must be true or false, not {value!r}")
            return default
        return value

    def id(self) -> str:
        """The entry's id: lower-case letters, digits and hyphens, as in notation and in the catalogues."""
        value = self.text("id")
        if value and not (
            value.replace("-", "a").isalnum() and value == value.lower() and value.isascii() and value[0].isalpha()
        ):
            self.problem("id", f"must be small letters, digits and hyphens, not {value!r}")
        return value

    def entries(self, field: str) -> "list[Entry]":
        value = self.content.get(field)
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            self.problem(field, "is missing" if value is None else "must be a list of tables")
            return []
        return [Entry(self.file, f"{self.where}: {field} {number}", item) for number, item in enumerate(value, 1)]


def check_unique(file: DataFile, entries: list[Entry]) -> None:
    seen: dict[str, str] = {}
    for entry in entries:
        name = entry.content.get("id")
        if isinstance(name, str):
            if name in seen:
                entry.problem("id", f"is used twice; {seen[name]} has it already")
            seen[name] = entry.where
