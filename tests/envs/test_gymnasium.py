"""Gymnasium's own check, and one learner among bots, alone and in many games."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.contract.generated import GAMES

from concilium import Outlook
from concilium.envs.gymnasium import SeatEnv, SeatVectorEnv


def first_legal(outlook: Outlook) -> int:
    return outlook.legal()[0]


# The checker warns of bounds that are as wide as the type; points have no others.
@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("name", GAMES)
def test_check_env(name: str) -> None:
    check_env(SeatEnv(name, players=3, render_mode="ansi"))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_a_whole_game_from_one_seat(name: str, opponents: str) -> None:
    env = SeatEnv(name, players=3, opponents=opponents, seat=1)
    observation, info = env.reset(seed=3)
    rng = np.random.default_rng(3)
    over, reward = False, 0.0
    while not over:
        assert env.observation_space.contains(observation)
        assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
        legal = np.flatnonzero(info["action_mask"])
        observation, reward, over, truncated, info = env.step(rng.choice(legal))
        assert not truncated
    assert reward in (pytest.approx(-1 / 3), pytest.approx(2 / 3), pytest.approx(1 / 6), pytest.approx(0))


def test_an_illegal_action_loses() -> None:
    env = SeatEnv("grand-tribunal")
    info = env.reset(seed=0)[1]
    _, reward, over, _, _ = env.step(np.flatnonzero(info["action_mask"] == 0)[0])
    assert over
    assert reward == -0.25


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("opponents", ["random", ["random", first_legal]])
def test_many_games_from_one_seat(name: str, opponents: str | list[str]) -> None:
    env = SeatVectorEnv(name, 3, players=3, opponents=opponents, seat=2)
    observations, infos = env.reset(seed=5)
    rng = np.random.default_rng(5)
    ended = 0
    for _ in range(400):
        assert env.observation_space.contains(observations)
        assert (env.vector.to_move == 2).all()
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        observations, rewards, terminations, truncations, infos = env.step(actions)
        assert not truncations.any()
        assert not rewards[~terminations].any()
        ended += int(terminations.sum())
        if ended >= 2:
            break
    assert ended >= 2


def test_many_games_repeat_with_their_seed() -> None:
    one, other = (SeatVectorEnv("medieval-realms", 2, opponents="greedy", seed=1) for _ in range(2))
    assert np.array_equal(one.reset(seed=9)[0], other.reset(seed=9)[0])
    with pytest.raises(ValueError, match="one seed"):
        one.reset(seed=[1, 2])
    assert one.reset()[0].shape == other.reset()[0].shape


def test_seats_and_opponents_are_checked() -> None:
    with pytest.raises(ValueError, match="from 0 to 3"):
        SeatEnv("grand-tribunal", seat=4)
    with pytest.raises(ValueError, match="need 3 opponents"):
        SeatEnv("grand-tribunal", opponents=["random"])
