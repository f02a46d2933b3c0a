"""What a lesson dictates at its table."""

from concilium.lessons import lesson_of
from concilium.server.course import Course, Entry
from concilium.server.rows import LESSON, TableRow


def dictated(row: TableRow, course: Course) -> Entry | None:
    """The decision that a lesson wants next, whoever makes it; None where nobody dictates."""
    lesson = lesson_of(row.game) if row.status == LESSON else None
    decided = None if lesson is None else lesson.dictated(course.decisions)
    return None if decided is None else Entry(*decided)
