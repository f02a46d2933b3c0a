"""What bots decide: legal actions, the same ones with the same seed, better ones with more thought."""

import random
import time

import pytest
from tests.built_in import BUILT_IN

import concilium
from concilium import CHANCE, OVER, Game, Outlook, Record, State, bots
from concilium.bots.budget import Budget

NAMES = ["random", "greedy", "greedy:50%", "search:8it"]


def a_game(name: str, bot: str, seed: int, decisions: int = 40) -> list[tuple[int, int]]:
    """The first decisions of a game of one bot on all seats."""
    game = concilium.game(name, players=3)
    rng = random.Random(seed)
    players = [bots.make(bot, game, seed + seat) for seat in range(3)]
    state = game.start()
    made: list[tuple[int, int]] = []
    while state.to_move != OVER and len(made) < decisions:
        seat = int(state.to_move)
        action = rng.choice(state.legal(CHANCE)) if seat == CHANCE else players[seat](Outlook(state, seat, rng))
        state.apply(seat, action)
        made.append((seat, action))
    return made


@pytest.mark.parametrize("bot", NAMES)
@pytest.mark.parametrize("name", concilium.names())
def test_the_same_seed_gives_the_same_decisions(name: str, bot: str) -> None:
    assert a_game(name, bot, 11) == a_game(name, bot, 11)


@pytest.mark.parametrize("name", concilium.names())
def test_whole_games_of_all_kinds_of_bots_end(name: str) -> None:
    game = concilium.game(name, players=3)
    players = [bots.make(bot, game, 1) for bot in ("greedy:90%", "random", "greedy:90%")]
    record = concilium.play(game, players, random.Random(4))
    assert record.result is not None
    assert Record.parse(str(record)) == record


def middle(game: Game, seed: int) -> State:
    rng = random.Random(seed)
    state = game.start()
    made = 0
    while made < 70 or state.to_move == CHANCE or len(state.legal(state.to_move)) < 4:
        state.apply(state.to_move, rng.choice(state.legal(state.to_move)))
        made += 1
    return state


@pytest.mark.parametrize("name", BUILT_IN)
def test_hints_rank_every_legal_action_by_its_win_chance(name: str) -> None:
    state = middle(concilium.game(name, players=4), 3)
    seat = int(state.to_move)
    found = bots.hints(Outlook(state, seat, random.Random(1)), "60it", seed=1)
    assert sorted(action for action, _ in found) == sorted(state.legal(seat))
    assert all(0.0 <= chance <= 1.0 for _, chance in found)
    assert found == bots.hints(Outlook(state, seat, random.Random(1)), "60it", seed=1)


def test_a_budget_of_time_is_kept() -> None:
    state = middle(concilium.game("grand-tribunal", players=3), 3)
    bot = bots.make("search:100ms", state.game, 1)
    begun = time.perf_counter()
    bot(Outlook(state, int(state.to_move), random.Random(1)))
    # One chunk of iterations more than the budget, on a busy machine and without the compiled engine.
    assert time.perf_counter() - begun < 3.0


@pytest.mark.parametrize(
    ("text", "iterations", "seconds", "is_for_turn"),
    [
        ("500it", 500, None, False),
        ("200ms", None, 0.2, False),
        ("1.5s", None, 1.5, False),
        ("1.6s/turn", None, 1.6, True),
        ("60it/900ms/turn", 60, 0.9, True),
        ("60it/2s", 60, 2.0, False),
    ],
)
def test_budgets_as_they_are_written(
    text: str, iterations: int | None, seconds: float | None, is_for_turn: bool
) -> None:
    budget = Budget.parse(text)
    assert budget.iterations == iterations
    assert budget.seconds == pytest.approx(seconds)
    assert budget.is_for_turn == is_for_turn


@pytest.mark.parametrize(
    "text", ["", "500", "it", "0it", "1.5it", "-3s", "2m", "60it/turn", "/2s", "60it2s", "1s/round"]
)
def test_other_budgets_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"budget|iterations"):
        Budget.parse(text)


@pytest.mark.parametrize(
    "name",
    [
        "nobody",
        "random:3",
        "search",
        "search:soon",
        "search:5it:6it",
        "greedy:fast",
        "greedy:overlooks=much",
        "greedy:dreams=10%",
        "greedy:overlooks=10%:overlooks=20%",
        "greedy@nowhere.toml",
    ],
)
def test_unknown_bots_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match=r"bot|budget"):
        bots.make(name, concilium.game("grand-tribunal", players=3))


@pytest.mark.parametrize("name", concilium.names())
def test_greedy_is_better_than_random(name: str) -> None:
    game = concilium.game(name, players=3)
    wins = 0
    for seed in range(6):
        seated = [bots.make("greedy" if seat == seed % 3 else "random", game, seed) for seat in range(3)]
        record = concilium.play(game, seated, random.Random(seed))
        wins += seed % 3 in concilium.replay(record).winners()
    assert wins >= 4
