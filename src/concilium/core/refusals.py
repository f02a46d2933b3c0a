"""Why an action is not allowed: a rule, a reason and the figures that decided it.

Inside the engine a refusal is one number, 0 for "allowed", so that asking costs nothing; `Refusal` is what it says.
"""

from typing import Final

from mypy_extensions import i64

ALLOWED: Final = 0

# The first reasons of every game's list, in this order; the game says which of its rules they carry.
UNKNOWN_ACTION: Final = 1
NOT_YOUR_TURN: Final = 2
GAME_OVER: Final = 3
NOT_AN_OUTCOME: Final = 4

_NEED_SHIFT: Final = 16
_HAVE_SHIFT: Final = 32
_FIGURE: Final = 0xFFFF


def refuse(reason: i64, need: i64, have: i64) -> i64:
    """A refusal with figures, both from 0 to 65535."""
    return reason | (need << _NEED_SHIFT) | (have << _HAVE_SHIFT)


def unless_enough(reason: i64, need: i64, have: i64) -> i64:
    """Allowed with at least what is needed; else a refusal with both figures."""
    if have >= need:
        return ALLOWED
    return refuse(reason, need, have)


class Reason:
    """One way in which a rule forbids an action; `name` is the key of its message in the catalogues."""

    def __init__(self, rule: str, name: str, figures: bool = False) -> None:
        self.rule = rule
        self.name = name
        self.figures = figures


class Refusal:
    """The rule that forbids an action, the reason's name, and its figures (`need`, `have`, ...)."""

    def __init__(self, rule: str, reason: str, figures: dict[str, int] | None = None) -> None:
        self.rule = rule
        self.reason = reason
        self.figures: dict[str, int] = {} if figures is None else figures

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal)
            and self.rule == other.rule
            and self.reason == other.reason
            and self.figures == other.figures
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.reason))

    def __repr__(self) -> str:
        figures = "".join(f", {name}={value}" for name, value in self.figures.items())
        return f"Refusal({self.rule!r}, {self.reason!r}{figures})"


def read_refusal(code: i64, reasons: list[Reason]) -> Refusal | None:
    """The words of a refusal's number."""
    if code == ALLOWED:
        return None
    reason = reasons[code & _FIGURE]
    figures: dict[str, int] = {}
    if reason.figures:
        figures = {"need": (code >> _NEED_SHIFT) & _FIGURE, "have": (code >> _HAVE_SHIFT) & _FIGURE}
    return Refusal(reason.rule, reason.name, figures)


class IllegalAction(ValueError):
    """An action that the rules forbid; the position is as it was."""

    def __init__(self, seat: int, action: object, text: str, refusal: Refusal) -> None:
        figures = ", ".join(f"{name} {value}" for name, value in refusal.figures.items())
        super().__init__(f"{refusal.rule}: {refusal.reason}{f' ({figures})' if figures else ''}: seat {seat}, {text}")
        self.seat = seat
        self.action = action
        self.refusal = refusal
        self.rule = refusal.rule
