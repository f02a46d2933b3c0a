"""The options of Medieval Realms: the number of rounds (section 8) and custom component files."""

from typing import Final

from concilium.core.options import Choice, FilePath, Option

OPTIONS: Final[list[Option]] = [Choice("rounds", [7, 8], 7), FilePath("cards"), FilePath("board")]
