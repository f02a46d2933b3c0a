"""A game with its options: it starts positions, reads them back and names their actions."""

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.notation import Notation
from concilium.core.refusals import Reason
from concilium.core.steps import Numbered, Step
from concilium.core.views import AnyPrinted

if TYPE_CHECKING:
    from concilium.core.encoding import Encoder
    from concilium.core.evaluation import Evaluation
    from concilium.core.state import State


class Game:
    """The rules with their options chosen. Positions share it; nothing in it changes during a game."""

    def __init__(
        self,
        name: str,
        players: int,
        options: dict[str, object],
        notation: Notation,
        steps: list[Step[Any]],
        reasons: list[Reason],
    ) -> None:
        self.name = name
        self.players: i64 = players
        self.options = options
        self.notation = notation
        self.actions: i64 = notation.size
        self.steps = steps
        self.numbered: vec[Numbered] = vec[Numbered]([Numbered(step) for step in steps])
        self.reasons = reasons
        self.scratch: vec[i64] = vec[i64]([0] * (notation.size + 1))
        self.numbers: list[object] = list(range(notation.size))
        """The actions as Python's numbers, each made once."""
        for number, step in enumerate(steps):
            step.enter(number, notation.verbs)

    def start(self) -> "State":
        """The position before the first decision."""
        raise NotImplementedError

    def from_json(self, data: dict[str, Any]) -> "State":
        """The position that `State.to_json` wrote; `ValueError` says what is wrong with the data."""
        raise NotImplementedError

    def text(self, action: int) -> str:
        """An action in notation."""
        return self.notation.text(action)

    def action(self, text: str) -> int:
        """The action that a text in notation names."""
        return self.notation.action(text)

    def facts(self) -> AnyPrinted:
        """What is printed on this game's components, as plain data: for front ends, encoders and reports."""
        raise NotImplementedError

    def evaluation(self) -> "Evaluation":
        """The features by which bots judge this game's positions, their weights all zero."""
        raise NotImplementedError

    def encoder(self) -> "Encoder":
        """What a seat knows, as numbers: for learners."""
        raise NotImplementedError
