"""Tuning: weights come back from results that they made, and a whole small round of it works."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.built_in import BUILT_IN

import concilium
from concilium import bots
from concilium.arena.fitting import fit, likelihood
from concilium.arena.samples import lineups, readiness
from concilium.arena.tuning import tune
from concilium.bots.figures import load


def made_up(weights: list[float], games: int) -> list[dict[str, Any]]:
    """Games whose winners were drawn by known weights."""
    rng = np.random.default_rng(3)
    results = []
    for number in range(games):
        rows = []
        features = rng.normal(size=(3, len(weights)))
        prospects = features @ np.asarray(weights)
        chances = np.exp(prospects) / np.exp(prospects).sum()
        winner = int(rng.choice(3, p=chances))
        rows.append(([1.0, 0.5], features.tolist()))
        scores = [10 if seat == winner else 0 for seat in range(3)]
        results.append({"number": number, "bots": ["a"] * 3, "scores": scores, "winners": [winner], "rows": rows})
    return results


def test_weights_are_found_again() -> None:
    true = [1.5, 0.0, -1.0]
    found = fit(made_up(true, 3000), ["a", "b", "c"], ["always", "half"])
    effective = [found[name][0] + 0.5 * found[name][1] for name in "abc"]
    assert effective == pytest.approx(true, abs=0.25)
    nothing = {name: [0.0, 0.0] for name in "abc"}
    fresh = made_up(true, 500)
    assert likelihood(fresh, found) > likelihood(fresh, nothing)


def test_readiness_is_how_often_an_offer_is_taken() -> None:
    counted = [{"offered": {"turn vote": 96, "turn end": 46}, "chosen": {"turn vote": 24}}]
    assert readiness(counted) == {"turn": {"vote": 25 / 100, "end": 1 / 50}}


def test_every_number_of_players_is_learnt_from() -> None:
    assert [len(lineup) for lineup in lineups("grand-tribunal", "random")] == [3, 4, 5]
    assert [len(lineup) for lineup in lineups("medieval-realms", "random")] == [2, 3, 4, 5]


def test_a_round_of_tuning_writes_a_file_that_bots_read(tmp_path: Path) -> None:
    out = tmp_path / "figures.toml"
    command = "concilium tune medieval-realms"
    rounds = list(tune("medieval-realms", 1, "search:2it", 10, 1, 1, out, command, lambda: None))
    assert [found.number for found in rounds] == [0, 1]
    assert command in out.read_text()
    game = concilium.game("medieval-realms", players=3)
    figures = load(game, out)
    evaluation, habits = figures.evaluation, figures.habits
    assert any(evaluation.weights[i] != 0.0 for i in range(len(evaluation.weights)))
    assert any(habits.readiness[i] != 1.0 for i in range(len(habits.readiness)))
    bot = bots.make(f"greedy@{out}", game, 1)
    assert bot(concilium.Outlook(game_after_chance(game), 0, random.Random(1))) >= 0


def game_after_chance(game: concilium.Game) -> concilium.State:
    rng = random.Random(2)
    state = game.start()
    while state.to_move != 0:
        state.apply(state.to_move, rng.choice(state.legal(state.to_move)))
    return state


def test_the_files_of_the_games_know_every_feature() -> None:
    import tomllib

    from concilium.bots.figures import path_of

    for name in BUILT_IN:
        game = concilium.game(name, players=3)
        content = tomllib.loads(path_of(game).read_text())
        assert f"concilium tune {name}" in path_of(game).read_text()
        if "judge" not in content:
            assert list(content["weights"]) == game.evaluation().features
        else:
            # A feature may be newer than the weights, whose place the judge takes.
            assert set(content["weights"]) <= set(game.evaluation().features)
            assert list(content["judge"]["scale"]) == game.evaluation().features
            assert list(content["judge"]["clocks"]) == game.evaluation().clocks
            assert f"concilium learn {name}" in path_of(game).read_text()
