"""One learner among bots, as Gymnasium environments: one game (`SeatEnv`), and many together (`SeatVectorEnv`)."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium as gym
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from concilium import bots
from concilium.core.game import Game
from concilium.core.movers import CHANCE, OVER
from concilium.core.outlook import Outlook
from concilium.core.playing import Bot
from concilium.core.registry import game as find_game
from concilium.core.state import State
from concilium.envs.rewards import check_reward, final_rewards, reward_bounds
from concilium.envs.spaces import action_space, legal_mask, observation_space
from concilium.envs.texts import render_text
from concilium.envs.vector import HOLD, Vector

RANDOM = "random"
"""The bot that the compiled group plays itself."""

Info = dict[str, Any]


def seat_bots(game: Game, opponents: str | Sequence[str | Bot], seed: int | None = None) -> "list[Bot | None]":
    """A bot for each seat to the left of the learner, by name or as an object; None stands for the random one."""
    others = [opponents] * (int(game.players) - 1) if isinstance(opponents, str) else list(opponents)
    if len(others) != game.players - 1:
        raise ValueError(f"{game.players} players need {game.players - 1} opponents, not {len(others)}")
    seated: list[Bot | None] = []
    for bot in others:
        if isinstance(bot, str):
            seated.append(None if bot == RANDOM else bots.make(bot, game, seed))
        else:
            seated.append(bot)
    return seated


class SeatEnv(gym.Env[NDArray[np.int16], np.int64]):
    """One seat of a game, the others taken by bots; `info["action_mask"]` says what is legal.

    An illegal action ends the game with the least reward.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        players: int = 4,
        options: Mapping[str, Any] | None = None,
        opponents: str | Sequence[str | Bot] = RANDOM,
        seat: int = 0,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        self.game = find_game(game, players, options)
        self.encoder = self.game.encoder()
        self.reward = check_reward(reward)
        self.seat = check_seat(seat, players)
        self.opponents = opponents
        self.bots = seat_bots(self.game, opponents)
        self.observation_space: gym.Space[NDArray[np.int16]] = observation_space(self.encoder)
        self.action_space = action_space(self.game)
        self.render_mode = render_mode
        self.rng = random.Random()
        self.state: State = self.game.start()

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[NDArray[np.int16], Info]:
        super().reset(seed=seed)
        if seed is not None:
            self.rng.seed(seed)
            self.bots = seat_bots(self.game, self.opponents, seed)
        self.state = self.game.start()
        self._play_others()
        return self._observe(), self._info()

    def step(self, action: np.int64) -> tuple[NDArray[np.int16], float, bool, bool, Info]:
        if self.state.why_not(self.seat, int(action)) is not None:
            return self._observe(), reward_bounds(self.reward, len(self.bots) + 1)[0], True, False, self._info()
        self.state.apply(self.seat, int(action))
        self._play_others()
        over = self.state.to_move == OVER
        reward = final_rewards(self.state, self.reward)[self.seat] if over else 0.0
        return self._observe(), reward, bool(over), False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, as maskable learners ask for it."""
        return legal_mask(self.state, self.seat).astype(np.bool_)

    def render(self) -> str:
        return render_text(self.state)

    def _observe(self) -> NDArray[np.int16]:
        return np.array(self.encoder.observe(self.state, self.seat), np.int16)

    def _info(self) -> Info:
        return {"action_mask": legal_mask(self.state, self.seat)}

    def _play_others(self) -> None:
        state = self.state
        while state.to_move not in (self.seat, OVER):
            mover = int(state.to_move)
            bot = None if mover == CHANCE else bot_of(self.bots, self.seat, mover)
            if bot is None:
                state.apply(mover, self.rng.choice(state.legal(mover)))
            else:
                state.apply(mover, bot(Outlook(state, mover, self.rng)))


class SeatVectorEnv(VectorEnv[NDArray[np.int16], NDArray[np.int64], NDArray[Any]]):
    """The same seat of many games, the others taken by bots; `infos["action_mask"]` says what is legal.

    A game that ends is restarted in the same step; the observation is then the next game's first. An illegal action
    is an error.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int = 4,
        options: Mapping[str, Any] | None = None,
        opponents: str | Sequence[str | Bot] = RANDOM,
        seat: int = 0,
        reward: str = "win",
        seed: int = 0,
    ) -> None:
        self.vector = Vector(game, num_envs, players, options, seed, reward)
        self.num_envs = num_envs
        self.seat = check_seat(seat, players)
        self.bots = seat_bots(self.vector.game, opponents, seed)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space: gym.Space[Any] = observation_space(self.vector.encoder)
        self.single_action_space = action_space(self.vector.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.rng = random.Random(seed)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Info | None = None
    ) -> tuple[NDArray[np.int16], Info]:
        if isinstance(seed, list):
            raise ValueError("the games share one generator: give one seed")
        if seed is None:
            seed = self.rng.getrandbits(32)
        self.rng.seed(seed)
        self.vector.reset(seed)
        self._play_others(np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_))
        return self._observe(), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.int16], NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        self.vector.step(actions)
        rewards = self.vector.rewards[:, self.seat].copy()
        done = self.vector.done.copy()
        self._play_others(rewards, done)
        return self._observe(), rewards, done, np.zeros(self.num_envs, np.bool_), self._infos()

    def _play_others(self, rewards: NDArray[np.float64], done: NDArray[np.bool_]) -> None:
        """Step the games in which a bot is to move until it is the learner's turn in all; note how games end."""
        vector = self.vector
        while not (vector.to_move == self.seat).all():
            actions = vector.sample()
            for row, mover in enumerate(vector.to_move.tolist()):
                if mover == self.seat:
                    actions[row] = HOLD
                    continue
                bot = bot_of(self.bots, self.seat, mover)
                if bot is not None:
                    actions[row] = bot(Outlook(vector.batch.states[row], mover, self.rng))
            vector.step(actions)
            rewards += vector.rewards[:, self.seat]
            done |= vector.done

    def _observe(self) -> NDArray[np.int16]:
        return self.vector.observations.copy()

    def _infos(self) -> Info:
        return {"action_mask": self.vector.masks.copy(), "_action_mask": np.ones(self.num_envs, np.bool_)}


def check_seat(seat: int, players: int) -> int:
    if not 0 <= seat < players:
        raise ValueError(f"seat is a number from 0 to {players - 1}, not {seat}")
    return seat


def bot_of(seated: "list[Bot | None]", seat: int, mover: int) -> Bot | None:
    """The bot of a seat that is not the learner's: they sit to its left."""
    return seated[(mover - seat - 1) % (len(seated) + 1)]
