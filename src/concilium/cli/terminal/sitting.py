"""A game at the terminal: what has been decided so far, undo, saving and resuming."""

import random
from pathlib import Path

from concilium.core.events import Event
from concilium.core.game import Game
from concilium.core.movers import OVER
from concilium.core.outlook import Outlook
from concilium.core.records import Record
from concilium.core.undo import secret_step, takeable


class Sitting:
    """The decisions of a game, the position that follows from them, and the events of the latest."""

    def __init__(self, game: Game, names: list[str], rng: random.Random) -> None:
        self.game = game
        self.names = names
        self.rng = rng
        self.decisions: list[tuple[int, int]] = []
        self.events: list[Event] = []
        """What happened since somebody last took them."""
        self._begin()

    @staticmethod
    def resume(path: Path, rng: random.Random) -> "Sitting":
        """A saved game; `RecordError` says what is wrong with the file."""
        record = Record.parse(path.read_text(encoding="utf-8"))
        sitting = Sitting(record.game, record.names, rng)
        for seat, action in record.decisions:
            sitting.decide(seat, action)
        sitting.take_events()
        return sitting

    def save(self, path: Path) -> None:
        """As a record, which any other command reads too."""
        record = Record(self.game, self.names)
        record.decisions = list(self.decisions)
        if self.is_over():
            record.result = self.state.scores()
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(str(record), encoding="utf-8")

    def is_over(self) -> bool:
        return self.state.to_move == OVER

    def outlook(self, seat: int) -> Outlook:
        return Outlook(self.state, seat, self.rng)

    def decide(self, seat: int, action: int) -> None:
        """Make a decision; `IllegalAction` leaves everything unchanged."""
        step = secret_step(self.state)
        self.state.apply(seat, action)
        self.decisions.append((seat, action))
        self._steps.append(step)

    def undo(self, seat: int) -> bool:
        """Take back the seat's last decision if the rule of undo allows it."""
        movers = [mover for mover, _ in self.decisions]
        found = takeable(movers, self._steps, seat, secret_step(self.state))
        if self.is_over() or not found:
            return False
        kept = [decision for index, decision in enumerate(self.decisions) if index != found[0]]
        self._begin()
        self.decisions = []
        for mover, action in kept:
            self.decide(mover, action)
        self.take_events()
        return True

    def take_events(self) -> list[Event]:
        """What happened since this was last asked."""
        events, self.events = self.events, []
        return events

    def _begin(self) -> None:
        self.state = self.game.start()
        self.state.listener = self._listen
        self._steps: list[int] = []

    def _listen(self, event: Event) -> None:
        self.events.append(event)
