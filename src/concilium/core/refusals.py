"""Why an action is not allowed: a rule, a reason and the facts that decided it.

Inside the engine a refusal is one number, 0 for "allowed", so that asking costs nothing; `Refusal` spells it out.
"""

from typing import Final

from mypy_extensions import i64

ALLOWED: Final = 0

# The reasons that every game has, numbered before its own.
UNKNOWN_ACTION: Final = 1
NOT_YOUR_TURN: Final = 2
GAME_OVER: Final = 3
NOT_AN_OUTCOME: Final = 4
CHANCE_FIRST: Final = 5
"""It is, or will be, their turn; chance decides first."""
ANOTHER_FIRST: Final = 6
"""It is their turn, but another seat must answer before it continues."""
_COMMON: list[str] = [
    "allowed",
    "unknown-action",
    "not-your-turn",
    "game-over",
    "not-an-outcome",
    "chance-first",
    "another-first",
]

_NEED_SHIFT: Final = 16
_HAVE_SHIFT: Final = 32
_THING_SHIFT: Final = 48
_AMOUNT: Final = 0xFFFF
_THING: Final = 0x3FFF


def refuse(reason: i64, need: i64, have: i64) -> i64:
    """A refusal with two amounts, both from 0 to 65535."""
    return reason | (need << _NEED_SHIFT) | (have << _HAVE_SHIFT)


def about(code: i64, thing: i64) -> i64:
    """The same refusal, naming one of the things that its reason declares, by number."""
    return code | (thing << _THING_SHIFT)


class Reason:
    """One way in which a rule forbids an action; `name` is the key of its message in the catalogues.

    A reason with no rule of its own cites that of the move it forbids, or of the step in which it is given. With
    `amounts` it says what is needed and what there is; with `things` it names one of them, as the fact `thing`.
    """

    def __init__(
        self, name: str, rule: str = "", amounts: bool = False, thing: str = "", things: list[str] | None = None
    ) -> None:
        self.name = name
        self.rule = rule
        self.amounts = amounts
        self.thing = thing
        self.things: list[str] = [] if things is None else things


class Reasons:
    """The reasons of one game: they are numbered as they are declared."""

    def __init__(self) -> None:
        self.declared: list[Reason] = [Reason(name) for name in _COMMON]

    def add(
        self, name: str, rule: str = "", amounts: bool = False, thing: str = "", things: list[str] | None = None
    ) -> i64:
        """Declare a reason; returns its number. A name may be declared for several rules, but only once for each."""
        for reason in self.declared:
            if reason.name == name and reason.rule == rule:
                raise ValueError(f"the reason {name!r} of {rule or 'any rule'} is declared twice")
        self.declared.append(Reason(name, rule, amounts, thing, things))
        return len(self.declared) - 1


class Refusal:
    """The rule that forbids an action, the reason's name, and its facts (`need`, `have`, a thing's id, ...)."""

    def __init__(self, rule: str, reason: str, facts: dict[str, int | str] | None = None) -> None:
        self.rule = rule
        self.reason = reason
        self.facts: dict[str, int | str] = {} if facts is None else facts

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal)
            and self.rule == other.rule
            and self.reason == other.reason
            and self.facts == other.facts
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.reason))

    def __repr__(self) -> str:
        facts = "".join(f", {name}={value}" for name, value in self.facts.items())
        return f"Refusal({self.rule!r}, {self.reason!r}{facts})"


def read_refusal(code: i64, reasons: list[Reason], rule: str) -> Refusal:
    """Spell out a refusal's number; `rule` is cited where the reason has none of its own."""
    reason = reasons[code & _AMOUNT]
    facts: dict[str, int | str] = {}
    if reason.amounts:
        facts = {"need": (code >> _NEED_SHIFT) & _AMOUNT, "have": (code >> _HAVE_SHIFT) & _AMOUNT}
    if reason.things:
        facts[reason.thing] = reason.things[(code >> _THING_SHIFT) & _THING]
    return Refusal(reason.rule or rule, reason.name, facts)


class IllegalAction(ValueError):
    """An action that the rules forbid; the position is unchanged."""

    def __init__(self, seat: int, action: object, text: str, refusal: Refusal) -> None:
        facts = ", ".join(f"{name} {value}" for name, value in refusal.facts.items())
        super().__init__(f"{refusal.rule}: {refusal.reason}{f' ({facts})' if facts else ''}: seat {seat}, {text}")
        self.seat = seat
        self.action = action
        self.refusal = refusal
        self.rule = refusal.rule
