"""The numbers of the board: the Vis Source Track (GT-1.7), the starting Vis, what Extract gives."""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.datafiles import DataFile, Entry

OWN_BOARD: Final = "board.toml"
TRIBUNALS: Final = 3


class Row:
    """A row of the Vis Source Track: its spaces from left to right, divided into an area for each Tribunal."""

    def __init__(self, spaces: list[Entry], amounts: list[str]) -> None:
        self.size: i64 = len(spaces)
        self.tribunal: Final = vec[i64]([0] * len(spaces))
        self.first: Final = vec[i64]([-1] * TRIBUNALS)
        """The first space of each Tribunal's area."""
        self.take: Final = vec[i64]([0] * len(spaces))
        self.others: Final = vec[i64]([0] * len(spaces))
        for number, space in enumerate(spaces):
            space.only(["tribunal", *amounts])
            tribunal = space.whole("tribunal", 1, TRIBUNALS) - 1
            if number > 0 and tribunal < self.tribunal[number - 1]:
                space.problem("tribunal", "spaces must be in the order of the Tribunals")
            self.tribunal[number] = tribunal
            if self.first[tribunal] < 0:
                self.first[tribunal] = number
            self.take[number] = space.whole(amounts[0], 0, 20)
            if len(amounts) > 1:
                self.others[number] = space.whole(amounts[1], 0, 20)


class Board:
    """Everything printed on the board, read from a board file."""

    def __init__(self, path: Path) -> None:
        file = DataFile(path)
        top = file.top(["format", "source", "starting-vis", "extract", "uncontested", "contested"])
        top.whole("format", 1, 1)
        top.word("source", ["printed", "reconstructed"])
        self.starting_vis: i64 = top.whole("starting-vis", 0, 60)
        extract = top.wholes("extract", TRIBUNALS, 0, 20)
        self.extract: Final = vec[i64]([0] * TRIBUNALS)
        for tribunal in range(TRIBUNALS):
            self.extract[tribunal] = extract[tribunal]
        self.uncontested: Final = Row(file.entries("uncontested"), ["take", "others"])
        self.contested: Final = Row(file.entries("contested"), ["amount"])
        for name, row in (("uncontested", self.uncontested), ("contested", self.contested)):
            for tribunal in range(TRIBUNALS):
                if row.first[tribunal] < 0:
                    file.problem("", name, f"there is no space for Tribunal {tribunal + 1}")
        file.raise_problems()
