"""The numbers of the steps, in the order in which the game lists them."""

from typing import Final

DEAL: Final = 0
ORDER: Final = 1
EXTRA: Final = 2
PLACEMENT: Final = 3
LANDS_STEP: Final = 4
ACTIONS: Final = 5
AUCTION: Final = 6
EFFECTS: Final = 7
LILY: Final = 8
BONUS: Final = 9
TAKE_CARD: Final = 10
SCORING: Final = 11
OVER_STEP: Final = 12
