"""Every game as a PettingZoo environment: `env(name, players=4)`."""

import random
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from librt.vecs import vec
from mypy_extensions import i16, i64
from numpy.typing import NDArray
from pettingzoo import AECEnv

from concilium.core.movers import CHANCE, OVER
from concilium.core.refusals import IllegalAction
from concilium.core.registry import game as find_game
from concilium.core.state import State
from concilium.envs.rewards import check_reward, final_rewards, reward_bounds
from concilium.envs.spaces import action_space, observation_space
from concilium.envs.texts import render_text

VERSION = 0
"""Increases when observations, actions or rewards change, so that results can be compared."""

Observation = dict[str, NDArray[Any]]


def env(
    game: str,
    players: int = 4,
    options: Mapping[str, Any] | None = None,
    reward: str = "win",
    render_mode: str | None = None,
) -> "GameEnv":
    """A game by name as an environment. It needs none of PettingZoo's wrappers: it does itself what they do."""
    return GameEnv(game, players, options, reward, render_mode)


class GameEnv(AECEnv, EzPickle):
    """A game, one decision at a time; chance is played inside. Agents are "seat_0", "seat_1", ...

    An observation is {"observation": what the agent knows, "action_mask": what it may do now}. An illegal action ends
    the game with the least reward for the agent and none for the others.
    """

    def __init__(
        self,
        game: str,
        players: int = 4,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, players, options, reward, render_mode)
        super().__init__()
        self.game = find_game(game, players, options)
        self.reward = check_reward(reward)
        self._least = reward_bounds(reward, players)[0]
        self._actions = int(self.game.actions)
        self.encoder = self.game.encoder()
        self.metadata = {
            "name": f"concilium_{game.replace('-', '_')}_v{VERSION}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        observation = observation_space(self.encoder)
        mask = spaces.Box(0, 1, (int(self.game.actions),), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": observation, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rng = random.Random()
        self._state: State = self.game.start()
        self._rows: list[vec[i16]] = []
        self._seen: list[vec[i64]] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Discrete[np.int64]":
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng.seed(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._state = self.game.start()
        self._rows = [vec[i16]([0] * self.encoder.size) for _ in self.agents]
        self._seen = [vec[i64]([0] * self.encoder.seen_size) for _ in self.agents]
        self._play_chance()
        self.agent_selection = self.possible_agents[self._state.to_move]

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        row = self._rows[seat]
        self.encoder.write(self._state, seat, row, 0, self._seen[seat], 0)
        # A seat that is not to move may do nothing, even where it could decide in secret at the same time.
        mask = np.zeros(self._actions, np.int8)
        if self._state.to_move == seat:
            mask[self._state.legal(seat)] = 1
        return {"observation": np.frombuffer(memoryview(row), np.int16).copy(), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise RuntimeError("the environment must be reset before it is stepped")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is in the game and must decide")
        self._cumulative_rewards[agent] = 0.0
        state = self._state
        try:
            state.apply(self._seats[agent], int(action))
        except IllegalAction:
            self._end([self._least if other == agent else 0.0 for other in self.possible_agents])
            return
        if state.to_move == CHANCE:
            self._play_chance()
        if state.to_move == OVER:
            self._end(final_rewards(state, self.reward))
        else:
            self.agent_selection = self.possible_agents[state.to_move]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The public state of the game as text: returned for "ansi", printed for "human"."""
        text = render_text(self._state)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""

    def _end(self, results: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, results, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _play_chance(self) -> None:
        state = self._state
        while state.to_move == CHANCE:
            state.apply(CHANCE, self._rng.choice(state.legal(CHANCE)))
