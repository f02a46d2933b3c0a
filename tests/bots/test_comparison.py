"""The search without a tree: candidates tried in the same worlds, everybody going on by routine."""

import random

import pytest
from tests.bots.turns import WANTED, a_turn, figures_text, moments

import concilium
from concilium import OVER, Game, Outlook
from concilium.bots.budget import Budget
from concilium.bots.figures import read
from concilium.bots.players import SearchPlayer
from concilium.bots.tally import MOST_TRIED


def a_player(game: Game, iterations: int, seed: int = 1) -> SearchPlayer:
    return SearchPlayer(game, read(game, figures_text(game)), Budget(iterations=iterations), seed)


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
