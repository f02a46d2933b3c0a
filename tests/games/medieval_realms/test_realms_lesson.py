"""The guided first game of Medieval Realms: its numbers are those on the table."""

import pytest
from tests.lessons.numbers_said import numbers_in, players_at

from concilium.locales import LANGUAGES

GAME = "medieval-realms"


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_that_a_text_names_are_those_on_the_table(language: str) -> None:
    seat, players = players_at(GAME, "alone")
    assert {player["points"] for player in players} <= numbers_in(GAME, language, "alone-lead")
    palace = players[seat]["palace"]
    assert isinstance(palace, dict)
    assert {palace["battle"], palace["culture"]} <= numbers_in(GAME, language, "alone-plan")
