"""The data files: provenance, the variety the rules ask for, and every mistake named with file, entry and field."""

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.games.medieval_realms.scenes import Scene, do, king, place, play_on

import concilium
from concilium.core.datafiles import DataError
from concilium.games import medieval_realms

DATA = Path(medieval_realms.__path__[0]) / "data"
CARDS = (DATA / "cards.toml").read_text(encoding="utf-8")
BOARD = (DATA / "board.toml").read_text(encoding="utf-8")


def read(text: str) -> dict[str, Any]:
    return tomllib.loads(text)


def test_every_entry_has_its_source() -> None:
    for text in (CARDS, BOARD):
        for name, entries in read(text).items():
            if name != "format":
                assert all(entry["source"] in ("printed", "reconstructed") for entry in entries)


def test_what_the_rulebook_shows_only_in_pictures_is_marked() -> None:
    pictured = {family["id"]: family["note"] for family in read(CARDS)["family"] if family["source"] == "reconstructed"}
    assert set(pictured) == {"art-gallery", "cathedral", "gunpowder", "university", "port"}
    for family in ("art-gallery", "cathedral"):
        assert "the seal and the resource of the cost" in pictured[family]
    for family in ("gunpowder", "university", "port"):
        assert "which of the three leaders" in pictured[family]


def test_ten_lands_with_different_rewards() -> None:
    lands = read(BOARD)["land"]
    rewards = [str(land["reward"]) for land in lands]
    assert len(set(rewards)) == len(lands) == 10
    ops = [effect["op"] for land in lands for effect in land["reward"]]
    assert "gain-chosen" in ops
    assert "take-card" in ops
    assert sum("battle" in reward for reward in rewards) >= 2
    assert [land["land"] for land in lands if land["players"] == 5] == [9, 10]


def problems(tmp_path: Path, option: str, text: str) -> str:
    path = tmp_path / f"own-{option}.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as caught:
        concilium.game("medieval-realms", 3, {option: str(path)})
    found = str(caught.value)
    assert str(path) in found
    return found


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ('colour = "red"', 'colour = "pink"', "family 'market': colour"),
        ('bought = "auction"', 'bought = "barter"', "family 'kingdom-leader': bought"),
        ('pays = "culture"', 'pays = "silver"', "family 'artist': pays"),
        ("cost = 6\ncastle", "cost = -1\ncastle", "family 'castle': cost"),
        ("[7, 7, 6, 5]", "[7, 7, 6]", "family 'war': cost-by-players"),
        ('pays = "gold"', 'pays = "gold"\ncost = 3', "family 'kingdom-leader': cost: an auction card costs the bid"),
        ("needs-admirals = true", 'needs-admirals = true\npays = "gold"', "family 'island': needs-admirals"),
        ('op = "points", n = 6', 'op = "pionts", n = 6', "family 'war': effects 1: op"),
        ('op = "points", n = 6', 'op = "points", n = 99', "family 'war': effects 1: n"),
        ('op = "points", n = 6', 'op = "points", n = 6, m = 1', "family 'war': effects 1: m: unknown field"),
        ('per = "combat"', 'per = "valour"', "family 'castle': effects 2: per"),
        ('id = "toledo"', 'id = "Toledo"', "card 'Toledo': id"),
        ('id = "paris"', 'id = "toledo"', "card 'toledo': id: is used twice"),
        ('family = "tithe"', 'family = "tax"', "card 'tithe-of-grain': family"),
        ('leader = "mayor"', 'leader = "duke"', "card 'steward': effects 1: leader"),
        ('colour = "violet", op', 'colour = "purple", op', "card 'toledo': effects 1: colour"),
        ('source = "reconstructed"', 'source = "guessed"', "card 'castle-of-segovia': source"),
        ("format = 1", "format = 2", "format"),
    ],
)
def test_mistakes_in_a_card_file_are_named(tmp_path: Path, old: str, new: str, named: str) -> None:
    assert old in CARDS
    assert named in problems(tmp_path, "cards", CARDS.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ('id = "hand"', 'id = "foot"', "number 'foot': id"),
        ('id = "combat-decoy"', 'id = "hand"', "number 'hand': id: there is an entry for it already"),
        ('resource = "science"\nn = 2', 'resource = "science"\nn = "2"', "start 'science': n"),
        ("players = 2\nmayors = 4", "players = 6\nmayors = 4", "leaders '6': players"),
        ("row = 3\nprice = 3", "row = 3\nprice = 77", "row '3': price"),
        ("decoys = 2", "decoys = 7", "leaders '2': decoys"),
        ('op = "take-card"', 'op = "steal-card"', "land '8': reward 2: op"),
        ('op = "gain-chosen", n = 3', 'op = "points", n = 3', "land '6': reward: must give a resource"),
        ('{ op = "gain", resource = "gold", n = 1 }, { op = "take', '{ op = "take', "land '8': reward: must give"),
        ('op = "gain-chosen", n = 3', 'op = "gain-chosen"', "land '6': reward 1: n: is missing"),
        ("land = 10\nplayers = 5", "land = 11\nplayers = 5", "land '11': land"),
        ("land = 10\nplayers = 5", "land = 10\nplayers = 5\ncolour = 1", "land '10': colour: unknown field"),
        ("\nplayers = 2\nreward", "\nplayers = 3\nreward", "land: at least 5 lands must be open"),
    ],
)
def test_mistakes_in_a_board_file_are_named(tmp_path: Path, old: str, new: str, named: str) -> None:
    assert old in BOARD
    assert named in problems(tmp_path, "board", BOARD.replace(old, new))


def test_too_few_and_too_many_cards_are_refused(tmp_path: Path) -> None:
    first, _, _ = CARDS.partition("[[card]]")
    assert "card: there must be 18 to 124 cards, not 0" in problems(tmp_path, "cards", first)
    many = first + "".join(f'[[card]]\nid = "war-{i}"\nfamily = "war"\nsource = "printed"\n' for i in range(125))
    assert "not 125" in problems(tmp_path, "cards", many)


def test_a_missing_file_and_a_broken_file_are_named(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="there is no such file"):
        concilium.game("medieval-realms", 3, {"cards": str(tmp_path / "none.toml")})
    assert "is not TOML" in problems(tmp_path, "board", "format = ")


def test_own_files_are_played_with(tmp_path: Path) -> None:
    first, _, _ = CARDS.partition("[[card]]")
    few = first + "".join(
        f'[[card]]\nid = "gallery-{i}"\nfamily = "art-gallery"\nsource = "printed"\n' for i in range(20)
    )
    (tmp_path / "cards.toml").write_text(few, encoding="utf-8")
    (tmp_path / "board.toml").write_text(
        BOARD.replace('resource = "production"\nn = 5', 'resource = "production"\nn = 9').replace(
            '[{ op = "gain", resource = "battle", n = 3 }]',
            '[{ op = "gain", resource = "battle", n = 1 }, { op = "points", n = 7 }]',
        ),
        encoding="utf-8",
    )
    game = concilium.game(
        "medieval-realms", 3, {"cards": str(tmp_path / "cards.toml"), "board": str(tmp_path / "board.toml")}
    )
    state = game.start()
    assert king(state, 0)["palace"]["production"] == 9
    state = Scene(game=game).placement().state()
    for seat in range(3):
        place(state, seat, generals=[3 if seat == 0 else 4], admirals=[5])
    do(state, 0, "choose gold")
    assert king(state, 0)["points"] == 7
    played = play_on(game.start(), random.Random(3))
    assert played.to_move == concilium.OVER
    assert played.view(None)["deck"] == 0
