"""Guided first games over HTTP: what a lesson says, and the tables at which it is taken.

A lesson's table is a table like any other but that rivals, chance and, until the last chapter, the learner decide what
the lesson dictates. Which chapter it is at follows from its decisions, so nothing else is stored.
"""

from typing import Any

from litestar import Request, Response, get, post

from concilium.core.registry import names
from concilium.lessons import Lesson, lesson_of
from concilium.server import lobby, wire
from concilium.server.course import Entry
from concilium.server.guests import Signer
from concilium.server.hall import Hall
from concilium.server.problems import Refusing
from concilium.server.rows import BOT, LESSON, PERSON, SeatRow, TableRow, new_id, now
from concilium.server.store import Store

A_DAY = 24 * 60 * 60
"""For how many seconds a lesson that was left can be continued; later its chapter begins again."""
LESSONS_A_DAY = 100
"""How many chapters a guest may begin within that time."""

AnyRequest = Request[Any, Any, Any]


@get("/api/games/{game:str}/lesson")
async def one_lesson(game: str) -> wire.Lesson:
    """A game's guided first game: chapters, what is said in them, what it points at."""
    lesson = _lesson(game)
    return wire.Lesson(
        game=game,
        minutes=lesson.minutes,
        chapters=[
            wire.LessonChapter(
                id=chapter.id,
                free=chapter.free,
                anew=bool(chapter.past),
                moments=[
                    wire.LessonMoment(
                        say=moment.say,
                        points=list(moment.points),
                        action=moment.do,
                    )
                    for moment in chapter.moments
                ],
                remarks=[wire.LessonRemark(on=remark.on, say=remark.say) for remark in chapter.remarks],
            )
            for chapter in lesson.chapters
        ],
    )


@post("/api/games/{game:str}/lesson")
async def take_lesson(
    game: str,
    data: wire.LessonWish,
    request: AnyRequest,
    guest: str | None,
    store: Store,
    hall: Hall,
    signer: Signer,
) -> Response[wire.TableInfo]:
    """A table at which a chapter begins."""
    lesson = _lesson(game)
    if lesson.chapter(data.chapter) is None:
        raise Refusing("no-lesson")
    learner = guest if guest is not None else new_id()
    name = await lobby.free_name(data.name, store)
    await store.forget_lessons(learner, now() - A_DAY)
    if await store.lessons_of(learner) >= LESSONS_A_DAY:
        raise Refusing("too-many-tables", facts={"most": LESSONS_A_DAY})
    await lobby.known(guest, name, store, learner)
    row = TableRow(game, lesson.game.options, learner, False, _seats(lesson, name, learner), LESSON)
    table = await hall.make(row, [Entry(*decided) for decided in lesson.opening(data.chapter)])
    return await lobby.signed(table.info(learner), learner, request, signer, store)


@get("/api/tables/{table_id:str}/lesson")
async def place_in_lesson(table_id: str, hall: Hall) -> wire.LessonPlace:
    """Where in its lesson a table is."""
    table = await hall.open(table_id)
    lesson = lesson_of(table.row.game) if table.row.status == LESSON else None
    if lesson is None:
        raise Refusing("no-lesson")
    chapter, made = lesson.place(table.course.decisions)
    return wire.LessonPlace(chapter=chapter, made=made)


def _lesson(game: str) -> Lesson:
    lesson = lesson_of(game) if game in names() else None
    if lesson is None:
        raise Refusing("no-lesson")
    return lesson


def _seats(lesson: Lesson, name: str, learner: str) -> list[SeatRow]:
    rivals = iter(lesson.names)
    return [
        SeatRow(seat, name, PERSON, None, holders={learner})
        if seat == lesson.seat
        else SeatRow(seat, next(rivals), BOT, lesson.level)
        for seat in range(lesson.game.players)
    ]


ROUTES = [one_lesson, take_lesson, place_in_lesson]
