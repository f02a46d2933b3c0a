"""GT-4.1 is said twice, by `needs` for the reason and by each move for its set: over generated games both agree."""

import random

from hypothesis import given
from hypothesis import strategies as st
from tests.contract.generated import rngs, starts, walk

from concilium.core.refusals import ALLOWED
from concilium.games.grand_tribunal.position import ACTIONS, Position
from concilium.games.grand_tribunal.rules import spending
from concilium.games.grand_tribunal.rules.declared import TURN
from concilium.games.grand_tribunal.rules.spending import needs

TAKES = {
    "vote": (spending.VOTE, 1),
    "take": (spending.DRAW, 1),
    "draw item": (spending.DRAW, 1),
    "draw spell": (spending.DRAW, 1),
    "draw resource": (spending.DRAW_RESOURCE, 2),
    "advance": (spending.ADVANCE, 1),
    "cast": (spending.CAST, 1),
    "play": (spending.PLAY, 1),
    "extract": (spending.EXTRACT, 1),
    "gather": (spending.GATHER, 2),
}
"""The kind of action that each choice of a turn is, and how many actions it takes; the others are free."""
MOST = 400


def is_allowed(t: Position, text: str) -> bool:
    """Whether GT-4.1 allows a choice, by what is left of the turn."""
    verb = text.split(maxsplit=1)[0]
    if verb == "play" and t.options.cheap_resources:
        return True
    kind, actions = TAKES.get(text, TAKES.get(verb, (0, 0)))
    return bool(needs(t, kind, actions) == ALLOWED)


@given(data=st.data())
def test_a_choice_is_legal_exactly_if_it_is_at_the_turns_beginning_and_its_action_is_left(data: st.DataObject) -> None:
    state = data.draw(starts("grand-tribunal"))
    rng: random.Random = data.draw(rngs())
    for number, _ in enumerate(walk(state, rng)):
        if number == MOST:
            break
        if state.step != TURN:
            continue
        assert isinstance(state, Position)
        fresh = state.copy()
        fresh.used = 0
        fresh.actions_left = ACTIONS
        seat, text = int(state.seat), state.game.text
        # An action that is spent would not show in what is drawn at random, so some are spent by hand.
        spent = state.copy()
        spent.used |= rng.randrange(512)
        spent.actions_left = rng.randrange(ACTIONS + 1)
        for t in (state, spent):
            allowed = {action for action in fresh.legal(seat) if is_allowed(t, text(action))}
            assert set(t.legal(seat)) == allowed, (t.used, t.actions_left)
