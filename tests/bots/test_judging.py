"""The learned judge: its integers say what its floats say, from whatever was seen before, and bad files are refused."""

import random
import tomllib
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from tests.built_in import BUILT_IN

import concilium
from concilium.bots.figures import path_of, read, with_guide, with_judge
from concilium.bots.judging import Network
from concilium.core.evaluation import MOST_SEATS, Evaluation
from concilium.core.judge import FEATURE_ONE, MOST_FEATURE, weigh_pairs
from concilium.envs.parallel import Parallel

FIRST, SECOND = 24, 12


def made_up(evaluation: Evaluation, seed: int, size: float = 0.3) -> Network:
    """A network of random weights."""
    rng = np.random.default_rng(seed)

    def row(n: int, spread: float = size) -> list[float]:
        return [float(value) for value in rng.normal(0.0, spread, n)]

    return Network(
        scale={name: float(rng.uniform(0.5, 2.0)) for name in evaluation.features},
        own={name: row(FIRST) for name in evaluation.features},
        others={name: row(FIRST) for name in evaluation.features},
        clocks={name: row(FIRST) for name in evaluation.clocks},
        players=row(FIRST),
        bias=row(FIRST),
        second=[row(SECOND) for _ in range(FIRST)],
        second_bias=row(SECOND),
        last=row(SECOND, 1.0),
    )


def in_floats(network: Network, evaluation: Evaluation, measured: tuple[list[float], list[list[float]]]) -> Any:
    """The same network computed as it is written down."""
    clocks, rows = measured
    most = MOST_FEATURE / FEATURE_ONE
    scale = np.asarray([network.scale[name] for name in evaluation.features])
    own = np.clip(np.asarray(rows) * scale, -most, most)
    others = (own.sum(axis=0) - own) / (len(own) - 1)
    first = own @ np.asarray(list(network.own.values())) + others @ np.asarray(list(network.others.values()))
    first += np.asarray(clocks) @ np.asarray(list(network.clocks.values()))
    first += np.asarray(network.bias) + np.asarray(network.players) * len(own) / 4
    second = np.clip(first, 0, 1) @ np.asarray(network.second) + np.asarray(network.second_bias)
    prospects = np.clip(second, 0, 1) @ np.asarray(network.last)
    powers = np.exp(prospects - prospects.max())
    return powers / powers.sum()


def positions(game: concilium.Game, seed: int) -> list[concilium.State]:
    rng = random.Random(seed)
    state = game.start()
    found = []
    while state.to_move != concilium.OVER:
        if state.to_move >= 0 and rng.random() < 0.1:
            found.append(state.copy())
        state.apply(state.to_move, rng.choice(state.legal(state.to_move)))
    return found


def chances(evaluation: Evaluation, state: concilium.State) -> list[float]:
    out = vec[float]([0.0] * MOST_SEATS)
    evaluation.chances(state, out)
    return [out[seat] for seat in range(state.seats)]


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("players", [3, 5])
def test_integers_say_what_floats_say(name: str, players: int) -> None:
    game = concilium.game(name, players=players)
    network = made_up(game.evaluation(), players, size=0.15)
    evaluation = read(game, with_judge("", "concilium learn", network)).evaluation
    for state in positions(game, 1):
        wanted = in_floats(network, evaluation, evaluation.features_of(state))
        assert chances(evaluation, state) == pytest.approx(wanted, abs=0.03)


@pytest.mark.parametrize("name", BUILT_IN)
def test_what_was_seen_before_does_not_matter(name: str) -> None:
    """The sums are brought up to date from one position to the next; a fresh judge must find exactly the same."""
    game = concilium.game(name, players=4)
    text = with_judge("", "concilium learn", made_up(game.evaluation(), 1))
    used = read(game, text).evaluation
    for state in positions(game, 2):
        assert chances(used, state) == chances(read(game, text).evaluation, state)


@pytest.mark.parametrize("name", BUILT_IN)
def test_single_weights_say_what_words_of_three_say(name: str) -> None:
    """Compiled, prospects are worked out from the weights one by one: to the last digit as from words."""
    game = concilium.game(name, players=4)
    evaluation = read(game, with_judge("", "concilium learn", made_up(game.evaluation(), 1))).evaluation
    judge = evaluation.judge
    assert judge is not None
    second = judge.second
    for state in positions(game, 3):
        evaluation.look(state)
        judge.look(evaluation.found, evaluation.clock)
        for seat in range(4):
            size = judge.own.light(judge.table_sums, judge.sums, seat * judge.own.words, judge.first_units)
            second.begin(judge.second_sums, 0)
            second.add(judge.first_units, size, judge.second_sums, 0)
            size = second.light(judge.second_sums, judge.nothing, 0, judge.second_units)
            assert judge.prospects(seat) == weigh_pairs(judge.second_units, size, judge.last)


def test_sums_at_their_largest_stay_in_place() -> None:
    """Every feature at its bound, weights of one sign: the largest sums that there can be."""
    game = concilium.game("medieval-realms", players=3)
    evaluation = game.evaluation()
    network = made_up(evaluation, 1)
    for rows in (network.own, network.others, network.clocks):
        for name in rows:
            rows[name] = [4.0 if unit % 2 == 0 else -4.0 for unit in range(FIRST)]
    judge = network.judge(evaluation, 3)
    found = vec[float]([1e6] * (3 * len(evaluation.features)))
    judge.look(found, vec[float]([1.0] * len(evaluation.clocks)))
    size = int(judge.own.light(judge.table_sums, judge.sums, 0, judge.first_units))
    assert list(judge.first_units)[:size] == [number for unit in range(0, FIRST, 2) for number in (unit, 256)]


@pytest.mark.parametrize("name", BUILT_IN)
def test_what_is_shipped_sees_features_as_large_as_they_are(name: str) -> None:
    """A feature is cut at some times its usual size, so that integers can hold it; where bots play that is rare."""
    figures = tomllib.loads(path_of(concilium.game(name, 4)).read_text(encoding="utf-8"))
    everything = np.ones(12, np.bool_)
    seen = []
    with Parallel(name, 12, 4, seed=1, processes=1) as games:
        for step in range(600):
            games.step(games.ask("greedy", everything))
            if step % 20 == 0:
                seen.append(games.measure(everything)[0])
        features = games.features
    for part in figures.keys() & {"judge", "guide"}:
        scale = Network.read(figures[part]).scale
        scaled = np.abs(np.concatenate(seen) * np.array([scale[feature] for feature in features]))
        cut = (scaled > MOST_FEATURE / FEATURE_ONE).mean((0, 1))
        assert {feature: share for feature, share in zip(features, cut, strict=True) if share > 0.1} == {}, part


def test_a_judge_replaces_the_weights_and_the_judge_before() -> None:
    game = concilium.game("medieval-realms", players=3)
    one, other = (made_up(game.evaluation(), seed) for seed in (1, 2))
    text = "[weights]\npoints = [1.0, 0.0]\n"
    state = positions(game, 1)[5]
    weighted = chances(read(game, text).evaluation, state)
    first = with_judge(text, "concilium learn one", one)
    second = with_judge(first, "concilium learn other", other)
    assert chances(read(game, first).evaluation, state) != weighted
    assert second == with_judge(text, "concilium learn other", other)
    assert second.count("concilium learn") == 1


def test_a_feature_that_the_judge_does_not_know_has_no_weight() -> None:
    game = concilium.game("medieval-realms", players=3)
    network = made_up(game.evaluation(), 1)
    for part in (network.scale, network.own, network.others):
        part.pop("points")
    evaluation = read(game, with_judge("", "concilium learn", network)).evaluation
    state = positions(game, 1)[5]
    before = chances(evaluation, state)
    evaluation.look(state)
    evaluation.found[0] += 3.0
    out = vec[float]([0.0] * MOST_SEATS)
    evaluation.judge_found(3, out)
    assert [out[seat] for seat in range(3)] == before


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"last": None}, "incomplete"),
        ({"bias": [0.1] * 7}, "multiples of 12"),
        ({"last": [0.1] * 5}, "do not fit"),
        ({"second": [[0.1] * 3] * FIRST}, "do not fit"),
        ({"scale": {"points": 1.0}}, "same features"),
    ],
)
def test_a_judge_that_is_not_whole_is_refused(change: dict[str, Any], problem: str) -> None:
    network = made_up(concilium.game("medieval-realms", players=3).evaluation(), 1)
    content = {**vars(network), **change}
    with pytest.raises(ValueError, match=problem):
        Network.read({name.replace("_", "-"): value for name, value in content.items() if value is not None})


def test_weights_that_integers_cannot_hold_are_refused() -> None:
    evaluation = concilium.game("medieval-realms", players=3).evaluation()
    with pytest.raises(ValueError, match="too large"):
        made_up(evaluation, 1, size=10_000.0).judge(evaluation, 3)


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_guide_says_what_is_looked_at_first_and_the_judge_what_it_is_worth(name: str) -> None:
    game = concilium.game(name, players=3)
    judge, guide = made_up(game.evaluation(), 1), made_up(game.evaluation(), 2)
    alone = with_judge("", "concilium learn", judge)
    both = with_guide(alone, "a command", guide)
    assert both.startswith(alone.strip())
    assert with_judge(both, "concilium learn", judge) == both
    assert with_guide(both, "a command", guide) == both
    figures = read(game, both)
    other = read(game, with_judge("", "concilium learn", guide)).evaluation
    for state in positions(game, 3)[::9]:
        assert chances(figures.guide, state) == chances(other, state)
    search = figures.search(game.actions, 100, 1)
    assert search.weighing.foresight.evaluation is figures.guide
    assert search.comparison.routine.foresight.evaluation is figures.guide
    assert search.evaluation is figures.evaluation
    assert search.comparison.evaluation is figures.evaluation


def test_without_a_guide_the_judge_says_both() -> None:
    game = concilium.game("medieval-realms", players=3)
    figures = read(game, with_judge("", "concilium learn", made_up(game.evaluation(), 1)))
    assert figures.guide is figures.evaluation
