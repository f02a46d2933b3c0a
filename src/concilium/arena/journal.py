"""The journal of a run: a line of JSON for each finished game, so that a killed run can resume where it stopped."""

import json
import os
from pathlib import Path
from typing import Any

from concilium.arena.plan import Plan


class JournalError(ValueError):
    """A journal of another plan."""


def default_path(plan: Plan) -> Path:
    """Where the journal of a plan is kept unless the user says otherwise."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return cache / "concilium" / plan.purpose / f"{plan.game}-{plan.digest()}.jsonl"


class Journal:
    """The games of a plan that have ended. A last line cut short when the run was killed is dropped."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.results: dict[int, dict[str, Any]] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = path.read_bytes().split(b"\n") if path.exists() else []
        whole = lines[:-1]
        if whole:
            if json.loads(whole[0]).get("plan") != plan.digest():
                raise JournalError(f"{path} is the journal of another plan")
            for line in whole[1:]:
                result = json.loads(line)
                self.results[result["number"]] = result
            with path.open("r+b") as file:
                file.truncate(sum(len(line) + 1 for line in whole))
        else:
            path.write_text(json.dumps({"plan": plan.digest(), **plan.header()}) + "\n", encoding="utf-8")

    def missing(self, games: int) -> list[int]:
        """The numbers of the games that have not been played."""
        return [number for number in range(games) if number not in self.results]

    def add(self, result: dict[str, Any]) -> None:
        self.results[result["number"]] = result
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(result) + "\n")
