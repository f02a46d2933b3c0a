"""The search itself: its tree, what it keeps, what it finds."""

import random
from dataclasses import replace

import pytest
from librt.random import Random

import concilium
from concilium import CHANCE, Outlook, State, bots
from concilium.bots import players
from concilium.bots.budget import Budget
from concilium.bots.figures import Settings, load
from concilium.bots.players import SearchPlayer
from concilium.bots.rollouts import rollouts_per_second
from concilium.bots.tree import NOTHING, ROOT, Tree


def test_a_tree_grafts_what_hangs_on_a_node() -> None:
    tree, other = Tree(20), Tree(20)
    left = tree.add(ROOT, 5, 0.5)
    tree.add(ROOT, 6, 0.5)
    below = tree.add(left, 7, 1.0)
    tree.visits[left], tree.visits[below] = 3, 2
    tree.total[below] = 1.5
    other.graft(tree, left)
    assert other.size == 2
    assert other.visits[ROOT] == 3
    kept = other.find(ROOT, 7)
    assert kept != NOTHING
    assert other.mean(kept) == pytest.approx(0.75)
    assert other.find(ROOT, 6) == NOTHING


def after_chance(state: State, rng: random.Random) -> State:
    while state.to_move == CHANCE:
        state.apply(CHANCE, rng.choice(state.legal(CHANCE)))
    return state


def a_turn(players: int = 3) -> State:
    """Grand Tribunal at the first turn of a wizard."""
    rng = random.Random(6)
    state = concilium.game("grand-tribunal", players=players).start()
    while state.to_move == CHANCE or "end" not in [state.game.text(action) for action in state.legal(state.to_move)]:
        state.apply(state.to_move, rng.choice(state.legal(state.to_move)))
    return state


def test_the_tree_goes_on_while_only_the_seat_itself_decides() -> None:
    state = a_turn()
    seat = int(state.to_move)
    bot = bots.make("search:40it", state.game, 1)
    assert isinstance(bot, SearchPlayer)
    bot.think(Outlook(state, seat, random.Random(1)))
    lay = next(action for action in state.legal(seat) if state.game.text(action).startswith("lay "))
    bot._expect(state.resample(seat, random.Random(2)), seat, lay)
    state.apply(seat, lay)
    kept = bot.search.tree.visits[ROOT]
    bot.think(Outlook(state, seat, random.Random(3)))
    assert bot.search.tree.visits[ROOT] == kept + 40


def test_the_tree_is_forgotten_when_something_else_happened() -> None:
    state = a_turn()
    seat = int(state.to_move)
    bot = bots.make("search:40it", state.game, 1)
    assert isinstance(bot, SearchPlayer)
    bot(Outlook(state, seat, random.Random(1)))
    state.apply(seat, state.game.action("vote orb"))
    state.apply(seat, state.game.action("extract"))
    bot.think(Outlook(state, seat, random.Random(3)))
    assert bot.search.tree.visits[ROOT] == 40


def test_after_few_tries_the_best_win_chance_decides_and_after_many_the_most_tried() -> None:
    state = a_turn()
    seat = int(state.to_move)
    outlook = Outlook(state, seat, random.Random(1))
    for trusted in (0, 1000):
        figures = replace(load(state.game), settings=Settings(trusted=trusted))
        bot = SearchPlayer(state.game, figures, Budget(iterations=60), 1)
        bot.think(outlook)
        found = [each for each in bot.search.found(seat) if each[1] > 0]
        most = max(tries for _, tries, _ in found)
        chosen = next(each for each in found if each[0] == bot._chosen(outlook))
        if trusted == 0:
            assert chosen[1] == most
        else:
            assert chosen[2] == max(win for _, tries, win in found if tries * players._SERIOUS >= most)


def test_a_won_game_is_seen_as_won() -> None:
    """At the last decision of a game the win chances are the results themselves."""
    game = concilium.game("medieval-realms", players=2)
    rng = random.Random(3)
    state = game.start()
    moments: list[State] = []
    while state.to_move != concilium.OVER:
        if state.to_move != CHANCE:
            moments.append(state.copy())
        state.apply(state.to_move, rng.choice(state.legal(state.to_move)))
    last = moments[-1]
    search = SearchPlayer(game, load(game), Budget(iterations=30), 1)
    search.search.run(last, last.to_move, 30)
    assert all(chance in (0.0, 1.0) for _, visits, chance in search.search.found(int(last.to_move)) if visits)


@pytest.mark.parametrize("name", concilium.names())
def test_the_speed_of_the_search_can_be_measured(name: str) -> None:
    assert rollouts_per_second(name, 0.1) > 0


def test_evaluations_are_chances() -> None:
    from librt.vecs import vec

    for name in concilium.names():
        game = concilium.game(name, players=4)
        evaluation = load(game).evaluation
        state = game.start()
        rng = Random(5)
        out = vec[float]([0.0] * 8)
        for _ in range(120):
            legal = state.legal(state.to_move)
            state.apply(state.to_move, legal[rng.randrange(len(legal))])
            evaluation.chances(state, out)
            assert sum(out[seat] for seat in range(4)) == pytest.approx(1.0)
            assert all(0.0 <= out[seat] <= 1.0 for seat in range(4))
