"""How much is luck: bots that are shown the truth, chance's share in the result, and tables written into documents."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import concilium
from concilium import CHANCE, Outlook, bots
from concilium.arena import luck
from concilium.arena.chapter import put
from concilium.arena.match import play_match
from concilium.arena.plan import Plan
from concilium.cli import main

NAME = "medieval-realms"


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONCILIUM_LANGUAGE", "en")


def test_who_is_shown_the_truth_is_no_bot_of_the_house() -> None:
    game = concilium.game(NAME, players=2)
    assert isinstance(luck.make("truth:5it", game, 1), luck.Seer)
    with pytest.raises(ValueError, match="no bot"):
        bots.make("truth:5it", game, 1)
    with pytest.raises(ValueError, match="no bot"):
        Plan(NAME, (("truth:5it", "random"),), 1, 1).check()


def test_a_seer_decides_by_the_true_position_whatever_the_outlook_imagines() -> None:
    game = concilium.game("grand-tribunal", players=3)
    rng = random.Random(4)
    state = game.start()
    while state.to_move == CHANCE or len(state.legal(state.to_move)) < 5:
        state.apply(state.to_move, rng.choice(state.legal(state.to_move)))
    seat = int(state.to_move)
    decided = set()
    for seed in range(3):
        seer = luck.make("truth:12it", game, 7)
        assert isinstance(seer, luck.Seer)
        seer.shown = state
        decided.add(seer(Outlook(state, seat, random.Random(seed))))
    assert len(decided) == 1


def test_the_better_have_half_of_the_seats() -> None:
    assert luck.lineup("a", "b", 4) == ("b", "a", "b", "a")
    assert luck.lineup("a", "b", 5) == ("b", "a", "b", "a", "b")


def test_a_game_is_the_same_whether_its_luck_is_measured_or_not() -> None:
    plan = Plan(NAME, (("random", "random"),), 1, 3, purpose="test")
    found = luck.play_with_luck(plan, 0)
    assert any(found["luck"])
    assert abs(sum(found["luck"])) < 1e-3, "what one seat wins by luck the others lose"
    plain = play_match(plan, 0)
    assert (plain["scores"], plain["winners"]) == (found["scores"], found["winners"])


def result(lucks: list[float], winner: int) -> dict[str, Any]:
    return {"bots": ["x"] * len(lucks), "luck": lucks, "winners": [winner]}


def test_luck_that_decides_explains_all_and_luck_that_does_not_explains_nothing() -> None:
    rng = random.Random(1)
    winners = [rng.randrange(2) for _ in range(200)]
    decisive = [result([0.5, -0.5] if winner == 0 else [-0.5, 0.5], winner) for winner in winners]
    assert luck.explained(decisive).value == pytest.approx(1.0)
    idle = [result([0.5, -0.5] if rng.random() < 0.5 else [-0.5, 0.5], winner) for winner in winners]
    share = luck.explained(idle)
    assert share.value < 0.03
    assert share.low <= share.value <= share.high


def test_the_command_measures_and_writes_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = tmp_path / "luck.md"
    document.write_text("# Luck\n\nBefore.\n", encoding="utf-8")
    words = [
        "luck",
        NAME,
        "--players",
        "2",
        "--games",
        "1",
        "--iterations",
        "1",
        "--journal",
        str(tmp_path / "journal"),
    ]
    assert main([*words, "--out", str(document), "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert row["players"] == 2
    assert set(row) == {"players", "truth", "thought", "chance"}
    text = document.read_text(encoding="utf-8")
    assert text.startswith("# Luck\n\nBefore.\n")
    assert [row[figure]["games"] for figure in ("truth", "thought", "chance")] == [1, 1, 1]
    assert "| 2 | 50% |" in text
    assert "] of 1 |" in text
    assert main([*words, "--out", str(document)]) == 0
    assert document.read_text(encoding="utf-8") == text
    assert "how much is luck?" in capsys.readouterr().out
    assert main(["luck", NAME, "--players", "9"]) == 1
    assert "from 2 to 5" in capsys.readouterr().err


def test_a_part_of_a_document_is_replaced_and_the_rest_kept(tmp_path: Path) -> None:
    path = tmp_path / "page.md"
    put(path, "one", ["first"])
    put(path, "two", ["second"])
    put(path, "one", ["changed"])
    text = path.read_text(encoding="utf-8")
    assert "first" not in text
    assert text.index("changed") < text.index("second")
    path.write_text("<!-- one -->\nno end\n", encoding="utf-8")
    with pytest.raises(ValueError, match="has no"):
        put(path, "one", [])
