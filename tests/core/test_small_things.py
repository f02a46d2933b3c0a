"""The contract's small parts: sets of numbers, refusals, events, options, outlooks."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import concilium
from concilium import CHANCE, IllegalAction, OptionError, Outlook, Refusal
from concilium.core import bits
from concilium.core.events import EVERYONE, Event
from concilium.core.options import Choice, FilePath, Mix, Whole, check_options
from concilium.core.refusals import Reason, read_refusal, refuse

SETS = st.sets(st.integers(0, bits.CAPACITY - 1))


def packed(numbers: set[int]) -> int:
    return sum(1 << number for number in numbers)


@given(SETS)
def test_a_set_of_numbers_has_its_members_its_count_and_its_lowest(numbers: set[int]) -> None:
    together = packed(numbers)
    assert bits.members(together) == sorted(numbers)
    assert bits.count(together) == len(numbers)
    if numbers:
        assert bits.lowest(together) == min(numbers)
    for place, number in enumerate(sorted(numbers)):
        assert bits.nth(together, place) == number


@pytest.mark.parametrize("number", range(bits.CAPACITY))
def test_a_set_of_one_number_is_right_beyond_32_bits(number: int) -> None:
    assert bits.bit(number) == 1 << number
    assert bits.full(number) == (1 << number) - 1


@given(st.integers(0, 65535), st.integers(0, 65535))
def test_a_refusals_number_carries_its_amounts(need: int, have: int) -> None:
    reasons = [Reason(""), Reason("bare"), Reason("full", "GT-5.3", amounts=True)]
    assert read_refusal(refuse(2, need, have), reasons, "") == Refusal("GT-5.3", "full", {"need": need, "have": have})
    assert read_refusal(refuse(1, need, have), reasons, "GT-1.1") == Refusal("GT-1.1", "bare")


def test_a_refusal_says_what_it_is() -> None:
    refusal = Refusal("GT-5.3", "not-enough-vis", {"need": 2, "have": 1})
    assert repr(refusal) == "Refusal('GT-5.3', 'not-enough-vis', need=2, have=1)"
    assert refusal != Refusal("GT-5.3", "not-enough-vis", {"need": 2, "have": 0})
    assert len({refusal, Refusal("GT-5.3", "not-enough-vis", {"need": 2, "have": 1})}) == 1
    error = IllegalAction(1, 7, "vote orb", refusal)
    assert str(error) == "GT-5.3: not-enough-vis (need 2, have 1): seat 1, vote orb"
    assert (error.seat, error.action, error.rule) == (1, 7, "GT-5.3")


def test_an_event_shows_its_secrets_to_those_who_may_know() -> None:
    event = Event("card-moved", {"seat": 1, "card": None}, {"card": "orb"}, knowers=0b010)
    assert event.seen_by(1) == {"event": "card-moved", "seat": 1, "card": "orb"}
    assert event.seen_by(0) == event.seen_by(None) == {"event": "card-moved", "seat": 1, "card": None}
    public = Event("turn-began", {"seat": 1})
    assert public.knowers == EVERYONE
    assert public.seen_by(None) == {"event": "turn-began", "seat": 1}


def test_options_have_defaults_and_one_spelling() -> None:
    declared = [Choice("a", ["x", "y"], "x"), Whole("b", 1, 3, 2), Mix("c", ["p", "q"]), FilePath("d")]
    assert check_options(declared, {}) == {"a": "x", "b": 2, "c": [], "d": None}
    assert check_options(declared, {"c": {"q", "p"}, "d": "file"}) == {"a": "x", "b": 2, "c": ["p", "q"], "d": "file"}
    assert [option.allowed() for option in declared] == [["x", "y"], [1, 2, 3], ["p", "q"], None]
    with pytest.raises(OptionError, match="no option 'e'; there are a, b, c, d"):
        check_options(declared, {"e": 1})


def test_true_is_not_the_number_1() -> None:
    with pytest.raises(OptionError):
        Choice("a", [1, 2], 1).check(True)


def test_an_outlook_holds_no_truth() -> None:
    """What a bot gets differs from the truth in what its seat does not know, and agrees in what it does."""
    rng = random.Random(4)
    state = concilium.game("grand-tribunal", 4).start()
    while not state.waiting():
        state.apply(CHANCE, rng.choice(state.legal(CHANCE)))
    seat = state.waiting()[0]
    outlooks = [Outlook(state, seat, rng) for _ in range(5)]
    truth = state.to_json()
    assert any(outlook.resample(rng).to_json() != truth for outlook in outlooks)
    for outlook in outlooks:
        assert outlook.view() == state.view(seat)
        assert outlook.legal() == state.legal(seat)
        assert outlook.why_not(0) == state.why_not(seat, 0)
        assert outlook.game is state.game


def test_a_position_has_no_hash() -> None:
    with pytest.raises(TypeError):
        hash(concilium.game("grand-tribunal", 3).start())


def test_positions_of_different_options_differ() -> None:
    plain = concilium.game("grand-tribunal", 3).start()
    varied = concilium.game("grand-tribunal", 3, {"variants": ["double-advance"]}).start()
    assert plain == concilium.game("grand-tribunal", 3).start()
    assert plain != varied
    assert plain.to_move == CHANCE
