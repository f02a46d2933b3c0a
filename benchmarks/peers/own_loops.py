"""Random play with legal actions in our games, through each of our interfaces, in the same kind of loop."""

from collections.abc import Callable
from typing import Any

from benchmarks.peers.peer_loops import Clock, drawn_numbers, open_spiel_loop, pettingzoo_loop

import concilium


def engine_loop(name: str) -> Callable[[Clock], int]:
    """The engine itself, one decision at a time."""
    game = concilium.game(name, players=4)

    def play(has_time: Clock) -> int:
        numbers = drawn_numbers()
        applied = 0
        over = concilium.OVER
        while has_time():
            state = game.start()
            seat = state.to_move
            for number in numbers:
                actions = state.legal(seat)
                state.apply(seat, actions[number % len(actions)])
                applied += 1
                seat = state.to_move
                if seat == over:
                    break
        return applied

    return play


def observed_loop(name: str) -> Callable[[Clock], int]:
    """The engine, with an observation of every decision's seat as an array."""
    import numpy as np

    game = concilium.game(name, players=4)
    encoder = game.encoder()

    def play(has_time: Clock) -> int:
        numbers = drawn_numbers()
        applied = 0
        over = concilium.OVER
        while has_time():
            state = game.start()
            seat = state.to_move
            for number in numbers:
                if seat >= 0:
                    np.frombuffer(memoryview(encoder.observe(state, seat)), np.int16)
                actions = state.legal(seat)
                state.apply(seat, actions[number % len(actions)])
                applied += 1
                seat = state.to_move
                if seat == over:
                    break
        return applied

    return play


def pettingzoo(name: str) -> Callable[[Clock], int]:
    from concilium.envs import pettingzoo as environments

    return pettingzoo_loop(lambda: environments.env(name, players=4))


def open_spiel(name: str) -> Callable[[Clock], int]:
    import concilium.envs.openspiel as registered

    return open_spiel_loop(f"{registered.PREFIX}{name.replace('-', '_')}")


def vector(name: str) -> Callable[[Clock], int]:
    """Many games together: observations and masks of all of them at every step."""
    from concilium.envs.vector import Vector

    size = 64
    games = Vector(name, size, players=4)

    def play(has_time: Clock) -> int:
        applied = 0
        while has_time():
            for _ in range(10):
                games.step(games.sample())
                applied += size
        return applied

    return play


INTERFACES: dict[str, Callable[[str], Callable[[Clock], int]]] = {
    "engine": engine_loop,
    "engine with observations": observed_loop,
    "PettingZoo": pettingzoo,
    "OpenSpiel": open_spiel,
    "vector of 64": vector,
}


def own_versions() -> dict[str, Any]:
    return {"concilium": concilium.__version__, "engine": concilium.backend()}
