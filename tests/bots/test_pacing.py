"""Time by turn: a budget for a whole turn is spread over its decisions, and nobody waits longer."""

import random

import pytest

import concilium
from concilium import CHANCE, Outlook, State, bots
from concilium.bots import players
from concilium.bots.budget import Budget
from concilium.bots.players import SearchPlayer, is_plain

NAME = "grand-tribunal"


class Clock:
    """A second passes at every look."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        self.seconds += 1.0
        return self.seconds


def first(outlook: Outlook) -> int:
    return outlook.legal()[0]


def until(state: State, step: str, rng: random.Random) -> State:
    """The next position at a step in which a seat has a choice."""
    while state.to_move == CHANCE or state.current.name != step or len(state.legal(state.to_move)) < 2:
        state.apply(state.to_move, rng.choice(state.legal(state.to_move)))
    return state


def test_each_decision_takes_a_share_of_what_is_left_and_all_together_stay_within_the_turn() -> None:
    budget = Budget.parse("1.6s/turn")
    spent, taken = 0.0, []
    for _ in range(30):
        allowed = budget.allowed(spent)
        assert allowed is not None
        taken.append(allowed)
        spent += allowed
    assert sum(taken) <= 1.6
    assert taken == sorted(taken, reverse=True)
    assert taken[0] > 0.5
    assert budget.allowed(1.7) == 0.0
    assert Budget.parse("1.6s").allowed(5.0) == pytest.approx(1.6)
    assert Budget.parse("50it").allowed(5.0) is None


def test_the_decisions_of_a_turn_add_up_until_another_seat_decides() -> None:
    rng = random.Random(5)
    state = until(concilium.game(NAME, players=3).start(), "turn", rng)
    pace = bots.Pace(3, Clock())
    seat = int(state.to_move)
    for decisions in (1, 2):
        pace.see(state, seat)
        pace.decide(first, Outlook(state, seat, rng))
        assert pace.spent[seat] == decisions
    pace.see(state, CHANCE)
    assert pace.spent[seat] == 2
    # A rival who has something to choose begins a turn of their own.
    while state.to_move in (seat, CHANCE) or len(state.legal(state.to_move)) < 2:
        state.apply(state.to_move, rng.choice(state.legal(state.to_move)))
    pace.see(state, int(state.to_move))
    assert pace.spent[seat] == 0


def test_a_rivals_forced_choice_does_not_end_a_turn() -> None:
    rng = random.Random(1)
    state = concilium.game("medieval-realms", players=3).start()
    while state.to_move == CHANCE or state.current.together or len(state.legal(state.to_move)) != 1:
        state.apply(state.to_move, rng.choice(state.legal(state.to_move)))
    forced = int(state.to_move)
    thinker = (forced + 1) % 3
    pace = bots.Pace(3)
    pace.spent[thinker] = 1.0
    pace.see(state, forced)
    assert pace.spent[thinker] == 1.0


def test_what_others_decide_in_secret_does_not_end_a_turn() -> None:
    rng = random.Random(1)
    state = until(concilium.game("medieval-realms", players=3).start(), "placement", rng)
    assert state.current.together
    pace = bots.Pace(3)
    pace.spent = [1.0, 1.0, 1.0]
    pace.see(state, int(state.to_move))
    assert pace.spent == [1.0, 1.0, 1.0]


@pytest.mark.parametrize("name", concilium.names())
def test_a_bot_without_time_left_still_thinks_a_little(name: str) -> None:
    rng = random.Random(2)
    state = concilium.game(name, players=3).start()
    while state.to_move == CHANCE or len(state.legal(state.to_move)) < 2:
        state.apply(state.to_move, rng.choice(state.legal(state.to_move)))
    bot = bots.make("search:1.6s/turn", state.game, 1)
    assert isinstance(bot, SearchPlayer)
    seat = int(state.to_move)
    assert bots.decide(bot, Outlook(state, seat, rng), 99.0) in state.legal(seat)
    bot.think(Outlook(state, seat, rng), 99.0)
    # Thought twice from the same tree; a comparison begins anew, and each of its tries takes long.
    most = 32 if bot.search.comparison.turns == 0 else 2
    assert 0 < sum(tries for _, tries, _ in bot.search.found(seat)) <= most


def test_a_limit_of_iterations_ends_the_thought_before_the_time() -> None:
    rng = random.Random(2)
    state = until(concilium.game(NAME, players=3).start(), "turn", rng)
    bot = bots.make("search:20it/500s/turn", state.game, 1)
    assert isinstance(bot, SearchPlayer)
    seat = int(state.to_move)
    bot.think(Outlook(state, seat, rng))
    assert sum(tries for _, tries, _ in bot.search.found(seat)) <= 20


def test_a_decision_is_plain_if_one_choice_is_overwhelmingly_better() -> None:
    assert is_plain([(1, 170, 0.5), (2, 12, 0.3), (3, 10, 0.2)])
    assert is_plain([(1, 170, 0.5)])
    assert not is_plain([(1, 100, 0.5), (2, 50, 0.3), (3, 42, 0.2)])
    assert not is_plain([(1, 170, 0.3), (2, 12, 0.3), (3, 10, 0.2)])
    assert not is_plain([])


def test_a_plain_decision_takes_hardly_any_of_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(2)
    state = until(concilium.game(NAME, players=3).start(), "turn", rng)
    bot = bots.make("search:500s/turn", state.game, 1)
    assert isinstance(bot, SearchPlayer)
    monkeypatch.setattr(players, "is_plain", lambda found: True)
    seat = int(state.to_move)
    bot.think(Outlook(state, seat, rng))
    assert sum(tries for _, tries, _ in bot.search.found(seat)) <= players._PLAIN_AFTER
