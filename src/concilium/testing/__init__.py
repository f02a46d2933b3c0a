"""Tests that a game keeps the contract: `concilium.testing.contract_test("my-game")`, from any test runner."""

import random

from concilium.testing.promises import OF_A_GAME, OF_A_POSITION, OF_A_WALK
from concilium.testing.walking import any_game, any_position
from concilium.testing.words import words_are_complete

__all__ = ["contract_test"]


def contract_test(name: str, rounds: int = 10, seed: int = 0) -> None:
    """Play generated games with all numbers of players and options; `AssertionError` says which promise is broken.

    What is tested in a round follows from the seed and the round's number, so a failure is repeatable.
    """
    words_are_complete(name)
    for number in range(rounds):
        rng = random.Random(f"{seed} {number}")
        game = any_game(name, rng)
        for of_a_game in OF_A_GAME:
            of_a_game(game, rng)
        for of_a_walk in OF_A_WALK:
            of_a_walk(game.start(), rng)
        for of_a_position in OF_A_POSITION:
            of_a_position(any_position(game.start(), rng), rng)
