"""Every reason for which the rules refuse an action, with the rule's id."""

from typing import Final

from concilium.core.refusals import Reason

CHANCE_FIRST: Final = 5
EXTRA_FIRST: Final = 6
PLACEMENT_FIRST: Final = 7
NOT_A_TURN_ACTION: Final = 8
AUCTION_FIRST: Final = 9
LILY_FIRST: Final = 10
BONUS_FIRST: Final = 11
TAKE_CARD_FIRST: Final = 12
NOT_IN_DECK: Final = 13
ALREADY_IN_ORDER: Final = 14
SAME_KIND: Final = 15
PAIR_TAKEN: Final = 16
NO_MAYOR_LEFT: Final = 17
NO_GENERAL_LEFT: Final = 18
NO_ADMIRAL_LEFT: Final = 19
NO_DECOY_LEFT: Final = 20
LAND_CLOSED: Final = 21
DECOY_HERE: Final = 22
LEADER_HERE: Final = 23
DECOYS_NEED_A_LAND: Final = 24
LEADERS_LEFT: Final = 25
NOT_ON_PANEL: Final = 26
HAND_FULL: Final = 27
COLOUR_IN_HAND: Final = 28
PRODUCTION_SHORT: Final = 29
CURRENCY_SHORT: Final = 30
NOT_IN_HAND: Final = 31
RESOURCE_SHORT: Final = 32
ADMIRALS_SHORT: Final = 33
BID_TOO_LOW: Final = 34
BID_BEYOND_PALACE: Final = 35
MUST_OPEN: Final = 36
ALREADY_PASSED: Final = 37
OUT_OF_AUCTION: Final = 38
AUCTION_CARD_IN_HAND: Final = 39
FINISHED_PLACING: Final = 40

REASONS: list[Reason] = [
    Reason("", "allowed"),
    Reason("MR-3.9", "unknown-action"),
    Reason("MR-3.9", "not-your-turn"),
    Reason("MR-3.10", "game-over"),
    Reason("MR-2.1", "not-an-outcome"),
    Reason("MR-2.1", "chance-first"),
    Reason("MR-2.5", "extra-first"),
    Reason("MR-3.1", "placement-first"),
    Reason("MR-3.9", "not-a-turn-action"),
    Reason("MR-4.4", "auction-first"),
    Reason("MR-5.3", "lily-first"),
    Reason("MR-1.5", "bonus-first"),
    Reason("MR-6.2", "take-card-first"),
    Reason("MR-2.1", "not-in-deck"),
    Reason("MR-2.4", "already-in-order"),
    Reason("MR-2.5", "same-kind"),
    Reason("MR-2.5", "pair-taken"),
    Reason("MR-3.2", "no-mayor-left"),
    Reason("MR-3.3", "no-general-left"),
    Reason("MR-3.3", "no-admiral-left"),
    Reason("MR-3.4", "no-decoy-left"),
    Reason("MR-1.3", "land-closed"),
    Reason("MR-3.4", "decoy-here"),
    Reason("MR-3.4", "leader-here"),
    Reason("MR-3.4", "decoys-need-a-land"),
    Reason("MR-3.3", "leaders-left", True),
    Reason("MR-4.2", "not-on-panel"),
    Reason("MR-4.1", "hand-full", True),
    Reason("MR-4.1", "colour-in-hand"),
    Reason("MR-4.2", "production-short", True),
    Reason("MR-4.4", "currency-short", True),
    Reason("MR-5.1", "not-in-hand"),
    Reason("MR-5.1", "resource-short", True),
    Reason("MR-5.1", "admirals-short", True),
    Reason("MR-4.4", "bid-too-low", True),
    Reason("MR-4.4", "bid-beyond-palace", True),
    Reason("MR-4.4", "must-open"),
    Reason("MR-3.9", "already-passed"),
    Reason("MR-4.4", "out-of-auction"),
    Reason("MR-4.5", "auction-card-in-hand"),
    Reason("MR-3.1", "finished-placing"),
]
