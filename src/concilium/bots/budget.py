"""How long a search may think: iterations, which are repeatable with a seed, or time; for a decision or for a turn."""

import re
from dataclasses import dataclass

_UNITS = {"ms": 0.001, "s": 1.0}
_WRITTEN = re.compile(r"(?:(\d+(?:\.\d+)?)it)?(?:(?:^|(?<=it)/)(\d+(?:\.\d+)?)(ms|s)(/turn)?)?")

SHARE_OF_TURN = 0.4
"""The share of what is left of a turn's time that its next decision may take, so that later ones always have some."""


@dataclass(frozen=True)
class Budget:
    """The most iterations and the most seconds for a decision; whichever is reached first ends the thought."""

    iterations: int | None = None
    seconds: float | None = None
    is_for_turn: bool = False
    """Whether the seconds are for all decisions of a turn together."""

    @staticmethod
    def parse(text: str) -> "Budget":
        """A budget as it is written in a bot's name: "500it", "200ms", "1.5s", "1.5s/turn", "500it/1.5s/turn"."""
        match = _WRITTEN.fullmatch(text)
        if not text or match is None or any(float(match[part] or 1) <= 0 for part in (1, 2)):
            raise ValueError(f"a budget is written like 500it, 200ms, 1.5s/turn or 500it/1.5s/turn, not {text!r}")
        if match[1] is not None and "." in match[1]:
            raise ValueError(f"a number of iterations is whole, not {match[1]}")
        iterations = None if match[1] is None else int(match[1])
        seconds = None if match[2] is None else float(match[2]) * _UNITS[match[3]]
        return Budget(iterations, seconds, match[4] is not None)

    def allowed(self, spent: float) -> float | None:
        """The seconds for the next decision of a turn, given those already spent; None if only iterations count."""
        if self.seconds is None or not self.is_for_turn:
            return self.seconds
        return max(self.seconds - spent, 0.0) * SHARE_OF_TURN
