"""Over HTTP: guided first games."""

from concilium.server.wire.message import Message


class LessonMoment(Message, frozen=True, kw_only=True):
    """One idea of a lesson: `lesson-<chapter>-<say>`, what it points at, and the action the learner is to take."""

    say: str
    points: list[str]
    """`place:…`, `thing:…` or `verb:…` on the screen."""
    action: int | None


class LessonRemark(Message, frozen=True, kw_only=True):
    """What the guide says of free play, once, on the learner's `verb:…` or on an `event:…`."""

    on: str
    say: str


class LessonChapter(Message, frozen=True, kw_only=True):
    """A chapter; `anew` if it starts a different game from the chapter before."""

    id: str
    free: bool
    anew: bool
    moments: list[LessonMoment]
    remarks: list[LessonRemark]


class Lesson(Message, frozen=True, kw_only=True):
    """A game's guided first game."""

    game: str
    minutes: int
    chapters: list[LessonChapter]


class LessonWish(Message, frozen=True, kw_only=True):
    """A chapter to begin."""

    chapter: str
    name: str


class LessonPlace(Message, frozen=True, kw_only=True):
    """Where a lesson's table is: its chapter, and how many of the learner's decisions in it are made."""

    chapter: str
    made: int
