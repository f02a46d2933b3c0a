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
def test_the_deck_lasts_and_the_panel_is_never_empty(players: int) -> None:
    record = greedy_game("medieval-realms", players, seed=players)
    state = record.game.start()
    for seat, action in record.decisions:
        state.apply(seat, action)
        position = state.to_json()
        panel, deck = position["panel"], position["deck"]
        assert isinstance(panel, list)
        if state.waiting():
            assert any(card is not None for card in panel), "the panel is empty"
            assert deck, "the deck has run out"
