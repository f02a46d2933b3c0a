"""What tries found, and how sure that is."""

import random
from statistics import pstdev

import pytest

from concilium.bots.tally import MOST_TRIED, Tally


def tally_of(worlds: list[list[float]], faith: float = 0.0) -> Tally:
    """Every world has the results of the first choices in it."""
    tally = Tally(8)
    tally.faith = faith
    tally.begin(4)
    for results in worlds:
        for choice, result in enumerate(results):
            tally.note(choice, result)
        tally.end_world()
    return tally


def drawn(rng: random.Random, worlds: int, choices: int, spread: float) -> list[list[float]]:
    """Worlds that differ by so much, and in each of them tries of equal choices."""
    shared = [rng.gauss(0, spread) for _ in range(worlds)]
    return [[rng.gauss(each, 0.05) for _ in range(choices)] for each in shared]


def test_a_choice_is_worth_the_mean_of_its_tries_and_of_what_was_seen() -> None:
    """What was seen of the second was too little by 0.2, of the first too much; it counts for two tries of each."""
    tally = tally_of([])
    tally.faith = 2.0
    tally.seen[0], tally.seen[1], tally.seen[3] = 0.3, 0.3, 0.1
    for results in [[0.2, 0.4], [0.3, 0.5]] * 20:
        for choice, result in enumerate(results):
            tally.note(choice, result)
        tally.end_world()
    assert tally.surprise() == pytest.approx(0.05)
    assert tally.value(3, tally.surprise()) == pytest.approx(0.15)
    values = [tally.value(choice, 0.0) for choice in range(2)]
    assert sum(values) == pytest.approx(0.7)
    # 40 tries each say that they differ by 0.2, and what counts for two tries that they do not.
    assert values[1] - values[0] == pytest.approx(0.2 * 40 / 42, abs=1e-5)


def test_what_is_alike_for_a_world_does_not_blur_the_difference_of_choices() -> None:
    """The error is that of the differences which many such tallies find, whether worlds differ much or not."""
    rng = random.Random(4)
    for spread in (0.0, 0.3):
        found, errors = [], []
        for _ in range(400):
            tally = tally_of(drawn(rng, 40, 3, spread))
            found.append(tally.value(0, 0.0) - tally.value(1, 0.0))
            errors.append(tally.error(0, 1))
        assert sum(errors) / len(errors) == pytest.approx(pstdev(found), rel=0.12)


def test_worlds_in_which_one_of_two_was_tried_do_not_blur_it() -> None:
    """Another choice was tried there too, and tells how good the world was."""
    rng = random.Random(4)
    found, errors = [], []
    for _ in range(400):
        tally = tally_of(drawn(rng, 20, 3, 0.2) + drawn(rng, 60, 2, 0.2))
        found.append(tally.value(0, 0.0) - tally.value(2, 0.0))
        errors.append(tally.error(0, 2))
    assert sum(errors) / len(errors) == pytest.approx(pstdev(found), rel=0.15)


def test_a_choice_that_was_tried_in_better_worlds_is_not_better_for_that() -> None:
    """The third is as good as the first, but was tried in the worst worlds only; the present world is not over."""
    tally = tally_of([[0.1, 0.3, 0.1], [0.2, 0.4, 0.2], [0.8, 1.0], [0.7, 0.9]])
    assert tally.value(0, 0.0) == pytest.approx(tally.value(2, 0.0))
    assert tally.value(1, 0.0) == pytest.approx(tally.value(0, 0.0) + 0.2)
    assert sum(int(tally.tries[choice]) * tally.value(choice, 0.0) for choice in range(3)) == pytest.approx(4.7)
    # The present world counts when it is over.
    values = [tally.value(choice, 0.0) for choice in range(3)]
    tally.note(1, 0.8)
    assert [tally.value(choice, 0.0) for choice in range(3)] == values


def test_choices_that_were_never_tried_together_are_compared_by_way_of_a_third() -> None:
    rng = random.Random(6)
    tally = tally_of([])
    for number in range(600):
        world = rng.gauss(0.5, 0.2)
        for choice, more in ((0, 0.1), (1, 0.0)) if number % 2 else ((1, 0.0), (2, -0.1)):
            tally.note(choice, world + more + rng.gauss(0, 0.02))
        tally.end_world()
    assert tally.value(0, 0.0) - tally.value(2, 0.0) == pytest.approx(0.2, abs=0.01)


def test_there_is_room_for_the_tries_of_so_many_choices() -> None:
    tally = Tally(MOST_TRIED + 8)
    tally.begin(MOST_TRIED + 8)
    for choice in range(MOST_TRIED):
        assert tally.room() == MOST_TRIED - choice
        tally.note(choice, 0.5)
        tally.end_world()
    tally.note(0, 0.5)
    assert tally.room() == 0
    tally.begin_again()
    assert tally.room() == MOST_TRIED


def test_few_tries_tell_nothing() -> None:
    tally = tally_of([[0.1, 0.9]])
    assert tally.error(0, 1) > 1e6
    assert tally.error(0, 3) > 1e6


def test_to_begin_again_keeps_the_order_and_forgets_how_sure_it_was() -> None:
    tally = tally_of([[0.2, 0.4, 0.3], [0.3, 0.5, 0.3], [0.2, 0.6, 0.2]], faith=1.0)
    before = [tally.value(choice, tally.surprise()) for choice in range(4)]
    tally.begin_again()
    assert [tally.value(choice, tally.surprise()) for choice in range(4)] == pytest.approx(before)
    assert (tally.all_tries, tally.known, list(tally.tries)[:4]) == (0, 0, [0, 0, 0, 0])
    assert tally.error(0, 1) > 1e6


def test_tries_that_differ_by_nothing_but_the_world_leave_no_doubt() -> None:
    """Rounding must not make a variance negative, whatever the numbers are."""
    rng = random.Random(7)
    for _ in range(300):
        shared = [rng.random() for _ in range(6)]
        tally = tally_of([[each, each + 0.1, each] for each in shared])
        assert tally.error(0, 1) == pytest.approx(0.0, abs=1e-6)
