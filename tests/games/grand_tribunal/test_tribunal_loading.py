"""The card file and the board file: every kind of mistake is named with file, card and field."""

from pathlib import Path

import pytest
from tests.games.grand_tribunal.tables import own_cards

import concilium
from concilium.core.datafiles import DataError

ITEM = 'id = "bog-oak-orb"'
SPELL = 'id = "runes-of-acclaim"'
RESOURCE = 'id = "buried-hoard"'


def own_board() -> str:
    folder = Path(next(iter(concilium.__path__)), "games", "grand_tribunal", "data")
    return (folder / "board.toml").read_text(encoding="utf-8")


def problems(folder: Path, option: str, text: str) -> list[str]:
    """What is wrong with a file, each line without the file's name, which it must begin with."""
    path = folder / f"{option}.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as refused:
        concilium.game("grand-tribunal", 3, {option: str(path)})
    assert all(line.startswith(f"{path}: ") for line in refused.value.problems)
    return [line.removeprefix(f"{path}: ") for line in refused.value.problems]


def entry(card: str, field: str, value: str | None) -> str:
    """The own cards with one field of one card changed, added or (None) left out."""
    lines = own_cards().split("\n")
    start = lines.index(card)
    end = next(number for number in range(start, len(lines)) if lines[number] == "")
    kept = [line for line in lines[start:end] if not line.startswith(f"{field} =")]
    added = [] if value is None else [f"{field} = {value}"]
    return "\n".join(lines[:start] + kept + added + lines[end:])


def test_the_own_files_are_read() -> None:
    assert concilium.game("grand-tribunal", 3).options["cards"] is None


def test_a_copy_of_the_own_files_gives_the_same_game(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(own_cards(), encoding="utf-8")
    (tmp_path / "board.toml").write_text(own_board(), encoding="utf-8")
    files = {"cards": str(tmp_path / "cards.toml"), "board": str(tmp_path / "board.toml")}
    assert concilium.game("grand-tribunal", 3, files).facts() == concilium.game("grand-tribunal", 3).facts()


def test_a_file_that_is_not_there_or_not_toml(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="there is no such file"):
        concilium.game("grand-tribunal", 3, {"cards": str(tmp_path / "none.toml")})
    assert problems(tmp_path, "cards", "format = ")[0].startswith("is not TOML")
    (tmp_path / "folder").mkdir()
    with pytest.raises(DataError, match="cannot be read"):
        concilium.game("grand-tribunal", 3, {"cards": str(tmp_path / "folder")})


@pytest.mark.parametrize(
    ("card", "field", "value", "problem"),
    [
        (ITEM, "type", '"broom"', "item 'bog-oak-orb': type: must be one of orb, potion"),
        (ITEM, "type", None, "item 'bog-oak-orb': type: is missing"),
        (ITEM, "cost", "0", "item 'bog-oak-orb': cost: must be a whole number from 1 to 9, not 0"),
        (ITEM, "cost", '"two"', "item 'bog-oak-orb': cost: must be a whole number"),
        (ITEM, "cost", "true", "item 'bog-oak-orb': cost: must be a whole number"),
        (ITEM, "score", None, "item 'bog-oak-orb': score: is missing"),
        (ITEM, "slots", '["astral"]', "item 'bog-oak-orb': slots: must be a list of any of alchemical"),
        (ITEM, "slots", '["runic", "runic", "runic", "runic", "runic", "runic", "runic"]', "slots: has 7 entries"),
        (ITEM, "colour", '"red"', "item 'bog-oak-orb': colour: unknown field"),
        (ITEM, "source", '"guess"', "item 'bog-oak-orb': source: must be one of printed, reconstructed"),
        (ITEM, "material", "3", "item 'bog-oak-orb': material: must be a text"),
        (SPELL, "category", '"astral"', "spell 'runes-of-acclaim': category: must be one of alchemical"),
        (SPELL, "cost", "2", "spell 'runes-of-acclaim': cost: unknown field"),
        (SPELL, "effects", None, "spell 'runes-of-acclaim': effects: is missing"),
        (SPELL, "effects", "[]", "spell 'runes-of-acclaim': effects: there must be 1 to 6"),
        (SPELL, "effects", "7", "spell 'runes-of-acclaim': effects: must be a list of tables"),
        (SPELL, "effects", '[{ op = "explode" }]', "effects 1: op: no effect 'explode'; there are place-votes"),
        (SPELL, "effects", '[{ op = "gain-vis" }]', "effects 1: n: is missing"),
        (SPELL, "effects", '[{ op = "gain-vis", n = 99 }]', "effects 1: n: must be a whole number from 1 to 9"),
        (SPELL, "effects", '[{ op = "gain-vis", n = 1, m = 2 }]', "effects 1: m: unknown field"),
        (SPELL, "effects", '[{ op = "draw", n = 1, deck = "tarot" }]', "effects 1: deck: must be one of item, spell"),
        (SPELL, "effects", '[{ op = "ward" }]', "effects 1: op: 'ward' needs stays = true"),
        (RESOURCE, "effects", '[{ op = "burn-for-face-up" }]', "effects 1: op: 'burn-for-face-up' is for spells alone"),
        (RESOURCE, "stays", "true", "effects 1: op: 'gain-vis' is done once, so the card cannot stay in play"),
        (RESOURCE, "stays", '"yes"', "resource 'buried-hoard': stays: must be true or false"),
    ],
)
def test_a_mistake_in_a_card(tmp_path: Path, card: str, field: str, value: str | None, problem: str) -> None:
    found = problems(tmp_path, "cards", entry(card, field, value))
    assert any(problem in line for line in found), found


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (ITEM, 'id = "Bog Oak"', "item 'Bog Oak': id: must be small letters, digits and hyphens"),
        (ITEM, SPELL, "spell 'runes-of-acclaim': id: is used twice; item 'runes-of-acclaim' has it already"),
        (ITEM + "\n", "", "id: is missing"),
        ("format = 1", "format = 2", "format: must be a whole number from 1 to 1"),
        ("format = 1", 'format = 1\ntitle = "mine"', "title: unknown field"),
        ("[[resource]]", "[[artefact]]", "resource: there must be 1 to 62 of them, not 0"),
    ],
)
def test_a_mistake_in_the_card_file(tmp_path: Path, old: str, new: str, problem: str) -> None:
    found = problems(tmp_path, "cards", own_cards().replace(old, new))
    assert any(problem in line for line in found), found


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    text = own_cards().replace('type = "orb"', 'type = "broom"')
    assert len(problems(tmp_path, "cards", text)) == 6


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("starting-vis = 12", "starting-vis = -1", "starting-vis: must be a whole number from 0 to 60"),
        ("extract = [1, 1, 2]", "extract = [1, 2]", "extract: must be a list of 3 whole numbers"),
        ("take = 6", "take = 99", "uncontested 1: take: must be a whole number from 0 to 20"),
        ("others = 2", "others = 2\nbonus = 1", "uncontested 1: bonus: unknown field"),
        ("amount = 2", "", "contested 1: amount: is missing"),
        ("tribunal = 3", "tribunal = 2", "there is no space for Tribunal 3"),
        ("tribunal = 1", "tribunal = 4", "tribunal: must be a whole number from 1 to 3"),
        ('source = "reconstructed"', 'source = "guess"', "source: must be one of printed, reconstructed"),
    ],
)
def test_a_mistake_in_the_board_file(tmp_path: Path, old: str, new: str, problem: str) -> None:
    found = problems(tmp_path, "board", own_board().replace(old, new))
    assert any(problem in line for line in found), found


def test_the_spaces_must_be_in_the_order_of_the_tribunals(tmp_path: Path) -> None:
    text = own_board() + "\n[[contested]]\ntribunal = 1\namount = 2\n"
    assert "contested 10: tribunal: spaces must be in the order of the Tribunals" in problems(tmp_path, "board", text)


def test_an_own_board_is_played_on(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_text(own_board().replace("starting-vis = 12", "starting-vis = 7"), encoding="utf-8")
    view = concilium.game("grand-tribunal", 3, {"board": str(path)}).start().view(None)
    wizards = view["players"]
    assert isinstance(wizards, list)
    assert [wizard["vis"] for wizard in wizards] == [7, 7, 7]
