"""OpenSpiel's search as a bot of the arena."""

import json
import random
import time
from pathlib import Path

import pytest

import concilium
from concilium import CHANCE, Outlook, State
from concilium.cli import main
from concilium.envs import field


def a_choice(name: str) -> State:
    rng = random.Random(4)
    state = concilium.game(name, players=3).start()
    while state.to_move == CHANCE or len(state.legal(state.to_move)) < 4:
        state.apply(state.to_move, rng.choice(state.legal(state.to_move)))
    return state


@pytest.mark.parametrize("name", concilium.names())
def test_it_decides_legally_from_an_outlook(name: str) -> None:
    state = a_choice(name)
    seat = int(state.to_move)
    bot = field.make("openspiel:6it", state.game, 3)
    decided = {bot(Outlook(state, seat, random.Random(1))) for _ in range(3)}
    assert decided <= set(state.legal(seat))


def test_a_budget_of_time_ends_its_search() -> None:
    state = a_choice("medieval-realms")
    seat = int(state.to_move)
    bot = field.make("openspiel:50ms", state.game, 3)
    begun = time.perf_counter()
    assert bot(Outlook(state, seat, random.Random(1))) in state.legal(seat)
    assert 0.05 <= time.perf_counter() - begun < 20.0


def test_our_own_bots_are_made_as_ever() -> None:
    game = concilium.game("medieval-realms", players=2)
    assert type(field.make("greedy", game, 1)).__name__ == "GreedyPlayer"
    with pytest.raises(ValueError, match="budget"):
        field.make("openspiel:soon", game, 1)


def test_the_command_plays_each_budget_and_writes_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CONCILIUM_LANGUAGE", "en")
    document = tmp_path / "field.md"
    words = ["field", "medieval-realms", "--players", "2", "--games", "1", "--budgets", "1it"]
    words += ["--journal", str(tmp_path / "journal"), "--out", str(document)]
    assert main([*words, "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert {line["bot"] for line in row["standings"]} == {"search:1it", "openspiel:1it"}
    text = document.read_text(encoding="utf-8")
    assert "| 1 | `openspiel:1it` |" in text
    assert main(words) == 0
    assert "against OpenSpiel, 1 game" in capsys.readouterr().out
