"""The options of Grand Tribunal: editions, their individual lines, variants (sections 7 and 8), custom card files."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from concilium.core.options import Choice, FilePath, Mix, Option, Whole, check_options

EDITIONS: Final = ["corrected", "english", "spanish", "italian"]

PRESETS: Final[dict[str, dict[str, object]]] = {
    "corrected": {"contested-fee": 2, "new-tribunal-vis": 0, "contested-gain": "die", "opening-draw": "left"},
    "english": {"contested-fee": 1, "new-tribunal-vis": 12, "contested-gain": "die", "opening-draw": "left"},
    "spanish": {"contested-fee": 2, "new-tribunal-vis": 0, "contested-gain": "die", "opening-draw": "right"},
    "italian": {"contested-fee": 2, "new-tribunal-vis": 0, "contested-gain": "space-and-die", "opening-draw": "left"},
}

VARIANTS: Final = ["double-advance", "hand-or-sanctum", "secret-cards", "cheap-resources", "quick-turnover"]


def declared(edition: str) -> list[Option]:
    """The options with the defaults of an edition."""
    preset = PRESETS[edition]
    fee, vis = preset["contested-fee"], preset["new-tribunal-vis"]
    assert isinstance(fee, int)
    assert isinstance(vis, int)
    return [
        Choice("edition", list(EDITIONS), edition),
        Whole("contested-fee", 0, 9, fee),
        Whole("new-tribunal-vis", 0, 30, vis),
        Choice("contested-gain", ["die", "space-and-die"], preset["contested-gain"]),
        Choice("opening-draw", ["left", "right"], preset["opening-draw"]),
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
        variants = chosen["variants"]
        fee, vis = chosen["contested-fee"], chosen["new-tribunal-vis"]
        assert isinstance(variants, list)
        assert isinstance(fee, int)
        assert isinstance(vis, int)
        self.contested_fee: i64 = fee
        self.new_tribunal_vis: i64 = vis
        self.space_and_die = chosen["contested-gain"] == "space-and-die"
        self.opens_right = chosen["opening-draw"] == "right"
        self.double_advance = "double-advance" in variants
        self.hand_or_sanctum = "hand-or-sanctum" in variants
        self.secret_cards = "secret-cards" in variants
        self.cheap_resources = "cheap-resources" in variants
        self.quick_turnover = "quick-turnover" in variants
