"""The finished games in tests/records replay to their stored results."""

from pathlib import Path

import pytest

import concilium
from concilium import OVER, Record
from concilium.games.grand_tribunal.options import EDITIONS, VARIANTS

FOLDER = Path(__file__).parent / "records"
RECORDS = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=[f"{path.parent.name}/{path.stem}" for path in RECORDS])
def test_a_finished_game_replays_to_its_result(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.parse(text)
    assert record.game.name == path.parent.name
    state = concilium.replay(record)
    assert state.to_move == OVER
    assert record.result == state.scores()
    assert str(record) == text


def test_the_games_of_grand_tribunal_have_all_editions_variants_and_numbers_of_wizards() -> None:
    found = [
        Record.parse(path.read_text(encoding="utf-8")).game for path in RECORDS if path.parent.name == "grand-tribunal"
    ]
    assert len(found) >= 20
    assert {game.options["edition"] for game in found} == set(EDITIONS)
    assert {int(game.players) for game in found} == {3, 4, 5}
    mixes = [set(game.options["variants"]) for game in found if isinstance(game.options["variants"], list)]
    assert set.union(*mixes) == set(VARIANTS)
    assert set() in mixes
    for edition in EDITIONS:
        assert {int(game.players) for game in found if game.options["edition"] == edition} == {3, 4, 5}
