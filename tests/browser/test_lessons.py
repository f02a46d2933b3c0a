"""Both guided first games, clicked through: on a desktop and on a phone, in every language."""

from typing import Any

import pytest
from tests.browser import lessons, playing
from tests.browser.conftest import PHONE, OpenPage

GAMES = ["grand-tribunal", "medieval-realms"]
LANGUAGES = {"en": "en-GB", "es": "es-ES", "fr": "fr-FR", "it": "it-IT"}
SCREENS: dict[str, dict[str, Any]] = {"desktop": {}, "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True}}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_from_its_first_word_to_its_result(game: str, language: str, screen: str, open_page: OpenPage) -> None:
    page = open_page(f"/learn/{game}", locale=LANGUAGES[language], **SCREENS[screen])
    told = lessons.follow(page, game)
    assert told == list(lessons.lesson_of(page, game))
    playing.assert_no_sideways_scrolling(page)
    lessons.finish(page, 5)
    playing.assert_all_in_words(page)
