"""Plays random games and prints a digest of each: run by two engines, it must print the same lines.

python -m tests.contract.digests grand-tribunal 1000
"""

import hashlib
import json
import random
import sys

from tests.contract.generated import any_mover, dealt, declared, player_numbers

import concilium
from concilium import OVER, Game
from concilium.core.options import Mix

EVERY = 40
"""How many decisions lie between two positions that are looked at whole; every legal list is looked at."""


def a_game(name: str, rng: random.Random) -> Game:
    """Any number of players, any mix of options."""
    options: dict[str, object] = {}
    for option in declared(name):
        allowed = option.allowed()
        if isinstance(option, Mix):
            options[option.name] = [value for value in option.values if rng.random() < 0.5]
        elif allowed is not None and rng.random() < 0.5:
            options[option.name] = rng.choice(allowed)
    return concilium.game(name, rng.choice(player_numbers(name)), options)


def digest_of(name: str, seed: int) -> str:
    """What happened in the random game of a seed, in a few letters."""
    rng = random.Random(seed)
    game = a_game(name, rng)
    state = dealt(game, rng) if seed % 2 else game.start()
    content = hashlib.blake2b(digest_size=12)
    decisions = 0
    while state.to_move != OVER:
        seat = any_mover(state, rng)
        legal = state.legal(seat)
        content.update(f"{seat}:{legal}".encode())
        if decisions % EVERY == 0:
            content.update(json.dumps([state.to_json(), state.view(0)]).encode())
            imagined = state.resample(0, rng)
            content.update(str(imagined.legal(seat) == legal).encode())
        state.apply(seat, rng.choice(legal))
        decisions += 1
    content.update(json.dumps([state.to_json(), state.scores(), state.winners()]).encode())
    return f"{seed} {decisions} {content.hexdigest()}"


def main() -> None:
    name, games = sys.argv[1], int(sys.argv[2])
    print(concilium.backend())
    for seed in range(games):
        print(digest_of(name, seed))


if __name__ == "__main__":
    main()
