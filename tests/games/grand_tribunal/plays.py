"""Positions of Grand Tribunal played in notation, and what is then seen of them."""

from collections.abc import Callable
from typing import Any

from tests.contract.watching import Watch

from concilium import Refusal, State

COMMON = ("deck", "discard", "market", "resolving")
ZONES = ("hand", "sanctum", "active", "installed", "awarded")


def step_of(state: State) -> str:
    """What is being decided, by name."""
    step = state.view(None)["deciding"]
    assert isinstance(step, dict)
    return str(step["step"])


class Play:
    """A position played in notation by whoever is to move."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[dict[str, object]] = []
        state.listener = lambda event: self.events.append(event.seen_by(None))
        self.watch = Watch(state)

    @property
    def mover(self) -> int:
        return int(self.state.to_move)

    @property
    def step(self) -> str:
        return step_of(self.state)

    def do(self, *texts: str) -> "Play":
        for text in texts:
            self.state.apply(self.state.to_move, self.state.game.action(text))
            # Every effect tells what it has touched.
            self.watch.look(range(self.state.seats))
        return self

    def legal(self, verb: str | None = None) -> list[str]:
        """What the mover may do, in notation; with a verb, what it may do that to."""
        texts = [self.state.game.text(action) for action in self.state.legal(self.state.to_move)]
        if verb is None:
            return texts
        return [thing for found, _, thing in (text.partition(" ") for text in texts) if found == verb]

    def may(self, text: str) -> bool:
        return text in self.legal()

    def refusal(self, text: str, seat: int | None = None) -> Refusal | None:
        return self.state.why_not(self.state.to_move if seat is None else seat, self.state.game.action(text))

    def rule(self, text: str, seat: int | None = None) -> str | None:
        """The rule that forbids it; None if it is legal."""
        refusal = self.refusal(text, seat)
        return None if refusal is None else refusal.rule

    def facts(self, text: str) -> dict[str, int | str]:
        refusal = self.refusal(text)
        assert refusal is not None
        return refusal.facts

    def deal(self, *cards: str) -> "Play":
        """Chance draws these cards."""
        return self.do(*(f"deal {card}" for card in cards))

    def end_turn(self) -> "Play":
        return self.do("end")

    def until(self, wanted: Callable[["Play"], bool]) -> "Play":
        """Whoever is to move does the first thing that comes to mind: nothing, if possible."""
        while not wanted(self):
            legal = self.legal()
            idle = [text for text in ("end", "no") if text in legal]
            self.do(idle[0] if idle else legal[0])
        return self

    @property
    def data(self) -> dict[str, Any]:
        return dict(self.state.to_json())

    def vis(self, seat: int) -> int:
        return int(self.data["wizards"][seat]["vis"])

    def stores(self) -> list[int]:
        return [int(wizard["vis"]) for wizard in self.data["wizards"]]

    def votes(self, space: str) -> int:
        return int(self.data["votes"][space])

    def vis_on(self, card: str) -> int:
        return int(self.data["vis_on"].get(card, 0))

    def is_face_up(self, card: str) -> bool:
        return card in self.data["face_up"]

    def place(self, card: str) -> str:
        """Where a card is: "deck", "market", "hand 0", ..."""
        data = self.data
        places = [place for place in COMMON if card in data["places"][place]]
        places += [
            f"{zone} {seat}" for seat, wizard in enumerate(data["wizards"]) for zone in ZONES if card in wizard[zone]
        ]
        assert len(places) == 1, (card, places)
        return places[0]

    def host(self, spell: str) -> str | None:
        for wizard in self.data["wizards"]:
            if spell in wizard["hosts"]:
                return str(wizard["hosts"][spell])
        return None

    def known(self, seat: int) -> set[str]:
        return set(self.data["wizards"][seat]["known"])

    def view(self, seat: int | None) -> dict[str, Any]:
        return dict(self.state.view(seat))

    def count(self, zone: str, seat: int) -> int:
        return len(self.data["wizards"][seat][zone])
