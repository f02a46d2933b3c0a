"""PettingZoo's own tests, and what they do not look at."""

import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from tests.built_in import BUILT_IN
from tests.contract.generated import GAMES

from concilium.core.registry import title
from concilium.envs.pettingzoo import GameEnv, env
from concilium.envs.rewards import REWARDS

# PettingZoo advises what observations should look like for networks of pixels.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def play(environment: Any, seed: int) -> dict[str, float]:
    """A whole game by random legal actions; each agent's total reward."""
    environment.reset(seed=seed)
    rng = np.random.default_rng(seed)
    totals = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, termination, truncation, _ = environment.last()
        totals[agent] += reward
        if termination or truncation:
            environment.step(None)
        else:
            environment.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return totals


@pytest.mark.parametrize("name", GAMES)
def test_api(name: str) -> None:
    api_test(env(name, players=3), num_cycles=150)


@pytest.mark.parametrize("name", GAMES)
def test_seed(name: str) -> None:
    seed_test(lambda: env(name, players=3), num_cycles=60)


@pytest.mark.parametrize("name", GAMES)
def test_render(name: str) -> None:
    render_test(lambda render_mode: env(name, render_mode=render_mode), {"ansi": lambda text: isinstance(text, str)})


@pytest.mark.parametrize("name", BUILT_IN)
def test_observations_are_in_their_space_and_last(name: str) -> None:
    """What PettingZoo's test_save_obs checks of pictures: every agent's observation fits its space at every step."""
    environment = env(name, players=3)
    environment.reset(seed=4)
    rng = np.random.default_rng(4)
    for _ in range(60):
        for agent in environment.agents:
            assert environment.observation_space(agent).contains(environment.observe(agent))
        observation = environment.last()[0]
        kept = observation["observation"].copy()
        environment.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        assert np.array_equal(kept, observation["observation"])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("reward", REWARDS)
def test_whole_games_are_rewarded_zero_sum(name: str, reward: str) -> None:
    totals = play(env(name, players=3, reward=reward), seed=2)
    assert sum(totals.values()) == pytest.approx(0)
    assert any(totals.values())


@pytest.mark.parametrize("name", GAMES)
def test_any_number_of_players(name: str) -> None:
    for players in (title(name).fewest, title(name).most):
        assert len(play(env(name, players=players), seed=1)) == players


def test_options_reach_the_rules() -> None:
    environment = env("grand-tribunal", players=3, options={"edition": "english"})
    assert environment.game.options["edition"] == "english"


def test_an_illegal_action_loses() -> None:
    environment = env("grand-tribunal", players=4)
    environment.reset(seed=0)
    loser = environment.agent_selection
    mask = environment.last()[0]["action_mask"]
    environment.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(environment.terminations.values())
    rewards = environment._cumulative_rewards
    assert rewards.pop(loser) == -0.25
    assert not any(rewards.values())


def test_order_is_kept() -> None:
    bare = GameEnv("grand-tribunal")
    with pytest.raises(RuntimeError, match="must be reset"):
        bare.step(0)
    bare.reset(seed=0)
    with pytest.raises(ValueError, match="must decide"):
        bare.step(None)


def test_versions_pickles_and_prints(capsys: pytest.CaptureFixture[str]) -> None:
    bare = GameEnv("medieval-realms", players=3, render_mode="human")
    assert bare.metadata["name"] == "concilium_medieval_realms_v0"
    again = pickle.loads(pickle.dumps(bare))
    assert again.game.players == 3
    bare.reset(seed=0)
    bare.render()
    assert "seat" in capsys.readouterr().out
    play(bare, seed=0)
    assert "over, won by" in capsys.readouterr().out
