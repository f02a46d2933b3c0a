"""What happens when a card enters play or a land is won: its effects one by one, then the cards triggered by it."""

from typing import Any, Final, final

from mypy_extensions import i64

from concilium.core.bits import lowest
from concilium.core.frames import FRAME, VARIABLES
from concilium.core.refusals import ANOTHER_FIRST
from concilium.core.state import State
from concilium.core.steps import Step
from concilium.core.variables import Flag, Variable
from ...components.things import REALMS, WORD
from ...position import Position
from ..declared import EFFECTS, NOT_A_TURN_ACTION

SOURCE: Final = 0
DONE: Final = 1
PLAYED: Final = 2
"""The variables of effects: the card, or -1 minus the land; how many effects have happened; whether it was played."""


@final
class Source(Variable):
    """The card or the land whose effects happen."""

    def shown(self, t: State, value: i64, seat: int | None) -> object:
        assert isinstance(t, Position)
        return source_of(t, value)


def source_of(t: Position, source: i64) -> dict[str, object]:
    """A card by id, or a land by number."""
    if source >= 0:
        return {"card": t.cards.ids[source], "land": None}
    return {"card": None, "land": -source}


def asking(t: Position) -> dict[str, object]:
    """The card or the land that asks for the current choice; neither if the track does."""
    below = VARIABLES + (t.depth - 1) * FRAME
    if t.depth > 0 and t.frame[below] == EFFECTS:
        return source_of(t, t.frame[below + 2 + SOURCE])
    return {"card": None, "land": None}


class ChoiceStep(Step[Position]):
    """A choice that an effect or the track asks a king for; nothing else happens before it is made."""

    def about(self, t: Position, seat: int | None) -> dict[str, Any]:
        return asking(t)

    def out_of_turn(self, t: Position, seat: i64) -> i64:
        return ANOTHER_FIRST


@final
class EffectsStep(Step[Position]):
    """The effects of a card or a land happen one by one; choices are made in between."""

    def __init__(self) -> None:
        variables = {SOURCE: Source("source"), DONE: Variable("done"), PLAYED: Flag("played")}
        super().__init__("effects", [], rule="MR-5.2", otherwise=NOT_A_TURN_ACTION, variables=variables)

    def ready(self, t: Position) -> bool:
        source = t.frame[SOURCE]
        effects = t.cards.immediate[source] if source >= 0 else t.board.rewards[-1 - source]
        count: i64 = len(effects)
        while t.frame[DONE] < count:
            effect = effects[t.frame[DONE]]
            t.frame[DONE] += 1
            effect.happen(t, t.seat)
            if t.step != EFFECTS:
                return False
        seat = t.seat
        was_played = t.frame[PLAYED] != 0
        t.pop()
        if was_played:
            answer(t, seat, source)
        return False


def answer(t: Position, seat: i64, card: i64) -> None:
    """MR-5.2: repeating effects of the other cards in play that a card of this colour triggers."""
    colour = t.cards.colour[card]
    left = t.piles[2 * (REALMS + seat)] & t.cards.answering_low[colour]
    while left != 0:
        repeat(t, seat, card, lowest(left))
        left &= left - 1
    left = t.piles[2 * (REALMS + seat) + 1] & t.cards.answering_high[colour]
    while left != 0:
        repeat(t, seat, card, lowest(left) + WORD)
        left &= left - 1


def repeat(t: Position, seat: i64, card: i64, answering: i64) -> None:
    if answering == card:
        return
    if t.listener is not None:
        t.tell("repeated", {"seat": seat, "card": t.cards.ids[answering], "played": t.cards.ids[card]})
    for effect in t.cards.repeating[t.cards.colour[card]][answering]:
        effect.happen(t, seat)
