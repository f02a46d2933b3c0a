"""Positions of Medieval Realms set up by name, and small words for acting in them."""

import json
import random
from collections.abc import Mapping
from functools import cache
from typing import Any

from tests.contract.watching import Watch

import concilium
from concilium.core.events import Event
from concilium.core.game import Game
from concilium.core.movers import CHANCE, OVER
from concilium.core.refusals import Refusal
from concilium.core.state import State

RESOURCES = ["production", "science", "culture", "religion", "gold", "raw-material", "battle"]


@cache
def realms(players: int) -> Game:
    return concilium.game("medieval-realms", players)


def card_ids(players: int) -> list[str]:
    """Every card, in the order of the file."""
    data: dict[str, Any] = realms(players).start().to_json()
    return list(data["deck"])


class Scene:
    """A position in the making: in the middle of round 1, nothing on the panel, nothing in the palaces."""

    def __init__(self, players: int = 3, game: Game | None = None) -> None:
        self.game = game if game is not None else realms(players)
        self.data: dict[str, Any] = json.loads(json.dumps(self.game.start().to_json()))
        self.data["round"] = 1
        self.data["order"] = list(range(self.game.players))
        self.deciding("actions", 0)
        for king in self.data["kings"]:
            king["palace"] = dict.fromkeys(RESOURCES, 0)

    def _lift(self, card: str) -> None:
        for pile in [self.data["deck"], self.data["discards"]]:
            if card in pile:
                pile.remove(card)
        for row in ("panel", "future"):
            self.data[row] = [None if there == card else there for there in self.data[row]]
        for king in self.data["kings"]:
            for pile in (king["hand"], king["in-play"]):
                if card in pile:
                    pile.remove(card)

    def panel(self, slot: int, card: str) -> "Scene":
        self._lift(card)
        self.data["panel"][slot - 1] = card
        return self

    def future(self, slot: int, card: str) -> "Scene":
        self._lift(card)
        self.data["future"][slot - 1] = card
        return self

    def discards(self, *cards: str) -> "Scene":
        for card in cards:
            self._lift(card)
            self.data["discards"].append(card)
        return self

    def hand(self, seat: int, *cards: str) -> "Scene":
        for card in cards:
            self._lift(card)
            self.data["kings"][seat]["hand"].append(card)
        return self

    def in_play(self, seat: int, *cards: str) -> "Scene":
        for card in cards:
            self._lift(card)
            self.data["kings"][seat]["in-play"].append(card)
        return self

    def palace(self, seat: int, **amounts: int) -> "Scene":
        for name, amount in amounts.items():
            self.data["kings"][seat]["palace"][name.replace("_", "-")] = amount
        return self

    def leaders(self, seat: int, **counts: int) -> "Scene":
        self.data["kings"][seat]["leaders"].update(counts)
        return self

    def points(self, seat: int, points: int) -> "Scene":
        self.data["kings"][seat]["points"] = points
        return self

    def order(self, *seats: int) -> "Scene":
        self.data["order"] = list(seats)
        if self.data["deciding"][0][0] == "actions":
            self.deciding("actions", seats[0])
        return self

    def passed(self, *seats: int) -> "Scene":
        for seat in seats:
            self.data["kings"][seat]["passed"] = True
        return self

    def round(self, number: int) -> "Scene":
        self.data["round"] = number
        return self

    def placement(self) -> "Scene":
        """The walls are up and nobody has placed anything."""
        return self.deciding("placement", 0)

    def deciding(self, step: str, seat: int, a: int = 0, b: int = 0, c: int = 0) -> "Scene":
        self.data["deciding"] = [[step, seat, a, b, c]]
        return self

    def state(self) -> State:
        return self.game.from_json(self.data)


def do(state: State, seat: int, *texts: str) -> None:
    watch = Watch(state)
    for text in texts:
        state.apply(seat, state.game.action(text))
        # Every rule tells what it has touched.
        watch.look(range(state.seats))


def can(state: State, seat: int, text: str) -> bool:
    return state.game.action(text) in state.legal(seat)


def why(state: State, seat: int, text: str) -> Refusal | None:
    return state.why_not(seat, state.game.action(text))


def choices(state: State, seat: int) -> list[str]:
    return [state.game.text(action) for action in state.legal(seat)]


def king(state: State, seat: int) -> dict[str, Any]:
    """The king as everyone sees him."""
    kings = state.view(None)["players"]
    assert isinstance(kings, list)
    found = kings[seat]
    assert isinstance(found, dict)
    return found


def step(state: State) -> str:
    deciding = state.view(None)["deciding"]
    assert isinstance(deciding, dict)
    return str(deciding["step"])


def place(state: State, seat: int, mayors: str = "", **others: list[int]) -> None:
    """Place leaders: mayors by the resources' names, the others by land; what is not named goes to the first space."""
    for resource in mayors.split():
        do(state, seat, f"place-mayor {resource}")
    for kind, lands in others.items():
        for land in lands:
            do(state, seat, f"place-{kind.rstrip('s')} {land}")
    while can(state, seat, "place-mayor gold"):
        do(state, seat, "place-mayor gold")
    do(state, seat, "done")


def random_decision(state: State, rng: random.Random) -> tuple[int, int]:
    """Any seat that may act, and any of its legal actions."""
    waiting = state.waiting()
    seat = rng.choice(waiting) if waiting else CHANCE
    return seat, rng.choice(state.legal(seat))


def play_on(state: State, rng: random.Random, decisions: int = 100_000, until: str = "") -> State:
    """Decide at random, up to a number of decisions, or until a step wants a decision, or to the end."""
    for _ in range(decisions):
        if state.to_move == OVER or step(state) == until:
            break
        state.apply(*random_decision(state, rng))
    return state


class Log:
    """Listens to a position."""

    def __init__(self, state: State) -> None:
        self.events: list[Event] = []
        state.listener = self.events.append

    def named(self, name: str) -> list[dict[str, object]]:
        return [event.facts for event in self.events if event.name == name]


def pass_all(state: State) -> State:
    """Everyone passes for this round."""
    while step(state) == "actions":
        do(state, state.waiting()[0], "pass")
    return state


def final(state: State, seat: int) -> dict[str, Any]:
    """The final scoring of a seat, line by line."""
    view: Mapping[str, Any] = state.view(None)
    found = view["final"][seat]
    assert isinstance(found, dict)
    return found


def end(scene: Scene) -> State:
    """Round 7 ends; every bonus is taken in battle."""
    state = pass_all(scene.round(7).state())
    while step(state) == "bonus":
        do(state, state.waiting()[0], "choose battle")
    assert state.to_move == OVER
    return state
