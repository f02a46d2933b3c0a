"""Guided first games: records with notes, brought by each game beside its cards.

from concilium.lessons import lesson_of

lesson = lesson_of(name)
lesson.opening(chapter)          # the decisions before that chapter, from the start of a game
lesson.dictated(decisions)       # what is decided next, by whomever; None once the learner is free
"""

from functools import cache
from pathlib import Path

from concilium.core.registry import title
from concilium.lessons.lesson import Chapter, Lesson, Moment, Remark
from concilium.lessons.reading import read

__all__ = ["Chapter", "Lesson", "Moment", "Remark", "file_of", "lesson_of"]


def file_of(game: str) -> Path:
    """Where a game's guided first game would lie."""
    return title(game).folder / "lessons" / "first-game.toml"


@cache
def lesson_of(game: str) -> Lesson | None:
    """A game's guided first game, if it brings one; `DataError` names every mistake in it."""
    path = file_of(game)
    return read(game, path) if path.is_file() else None
