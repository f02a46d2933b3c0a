"""What every game promises, over generated games of all games: the promises that `concilium.testing` ships."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.generated import GAMES, games, positions, rngs, starts

from concilium import Game, State
from concilium.testing.promises import OF_A_GAME, OF_A_POSITION, OF_A_WALK
from concilium.testing.words import words_are_complete

every_game = pytest.mark.parametrize("name", GAMES)


@every_game
@pytest.mark.parametrize("promise", OF_A_GAME, ids=lambda promise: promise.__name__)
@given(data=st.data())
def test_a_game(name: str, promise: Callable[[Game, random.Random], None], data: st.DataObject) -> None:
    promise(data.draw(games(name)), data.draw(rngs()))


@every_game
@pytest.mark.parametrize("promise", OF_A_WALK, ids=lambda promise: promise.__name__)
@given(data=st.data())
def test_a_walk(name: str, promise: Callable[[State, random.Random], None], data: st.DataObject) -> None:
    promise(data.draw(starts(name)), data.draw(rngs()))


@every_game
@pytest.mark.parametrize("promise", OF_A_POSITION, ids=lambda promise: promise.__name__)
@given(data=st.data())
def test_a_position(name: str, promise: Callable[[State, random.Random], None], data: st.DataObject) -> None:
    promise(data.draw(positions(name)), data.draw(rngs()))


@every_game
def test_every_step_reason_option_verb_card_and_rule_has_its_words(name: str) -> None:
    words_are_complete(name)
