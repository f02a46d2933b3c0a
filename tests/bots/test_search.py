"""The search itself: its tree, what it keeps, what it finds."""

import math
import random
from dataclasses import replace

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64
from tests.built_in import BUILT_IN

import concilium
from concilium import CHANCE, Outlook, State
from concilium.bots import players
from concilium.bots.budget import Budget
from concilium.bots.children import LEAST_SPREAD, choose, mark_children
from concilium.bots.figures import Settings, load
from concilium.bots.habits import Habits
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
    assert other.mean(kept, 0.0) == pytest.approx(0.75)
    assert other.find(ROOT, 6) == NOTHING


ACTIONS = 40


def grown(rng: random.Random) -> tuple[Tree, Habits]:
    """A tree whose root has children of a seat for some of its actions, and habits."""
    tree, habits = Tree(100), Habits(concilium.game("medieval-realms", players=3))
    tree.visits[ROOT] = 50
    for action in rng.sample(range(ACTIONS), 15):
        child = tree.add(ROOT, 2 * ACTIONS + action, rng.random())
        tree.visits[child], tree.offered[child] = rng.choice([0, 0, 1, 7]), rng.randrange(9)
        tree.total[child] = int(tree.visits[child]) * rng.random()
        tree.seen[child] = rng.choice([-1.0, rng.random()])
    tree.add(ROOT, 3 * ACTIONS, 0.5)
    for verb in range(int(habits.verbs)):
        habits.set(0, verb, rng.random())
    return tree, habits


def promise(
    tree: Tree, habits: Habits, offers: list[int], child_of: vec[i64], even: float, faith: float
) -> list[float]:
    """What speaks for each offer, in plain words."""
    children = [int(child_of[action]) for action in offers]
    tried = [child for child in children if child != NOTHING and tree.visits[child] > 0]
    means = {child: float(tree.mean(child, faith)) for child in children if child != NOTHING}
    guess = (
        sum(tree.total[child] for child in tried) / sum(int(tree.visits[child]) for child in tried) if tried else 0.5
    )
    spread = max(0.0, max((means[child] for child in tried), default=0.0) - min((means[c] for c in tried), default=1.0))
    prior = [
        tree.prior[child] if child != NOTHING else even or habits.weight(0, action)
        for action, child in zip(offers, children, strict=True)
    ]
    values: list[float] = []
    for child, its in zip(children, prior, strict=True):
        share = 2.0 * its / sum(prior) * (spread + LEAST_SPREAD)
        if child == NOTHING:
            values.append(guess + share * math.sqrt(tree.visits[ROOT] + 1))
            continue
        is_seen = tree.visits[child] > 0 or (faith > 0 and tree.seen[child] >= 0)
        share *= math.sqrt(tree.offered[child] + 1) / int(tree.visits[child] + 1)
        values.append((means[child] if is_seen else guess) + share)
    return values


@pytest.mark.parametrize("seed", range(40))
def test_a_search_goes_where_most_speaks_for_it(seed: int) -> None:
    rng = random.Random(seed)
    tree, habits = grown(rng)
    offers = sorted(rng.sample(range(ACTIONS), 12))
    even, faith = rng.choice([0.0, 1 / 12]), rng.choice([0.0, 4.0])
    child_of = vec[i64]([NOTHING] * ACTIONS)
    mark_children(tree, ROOT, 2 * ACTIONS, child_of, True)
    assert [action for action in range(ACTIONS) if child_of[action] != NOTHING] == sorted(
        int(tree.key[child]) - 2 * ACTIONS for child in range(1, 16)
    )
    values = promise(tree, habits, offers, child_of, even, faith)
    before = list(tree.offered)
    numbers = vec[i64]([i64(action) for action in offers])
    best = int(choose(tree, ROOT, numbers, len(offers), child_of, habits, 0, even, 2.0, faith))
    assert values[best] == pytest.approx(max(values))
    offered = {int(child_of[action]) for action in offers} - {NOTHING}
    assert [now - then for now, then in zip(tree.offered, before, strict=True)] == [
        int(node in offered) for node in range(100)
    ]
    mark_children(tree, ROOT, 2 * ACTIONS, child_of, False)
    assert list(child_of) == [NOTHING] * ACTIONS


def test_beyond_the_tree_is_an_error() -> None:
    tree, habits = grown(random.Random(1))
    few, row = vec[i64]([NOTHING] * 3), vec[i64]([0, 1, 9])
    for call in (
        lambda: mark_children(tree, 100, 0, few, True),
        lambda: tree.mean(100, 1.0),
        lambda: choose(tree, 100, row, 2, few, habits, 0, 0.0, 2.0, 0.0),
        lambda: choose(tree, ROOT, row, 3, few, habits, 0, 0.0, 2.0, 0.0),
        lambda: choose(tree, ROOT, row, 2, few, habits, 99999, 0.0, 2.0, 0.0),
    ):
        with pytest.raises(IndexError):
            call()


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


def a_tree_search(state: State) -> SearchPlayer:
    """A search of 40 iterations with a tree, whatever the game prefers."""
    figures = replace(load(state.game), settings=Settings())
    return SearchPlayer(state.game, figures, Budget(iterations=40), 1)


def test_the_tree_goes_on_while_only_the_seat_itself_decides() -> None:
    state = a_turn()
    seat = int(state.to_move)
    bot = a_tree_search(state)
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
    bot = a_tree_search(state)
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
        chosen = next(each for each in found if each[0] == bot.chosen(outlook))
        if trusted == 0:
            assert chosen[1] == most
        else:
            assert chosen[2] == max(win for _, tries, win in found if tries * players._SERIOUS >= most)


def test_rollouts_go_by_routine_when_a_decision_has_had_its_share_of_quick_ones() -> None:
    """What a routine remembers shows whether anybody went by it; a new decision begins without memories."""
    game = concilium.game("medieval-realms", players=3)
    rng = random.Random(3)
    state = game.start()
    while state.to_move == CHANCE or len(state.legal(state.to_move)) < 3:
        state.apply(state.to_move, rng.choice(state.legal(state.to_move)))
    seat = int(state.to_move)

    def memories(patience: int, iterations: int) -> int:
        search = replace(load(game), settings=Settings(patience=patience)).search(game.actions, 4000, 1)
        search.run(state, seat, iterations)
        remembered = sum(gain > -1.0 for gain in search.comparison.routine.gains)
        search.forget()
        assert patience == 0 or all(gain < -1.0 for gain in search.comparison.routine.gains)
        return remembered

    assert memories(0, 60) == 0
    assert memories(50, 50) == 0
    assert memories(50, 60) > 20


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

    for name in BUILT_IN:
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
