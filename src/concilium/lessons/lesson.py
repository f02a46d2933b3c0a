"""A guided first game as data: chapters of moments, each with something to say and perhaps something to do."""

from dataclasses import dataclass

from concilium.core.game import Game

Decided = tuple[int, int]
"""A seat, or chance, and its action."""


@dataclass(frozen=True)
class Moment:
    """One idea: its text, what on the screen it speaks of, and the decision that the learner is to make, if any."""

    say: str
    points: tuple[str, ...]
    do: int | None
    then: tuple[Decided, ...]
    """What rivals and chance decide after it."""


@dataclass(frozen=True)
class Remark:
    """What the guide says of free play: when the learner does something (`verb:`) or something happens (`event:`)."""

    on: str
    say: str


@dataclass(frozen=True)
class Chapter:
    """A part of the lesson that can be skipped, repeated and left. With a past of its own it is another game's end."""

    id: str
    past: tuple[Decided, ...]
    moments: tuple[Moment, ...]
    remarks: tuple[Remark, ...]
    free: bool
    """Whether the learner decides alone once the moments are over."""

    def decisions(self) -> list[Decided]:
        return [decided for moment in self.moments for decided in moment.then]


@dataclass(frozen=True)
class Lesson:
    """A guided first game. The learner sits at `seat`; the others have names, and a bot's level for free play."""

    game: Game
    seat: int
    names: tuple[str, ...]
    level: str
    minutes: int
    chapters: tuple[Chapter, ...]

    def chapter(self, name: str) -> Chapter | None:
        return next((chapter for chapter in self.chapters if chapter.id == name), None)

    def tales(self) -> list[list[Decided]]:
        """The games that the chapters tell, each from its first decision on."""
        told: list[list[Decided]] = []
        for chapter in self.chapters:
            if chapter.past or not told:
                told.append(list(chapter.past))
            told[-1] += chapter.decisions()
        return told

    def opening(self, name: str) -> list[Decided]:
        """All that was decided before a chapter begins."""
        decisions: list[Decided] = []
        for chapter in self.chapters:
            if chapter.past:
                decisions = list(chapter.past)
            if chapter.id == name:
                return decisions
            decisions += chapter.decisions()
        raise KeyError(name)

    def dictated(self, decisions: list[Decided]) -> Decided | None:
        """The next decision after these; None if the lesson has nothing to dictate there."""
        made = len(decisions)
        for tale in self.tales():
            if made < len(tale) and tale[:made] == decisions:
                return tale[made]
        return None

    def place(self, decisions: list[Decided]) -> tuple[str, int]:
        """Where the learner is: the first chapter that is not over, and how many own decisions in it are made."""
        made = len(decisions)
        for chapter in self.chapters:
            opening, own = self.opening(chapter.id), chapter.decisions()
            rest = made - len(opening)
            is_here = rest < len(own) or chapter.free or (not own and rest == 0)
            if rest >= 0 and decisions[: len(opening)] == opening and is_here:
                return chapter.id, [seat for seat, _ in own[:rest]].count(self.seat)
        return self.chapters[-1].id, 0
