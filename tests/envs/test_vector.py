"""Games stepped together give what each would give alone."""

import random

import numpy as np
import pytest
from tests.contract.generated import GAMES, player_numbers

import concilium
from concilium import IllegalAction
from concilium.envs.layout import Layout
from concilium.envs.rewards import final_rewards
from concilium.envs.vector import HOLD, Vector, steps_per_second


@pytest.mark.parametrize("name", GAMES)
def test_arrays_say_what_the_contract_says(name: str) -> None:
    vector = Vector(name, 4, players=3, seed=5)
    for step in range(150):
        for row, state in enumerate(vector.batch.states):
            seat = int(vector.to_move[row])
            assert seat == state.to_move
            if step % 10 == 0:
                assert np.flatnonzero(vector.masks[row]).tolist() == sorted(state.legal(seat))
                assert vector.observations[row].tolist() == list(vector.encoder.observe(state, seat))
        vector.step(vector.sample())


@pytest.mark.parametrize(("name", "players"), [(name, players) for name in GAMES for players in player_numbers(name)])
def test_through_whole_games_every_row_is_a_fresh_observation(name: str, players: int) -> None:
    vector = Vector(name, 2, players, seed=players)
    rng = random.Random(f"{name} {players}")
    ended = 0
    while ended < 2:
        for row, state in enumerate(vector.batch.states):
            seat = int(vector.to_move[row])
            assert vector.observations[row].tolist() == list(vector.encoder.observe(state, seat))
            assert np.flatnonzero(vector.masks[row]).tolist() == sorted(state.legal(seat))
        actions = vector.sample()
        if rng.random() < 0.2:
            actions[rng.randrange(2)] = HOLD
        vector.step(actions)
        ended += int(vector.done.sum())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("reward", ["win", "rank", "score"])
def test_a_game_that_ends_is_rewarded_once_and_starts_anew(name: str, reward: str) -> None:
    vector = Vector(name, 2, players=3, seed=11, reward=reward)
    ended = False
    for _ in range(3000):
        before = [state.copy() for state in vector.batch.states]
        actions = vector.sample()
        movers = [int(seat) for seat in vector.to_move]
        vector.step(actions)
        for row in np.flatnonzero(vector.done):
            before[row].apply(movers[row], int(actions[row]))
            assert before[row].to_move == concilium.OVER
            assert vector.rewards[row].tolist() == final_rewards(before[row], reward)
            assert not vector.batch.states[int(row)].winners()
            ended = True
        assert not vector.rewards[~vector.done].any()
        if ended:
            break
    assert ended


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_decisions_give_the_same_games(name: str) -> None:
    one, other = Vector(name, 3, seed=8), Vector(name, 3, seed=8)
    for _ in range(60):
        actions = one.sample()
        assert np.array_equal(actions, other.sample())
        one.step(actions)
        other.step(actions.tolist())
        assert np.array_equal(one.observations, other.observations)
    one.reset(8)
    assert np.array_equal(one.observations, Vector(name, 3, seed=8).observations)


def test_an_illegal_action_is_refused_and_no_game_moves() -> None:
    vector = Vector("grand-tribunal", 2)
    before = [state.to_json() for state in vector.batch.states]
    actions = vector.sample()
    actions[1] = int(np.flatnonzero(~vector.masks[1])[0])
    with pytest.raises(IllegalAction):
        vector.step(actions)
    actions[1] = vector.actions
    with pytest.raises(IllegalAction):
        vector.step(actions)
    assert [state.to_json() for state in vector.batch.states] == before


def test_a_game_on_hold_waits() -> None:
    vector = Vector("medieval-realms", 2)
    before = vector.batch.states[0].to_json()
    row = vector.observations[0].copy()
    for _ in range(20):
        vector.step([HOLD, vector.sample()[1]])
    assert vector.batch.states[0].to_json() == before
    assert np.array_equal(vector.observations[0], row)


def test_sizes_are_checked() -> None:
    with pytest.raises(ValueError, match="at least one"):
        Vector("grand-tribunal", 0)
    with pytest.raises(ValueError, match="as many actions"):
        Vector("grand-tribunal", 2).step([0])


@pytest.mark.parametrize("name", GAMES)
def test_features_spell_the_observation_out(name: str) -> None:
    vector = Vector(name, 3)
    layout = Layout(vector.encoder)
    rng = random.Random(3)
    for _ in range(rng.randrange(40)):
        vector.step(vector.sample())
    features = layout.features(vector.observations)
    assert features.shape == (3, layout.width + layout.amounts)
    assert (features[:, : layout.width].sum(axis=1) == layout.choices).all()
    places = [np.flatnonzero(ones).tolist() for ones in features[:, : layout.width]]
    assert places == layout.indices(vector.observations).tolist()
    amounts = np.expm1(features[:, layout.width :] * 4)
    assert np.allclose(amounts, vector.observations[:, layout.counting], rtol=1e-3)


@pytest.mark.parametrize("name", GAMES)
def test_speed_is_measured(name: str) -> None:
    assert steps_per_second(name, 8, 0.05) > 0
