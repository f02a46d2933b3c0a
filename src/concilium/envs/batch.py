"""Many games stepped together, in the compiled group: what `concilium.envs.vector` shows as NumPy arrays."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from concilium.core.game import Game
from concilium.core.movers import CHANCE, OVER
from concilium.core.state import State
from concilium.envs.rewards import check_reward, final_rewards

HOLD: Final = -1
"""In place of an action: this game waits."""


@final
class Batch:
    """Games side by side, each waiting for a seat's decision: chance is played inside, a game that ends starts anew.

    The buffers are fixed and rewritten at every step; a row of each belongs to one game.
    """

    def __init__(self, game: Game, size: int, seed: int, reward: str) -> None:
        if size < 1:
            raise ValueError(f"a batch has at least one game, not {size}")
        self.game = game
        self.encoder = game.encoder()
        self.size: i64 = size
        self.reward = check_reward(reward)
        self.rng = Random(seed)
        self.states: list[State] = [game.start() for _ in range(size)]
        self.observations: vec[i16] = vec[i16]([0] * (size * self.encoder.size))
        self.masks: vec[u8] = vec[u8]([0] * (size * game.actions))
        self.to_move: vec[i64] = vec[i64]([0] * size)
        self.rewards: vec[float] = vec[float]([0.0] * (size * game.players))
        self.done: vec[u8] = vec[u8]([0] * size)
        self.seen: vec[i64] = vec[i64]([0] * (size * self.encoder.seen_size))
        self.legal: list[vec[i64]] = [vec[i64]([0] * (game.actions + 1)) for _ in range(size)]
        """For each game its legal actions, `counts` of them."""
        self.counts: vec[i64] = vec[i64]([0] * size)
        self.chosen: vec[i64] = vec[i64]([0] * size)
        self.out: vec[i64] = vec[i64]([0] * (game.actions + 1))
        self.restart(seed)

    def restart(self, seed: int) -> None:
        """All games from their start; the same seed and decisions give the same games."""
        self.rng.seed(seed)
        row: i64 = 0
        while row < self.size:
            self._forget_result(row)
            self._show(row, self._start(row))
            row += 1

    def step(self, actions: list[int]) -> None:
        """One decision in each game, or HOLD; `IllegalAction` if one is not allowed, and then no game has moved."""
        if len(actions) != self.size:
            raise ValueError(f"a batch of {self.size} games takes as many actions, not {len(actions)}")
        self._check(actions)
        size = self.size
        chosen = self.chosen
        row: i64 = 0
        while row < size:
            if self.done[row] != 0:
                self._forget_result(row)
            if chosen[row] == HOLD:
                row += 1
                continue
            state = self.states[row]
            state.take(self.to_move[row], chosen[row])
            if state.to_move == CHANCE:
                self._play_chance(state)
            if state.to_move == OVER:
                state = self._end(row, state)
            self._show(row, state)
            row += 1

    def sample(self) -> list[int]:
        """A random legal action for each game."""
        rng = self.rng
        actions: list[int] = []
        row: i64 = 0
        while row < self.size:
            actions.append(self.legal[row][rng.randrange(self.counts[row])])
            row += 1
        return actions

    def _check(self, actions: list[int]) -> None:
        width = self.game.actions
        row: i64 = 0
        while row < self.size:
            action: i64 = actions[row]
            self.chosen[row] = action
            if action != HOLD and (action < 0 or action >= width or self.masks[row * width + action] == 0):
                # The contract names the rule that forbids it.
                self.states[row].apply(self.to_move[row], action)
            row += 1

    def _play_chance(self, state: State) -> None:
        while state.to_move == CHANCE:
            n = state.offers(CHANCE, self.out)
            state.take(CHANCE, self.out[self.rng.randrange(n)])

    def _start(self, row: i64) -> State:
        state = self.game.start()
        self.states[row] = state
        size = self.encoder.size
        i: i64 = 0
        while i < size:
            self.observations[row * size + i] = 0
            i += 1
        size = self.encoder.seen_size
        i = 0
        while i < size:
            self.seen[row * size + i] = 0
            i += 1
        self._play_chance(state)
        return state

    def _end(self, row: i64, state: State) -> State:
        """Reward a game that is over; the next one in its place."""
        self.done[row] = 1
        first = row * self.game.players
        for reward in final_rewards(state, self.reward):
            self.rewards[first] = reward
            first += 1
        return self._start(row)

    def _forget_result(self, row: i64) -> None:
        self.done[row] = 0
        first = row * self.game.players
        seat: i64 = 0
        while seat < self.game.players:
            self.rewards[first + seat] = 0.0
            seat += 1

    def _show(self, row: i64, state: State) -> None:
        """Write who is to move, what they know and what they may do."""
        seat = state.to_move
        self.to_move[row] = seat
        legal = self.legal[row]
        masks = self.masks
        first = row * self.game.actions
        n = self.counts[row]
        i: i64 = 0
        while i < n:
            masks[first + legal[i]] = 0
            i += 1
        n = state.offers(seat, legal)
        self.counts[row] = n
        i = 0
        while i < n:
            masks[first + legal[i]] = 1
            i += 1
        encoder = self.encoder
        encoder.write(state, seat, self.observations, row * encoder.size, self.seen, row * encoder.seen_size)
