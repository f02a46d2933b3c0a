"""Every game's guided first game: legal on the present rules and cards, whole, and told in every language."""

import re

import pytest

import concilium
from concilium.core.movers import CHANCE, OVER
from concilium.lessons import Lesson, lesson_of
from concilium.locales import LANGUAGES, catalogue, folder_of

GAMES = [name for name in concilium.names() if lesson_of(name) is not None]


def the_lesson(game: str) -> Lesson:
    lesson = lesson_of(game)
    assert lesson is not None, f"{game} has no lesson"
    return lesson


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_a_lesson_is_legal(game: str) -> None:
    lesson = the_lesson(game)
    for tale in lesson.tales():
        state = lesson.game.start()
        for seat, action in tale:
            assert action in state.legal(seat), lesson.game.text(action)
            state.apply(seat, action)
        assert state.to_move != OVER


@pytest.mark.parametrize("game", GAMES)
def test_a_chapter_begins_where_the_learner_is_asked(game: str) -> None:
    lesson = the_lesson(game)
    for chapter in lesson.chapters:
        state = lesson.game.start()
        for seat, action in lesson.opening(chapter.id):
            state.apply(seat, action)
        assert lesson.seat in state.waiting(), chapter.id


@pytest.mark.parametrize("game", GAMES)
def test_the_last_chapter_alone_is_free_and_is_played_to_the_end(game: str) -> None:
    lesson = the_lesson(game)
    assert [chapter.free for chapter in lesson.chapters] == [False] * (len(lesson.chapters) - 1) + [True]
    last = lesson.chapters[-1]
    assert last.remarks
    assert lesson.dictated(lesson.opening(last.id)) is None


@pytest.mark.parametrize("game", GAMES)
def test_what_is_dictated_is_the_tale_and_nothing_beside_it(game: str) -> None:
    lesson = the_lesson(game)
    tale = lesson.tales()[0]
    for made in range(len(tale)):
        assert lesson.dictated(tale[:made]) == tale[made]
    assert lesson.dictated(tale) is None
    assert lesson.dictated([(CHANCE, -5)]) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_place_in_the_lesson_follows_from_the_decisions(game: str) -> None:
    lesson = the_lesson(game)
    for chapter in lesson.chapters:
        decisions = lesson.opening(chapter.id)
        # A chapter in which nothing is decided shares its position with the next.
        same = [each.id for each in lesson.chapters if lesson.opening(each.id) == decisions]
        assert lesson.place(decisions) == (same[0], 0)
        own = 0
        for seat, action in chapter.decisions()[:-1]:
            decisions.append((seat, action))
            own += seat == lesson.seat
            assert lesson.place(decisions) == (chapter.id, own)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_a_lesson_is_there_and_none_is_wasted(game: str, language: str) -> None:
    lesson = the_lesson(game)
    wanted = {f"lesson-{chapter.id}" for chapter in lesson.chapters}
    wanted |= {f"lesson-{chapter.id}-{moment.say}" for chapter in lesson.chapters for moment in chapter.moments}
    wanted |= {f"lesson-{chapter.id}-{remark.say}" for chapter in lesson.chapters for remark in chapter.remarks}
    file = folder_of(game) / language / "lessons.ftl"
    assert set(re.findall(r"^([\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)) == wanted
    words = catalogue(language, game)
    for key in wanted:
        assert words.text(key)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_takes_about_as_long_as_it_says(game: str) -> None:
    """Read at 180 words a minute, with three seconds for each decision and a minute and a half of free play."""
    lesson = the_lesson(game)
    words = catalogue("en", game)
    moments = [(chapter.id, moment) for chapter in lesson.chapters for moment in chapter.moments]
    read_words = sum(len(words.text(f"lesson-{chapter}-{moment.say}").split()) for chapter, moment in moments)
    minutes = read_words / 180 + sum(moment.do is not None for _, moment in moments) * 3 / 60 + 1.5
    assert lesson.minutes - 3 <= minutes <= lesson.minutes + 1, minutes
