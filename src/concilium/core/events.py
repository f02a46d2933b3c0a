"""What happened, for a log and for animation, and who may see what of it."""

from collections.abc import Callable
from typing import Final

EVERYONE = -1

# The kind of an event's fact: words, TypeScript types and reports are derived from it.
SEAT: Final = "seat"
SEATS: Final = "seats"
CARD: Final = "card"
CARD_OR_BACK: Final = "card-or-back"
"""A card's id, or None for those who do not know it; the event's `kind` then says what its back shows."""
CARDS: Final = "cards"
"""Cards in order, None for an empty place."""
THING: Final = "thing"
THINGS: Final = "things"
NUMBERED: Final = "numbered"
"""A thing identified by its number."""
AMOUNT: Final = "amount"
AMOUNTS: Final = "amounts"
"""Things, and how many of each."""
COUNTS: Final = "counts"
"""A list of numbers."""
SEAT_COUNTS: Final = "seat-counts"
"""A number for each of some seats; a seat is written as text."""
PLACE: Final = "place"
"""Where: the name of a place, and its owner if it belongs to a seat."""
FACT_KINDS: Final = (
    SEAT,
    SEATS,
    CARD,
    CARD_OR_BACK,
    CARDS,
    THING,
    THINGS,
    NUMBERED,
    AMOUNT,
    AMOUNTS,
    COUNTS,
    SEAT_COUNTS,
    PLACE,
)

# How much an event matters to those watching.
CEREMONY: Final = "ceremony"
"""The game pauses while it is shown: a Tribunal, the fall of the walls."""
PART: Final = "part"
"""A part of the game begins: a heading in the log."""
TURN: Final = "turn"
"""A seat's turn begins: a lesser heading."""
DEED: Final = "deed"
"""What a seat did: shown long enough to be read."""
DETAIL: Final = "detail"
"""What follows automatically: quick, and shown together with others of its kind."""
WEIGHTS: Final = (CEREMONY, PART, TURN, DEED, DETAIL)


class Telling:
    """An event that a game declares: its name, what each of its facts is, and how much it matters."""

    def __init__(self, name: str, facts: dict[str, str], weight: str = DEED) -> None:
        if weight not in WEIGHTS:
            raise ValueError(f"the event {name!r} has the weight {weight!r}; there are {', '.join(WEIGHTS)}")
        for fact, kind in facts.items():
            if kind not in FACT_KINDS:
                raise ValueError(f"the event {name!r} has {fact!r} as {kind!r}; there are {', '.join(FACT_KINDS)}")
        self.name = name
        self.facts = facts
        self.weight = weight


class Event:
    """A fact in the past tense: public facts for all, secret facts for the seats that may know them."""

    def __init__(
        self,
        name: str,
        facts: dict[str, object],
        secrets: dict[str, object] | None = None,
        knowers: int = EVERYONE,
    ) -> None:
        self.name = name
        self.facts = facts
        self.secrets: dict[str, object] = {} if secrets is None else secrets
        self.knowers = knowers
        """A bit for each seat that may see the secrets; -1 for everyone."""

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as a seat sees it; None is a spectator."""
        seen: dict[str, object] = {"event": self.name}
        seen.update(self.facts)
        if self.knowers == EVERYONE or (seat is not None and (self.knowers >> seat) & 1):
            seen.update(self.secrets)
        return seen

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.facts!r}, {self.secrets!r}, {self.knowers})"


Listener = Callable[[Event], None]
