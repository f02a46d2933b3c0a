"""What a game declares about itself, once: all code outside the game asks here and names no game."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from concilium.core.events import Telling
from concilium.core.options import Option

if TYPE_CHECKING:
    from concilium.core.game import Game

Make = Callable[[int, dict[str, Any]], "Game"]
"""Makes the game for this many players with these options; `OptionError` or `DataError` says what is wrong."""


class Reading:
    """What a game's events mean for reports."""

    def __init__(self, uses: tuple[str, ...] = (), part_ends: tuple[str, ...] = ()) -> None:
        self.uses = uses
        """Events in which a seat makes use of a card."""
        self.part_ends = part_ends
        """Events that end a part of the game, at which scores are noted."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """A game as seen from outside: its name, how many can play it, its options, and what its words refer to."""

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
        endings: tuple[str, ...] = (),
        families: tuple[str, ...] = ("card",),
        reading: Reading | None = None,
    ) -> None:
        self.name = name
        self.folder = folder
        """The game's package: it contains `locales/`, `data/`, `lessons/` and the bots' figures."""
        self.make = make
        self.fewest = fewest
        self.most = most
        self.rules = rules
        """The prefix of its rules' ids: "GT" in "GT-5.3"."""
        self.options: list[Option] = [] if options is None else options
        self.seat_verbs = seat_verbs
        """Verbs whose things are seats, by number."""
        self.endings = endings
        """Verbs that end a turn or leave a round: never the prominent choice while something else is left."""
        self.events: dict[str, Telling] = {telling.name: telling for telling in events or []}
        """Every event it reports."""
        self.families = families
        """The families of words for things in its catalogue (`card-...`), in the order in which they are tried."""
        self.reading = Reading() if reading is None else reading
        if events is not None and len(self.events) < len(events):
            raise ValueError(f"{name} declares an event twice")
        for event in (*self.reading.uses, *self.reading.part_ends):
            if event not in self.events:
                raise ValueError(f"{name} reads the event {event!r}, which it does not declare")

    @property
    def players(self) -> range:
        """How many can play."""
        return range(self.fewest, self.most + 1)

    @property
    def usual_players(self) -> int:
        """How many play if nobody says: four, or as near to it as the game allows."""
        return min(max(4, self.fewest), self.most)

    @property
    def locales(self) -> Path:
        """Where its catalogues are: `<language>/*.ftl`."""
        return self.folder / "locales"

    @property
    def figures(self) -> Path:
        """Where the figures that its bots have learned are kept."""
        return self.folder / "learning" / "figures.toml"
