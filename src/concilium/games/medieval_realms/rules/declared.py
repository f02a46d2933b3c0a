"""The steps and the reasons of Medieval Realms: both are numbered as they are declared."""

from typing import Final

from concilium.core.refusals import Reasons
from concilium.core.steps import StepNames

STEPS: Final = StepNames()
REASONS: Final = Reasons()

DEAL: Final = STEPS.number("deal")
ORDER: Final = STEPS.number("order")
EXTRA: Final = STEPS.number("extra")
PLACEMENT: Final = STEPS.number("placement")
LANDS_STEP: Final = STEPS.number("lands")
ACTIONS: Final = STEPS.number("actions")
AUCTION: Final = STEPS.number("auction")
EFFECTS: Final = STEPS.number("effects")
LILY: Final = STEPS.number("lily")
BONUS: Final = STEPS.number("bonus")
TAKE_CARD: Final = STEPS.number("take-card")
SCORING: Final = STEPS.number("scoring")
OVER_STEP: Final = STEPS.number("over")

NOT_A_TURN_ACTION: Final = REASONS.add("not-a-turn-action")
"""Given by the steps in which a king has only an action to decide, or nothing at all."""
