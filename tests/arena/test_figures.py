"""What results say: shares, intervals, ratings, rungs."""

import random
from itertools import pairwise
from typing import Any

import pytest

from concilium.arena.ladder import lineups, rungs
from concilium.arena.ratings import rate
from concilium.arena.statistics import Mean, Share, standings, student
from concilium.bots import LEVELS


def result(number: int, bots: list[str], scores: list[int], winners: list[int] | None = None) -> dict[str, Any]:
    won = winners if winners is not None else [scores.index(max(scores))]
    seats = len(bots)
    return {
        "number": number,
        "bots": bots,
        "scores": scores,
        "winners": won,
        "decisions": [10] * seats,
        "seconds": [0.5] * seats,
        "longest": [0.1] * seats,
        "turns": [0.3] * seats,
    }


def test_the_interval_of_a_share_is_wilson_s() -> None:
    share = Share.of(8, 10)
    assert share.value == pytest.approx(0.8)
    assert share.low == pytest.approx(0.4902, abs=1e-4)
    assert share.high == pytest.approx(0.9433, abs=1e-4)
    assert Share.of(0, 20).low == 0.0
    assert all(Share.of(games, games).high == 1.0 for games in range(1, 500))


def test_the_interval_of_a_mean() -> None:
    mean = Mean.of([1.0, 2.0, 3.0, 4.0])
    assert mean.value == pytest.approx(2.5)
    assert mean.high - mean.value == pytest.approx(3.182 * (5 / 3) ** 0.5 / 2, rel=0.02)


@pytest.mark.parametrize(("degrees", "value"), [(2, 4.303), (4, 2.776), (9, 2.262), (30, 2.042), (1000, 1.962)])
def test_few_games_make_a_wide_interval(degrees: int, value: float) -> None:
    assert student(degrees) == pytest.approx(value, rel=0.04)


def test_a_bot_on_several_seats_has_their_wins_together() -> None:
    results = [result(0, ["a", "b", "b"], [9, 1, 2]), result(1, ["b", "a", "b"], [9, 1, 2])]
    by_name = {line.bot: line for line in standings(results)}
    assert by_name["a"].wins.value == pytest.approx(0.5)
    assert by_name["a"].even == pytest.approx(1 / 3)
    assert by_name["b"].wins.value == pytest.approx(0.5)
    assert by_name["b"].even == pytest.approx(2 / 3)
    assert by_name["b"].score.value == pytest.approx(14 / 4)
    assert by_name["a"].seconds == pytest.approx(0.05)


def test_a_shared_win_is_a_part_of_a_win() -> None:
    lines = {line.bot: line for line in standings([result(0, ["a", "b"], [5, 5], [0, 1])])}
    assert lines["a"].wins.value == pytest.approx(0.5)


def test_ratings_follow_strength() -> None:
    rng = random.Random(1)
    strength = {"weak": 0.0, "middle": 8.0, "strong": 16.0}
    results = []
    for number in range(120):
        names = list(strength)
        rng.shuffle(names)
        results.append(result(number, names, [int(rng.gauss(strength[name], 8)) for name in names]))
    ratings = rate(results)
    assert ratings["weak"][0] < ratings["middle"][0] < ratings["strong"][0]


def test_every_level_meets_the_one_below() -> None:
    tables = lineups(4)
    pairs = [{lower, upper} for lower, upper in pairwise(LEVELS)]
    assert [set(table) for table in reversed(tables)] == pairs
    names = list(tables[-1])
    found = rungs([result(0, names, [0, 5, 0, 1]), result(1, names, [0, 5, 0, 1])])
    assert found[0].wins.value == 1.0
    assert found[0].lead == Mean(3.0, 3.0, 3.0)
    assert found[0].is_shown
    assert found[1].games == 0
    assert not found[1].is_shown


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_neighbours_have_as_many_seats_each(players: int) -> None:
    tables = lineups(players)
    for pair in pairwise(LEVELS):
        seats = [name for table in tables if set(table) == set(pair) for name in table]
        assert seats.count(pair[0]) == seats.count(pair[1]) > 0
    assert {len(table) for table in tables} == {players}


def test_one_game_shows_nothing() -> None:
    names = list(lineups(4)[-1])
    assert not rungs([result(0, names, [0, 5, 0, 1])])[0].is_shown
