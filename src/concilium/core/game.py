"""A game with its options: it starts positions, reads them back and names their actions."""

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from concilium.core.choices import Choices
from concilium.core.fields import Field
from concilium.core.frames import VARIABLES
from concilium.core.notation import Notation
from concilium.core.refusals import Reason, Reasons
from concilium.core.steps import Numbered, Step, StepNames
from concilium.core.views import AnyPrinted, View

if TYPE_CHECKING:
    from concilium.core.encoding import Encoder
    from concilium.core.evaluation import Evaluation
    from concilium.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules with their options chosen. Positions share it; only `choices` changes during a game."""

    def __init__(
        self,
        name: str,
        players: int,
        options: dict[str, object],
        notation: Notation,
        steps: list[Step[Any]],
        reasons: Reasons,
        fields: list[Field],
        step_names: StepNames | None = None,
        saved_seats: str = "players",
        saved_frames: str = "deciding",
    ) -> None:
        """Pass the `step_names` by which the rules number their steps; otherwise they are numbered as listed."""
        self.name = name
        self.players: i64 = players
        self.options = options
        self.notation: Final = notation
        self.actions: i64 = notation.size
        self.steps: list[Step[Any]] = (StepNames() if step_names is None else step_names).numbered(steps)
        self.numbered: Final = vec[Numbered]([Numbered(step) for step in self.steps])
        self.reasons: list[Reason] = reasons.declared
        self.fields = fields
        self.saved_seats = saved_seats
        """The name under which each seat's facts are saved."""
        self.saved_frames = saved_frames
        """The name under which the pending decision is saved."""
        self.choices: Final = Choices()
        """For answers that are read before the next question: a game is not shared between threads."""
        self.action_objects: Final[list[object]] = list(range(notation.size))
        """The actions as Python integers, each created once."""
        for number, step in enumerate(self.steps):
            if len(step.variables) > VARIABLES:
                raise ValueError(f"the step {step.name!r} has more than {VARIABLES} variables")
            step.enter(number, notation.verbs)
        _check_names(fields, {*View.__annotations__, saved_seats, saved_frames})

    def blank(self) -> "State":
        """A position with nothing on the table and nothing to decide."""
        raise NotImplementedError

    def start(self) -> "State":
        """The position before the first decision."""
        raise NotImplementedError

    def from_json(self, data: dict[str, Any]) -> "State":
        """The position that `State.to_json` wrote; `ValueError` says what is wrong with the data."""
        from concilium.core.saving import loaded

        return loaded(self, data)

    def check(self, state: "State") -> None:
        """Recompute what follows from the fields that were read; `ValueError` if they contradict each other."""

    def text(self, action: int) -> str:
        """An action in notation."""
        return self.notation.text(action)

    def action(self, text: str) -> int:
        """The action that a text in notation names."""
        return self.notation.action(text)

    def facts(self) -> AnyPrinted:
        """What is printed on this game's components, as plain data: for front ends, encoders and reports."""
        return {"cards": {}}

    def evaluation(self) -> "Evaluation":
        """The features by which bots judge this game's positions, their weights all zero."""
        from concilium.core.evaluation import DeclaredEvaluation

        return DeclaredEvaluation(self)

    def encoder(self) -> "Encoder":
        """What a seat knows, as numbers: for learners."""
        from concilium.core.encoding import DeclaredEncoder

        return DeclaredEncoder(self)


def _check_names(fields: list[Field], taken: set[str]) -> None:
    """`ValueError` if two facts of a position would be saved or shown under one name.

    A seat's `points` are in every view, as its score: a field may say the same.
    """
    facts: set[tuple[bool, str]] = set()
    for field in fields:
        if (field.of_seats, field.name) in facts:
            raise ValueError(f"there are two fields {field.name!r}")
        if field.name == "seat" or (not field.of_seats and field.name in taken):
            raise ValueError(f"there is a field {field.name!r}, as a view or a saved position calls something else")
        facts.add((field.of_seats, field.name))
