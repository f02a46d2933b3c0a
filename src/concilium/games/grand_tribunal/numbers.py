"""The numbers of the steps: what can be being decided. `game.steps` has them in this order."""

from typing import Final

OVER_STEP: Final = 0
COURSE: Final = 1
PICK_PRAECO: Final = 2
DEAL: Final = 3
OPENING: Final = 4
PLACE_VOTES: Final = 5
TURN: Final = 6
MORE_ADVANCE_STEP: Final = 7
CHOOSE_HOST: Final = 8
RETAIN: Final = 9
RESOLVE: Final = 10
PUT_AWAY: Final = 11
CONTEST: Final = 12
JOIN: Final = 13
ROLL: Final = 14
DESTINATION: Final = 15
DISCARD_DOWN: Final = 16
CALLED: Final = 17
TARGET: Final = 18
CHOOSE: Final = 19
UNVOTE: Final = 20
MOVE_VOTES: Final = 21
SWAP_VOTES: Final = 22
DRAW_ANY: Final = 23
RANSOM: Final = 24
RANDOM_HAND: Final = 25
RANDOM_VAULT: Final = 26
REPLENISH: Final = 27
