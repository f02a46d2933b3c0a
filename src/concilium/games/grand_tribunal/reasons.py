"""Every reason that a rule of Grand Tribunal gives against an action; names are keys of the catalogues."""

from typing import Final

from concilium.core.refusals import Reason

UNKNOWN_ACTION: Final = 1
NOT_YOUR_TURN: Final = 2
GAME_OVER: Final = 3
NOT_AN_OUTCOME: Final = 4

NOT_NOW: Final = 5
PRAECO_VOTES_FIRST: Final = 6
SAME_SPACE: Final = 7
NO_ACTIONS_LEFT: Final = 8
DOUBLE_ACTION: Final = 9
KIND_TAKEN: Final = 10
NOT_IN_HAND: Final = 11
DISCARD_FIRST: Final = 12
CONCILIUM_EMPTY: Final = 13
NOT_FACE_UP: Final = 14
DECK_EMPTY: Final = 15
NOT_ADVANCEABLE: Final = 16
CARD_COMPLETE: Final = 17
NOT_ENOUGH_VIS: Final = 18
ADVANCE_LIMIT: Final = 19
NOT_FINISHED: Final = 20
NOT_YOURS: Final = 21
NOT_ACTIVE_SPELL: Final = 22
NO_PLACE: Final = 23
NOT_INSTALLED: Final = 24
RETAIN_FEE: Final = 25
NOT_IN_VAULT: Final = 26
SOURCE_CLOSED: Final = 27
CONTEST_FEE: Final = 28
OPENING_DRAW: Final = 29
TRIBUNAL_CALLED: Final = 30
EFFECT_ASKS: Final = 31
NOT_A_CHOICE: Final = 32
NO_VOTES_THERE: Final = 33
NOT_A_TARGET: Final = 34
RESOURCE_DRAWN_ALONE: Final = 35
CHOOSE_ITEM: Final = 36
ADVANCE_ASKS: Final = 37
CONTEST_ASKS: Final = 38
RETAIN_ASKS: Final = 39
DESTINATION_ASKS: Final = 40
CHANCE_MOVES: Final = 41

REASONS: Final = [
    Reason("", ""),
    Reason("GT-4.1", "unknown-action"),
    Reason("GT-3.2", "not-your-turn"),
    Reason("GT-6.7", "game-over"),
    Reason("GT-2.1", "not-an-outcome"),
    Reason("GT-4.1", "not-now"),
    Reason("GT-3.1", "praeco-votes-first"),
    Reason("GT-3.1", "same-space"),
    Reason("GT-4.1", "no-actions-left", figures=True),
    Reason("GT-4.1", "double-action", figures=True),
    Reason("GT-4.1", "kind-taken"),
    Reason("GT-4.2", "not-in-hand"),
    Reason("GT-4.3", "discard-first"),
    Reason("GT-1.2", "concilium-empty"),
    Reason("GT-5.2", "not-face-up"),
    Reason("GT-5.2", "deck-empty"),
    Reason("GT-5.3", "not-advanceable"),
    Reason("GT-5.3", "card-complete", figures=True),
    Reason("GT-5.3", "not-enough-vis", figures=True),
    Reason("GT-5.3", "advance-limit"),
    Reason("GT-5.4", "not-finished", figures=True),
    Reason("GT-5.4", "not-yours"),
    Reason("GT-5.5", "not-active-spell"),
    Reason("GT-5.5", "no-place"),
    Reason("GT-5.6", "not-installed"),
    Reason("GT-5.6", "retain-fee", figures=True),
    Reason("GT-5.8", "not-in-vault"),
    Reason("GT-5.12", "source-closed"),
    Reason("GT-5.11", "contest-fee", figures=True),
    Reason("GT-2.2", "opening-draw"),
    Reason("GT-6.1", "tribunal-called"),
    Reason("GT-5.6", "effect-asks"),
    Reason("GT-5.6", "not-a-choice"),
    Reason("GT-5.6", "no-votes-there"),
    Reason("GT-5.6", "not-a-target"),
    Reason("GT-5.7", "deck-empty"),
    Reason("GT-5.5", "choose-item"),
    Reason("GT-5.3", "advance-asks"),
    Reason("GT-5.11", "contest-asks"),
    Reason("GT-5.6", "retain-asks"),
    Reason("GT-5.2", "destination-asks"),
    Reason("GT-2.1", "not-an-outcome"),
]
