"""What a game declares of itself, once: everything that is not its own asks here and names no game."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from concilium.core.events import Telling
from concilium.core.options import Option

if TYPE_CHECKING:
    from concilium.core.game import Game

Make = Callable[[int, dict[str, Any]], "Game"]
"""Makes the game for so many players with these options; `OptionError` or `DataError` says what is wrong."""


class Reading:
    """What a game's events mean to reports."""

    def __init__(self, uses: tuple[str, ...] = (), part_ends: tuple[str, ...] = ()) -> None:
        self.uses = uses
        """Events in which a seat has a card and it works for it."""
        self.part_ends = part_ends
        """Events that end a part of the game, at which scores are noted."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """A game as others know it: its name, who can play it, what can be chosen, and what its words speak of."""

    def __init__(
        self,
        name: str,
        folder: Path,
        make: Make,
        *,
        fewest: int,
        most: int,
        rules: str,
        options: list[Option] | None = None,
        seat_verbs: tuple[str, ...] = (),
        events: list[Telling] | None = None,
        families: tuple[str, ...] = ("card",),
        reading: Reading | None = None,
    ) -> None:
        self.name = name
        self.folder = folder
        """The game's package: `locales/`, `data/`, `lessons/` and bots' figures lie in it."""
        self.make = make
        self.fewest = fewest
        self.most = most
        self.rules = rules
        """The prefix of its rules' ids: "GT" of "GT-5.3"."""
        self.options: list[Option] = [] if options is None else options
        self.seat_verbs = seat_verbs
        """Verbs whose things are seats, by number."""
        self.events: dict[str, Telling] = {telling.name: telling for telling in events or []}
        """Everything that it tells as it happens."""
        self.families = families
        """The families of words for things in its catalogue (`card-...`), in the order in which they are asked."""
        self.reading = Reading() if reading is None else reading

    @property
    def players(self) -> range:
        """How many can play."""
        return range(self.fewest, self.most + 1)

    @property
    def locales(self) -> Path:
        """Where its catalogues lie: `<language>/*.ftl`."""
        return self.folder / "locales"

    @property
    def figures(self) -> Path:
        """Where the figures lie that its bots have learned."""
        return self.folder / "learning" / "figures.toml"
