"""What happened, for a log and for animation, and who may see what of it."""

from collections.abc import Callable

EVERYONE = -1


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
