"""Random play with legal actions in other projects' games, each through its own interface.

Every loop plays whole games until its time is up and returns how many actions it applied: chance's too where the
interface leaves chance to the caller, as OpenSpiel's and ours do.
"""

import functools
import itertools
import random
from collections.abc import Callable, Iterator
from typing import Any

Clock = Callable[[], bool]
"""Whether there is time left."""


def drawn_numbers() -> Iterator[int]:
    """An endless supply of random numbers, drawn in advance: the games are measured, not the drawing."""
    return itertools.cycle(_drawn())


@functools.cache
def _drawn() -> list[int]:
    rng = random.Random(1)
    return [rng.getrandbits(30) for _ in range(100_003)]


def open_spiel_loop(name: str) -> Callable[[Clock], int]:
    import pyspiel

    game = pyspiel.load_game(name)

    def play(has_time: Clock) -> int:
        numbers = drawn_numbers()
        applied = 0
        while has_time():
            state = game.new_initial_state()
            for number in numbers:
                actions = state.legal_actions()
                state.apply_action(actions[number % len(actions)])
                applied += 1
                if state.is_terminal():
                    break
        return applied

    return play


def rlcard_loop(name: str) -> Callable[[Clock], int]:
    import rlcard

    env = rlcard.make(name, config={"seed": 1})

    def play(has_time: Clock) -> int:
        numbers = drawn_numbers()
        applied = 0
        while has_time():
            state, _ = env.reset()
            for number in numbers:
                actions = list(state["legal_actions"])
                state, _ = env.step(actions[number % len(actions)])
                applied += 1
                if env.is_over():
                    break
        return applied

    return play


def pettingzoo_loop(make: Callable[[], Any]) -> Callable[[Clock], int]:
    import numpy as np

    env = make()

    def play(has_time: Clock) -> int:
        numbers = drawn_numbers()
        applied = 0
        seed = 0
        while has_time():
            seed += 1
            env.reset(seed=seed)
            for _, number in zip(env.agent_iter(), numbers, strict=False):
                observation, _, terminated, truncated, info = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
                actions = np.flatnonzero(mask)
                env.step(int(actions[number % len(actions)]))
                applied += 1
        return applied

    return play


def pettingzoo_hanabi() -> Any:
    from pettingzoo.classic import hanabi_v5

    return hanabi_v5.env()


def pettingzoo_connect_four() -> Any:
    from pettingzoo.classic import connect_four_v3

    return connect_four_v3.env()


def catanatron_loop() -> Callable[[Clock], int]:
    from catanatron import Color, Game, RandomPlayer

    def play(has_time: Clock) -> int:
        applied = 0
        while has_time():
            game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                applied += 1
        return applied

    return play
