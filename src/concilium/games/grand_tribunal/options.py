"""The options of Grand Tribunal: editions, their individual lines, variants (sections 7 and 8), custom card files."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from concilium.core.options import Choice, FilePath, Mix, Option, Whole, check_options

EDITIONS: Final = ["corrected", "english", "spanish", "italian"]

PRESETS: Final[dict[str, tuple[int, int, str, str]]] = {
    "corrected": (2, 0, "die", "left"),
    "english": (1, 12, "die", "left"),
    "spanish": (2, 0, "die", "right"),
    "italian": (2, 0, "space-and-die", "left"),
}
"""By edition: the contested fee, the Vis of a new Tribunal, the contested gain, where the opening draw begins."""

VARIANTS: Final = ["double-advance", "hand-or-sanctum", "secret-cards", "cheap-resources", "quick-turnover"]


def declared(edition: str) -> list[Option]:
    """The options with the defaults of an edition."""
    fee, vis, gain, opening = PRESETS[edition]
    return [
        Choice("edition", list(EDITIONS), edition),
        Whole("contested-fee", 0, 9, fee),
        Whole("new-tribunal-vis", 0, 30, vis),
        Choice("contested-gain", ["die", "space-and-die"], gain),
        Choice("opening-draw", ["left", "right"], opening),
        Mix("variants", list(VARIANTS)),
        FilePath("cards"),
        FilePath("board"),
    ]


class Options:
    """The chosen options, as the rules read them."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        edition = Choice("edition", list(EDITIONS), "corrected").check(given.get("edition", "corrected"))
        assert isinstance(edition, str)
        chosen = check_options(declared(edition), given)
        self.chosen = chosen
        variants: list[str] = chosen["variants"]
        self.contested_fee: i64 = chosen["contested-fee"]
        self.new_tribunal_vis: i64 = chosen["new-tribunal-vis"]
        self.space_and_die = chosen["contested-gain"] == "space-and-die"
        self.opens_right = chosen["opening-draw"] == "right"
        self.double_advance = "double-advance" in variants
        self.hand_or_sanctum = "hand-or-sanctum" in variants
        self.secret_cards = "secret-cards" in variants
        self.cheap_resources = "cheap-resources" in variants
        self.quick_turnover = "quick-turnover" in variants
