"""The shipped test of the contract: it accepts a game that keeps it, and says what one that breaks it has broken."""

import pytest
from tests.conftest import Offer

from concilium.testing import contract_test

ODD = "tests.testing.odd_games:"


def test_the_example_keeps_the_contract(offer: Offer) -> None:
    offer("goofspiel", "concilium_goofspiel:TITLE")
    contract_test("goofspiel", rounds=2)


def test_an_undeclared_attribute_that_matters_only_later_is_noticed(offer: Offer) -> None:
    offer("goofspiel", f"{ODD}CARRYING")
    with pytest.raises(AssertionError, match="continues otherwise"):
        contract_test("goofspiel")


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("SILENT_ABOUT_TIES", "'prize-lost' is not declared"),
        ("LACKING_A_FACT", "'prize-lost' has the facts card, and not card, seat"),
        ("OF_ANOTHER_KIND", "'prize-lost' has 'card' as '[1-9]', which is no seat"),
    ],
)
def test_an_event_must_be_as_the_title_declares_it(offer: Offer, game: str, said: str) -> None:
    offer("goofspiel", f"{ODD}{game}")
    with pytest.raises(AssertionError, match=said):
        contract_test("goofspiel")


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("WITHOUT_ITS_ENDING", "a verb 'pass', which the game does not have"),
        ("BIDDING_SEATS", "'bid' is not done to seats"),
        ("FINE_POINTS", "a seat's points are its score"),
    ],
)
def test_title_and_view_say_what_the_game_does(offer: Offer, game: str, said: str) -> None:
    offer("goofspiel", f"{ODD}{game}")
    with pytest.raises(AssertionError, match=said):
        contract_test("goofspiel")
