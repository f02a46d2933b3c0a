"""What is being decided, as a seat sees it: the step with its variables, and the card that asks."""

from typing import Any

from mypy_extensions import i64

from concilium.core import viewing
from concilium.core.bits import members
from ..components.things import ITEM, SPELL
from ..position import Position
from ..rules.advancing import MORE_OF_ADVANCE
from ..rules.asking import RESOLVE
from ..rules.declared import FRESH_PAIRS, ITEMS, TURN
from ..shapes import Advanced, KindName, TribunalDeciding

_AMOUNTS = ("amount", "price", "more", "spent")
_SPACES = ("from", "first")
_WIZARDS = ("gatherer", "payee", "target")
_FLAGS = ("apart", "whole-space", "may-stay", "face-up")


def kind_name(kind: i64) -> KindName:
    """A kind of card by name."""
    return "item" if kind == ITEM else "spell" if kind == SPELL else "resource"


def decided(t: Position, seat: int | None) -> TribunalDeciding:
    """What is being decided, by whom, by which rule, and what its variables say."""
    told = viewing.deciding(t, seat)
    source = _source(t, seat)
    return {
        "step": told["step"],
        "by": told["by"],
        "rule": told["rule"],
        "seat": t.seat if t.seat >= 0 else None,
        "left": told.get("left"),
        "amount": _one_of(told, _AMOUNTS),
        "card": told.get("card"),
        "effect": told.get("effect"),
        "space": _one_of(told, _SPACES),
        "used": told.get("used", []),
        "wizard": _one_of(told, _WIZARDS),
        "kind": told.get("kind"),
        "where": told.get("where"),
        "inherits": told.get("inherits"),
        "flags": [flag for flag in _FLAGS if told.get(flag, False)],
        "advanced": _advanced(t, seat),
        "source": source.get("card"),
        "item": source.get("item"),
        "replaced": told.get("replaced", []),
        "actions": t.actions_left,
        "fresh_pairs": _fresh_pairs(t),
    }


def _one_of(told: dict[str, Any], names: tuple[str, ...]) -> Any:
    """The variable of whichever of these names the step has."""
    for name in names:
        if name in told:
            return told[name]
    return None


def _source(t: Position, seat: int | None) -> dict[str, Any]:
    """The card whose effects are being resolved, and the item it was cast from."""
    found = [told for told in viewing.pending(t, seat) if told["step"] == t.game.steps[RESOLVE].name]
    return found[0] if found else {}


def _fresh_pairs(t: Position) -> int:
    if t.step == TURN:
        return int(t.frame[FRESH_PAIRS])
    turn = t.beneath(TURN)
    return int(t.frame[turn + FRESH_PAIRS]) if turn >= 0 else 0


def _advanced(t: Position, seat: int | None) -> list[Advanced]:
    """The cards that the current Advance has put Vis on, by name for those who know them, otherwise by their Vis."""
    found: list[Advanced] = []
    if t.step == MORE_OF_ADVANCE:
        for kind in (ITEM, SPELL):
            for index in members(t.frame[ITEMS + kind]):
                name = t.card_name(kind, index) if t.is_known(seat, kind, index) else None
                vis = int(t.vis_on[t.cards.first[kind] + index])
                found.append({"kind": kind_name(kind), "card": name, "vis": vis})
    return sorted(found, key=_in_order)


def _in_order(card: Advanced) -> tuple[str, str, int]:
    """An order that reveals nothing of what is hidden."""
    return card["kind"], card["card"] or "", card["vis"]
