"""What a seat knows, as plain data, made from what the game declares: steps with their variables, and fields."""

from typing import TYPE_CHECKING, Any

from concilium.core.frames import FRAME, VARIABLES
from concilium.core.movers import OVER
from concilium.core.saving import NO_SEAT

if TYPE_CHECKING:
    from concilium.core.state import State


def deciding(t: "State", seat: int | None) -> dict[str, Any]:
    """What is being decided, by whom, by which rule, and what the step's variables say of it."""
    found: dict[str, Any] = {"step": t.current.name, "by": t.decided_by(), "rule": t.current.rule_in(t)}
    for place, variable in enumerate(t.current.variables):
        if not variable.hidden:
            found[variable.name] = variable.shown(t, t.frame[place], seat)
    found.update(t.current.about(t, seat))
    return found


def pending(t: "State", seat: int | None) -> list[dict[str, Any]]:
    """What resumes once this is decided: the frames below the top one, next first."""
    found: list[dict[str, Any]] = []
    for depth in range(t.depth - 1, -1, -1):
        base = VARIABLES + depth * FRAME
        step = t.game.steps[t.frame[base]]
        facts: dict[str, Any] = {"step": step.name, "seat": t.frame[base + 1]}
        for place, variable in enumerate(step.variables):
            if not variable.hidden:
                facts[variable.name] = variable.shown(t, t.frame[base + 2 + place], seat)
        found.append(facts)
    assert FRAME == 2 + VARIABLES
    return found


def declared_view(t: "State", seat: int | None) -> dict[str, Any]:
    """The view of a game that declares its fields and has no finer one of its own."""
    game = t.game
    scores = t.scores()
    found: dict[str, Any] = {
        "game": game.name,
        "seat": seat,
        "seats": t.seats,
        "deciding": deciding(t, seat),
        "pending": pending(t, seat),
        "waiting": t.waiting(),
        "over": t.to_move == OVER,
        "scores": scores,
        "winners": t.winners(),
    }
    for field in game.fields:
        if not field.of_seats:
            found[field.name] = field.show(t, NO_SEAT, seat)
    own = [field for field in game.fields if field.of_seats]
    found["players"] = [
        {"seat": player, "points": scores[player], **{field.name: field.show(t, player, seat) for field in own}}
        for player in range(t.seats)
    ]
    return found
