"""What can be counted where a chapter of a lesson begins."""

import re

from concilium.lessons import lesson_of
from concilium.locales import catalogue


def players_at(game: str, chapter: str) -> tuple[int, list[dict[str, object]]]:
    """The learner's seat, and all players as the learner sees them where a chapter begins."""
    lesson = lesson_of(game)
    assert lesson is not None
    state = lesson.game.start()
    for seat, action in lesson.opening(chapter):
        state.apply(seat, action)
    players = state.view(lesson.seat)["players"]
    assert isinstance(players, list)
    return lesson.seat, players


def numbers_in(game: str, language: str, text: str) -> set[int]:
    """The numbers that a text of a lesson names."""
    return {int(number) for number in re.findall(r"\d+", catalogue(language, game).text(f"lesson-{text}"))}
