"""What tries found, and how sure that is."""

import random
from statistics import pstdev

import pytest

from concilium.bots.tally import Tally


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
    tally = tally_of([[0.2, 0.4], [0.4, 0.6]], faith=2.0)
    assert tally.surprise() == pytest.approx(0.4)
    assert tally.value(0, 0.0) == pytest.approx(0.6 / 4)
    assert tally.value(3, 0.1) == pytest.approx(0.1)
    tally.seen[0] = 0.5
    assert tally.value(0, 0.1) == pytest.approx((0.6 + 2 * 0.6) / 4)


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


def test_worlds_in_which_one_alone_was_tried_do_blur_it() -> None:
    rng = random.Random(4)
    found, errors = [], []
    for _ in range(400):
        tally = tally_of(drawn(rng, 20, 3, 0.2) + drawn(rng, 60, 2, 0.2))
        found.append(tally.value(0, 0.0) - tally.value(2, 0.0))
        errors.append(tally.error(0, 2))
    assert sum(errors) / len(errors) == pytest.approx(pstdev(found), rel=0.15)


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
