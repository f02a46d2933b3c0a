"""Reading a lesson: every mistake is named with file, chapter, moment and field, and every decision is tried."""

from pathlib import Path

from concilium.core.datafiles import DataError, DataFile, Entry
from concilium.core.game import Game
from concilium.core.movers import CHANCE
from concilium.core.notation import UnknownNotation
from concilium.core.options import OptionError
from concilium.core.registry import game as make_game
from concilium.core.state import State
from concilium.lessons.lesson import Chapter, Decided, Lesson, Moment, Remark

_CHANCE_WORD = "chance"
_POINTS = ("place", "thing", "verb")
_CAUSES = ("verb", "event")


def read(name: str, path: Path) -> Lesson:
    """The lesson of a file, played through on the present rules and cards."""
    return _Reader(name, DataFile(path)).lesson()


class _Reader:
    def __init__(self, name: str, file: DataFile) -> None:
        self.file = file
        top = file.top(["format", "players", "seat", "names", "level", "minutes", "options", "chapter"])
        top.whole("format", 1, 1)
        self.game = self._game(name, top)
        self.seat = top.whole("seat", 0, self.game.players - 1)
        self.names = _texts(top, "names")
        if len(self.names) != self.game.players - 1:
            top.problem("names", f"must name the {self.game.players - 1} rivals, not {len(self.names)}")
        self.level = top.text("level")
        self.minutes = top.whole("minutes", 1, 60)
        self.state: State = self.game.start()

    def _game(self, name: str, top: Entry) -> Game:
        options = top.content.get("options", {})
        try:
            return make_game(name, top.whole("players", 1, 8), options)
        except OptionError as error:
            top.problem(error.option, str(error))
            raise DataError(self.file.problems) from error

    def lesson(self) -> Lesson:
        entries = self.file.entries("chapter")
        chapters = tuple(self._chapter(entry) for entry in entries)
        ids = [chapter.id for chapter in chapters]
        for entry, name in zip(entries, ids, strict=True):
            if ids.count(name) > 1:
                entry.problem("id", "is used twice")
        if not chapters:
            self.file.problem("", "chapter", "there is none")
        lesson = Lesson(self.game, self.seat, tuple(self.names), self.level, self.minutes, chapters)
        self._check_tales(lesson)
        self.file.raise_problems()
        return lesson

    def _check_tales(self, lesson: Lesson) -> None:
        """A game's decisions must tell which tale it is."""
        tales = lesson.tales()
        for number, tale in enumerate(tales):
            for other in tales[:number]:
                if other[: len(tale)] == tale or tale[: len(other)] == other:
                    self.file.problem("", "past", "two games of the lesson begin alike to the end of one of them")

    def _chapter(self, entry: Entry) -> Chapter:
        entry.only(["id", "past", "free", "moment", "remark"])
        name = entry.id()
        past: list[Decided] = []
        if entry.has("past"):
            self.state = self.game.start()
            past = self._decisions(entry, "past")
        moments = tuple(self._moment(each) for each in entry.entries("moment"))
        remarks = tuple(self._remark(each) for each in entry.entries("remark")) if entry.has("remark") else ()
        free = entry.flag("free", False)
        if remarks and not free:
            entry.problem("remark", "only a free chapter has remarks")
        return Chapter(name, tuple(past), moments, remarks, free)

    def _moment(self, entry: Entry) -> Moment:
        entry.only(["say", "point", "do", "then"])
        points = _texts(entry, "point") if entry.has("point") else []
        for point in points:
            self._check_point(entry, point)
        do: int | None = None
        then: list[Decided] = []
        if entry.has("do"):
            made = self._made(entry, "do", f"{self.seat}: {entry.text('do')}")
            if made is not None:
                do = made[1]
                then.append(made)
        if entry.has("then"):
            then += self._decisions(entry, "then")
            if any(seat == self.seat for seat, _ in then[do is not None :]):
                entry.problem("then", "the learner's own decisions are moments with a 'do'")
        return Moment(entry.text("say"), tuple(points), do, tuple(then))

    def _remark(self, entry: Entry) -> Remark:
        entry.only(["on", "say"])
        cause = entry.text("on")
        kind, _, what = cause.partition(":")
        if kind not in _CAUSES or not what:
            entry.problem("on", f"must be one of {', '.join(each + ':…' for each in _CAUSES)}, not {cause!r}")
        elif kind == "verb":
            self._check_point(entry, cause, "on")
        return Remark(cause, entry.text("say"))

    def _check_point(self, entry: Entry, point: str, field: str = "point") -> None:
        kind, _, what = point.partition(":")
        verbs = self.game.notation.verbs
        if kind not in _POINTS or not what:
            entry.problem(field, f"must be one of {', '.join(each + ':…' for each in _POINTS)}, not {point!r}")
        elif kind == "verb" and what not in [verb.name for verb in verbs]:
            entry.problem(field, f"no verb {what!r}")
        elif kind == "thing" and not any(what in verb.things for verb in verbs):
            entry.problem(field, f"nothing is done to {what!r}")

    def _decisions(self, entry: Entry, field: str) -> list[Decided]:
        found = (self._made(entry, field, line) for line in _texts(entry, field))
        return [made for made in found if made is not None]

    def _made(self, entry: Entry, field: str, line: str) -> Decided | None:
        """A decision, made in the lesson's game so far; a mistake in one makes all that follow meaningless."""
        who, _, text = line.partition(":")
        try:
            seat = CHANCE if who == _CHANCE_WORD else int(who)
            action = self.game.action(text)
        except (UnknownNotation, ValueError) as error:
            entry.problem(field, f"{line!r}: {error}")
            raise DataError(self.file.problems) from error
        refusal = self.state.why_not(seat, action)
        if refusal is not None:
            entry.problem(field, f"{line!r} is not allowed: {refusal}")
            raise DataError(self.file.problems)
        self.state.apply(seat, action)
        return seat, action


def _texts(entry: Entry, field: str) -> list[str]:
    value = entry.content.get(field)
    if not isinstance(value, list) or not all(isinstance(item, str) and item for item in value):
        entry.problem(field, f"must be a list of texts, not {value!r}")
        return []
    return [str(item) for item in value]
