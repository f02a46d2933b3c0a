"""Many games stepped together, in the compiled group: what `concilium.envs.vector` shows as NumPy arrays."""

from typing import Final, final

from librt.random import Random
from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from concilium.core.choices import Choices
from concilium.core.encoding import copy_row
from concilium.core.game import Game
from concilium.core.movers import CHANCE, OVER
from concilium.core.state import State
from concilium.envs.rewards import check_reward, final_rewards

HOLD: Final = -1
"""In place of an action: this game waits."""

_START: Final = -2
"""In place of an action, for internal use only: this game restarts."""


@final
class Batch:
    """Games side by side, each waiting for a seat's decision: chance is played inside, and a game that ends restarts.

    The buffers are fixed and rewritten at every step; each game owns a part of each. Every seat of a game has its
    own observation, which is updated when the seat is to move: between two of its decisions little
    changes. That of the seat to move is in `observations`, the others are kept in `aside`.
    """

    def __init__(self, game: Game, size: int, seed: int, reward: str) -> None:
        if size < 1:
            raise ValueError(f"a batch has at least one game, not {size}")
        self.game: Final = game
        self.encoder: Final = game.encoder()
        self.size: i64 = size
        self.players: i64 = game.players
        self.actions: i64 = game.actions
        self.reward = check_reward(reward)
        self.rng: Final = Random(seed)
        self.states: Final = vec[State]([game.start() for _ in range(size)])
        seats = size * game.players
        self.observations: Final = vec[i16]([0] * (size * self.encoder.size))
        self.aside: Final = vec[i16]([0] * (seats * self.encoder.size))
        self.seen: Final = vec[i64]([0] * (seats * self.encoder.seen_size))
        self.touched: Final = vec[i64]([0] * seats)
        """What has changed since each observation was last updated."""
        self.shown: Final = vec[i64]([row * game.players for row in range(size)])
        """For each game, which seat's observation is shown, counted over all games."""
        self.to_move: Final = vec[i64]([0] * size)
        self.rewards: Final = vec[float]([0.0] * seats)
        self.done: Final = vec[u8]([0] * size)
        self.masks: Final = vec[u8]([0] * (size * game.actions))
        self.legal: Final = vec[i32]([0] * (size * game.actions))
        """For each game what may be done in it now, `counts` of them."""
        self.counts: Final = vec[i64]([0] * size)
        self.chosen: Final = vec[i64]([HOLD] * size)
        self.sampled: Final = vec[i64]([HOLD] * size)
        self.choices: Final = Choices()
        self.restart(seed)

    def restart(self, seed: int) -> None:
        """All games from their start; the same seed and decisions give the same games."""
        self.rng.seed(seed)
        row: i64 = 0
        while row < self.size:
            self.chosen[row] = _START
            self.done[row] = 1
            row += 1
        self._play()

    def step(self, decisions: bytes) -> None:
        """One decision in each game, or HOLD; `IllegalAction` if one is not allowed, and then no game has moved.

        They come as little-endian 64-bit numbers, because a `vec` cannot be written from outside.
        """
        if len(decisions) != 8 * self.size:
            raise ValueError(f"a batch of {self.size} games takes as many decisions of 8 bytes")
        self._check(decisions)
        self._play()

    def sample(self) -> None:
        """A random legal action for each game, in `sampled`."""
        rng = self.rng
        sampled = self.sampled
        counts = self.counts
        legal = self.legal
        first: i64 = 0
        row: i64 = 0
        while row < self.size:
            at = first
            if counts[row] > 1:
                at += rng.randrange(counts[row])
            sampled[row] = i64(legal[at])
            first += self.actions
            row += 1

    def _check(self, decisions: bytes) -> None:
        width = self.actions
        chosen = self.chosen
        masks = self.masks
        row: i64 = 0
        while row < self.size:
            action = read_i64_le(decisions, 8 * row)
            chosen[row] = action
            if action != HOLD and (action < 0 or action >= width or masks[row * width + action] == 0):
                # The contract names the rule that forbids it.
                self.states[row].apply(self.to_move[row], action)
            row += 1

    def _play(self) -> None:
        """Apply the decision chosen in every game, then show who is to move, what they know and what they may do."""
        players = self.players
        encoder = self.encoder
        fields = encoder.size
        words = encoder.seen_size
        states = self.states
        chosen = self.chosen
        done = self.done
        to_move = self.to_move
        shown = self.shown
        touched = self.touched
        observations, aside = self.observations, self.aside
        seen = self.seen
        row: i64 = 0
        while row < self.size:
            if done[row] != 0:
                self._forget_result(row)
            action = chosen[row]
            if action == HOLD:
                row += 1
                continue
            if action == _START:
                state = self._start(row)
            else:
                state = states[row]
                state.take(to_move[row], action)
                if state.to_move == CHANCE:
                    state.play_chance(self.rng, self.choices)
                if state.to_move == OVER:
                    state = self._end(row, state)
            seat = state.to_move
            to_move[row] = seat
            self._show_legal(row, state, seat)
            now = state.touched
            state.touched = 0
            first = row * players
            other = first + players
            while other > first:
                other -= 1
                touched[other] |= now
            own = first + seat
            if shown[row] != own:
                copy_row(observations, row * fields, aside, shown[row] * fields, fields)
                copy_row(aside, own * fields, observations, row * fields, fields)
                shown[row] = own
            encoder.update(state, seat, touched[own], observations, row * fields, seen, own * words)
            touched[own] = 0
            row += 1

    def _start(self, row: i64) -> State:
        state = self.game.start()
        self.states[row] = state
        state.play_chance(self.rng, self.choices)
        return state

    def _end(self, row: i64, state: State) -> State:
        """Reward a finished game and start the next one in its place."""
        self.done[row] = 1
        first = row * self.players
        for reward in final_rewards(state, self.reward):
            self.rewards[first] = reward
            first += 1
        return self._start(row)

    def _forget_result(self, row: i64) -> None:
        self.done[row] = 0
        first = row * self.players
        seat: i64 = 0
        while seat < self.players:
            self.rewards[first + seat] = 0.0
            seat += 1

    def _show_legal(self, row: i64, state: State, seat: i64) -> None:
        """Replace what could be done before with what may be done now."""
        state.fill(seat, self.choices)
        self.counts[row] = self.choices.mark(self.masks, self.legal, row * self.actions, self.counts[row])
