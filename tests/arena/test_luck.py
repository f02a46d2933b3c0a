"""How much is luck: bots that are shown the truth, chance's share in the result, and tables written into documents."""

import json
import random
from collections import Counter
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


def test_two_games_with_the_same_luck_have_their_decks_in_the_same_order() -> None:
    """Whoever draws and when; and everybody thinks anew."""
    dealt: list[list[str]] = []

    def note(state: concilium.State, seat: int, action: int) -> None:
        if seat == CHANCE:
            dealt[-1].append(game.text(action))

    game = concilium.game(NAME, players=2)
    plan = Plan(NAME, (("random", "random"),), 1, 3, purpose="test")
    results = []
    for number in (0, 1):
        dealt.append([])
        results.append(play_match(plan, number, watch=note, draw=luck.Shuffle(5)))
    first, second = (list(dict.fromkeys(names)) for names in dealt)
    common = set(first) & set(second)
    assert len(common) > 20
    assert [name for name in first if name in common] == [name for name in second if name in common]
    assert results[0]["scores"] != results[1]["scores"]


def test_chance_that_shuffled_beforehand_is_as_likely_to_draw_each() -> None:
    """From a deck that gets smaller, and with a die that is thrown again and again."""
    decks, dice = Counter[tuple[int, ...]](), Counter[tuple[int, ...]]()
    for seed in range(3000):
        shuffle = luck.Shuffle(seed)
        left = [7, 8, 9]
        drawn = []
        while left:
            drawn.append(shuffle(left))
            left = [card for card in left if card != drawn[-1]]
        decks[tuple(drawn)] += 1
        dice[shuffle([1, 2, 3]), shuffle([1, 2, 3])] += 1
    assert len(decks) == 6
    assert len(dice) == 9
    assert all(400 < count < 600 for count in decks.values())
    assert all(250 < count < 420 for count in dice.values())


def test_a_game_played_twice_is_the_same_each_time() -> None:
    plan = Plan(NAME, (("random", "random"),), 4, 3, purpose="test")
    found = luck.play_twice(plan, 1)
    once_more = luck.play_twice(plan, 1)
    for key in ("scores", "winners", "again"):
        assert found[key] == once_more[key]


def result(winner: int, again: int) -> dict[str, Any]:
    return {"bots": ["x"] * 2, "winners": [winner], "again": [again]}


def test_luck_that_decides_makes_all_and_luck_that_does_not_makes_nothing() -> None:
    rng = random.Random(1)
    winners = [rng.randrange(2) for _ in range(400)]
    assert luck.explained([result(winner, winner) for winner in winners]).value == pytest.approx(1.0)
    share = luck.explained([result(winner, rng.randrange(2)) for winner in winners])
    assert abs(share.value) < 0.2, "four times the standard error of 400 games"
    assert share.low <= share.value <= share.high
    half = luck.explained([result(winner, winner if rng.random() < 0.5 else rng.randrange(2)) for winner in winners])
    assert half.low < 0.5 < half.high


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
