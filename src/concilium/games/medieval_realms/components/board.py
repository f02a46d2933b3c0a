"""The realm board, the main board and the start: every printed number, from a data file."""

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.bits import bit, zeros
from concilium.core.datafiles import DataFile, Entry
from ..rules.effects.gains import Effect
from .cards import SOURCES
from .things import FEWEST_PLAYERS, LANDS, MOST_PLAYERS, PANEL_SLOTS, RESOURCES, ROW
from .vocabulary import read_reward

_NUMBERS: list[str] = ["combat-general", "combat-admiral", "combat-decoy", "hand", "round-production", "bonus-every"]

# So that each king has a land left for generals and admirals besides those of the decoys (MR-3.4).
_MOST_DECOYS = 4
_LEAST_LANDS = 5


@final
class Board:
    """The numbers of the boards for one number of players."""

    def __init__(self, path: Path, players: int, rounds: int) -> None:
        file = DataFile(path)
        file.top(["format", "number", "start", "leaders", "row", "round-end", "honourable", "land"]).whole(
            "format", 1, 1
        )
        numbers = _keyed(file, "number", "id", _NUMBERS, ["n"])
        starts = _keyed(file, "start", "resource", RESOURCES, ["n"])
        counts = [str(count) for count in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]
        leaders = _keyed(file, "leaders", "players", counts, ["mayors", "generals", "admirals", "decoys"])
        rows = _keyed(file, "row", "row", [str(row) for row in range(1, PANEL_SLOTS // ROW + 1)], ["price"])
        ends = _keyed(file, "round-end", "players", counts, ["discards"])
        lands = _keyed(file, "land", "land", [str(land) for land in range(1, LANDS + 1)], ["players", "reward"])
        honours = _keyed(file, "honourable", "persons", [str(n) for n in range(1, 6)], ["points"])

        self.data = file.content
        self.rounds: i64 = rounds
        self.combat_general: i64 = numbers[0].whole("n", 0, 9)
        self.combat_admiral: i64 = numbers[1].whole("n", 0, 9)
        self.combat_decoy: i64 = numbers[2].whole("n", 0, 9)
        self.hand: i64 = numbers[3].whole("n", 1, 9)
        self.round_production: i64 = numbers[4].whole("n", 0, 9)
        self.bonus_every: i64 = numbers[5].whole("n", 1, 99)
        self.start: Final = vec[i64]([entry.whole("n", 0, 20) for entry in starts])
        # The entries for other numbers of players are read too: a file is valid for all of them or refused.
        teams = [[entry.whole(kind, 0, 9) for kind in ("mayors", "generals", "admirals")] for entry in leaders]
        decoys = [entry.whole("decoys", 0, _MOST_DECOYS) for entry in leaders]
        discards = [entry.whole("discards", 0, PANEL_SLOTS) for entry in ends]
        self.leaders: Final = vec[i64](teams[players - FEWEST_PLAYERS])
        self.decoys: i64 = decoys[players - FEWEST_PLAYERS]
        self.discards: i64 = discards[players - FEWEST_PLAYERS]
        prices = [entry.whole("price", 0, 9) for entry in rows]
        self.price: Final = vec[i64](prices)
        self.dearest: i64 = max(prices)
        """The price of the most expensive row."""
        self.too_dear: Final = zeros(self.dearest)
        """For each lesser amount of production, the slots of the panel that cost more, as a set."""
        for slot in range(PANEL_SLOTS):
            for production in range(prices[slot // ROW]):
                self.too_dear[production] |= bit(slot)
        self.honours: Final = vec[i64]([0] + [entry.whole("points", 0, 99) for entry in honours])
        self.open_from: list[int] = [entry.whole("players", FEWEST_PLAYERS, MOST_PLAYERS) for entry in lands]
        self.open_lands: i64 = 0
        """A bit for each land that is open with this number of players."""
        for land, least in enumerate(self.open_from):
            if players >= least:
                self.open_lands |= bit(land)
        self.rewards: Final[list[list[Effect]]] = [read_reward(entry) for entry in lands]
        if sum(1 for least in self.open_from if least == FEWEST_PLAYERS) < _LEAST_LANDS:
            file.problem("", "land", f"at least {_LEAST_LANDS} lands must be open with any number of players")
        file.raise_problems()

    def honour(self, persons: i64) -> i64:
        """MR-7.1 (1): the points for honourable persons in play."""
        most: i64 = len(self.honours) - 1
        return self.honours[persons if persons < most else most]


def _keyed(file: DataFile, table: str, key: str, keys: list[str], fields: list[str]) -> list[Entry]:
    """One entry for each key, in the order of the keys; a missing, repeated or unknown one is a problem."""
    found: dict[str, Entry] = {}
    for entry in file.entries(table):
        name = str(entry.content.get(key))
        entry.where = f"{table} {name!r}"
        entry.only([key, *fields, "source", "note"])
        entry.word("source", SOURCES)
        if name not in keys:
            entry.problem(key, f"must be one of {', '.join(keys)}, not {entry.content.get(key)!r}")
        elif name in found:
            entry.problem(key, "there is an entry for it already")
        found[name] = entry
    for name in keys:
        if name not in found:
            file.problem("", table, f"there is no entry with {key} {name}")
    file.raise_problems()
    return [found[name] for name in keys]
