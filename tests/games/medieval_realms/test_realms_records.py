"""Finished games that must replay, decision by decision, to the same result."""

from pathlib import Path

import pytest

import concilium

RECORDS = sorted((Path(__file__).parents[2] / "records" / "medieval-realms").glob("*.txt"))


def test_there_are_fifteen_records_with_all_numbers_of_players() -> None:
    assert len(RECORDS) >= 15
    records = [concilium.Record.parse(path.read_text(encoding="utf-8")) for path in RECORDS]
    assert {record.game.players for record in records} == {2, 3, 4, 5}
    assert {record.game.options["rounds"] for record in records} == {7, 8}


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_records_replay(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = concilium.Record.parse(text)
    assert str(record) == text
    state = concilium.replay(record)
    assert state.to_move == concilium.OVER
    assert state.scores() == record.result
