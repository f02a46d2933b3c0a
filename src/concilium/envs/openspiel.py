"""Every game in OpenSpiel: `pyspiel.load_game("concilium_NAME(players=4)")` once this module is imported.

Chance is explicit, secret decisions are made one seat after the other, and what a seat has seen is kept for it.
"""

import hashlib
import json
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from concilium.core.movers import CHANCE, OVER
from concilium.core.registry import game as find_game
from concilium.core.registry import names, title
from concilium.core.state import State
from concilium.envs.rewards import REWARDS, final_rewards, reward_bounds

PREFIX = "concilium_"
"""The prefix of the games' names there."""

MOST_DECISIONS = 20000
"""More than any game has."""


class Play:
    """A position with what each seat has seen so far; it copies and pickles, as OpenSpiel requires.

    What a seat has seen is a digest of its observations, each time they change, and its own decisions: two histories
    that it can tell apart have different digests.
    """

    def __init__(self, state: State, digests: list[bytes], last: list[bytes]) -> None:
        self.state = state
        self.digests = digests
        self.last = last

    def __deepcopy__(self, memo: dict[int, Any]) -> "Play":
        return Play(self.state.copy(), self.digests[:], self.last[:])

    def __reduce__(self) -> tuple[Callable[..., "Play"], tuple[Any, ...]]:
        game = self.state.game
        facts = (game.name, int(game.players), game.options, self.state.to_json(), self.digests, self.last)
        return _read_play, facts

    def apply(self, action: int, observe: Callable[[State, int], bytes]) -> None:
        mover = int(self.state.to_move)
        self.state.apply(mover, action)
        for seat in range(int(self.state.seats)):
            seen = observe(self.state, seat)
            if seen != self.last[seat] or seat == mover:
                own = action if seat == mover else -1
                content = hashlib.blake2b(self.digests[seat], digest_size=12)
                content.update(own.to_bytes(4, "little", signed=True))
                content.update(seen)
                self.digests[seat] = content.digest()
                self.last[seat] = seen


def _read_play(
    name: str, players: int, options: dict[str, Any], data: dict[str, Any], digests: list[bytes], last: list[bytes]
) -> Play:
    return Play(find_game(name, players, options).from_json(data), digests, last)


class ConciliumGame(pyspiel.Game):
    """A game of Concilium with its parameters: `players`, `reward`, and `options` as JSON."""

    def __init__(self, name: str, game_type: Any, params: dict[str, Any]) -> None:
        players = int(params.get("players", title(name).usual_players))
        self.reward = str(params.get("reward", "win"))
        self.rules = find_game(name, players, json.loads(params.get("options", "") or "{}"))
        self.encoder = self.rules.encoder()
        low, high = reward_bounds(self.reward, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.rules.actions),
            max_chance_outcomes=int(self.rules.actions),
            num_players=players,
            min_utility=low,
            max_utility=high,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(game_type, info, params)

    def new_initial_state(self, json_state: object = None) -> "ConciliumState":
        state = self.rules.start()
        seats = range(int(self.rules.players))
        seen = [self.observe(state, seat) for seat in seats]
        return ConciliumState(self, Play(state, [b"" for _ in seats], seen))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SeatObserver":
        return SeatObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_DECISIONS

    def observe(self, state: State, seat: int) -> bytes:
        return bytes(self.encoder.observe(state, seat))


class ConciliumState(pyspiel.State):
    """A position of a game of Concilium."""

    def __init__(self, game: ConciliumGame, play: Play) -> None:
        super().__init__(game)
        self.play = play

    def current_player(self) -> int:
        mover = int(self.play.state.to_move)
        if mover == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if mover == CHANCE else mover

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = sorted(self.play.state.legal(CHANCE))
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        self.play.apply(action, self.get_game().observe)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.play.state.game.text(action)

    def is_terminal(self) -> bool:
        return bool(self.play.state.to_move == OVER)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * int(self.play.state.seats)
        return final_rewards(self.play.state, self.get_game().reward)

    def __str__(self) -> str:
        return json.dumps(self.play.state.to_json(), separators=(",", ":"))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "ConciliumState":
        """A position that the player cannot tell from this one. It has no history: that would reveal too much.

        What the others have seen in it starts over, with what they see there now.
        """
        rng = random.Random(int(sampler() * 2**53))
        game = self.get_game()
        state = self.play.state.resample(player, rng)
        seats = range(int(state.seats))
        digests = [self.play.digests[player] if seat == player else b"" for seat in seats]
        return ConciliumState(game, Play(state, digests, [game.observe(state, seat) for seat in seats]))


class SeatObserver:
    """What a player sees: the observation's numbers, and the same in words; with perfect recall also its digest."""

    def __init__(self, game: ConciliumGame, perfect_recall: bool) -> None:
        self.encoder = game.encoder
        self.perfect_recall = perfect_recall
        self.tensor: NDArray[np.float32] = np.zeros(int(self.encoder.size), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ConciliumState, player: int) -> None:
        self.tensor[:] = np.array(self.encoder.observe(state.play.state, player), np.int16)

    def string_from(self, state: ConciliumState, player: int) -> str:
        words = self.encoder.words(list(self.encoder.observe(state.play.state, player)))
        if self.perfect_recall:
            return f"seen {state.play.digests[player].hex()}\n{words}"
        return words


def _register(name: str) -> None:
    declared = title(name)
    short = f"{PREFIX}{name.replace('-', '_')}"
    game_type = pyspiel.GameType(
        short_name=short,
        long_name=f"Concilium: {name.replace('-', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=declared.most,
        min_num_players=declared.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": declared.usual_players, "reward": REWARDS[0], "options": ""},
    )

    class Registered(ConciliumGame):
        """The game under its name, as OpenSpiel makes it from parameters."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, game_type, params or {})

    pyspiel.register_game(game_type, Registered)


for _name in names():
    _register(_name)
