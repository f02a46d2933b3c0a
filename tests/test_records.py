"""The finished games in tests/records replay to their stored results; those of before say which ruling ended them."""

import hashlib
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import concilium
from concilium import OVER, Record, RecordError

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "tests" / "records"
BEFORE = FOLDER / "before"
RECORDS = sorted(FOLDER.glob("*/*.txt"))

EXPECTED: dict[str, dict[str, Any]] = {
    path.parent.name: tomllib.loads(path.read_text(encoding="utf-8")) for path in BEFORE.glob("*/expected.toml")
}
REPLAYS = [(game, name) for game, expected in EXPECTED.items() for name in expected["replays"]]
REFUSED = [(game, name) for game, expected in EXPECTED.items() for name in expected["refused"]]


@pytest.mark.parametrize("path", RECORDS, ids=[f"{path.parent.name}/{path.stem}" for path in RECORDS])
def test_a_finished_game_replays_to_its_result(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.parse(text)
    assert record.game.name == path.parent.name
    state = concilium.replay(record)
    assert state.to_move == OVER
    assert record.result == state.scores()
    assert str(record) == text


@pytest.mark.parametrize(("game", "name"), REPLAYS)
def test_a_record_of_before_that_no_ruling_touches_is_replayed_as_it_was(game: str, name: str) -> None:
    """That it replays is tested with all others; whoever makes it anew must say here which ruling ended it."""
    text = (FOLDER / game / f"{name}.txt").read_bytes()
    assert hashlib.sha256(text).hexdigest() == EXPECTED[game]["replays"][name]


@pytest.mark.parametrize(("game", "name"), REFUSED)
def test_a_record_of_before_that_a_ruling_ended_is_refused_and_says_where(game: str, name: str) -> None:
    expected = EXPECTED[game]["refused"][name]
    with pytest.raises(RecordError) as refused:
        Record.parse((BEFORE / game / f"{name}.txt").read_text(encoding="utf-8"))
    assert str(refused.value) == expected["says"]
    assert refused.value.rule == expected.get("rule")
    rules = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    assert re.search(rf"^(- \*\*|## ){re.escape(expected['ruling'])}\b", rules, re.MULTILINE)
    assert expected["because"]


def test_it_is_said_of_every_record_of_before_what_becomes_of_it() -> None:
    assert sorted(REFUSED) == sorted((path.parent.name, path.stem) for path in BEFORE.glob("*/*.txt"))
    assert len(REPLAYS) + len(REFUSED) == 39
