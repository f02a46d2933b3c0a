"""The options of Medieval Realms: section 8 of the rules, and the owner's own components."""

from concilium.core.options import Choice, FilePath, Option

OPTIONS: list[Option] = [
    Choice("rounds", [7, 8], 7),
    FilePath("cards"),
    FilePath("board"),
]
