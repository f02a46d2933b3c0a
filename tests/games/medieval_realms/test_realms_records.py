"""Finished games that must replay, decision by decision, to the same result."""

from pathlib import Path

import pytest

import concilium
from concilium.core.events import Event

FOLDER = Path(__file__).parents[2] / "records"
RECORDS = sorted((FOLDER / "medieval-realms").glob("*.txt"))
BEFORE = sorted((FOLDER / "before" / "medieval-realms").glob("*.txt"))


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


@pytest.mark.parametrize("path", BEFORE, ids=[path.stem for path in BEFORE])
def test_mr_1_3_the_records_of_before_end_with_what_the_gold_of_land_8_is_worth(path: Path) -> None:
    """Every decision is still legal; who won land 8 has more points than then, one for two resources (MR-7.1)."""
    decisions, _, stated = path.read_text(encoding="utf-8").rpartition("result ")
    record = concilium.Record.parse(decisions)
    state = record.game.start()
    told: list[Event] = []
    state.listener = told.append
    for seat, action in record.decisions:
        state.apply(seat, action)
    assert state.to_move == concilium.OVER
    won = [event.seen_by(None) for event in told if event.name == "land-won"]
    more = [now - int(then) for now, then in zip(state.scores(), stated.split(), strict=True)]
    assert any(more)
    for seat, points in enumerate(more):
        gold = sum(event["land"] == 8 and event["seat"] == seat for event in won)
        assert 0 <= points <= (gold + 1) // 2
