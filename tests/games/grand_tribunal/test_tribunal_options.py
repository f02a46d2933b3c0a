"""The options of Grand Tribunal are checked, and a mistake says what is allowed."""

from typing import Any

import pytest

import concilium
from concilium import OptionError


@pytest.mark.parametrize("players", [0, 2, 6, -1, True])
def test_the_number_of_wizards(players: int) -> None:
    with pytest.raises(OptionError, match="players is a whole number from 3 to 5") as refused:
        concilium.game("grand-tribunal", players)
    assert refused.value.option == "players"


@pytest.mark.parametrize("players", [3.0, "3", None])
def test_what_is_no_number_of_wizards(players: Any) -> None:
    """Compiled, the type is checked before the option."""
    with pytest.raises((OptionError, TypeError)):
        concilium.game("grand-tribunal", players)


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("edition", "german", "edition is one of 'corrected', 'english', 'spanish', 'italian', not 'german'"),
        ("edition", None, "edition is one of"),
        ("contested-fee", 10, "contested-fee is a whole number from 0 to 9, not 10"),
        ("contested-fee", True, "contested-fee is a whole number from 0 to 9, not True"),
        ("contested-fee", "2", "contested-fee is a whole number"),
        ("new-tribunal-vis", -1, "new-tribunal-vis is a whole number from 0 to 30, not -1"),
        ("contested-gain", "dice", "contested-gain is one of 'die', 'space-and-die', not 'dice'"),
        ("opening-draw", "up", "opening-draw is one of 'left', 'right', not 'up'"),
        ("variants", "double-advance", "variants is a list of any of 'double-advance'"),
        ("variants", ["triple-advance"], "variants has no 'triple-advance'; it takes any of 'double-advance'"),
        ("cards", 3, "cards is the path of a file, not 3"),
        ("speed", "fast", "no option 'speed'; there are edition, contested-fee"),
    ],
)
def test_an_option(option: str, value: object, allowed: str) -> None:
    with pytest.raises(OptionError) as refused:
        concilium.game("grand-tribunal", 3, {option: value})
    assert allowed in str(refused.value)
    assert refused.value.option == option


def test_an_unknown_game_says_which_there_are() -> None:
    with pytest.raises(OptionError, match=f"no game 'chess'; there are {', '.join(concilium.names())}"):
        concilium.game("chess", 2)


def test_variants_have_one_spelling() -> None:
    given = {"variants": ("quick-turnover", "double-advance", "quick-turnover")}
    assert concilium.game("grand-tribunal", 3, given).options["variants"] == ["double-advance", "quick-turnover"]
