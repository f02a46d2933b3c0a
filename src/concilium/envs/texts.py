"""A position as text for a researcher's terminal, in notation, with what everyone may see."""

from concilium.core.movers import CHANCE, OVER
from concilium.core.state import State


def render_text(state: State) -> str:
    """Who is to move in which step, the points, and how many legal actions there are."""
    scores = ", ".join(f"{seat}: {score}" for seat, score in enumerate(state.scores()))
    lines = [f"{state.game.name}, {state.seats} players", f"points {scores}"]
    if state.to_move == OVER:
        lines.append(f"over, won by {', '.join(str(seat) for seat in state.winners())}")
    else:
        mover = "chance" if state.to_move == CHANCE else f"seat {state.to_move}"
        lines.append(f"{mover} decides: {state.game.steps[state.step].name}, {len(state.legal(state.to_move))} ways")
    return "\n".join(lines)
