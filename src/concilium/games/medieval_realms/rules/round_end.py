"""MR-3.10: the oldest events are discarded, the others slide, the future ones follow; or the game ends."""

from mypy_extensions import i64

from ..components.things import DISCARDS, PANEL_SLOTS, SLOTS
from ..position import Position
from .declared import DEAL, SCORING


def end_round(t: Position) -> None:
    """All have passed: the panels move on to the next round; after the last there is only scoring."""
    if t.listener is not None:
        t.tell("round-ended", {"round": t.round})
    if t.round == t.board.rounds:
        t.become(SCORING, 0)
        return
    discard_oldest(t)
    slide(t)
    t.become(DEAL, 0)


def discard_oldest(t: Position) -> None:
    discarded: list[object] = []
    for slot in range(t.board.discards):
        if t.slots[slot] >= 0:
            card = t.lift(slot)
            t.put(DISCARDS, card)
            if t.listener is not None:
                discarded.append(t.cards.ids[card])
    if discarded:
        t.tell("slots-discarded", {"slots": t.board.discards, "cards": discarded})


def slide(t: Position) -> None:
    """The remaining cards close up towards slot 1; those of the future panel follow in order."""
    end: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if t.slots[slot] >= 0:
            if slot != end:
                t.lay(end, t.lift(slot))
            end += 1
        slot += 1
    if t.listener is not None:
        t.tell("slid", {"panel": [_id(t, slot) for slot in range(PANEL_SLOTS)]})


def _id(t: Position, slot: int) -> object:
    return t.cards.ids[t.slots[slot]] if t.slots[slot] >= 0 else None
