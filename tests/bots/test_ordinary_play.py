"""Games of greedy bots: the reconstructed numbers make every source worth taking, and the deck lasts."""

import random
from collections import Counter

import pytest

import concilium
from concilium import bots
from concilium.core.records import Record

GAMES = 6


def greedy_game(name: str, players: int, seed: int) -> Record:
    game = concilium.game(name, players)
    seats = [bots.make("greedy", game, seed=seed * 10 + seat) for seat in range(players)]
    return concilium.play(game, seats, random.Random(seed))


def test_extracting_and_both_kinds_of_gathering_are_taken() -> None:
    taken: Counter[str] = Counter()
    for seed in range(GAMES):
        record = greedy_game("grand-tribunal", 3 + seed % 3, seed)
        taken.update(record.game.text(action) for seat, action in record.decisions if seat != concilium.CHANCE)
    for source in ("extract", "gather uncontested", "gather contested"):
        assert taken[source] > 0, f"{source} is never worth taking: {taken}"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_round_begins_with_full_panels_and_the_deck_lasts(players: int) -> None:
    record = greedy_game("medieval-realms", players, seed=players)
    state = record.game.start()
    rounds_begun: set[object] = set()
    for seat, action in record.decisions:
        state.apply(seat, action)
        position = state.to_json()
        panel, future = position["panel"], position["future"]
        assert isinstance(panel, list)
        assert isinstance(future, list)
        if state.game.steps[state.step].name == "placement" and position["round"] not in rounds_begun:
            rounds_begun.add(position["round"])
            assert None not in panel + future
            assert position["deck"], "the deck has run out"
    assert len(rounds_begun) == 7
