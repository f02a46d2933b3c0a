"""Card files made for a test."""

from pathlib import Path

import pytest
from tests.games.grand_tribunal.tables import Setting, own_cards

THE_CARD = "buried-hoard"
THE_SPELL = "fools-gold"


class Maker:
    """Tables on which one card does what a test is about: the resource Buried Hoard, in seat 0's Vault."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def file(self, effects: str, stays: bool = False) -> str:
        """A card file whose Buried Hoard has these effects."""
        before, card, after = own_cards().partition(f'id = "{THE_CARD}"\n')
        _, _, rest = after.partition("\n")
        path = self.folder / f"cards-{len(list(self.folder.iterdir()))}.toml"
        stay = "stays = true\n" if stays else ""
        path.write_text(f"{before}{card}effects = [{effects}]\n{stay}{rest}", encoding="utf-8")
        return str(path)

    def table(self, *effects: str, players: int = 3, stays: bool = False, **options: object) -> Setting:
        """A setting in which seat 0 can play the card."""
        listed = ", ".join("{ " + effect + " }" for effect in effects)
        return Setting(players, cards=self.file(listed, stays), **options).sanctum(0, THE_CARD)


@pytest.fixture
def doing(tmp_path: Path) -> Maker:
    return Maker(tmp_path)
