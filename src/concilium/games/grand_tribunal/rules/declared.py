"""The steps and the reasons of Grand Tribunal: each is numbered where it is declared.

Here are those that several modules refer to. A reason's name is a key in the catalogues; one that has no rule of its
own cites that of the move it forbids, or of the step in which it is given.
"""

from typing import Final

from concilium.core.refusals import Reasons
from concilium.core.steps import StepNames

STEPS: Final = StepNames()
REASONS: Final = Reasons()

TURN: Final = STEPS.number("turn")
FRESH_PAIRS: Final = 0
"""The variable of that step: how many pairs of actions follow the current one (Longevity Potion)."""
ITEMS: Final = 1
SPELLS: Final = 2
"""Variables of the step "advance": the cards that it has put Vis on, a set of each kind, in the order of the kinds."""
RETAIN: Final = STEPS.number("retain")
PUT_AWAY: Final = STEPS.number("put-away")

NOT_IN_HAND: Final = REASONS.add("not-in-hand")
NOT_ENOUGH_VIS: Final = REASONS.add("not-enough-vis", amounts=True)
DECK_EMPTY: Final = REASONS.add("deck-empty")
CONCILIUM_EMPTY: Final = REASONS.add("concilium-empty", "GT-1.2")
SAME_SPACE: Final = REASONS.add("same-space")
NO_VOTES_THERE: Final = REASONS.add("no-votes-there")
EFFECT_ASKS: Final = REASONS.add("effect-asks")
NOT_NOW: Final = REASONS.add("not-now")
