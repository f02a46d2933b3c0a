"""The guided first game of Grand Tribunal: its numbers are those on the table, a mistake is named with its place."""

from pathlib import Path

import pytest
from tests.lessons.numbers_said import numbers_in, players_at

from concilium.core.datafiles import DataError
from concilium.lessons import file_of
from concilium.lessons.reading import read
from concilium.locales import LANGUAGES

GAME = "grand-tribunal"


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_that_a_text_names_are_those_on_the_table(language: str) -> None:
    seat, players = players_at(GAME, "tribunal")
    assert players[seat]["points"] in numbers_in(GAME, language, "tribunal-places")
    _, players = players_at(GAME, "alone")
    assert {player["points"] for player in players} <= numbers_in(GAME, language, "alone-standings")


def changed(folder: Path, old: str, new: str) -> Path:
    text = file_of(GAME).read_text(encoding="utf-8")
    assert old in text
    path = folder / "changed.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('do = "vote orb"', 'do = "vote cup"', r"chapter 'votes': moment 2: do: '0: vote cup': .*not done to 'cup'"),
        ('do = "vote runic"', 'do = "vote orb"', r"chapter 'votes': moment 3: do: .*GT-3.1"),
        ('point = ["place:track"]', 'point = ["track"]', r"moment 3: point: must be one of place:…"),
        ('point = ["place:track"]', 'point = ["verb:fly"]', r"moment 3: point: no verb 'fly'"),
        ('point = ["place:track"]', 'point = ["thing:cup"]', r"moment 3: point: nothing is done to 'cup'"),
        ("seat = 0", "seat = 7", r"seat: must be a whole number from 0 to 2, not 7"),
        ('names = ["Berta", "Carlo"]', 'names = ["Berta"]', r"names: must name the 2 rivals, not 1"),
        ('say = "welcome"', 'says = "welcome"', r"moment 1: says: unknown field"),
        ('id = "votes"', 'id = "goal"', r"chapter 'goal': id: is used twice"),
        ("players = 3", "players = 9", r"players: must be"),
        ('on = "verb:vote"', 'on = "vote"', r"remark \d: on: must be one of verb:…, event:…"),
        ('say = "runic"\n', 'say = "runic"\nthen = ["0: vote staff"]\n', r"then: the learner's own decisions"),
    ],
)
def test_a_mistake_is_named_with_its_place(tmp_path: Path, old: str, new: str, told: str) -> None:
    with pytest.raises(DataError, match=told):
        read(GAME, changed(tmp_path, old, new))
