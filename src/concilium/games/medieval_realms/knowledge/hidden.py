"""What a king does not know: where the others have placed their leaders while the walls are up (MR-3.1)."""

from librt.random import Random
from mypy_extensions import i64

from ..position import Position
from ..rules.declared import PLACEMENT
from ..rules.placement import PlacementStep, clear_placement, leaders_left


def redraw_placement(t: Position, seat: i64, rng: Random) -> None:
    """Another placement consistent with all that is known of it: whether the king has finished."""
    step = t.game.steps[PLACEMENT]
    assert isinstance(step, PlacementStep)
    choices = t.game.choices
    clear_placement(t, seat)
    left = leaders_left(t, seat)
    if not (t.finished >> seat) & 1:
        left = rng.randrange(left + 1)
    while left > 0:
        # While a leader is left there is always a space and the king is not done, so `fill` offers only spaces.
        step.fill(t, seat, choices)
        action = choices.draw(rng)
        move = step.by_verb[i64(t.game.notation.owner[action])].move
        move.take(t, seat, action - move.base)
        left -= 1
