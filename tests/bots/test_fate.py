"""What happens by chance in an imagined world: settled, fair, and apart from what else happens."""

import random
from collections import Counter

from concilium.bots.fate import FATES, Fate
from concilium.core.choices import Choices, put


def choices_of(outcomes: list[int]) -> Choices:
    choices = Choices()
    choices.size = put(choices.words, 0, 100, sum(1 << outcome for outcome in outcomes))
    return choices


def deck(fate: Fate, cards: int, seen: list[int] | None = None) -> list[int]:
    """The order in which a deck is drawn; between two cards `seen` is drawn from, if it is given."""
    left, order = list(range(cards)), []
    while left:
        order.append(fate.draw(choices_of(left)) - 100)
        left.remove(order[-1])
        if seen is not None:
            fate.draw(choices_of(seen))
            fate.moment(1, 3)
    return order


def test_a_deck_has_the_same_order_in_all_tries_of_a_world_whatever_else_is_drawn() -> None:
    fate = Fate()
    orders = []
    for number, others in ((7, None), (7, [40, 41, 42]), (8, None)):
        fate.begin(number)
        orders.append(deck(fate, 20, others))
    assert orders[0] == orders[1] != orders[2]
    assert sorted(orders[0]) == list(range(20))


def test_a_card_that_is_gone_does_not_change_the_order_of_the_others() -> None:
    fate = Fate()
    fate.begin(7)
    order = deck(fate, 12)
    fate.begin(7)
    gone = order[5]
    left = [card for card in range(12) if card != gone]
    found = []
    while left:
        found.append(fate.draw(choices_of(left)) - 100)
        left.remove(found[-1])
    assert found == [card for card in order if card != gone]


def test_a_die_falls_anew_each_time_and_alike_in_all_tries() -> None:
    fate = Fate()
    falls = []
    for _ in range(2):
        fate.begin(11)
        falls.append([fate.draw(choices_of(list(range(6)))) for _ in range(40)])
    assert falls[0] == falls[1]
    assert len(set(falls[0])) == 6


def test_all_outcomes_are_equally_likely() -> None:
    """2,800 worlds, seven outcomes, of the first draw and of the third; the bound is five standard deviations."""
    rng = random.Random(5)
    fate, first, third = Fate(), Counter[int](), Counter[int]()
    for _ in range(2800):
        fate.begin(rng.randrange(FATES))
        drawn = deck(fate, 7)
        first[drawn[0]] += 1
        third[drawn[2]] += 1
    for found in (first, third):
        assert set(found) == set(range(7))
        assert all(abs(count - 400) < 5 * (2800 * 6 / 49) ** 0.5 for count in found.values())


def test_a_moment_is_its_own() -> None:
    """By seat, step, turn and how often the step has come in it: the same in every try, and no two alike."""
    fate = Fate()
    tries = []
    for _ in range(2):
        fate.begin(3)
        moments = []
        for _ in range(4):
            moments += [fate.moment(seat, step) for seat in range(4) for step in range(20) for _ in range(3)]
            fate.begin_turn()
        tries.append(moments)
    assert tries[0] == tries[1]
    assert len(set(tries[0])) == len(tries[0])
