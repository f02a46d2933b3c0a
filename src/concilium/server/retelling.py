"""What follows from the entries of a game, from its start or from an earlier position."""

from concilium.core.game import Game
from concilium.core.state import State
from concilium.server.course import Audience, Course, Entry


def replayed(game: Game, entries: list[Entry]) -> Course:
    """The course that these entries make."""
    course = Course(game)
    for entry in entries:
        course.add(entry, listen=False)
    return course


def events_after(
    game: Game, entries: list[Entry], audience: Audience, after: int, start: Course | None = None
) -> list[dict[str, object]]:
    """What an audience saw happen after its position `after`, in entries from `start` on."""
    course = Course(game) if start is None else start.mark()
    seen: list[dict[str, object]] = []
    for entry in entries:
        course.add(entry)
        if course.has_noticed(audience) and course.number(audience) > after:
            seen += [event.seen_by(audience) for event in course.happened]
    return seen


def position_after(game: Game, decisions: list[tuple[int, int]]) -> State:
    """The position after these decisions."""
    state = game.start()
    for seat, action in decisions:
        state.apply(seat, action)
    return state
