"""How long a search may think: a number of iterations, which is repeatable with a seed, or a length of time."""

import re
from dataclasses import dataclass

_UNITS = {"ms": 0.001, "s": 1.0}


@dataclass(frozen=True)
class Budget:
    """Iterations, or seconds; the other is None."""

    iterations: int | None = None
    seconds: float | None = None

    @staticmethod
    def parse(text: str) -> "Budget":
        """A budget as it is written in a bot's name: "500it", "200ms", "1.5s"."""
        match = re.fullmatch(r"(\d+(?:\.\d+)?)(it|ms|s)", text)
        if match is None or float(match[1]) <= 0:
            raise ValueError(f"a budget is written like 500it, 200ms or 1.5s, not {text!r}")
        if match[2] != "it":
            return Budget(seconds=float(match[1]) * _UNITS[match[2]])
        if "." in match[1]:
            raise ValueError(f"a number of iterations is whole, not {match[1]}")
        return Budget(iterations=int(match[1]))
