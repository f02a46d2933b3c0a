"""An array turned back into words, read from its observer's seat, for each game to compare with its views.

It holds every fact of the view; what follows from those (standings) is left out.
"""

import random
from collections.abc import Iterator
from typing import Any

from tests.contract.generated import walk

import concilium
from concilium import Game, State


def described(
    name: str, players: int, options: dict[str, Any], every: int
) -> Iterator[tuple[State, int, dict[str, Any]]]:
    """Positions of a game, each with a seat and what the seat's array says."""
    game = concilium.game(name, players, options)
    encoder = game.encoder()
    rng = random.Random(f"{name} {players}")
    state = game.start()
    for number, _ in enumerate(walk(state, rng)):
        if number % every == 0:
            seat = rng.randrange(players)
            yield state, seat, encoder.describe([int(n) for n in encoder.observe(state, seat)])
    seat = rng.randrange(players)
    yield state, seat, encoder.describe([int(n) for n in encoder.observe(state, seat)])


class Reader:
    """Reads a description from its observer's seat."""

    def __init__(self, game: Game, seat: int, said: dict[str, Any]) -> None:
        self.game = game
        self.said = said
        self.seat = seat
        self.players = int(game.players)
        self.names = {
            (seat + distance) % self.players: "me" if distance == 0 else f"{distance} left"
            for distance in range(self.players)
        }
        self.seats: dict[str, int | None] = {"none": None, "chance": -1, "over": -2}
        self.seats.update({name: other for other, name in self.names.items()})

    def at(self, place: str) -> list[str]:
        return [name[len("place of ") :] for name, value in self.said.items() if value == place and name[:5] == "place"]

    def of(self, other: int, what: str) -> Any:
        return self.said[f"{self.names[other]}: {what}"]
