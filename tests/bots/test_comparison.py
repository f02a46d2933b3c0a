"""The search without a tree: candidates tried in the same worlds, everybody going on by routine."""

import random

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

import concilium
from concilium import CHANCE, OVER, Game, Outlook, State
from concilium.bots.budget import Budget
from concilium.bots.figures import path_of, read, with_settings
from concilium.bots.foresight import Foresight
from concilium.bots.players import SearchPlayer
from concilium.bots.routine import Routine
from concilium.bots.tally import MOST_TRIED
from concilium.core.choices import Choices

WANTED = "turns=4,turn=turn,candidates=8,heed=0.05,patience=0,faith=2,trusted=1000000"


def figures_text(game: Game, wanted: str = WANTED) -> str:
    return with_settings(path_of(game).read_text(encoding="utf-8"), wanted)


def a_player(game: Game, iterations: int, seed: int = 1) -> SearchPlayer:
    return SearchPlayer(game, read(game, figures_text(game)), Budget(iterations=iterations), seed)


def moments(seed: int) -> list[State]:
    """The positions of a random game of Grand Tribunal in which a seat has a choice."""
    rng = random.Random(seed)
    state = concilium.game("grand-tribunal", players=3).start()
    found: list[State] = []
    while state.to_move != OVER:
        if state.to_move != CHANCE and len(state.legal(state.to_move)) > 1:
            found.append(state.copy())
        state.apply(state.to_move, rng.choice(state.legal(state.to_move)))
    return found


def a_turn() -> State:
    """A turn in the middle of a game, with more choices than are compared."""
    return next(state for state in moments(3)[60:] if state.current.name == "turn" and len(state.legal(state.seat)) > 8)


def test_every_iteration_is_a_try_and_what_turns_out_better_is_tried_more_often() -> None:
    state = a_turn()
    seat = int(state.to_move)
    bot = a_player(state.game, 48)
    bot.think(Outlook(state, seat, random.Random(1)))
    found = sorted(bot.search.found(seat), key=lambda each: each[1], reverse=True)
    tries = [each[1] for each in found]
    assert {each[0] for each in found} == set(state.legal(seat))
    assert sum(tries) == 48
    assert tries[0] >= 12
    assert sum(each > 0 for each in tries) >= 8
    assert all(0.0 <= chance <= 1.0 for _, _, chance in found)


def test_thought_in_parts_is_the_same_thought() -> None:
    state = a_turn()
    seat = int(state.to_move)
    whole, parts = a_player(state.game, 40).search, a_player(state.game, 40).search
    whole.run(state, seat, 40)
    for part in (1, 16, 16, 7):
        parts.run(state, seat, part)
    assert whole.found(seat) == parts.found(seat)


def test_the_last_decision_of_a_game_is_judged_by_its_result() -> None:
    last = moments(5)[-1]
    seat = int(last.to_move)
    search = a_player(last.game, 40).search
    search.comparison.tally.faith = 0.0
    search.run(last, seat, 40)
    for action, tries, chance in search.found(seat):
        after = last.copy()
        after.apply(seat, action)
        if tries > 0 and after.to_move == OVER:
            share = 1 / len(after.winners()) if seat in after.winners() else 0.0
            assert chance == pytest.approx(share)


def test_a_settled_decision_is_thought_about_no_longer_and_would_not_change() -> None:
    """Of the decisions of a game some are settled early; whatever is thought beyond that finds the same."""
    settled = 0
    for number, state in enumerate(moments(3)[-48::4]):
        seat = int(state.to_move)
        short, long = (a_player(state.game, 300, number).search for _ in range(2))
        long.comparison.clear = 1e9
        short.run(state, seat, 300)
        long.run(state, seat, 900)
        tries = sum(each[1] for each in short.found(seat))
        assert short.is_settled() == (tries < 300)
        short.run(state, seat, 300)
        if not short.is_settled():
            continue
        settled += 1
        assert short.comparison.tally.all_tries <= 600
        chances = {action: chance for action, _, chance in long.found(seat)}
        chosen = max(short.found(seat), key=lambda each: each[2])[0]
        assert chances[chosen] > max(chances.values()) - 0.01
        short.forget()
        assert not short.is_settled()
    assert settled >= 3


def test_what_is_clearly_worse_is_tried_no_more() -> None:
    state = a_turn()
    seat = int(state.to_move)
    search = a_player(state.game, 1).search
    search.run(state, seat, 60)
    before = {action: tries for action, tries, _ in search.found(seat)}
    chances = sorted((chance, action) for action, tries, chance in search.found(seat) if tries > 0)
    search.run(state, seat, 60)
    more = {action: tries - before[action] for action, tries, _ in search.found(seat)}
    assert sum(more.values()) == 60
    assert more[chances[0][1]] == 0
    assert more[chances[-1][1]] > 0


@pytest.mark.parametrize("candidates", [8, 64])
def test_what_there_is_no_room_to_try_stays_untried_however_good_it_looks(candidates: int) -> None:
    """At a decision with more choices than may be tried, whatever was not tried looks best."""
    state = next(each for each in moments(40) if len(each.legal(each.to_move)) > MOST_TRIED + 1)
    seat = int(state.to_move)
    text = figures_text(state.game, f"{WANTED},candidates={candidates},faith=0")
    search = read(state.game, text).search(state.game.actions, 100, 1)
    comparison = search.comparison
    comparison.clear = 1e9
    for _ in range(50):
        search.run(state, seat, 16)
        for place in range(comparison.tally.size):
            if comparison.tally.tries[place] == 0:
                comparison.tally.seen[place] = 9.0
    tries = [each[1] for each in search.found(seat)]
    assert sum(tries) == 800
    assert sum(each > 0 for each in tries) == MOST_TRIED
    assert tries[comparison.order[0]] == 0


@pytest.mark.parametrize(("patience", "heeds"), [(0, [0.05, 0.05]), (100, [0.05, 0.5])])
def test_what_the_first_tries_do_not_settle_is_tried_with_more_care(patience: int, heeds: list[float]) -> None:
    state = a_turn()
    seat = int(state.to_move)
    text = figures_text(state.game, f"{WANTED},patience={patience}")
    search = read(state.game, text).search(state.game.actions, 100, 1)
    search.comparison.clear = 1e9
    for more, heed in zip((100, 20), heeds, strict=True):
        search.run(state, seat, more)
        assert search.comparison.routine.heed == heed
    search.forget()
    search.run(state, seat, 1)
    assert search.comparison.routine.heed == 0.05


def test_first_impressions_are_kept_but_give_way_to_what_is_tried_with_care() -> None:
    state = a_turn()
    seat = int(state.to_move)
    search, careless = (
        read(state.game, figures_text(state.game, f"{WANTED},patience={patience}")).search(state.game.actions, 100, 1)
        for patience in (100, 1000)
    )
    search.comparison.clear = careless.comparison.clear = 1e9
    while not search.comparison.is_careful:
        careless.run(state, seat, search.comparison.tally.all_tries - careless.comparison.tally.all_tries)
        search.run(state, seat, 1)
    careless.comparison.tally.end_world()
    first = {action: chance for action, _, chance in careless.found(seat)}
    best = max(first, key=lambda action: first[action])
    found = {action: (tries, chance) for action, tries, chance in search.found(seat)}
    assert {action for action, (tries, _) in found.items() if tries > 0} == {best}
    others = [action for action in first if action != best]
    assert sorted(others, key=lambda action: first[action]) == sorted(others, key=lambda action: found[action][1])
    search.run(state, seat, 4000)
    assert max(chance for _, _, chance in search.found(seat)) == pytest.approx(first[best], abs=0.1)


def test_tries_of_a_world_begin_with_the_same_luck() -> None:
    """The same choice tried twice in a world leads to the same end: what tries of a world differ by is the choice."""
    state = a_turn()
    seat = int(state.to_move)
    comparison = a_player(state.game, 1).search.comparison
    comparison.run(state, seat, 400, False)
    ends = []
    for fate in (5, 5, 6):
        comparison.fate.begin(fate)
        comparison.routine.heed = 0.0
        after = state.copy()
        after.take(seat, comparison.offers[comparison.order[0]])
        comparison.play_turns(after, seat)
        ends.append(after)
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


def test_a_bot_with_time_left_does_not_use_it_on_a_settled_decision() -> None:
    last = moments(5)[-1]
    seat = int(last.to_move)
    bot = SearchPlayer(last.game, read(last.game, figures_text(last.game)), Budget(seconds=600.0), 1)
    bot.think(Outlook(last, seat, random.Random(1)))
    assert bot.search.is_settled()


def test_the_true_position_is_not_redrawn() -> None:
    """Whoever is shown the truth compares in it alone: no world is imagined, so there is but one."""
    state = a_turn()
    seat = int(state.to_move)
    search = a_player(state.game, 8).search
    search.run(state, seat, 8, is_true=True)
    assert search.comparison.world == state
    search.forget()
    search.run(state, seat, 8)
    assert search.comparison.world != state


def test_a_routine_does_at_first_what_one_step_ahead_looks_best_and_remembers_it() -> None:
    state = a_turn()
    seat = state.to_move
    evaluation = read(state.game, figures_text(state.game)).evaluation
    actions = state.legal(seat)
    best = actions[
        Foresight(evaluation, state.game.actions, Random(4)).weigh(state, seat, vec[i64](actions), len(actions), 1)
    ]
    routine = Routine(evaluation, state.game.actions, Random(4))
    routine.heed = 0.0
    choices = Choices()
    picks = []
    for _ in range(3):
        state.fill(seat, choices)
        routine.rng.random()
        picks.append(routine.pick(state, seat, choices))
    assert picks[1] == picks[2]
    base = seat * routine.actions
    assert max(actions, key=lambda action: routine.gains[base + action]) == picks[1]
    if not any(state.game.text(action).startswith("draw") for action in (best, picks[0])):
        assert picks[0] == best
    routine.forget()
    assert all(routine.gains[base + action] < -1.0 for action in actions)


def test_what_is_new_to_a_routine_is_compared_with_the_best_it_knows() -> None:
    state = a_turn()
    seat = state.to_move
    evaluation = read(state.game, figures_text(state.game)).evaluation
    routine = Routine(evaluation, state.game.actions, Random(4))
    routine.heed = 0.0
    choices = Choices()
    state.fill(seat, choices)
    routine.pick(state, seat, choices)
    base = seat * routine.actions
    new = state.legal(seat)[0]
    routine.gains[base + new] = -9.0
    picked = routine.pick(state, seat, choices)
    assert routine.gains[base + new] > -1.0
    assert picked == max(state.legal(seat), key=lambda action: routine.gains[base + action])


def a_heedful_turn() -> tuple[State, Routine, Choices]:
    """A turn, its choices, and a routine that looks again at every decision."""
    state = a_turn()
    routine = Routine(read(state.game, figures_text(state.game)).evaluation, state.game.actions, Random(4))
    routine.heed, routine.glance = 1.0, 3
    choices = Choices()
    state.fill(state.to_move, choices)
    return state, routine, choices


def test_a_routine_that_heeds_looks_again_at_the_best_few_and_at_any_other() -> None:
    state, routine, choices = a_heedful_turn()
    seat = state.to_move
    base = seat * routine.actions
    actions = state.legal(seat)
    seen: set[int] = set()
    for _ in range(40):
        for number, action in enumerate(actions):
            routine.gains[base + action] = 0.5 - 0.05 * number
        before = {action: routine.gains[base + action] for action in actions}
        picked = routine.pick(state, seat, choices)
        few = {action for action in actions if routine.gains[base + action] != before[action]}
        assert set(actions[:3]) <= few
        assert len(few) <= 4
        assert picked in few
        assert sum(routine.gains[base + action] for action in few) == pytest.approx(sum(before[each] for each in few))
        seen |= few
    assert len(seen) > 6


def test_no_memory_of_a_routine_is_wrong_for_good() -> None:
    """What is best is remembered as worst; by looking at any other choice now and then it is found again."""
    state, routine, choices = a_heedful_turn()
    seat = state.to_move
    base = seat * routine.actions
    best = routine.pick(state, seat, choices)
    routine.gains[base + best] = min(routine.gains[base + action] for action in state.legal(seat))
    picks = [routine.pick(state, seat, choices) for _ in range(300)]
    assert best not in picks[:1]
    assert picks[-20:].count(best) > 10


def test_a_game_without_the_step_of_a_turn_says_so() -> None:
    game = concilium.game("grand-tribunal", players=3)
    with pytest.raises(ValueError, match="no step 'nap'"):
        read(game, figures_text(game, "turns=4,turn=nap"))
    assert read(game, figures_text(game, "turns=0,turn=nap")).search(game.actions, 100, 1).comparison.turns == 0


def test_a_game_in_which_several_decide_in_secret_is_not_searched_with_turns() -> None:
    game = concilium.game("medieval-realms", players=3)
    with pytest.raises(ValueError, match="with turns: in 'placement' several decide in secret"):
        read(game, figures_text(game, "turns=4,turn=actions"))
    assert read(game, figures_text(game, "turns=0,turn=actions")).settings.turns == 0
