"""Every event that Grand Tribunal reports."""

from typing import Final

from concilium.core.events import (
    AMOUNT,
    CARD,
    CARD_OR_BACK,
    CEREMONY,
    DETAIL,
    PART,
    PLACE,
    SEAT,
    THING,
    TURN,
    Telling,
)

_CARD: Final = {"kind": THING, "card": CARD_OR_BACK}

EVENTS: Final = [
    Telling("praeco-chosen", {"seat": SEAT}),
    Telling("praeco-passed", {"seat": SEAT}, PART),
    Telling("tribunal-began", {"tribunal": AMOUNT, "seat": SEAT}, PART),
    Telling("turn-began", {"seat": SEAT}, TURN),
    Telling("card-moved", {**_CARD, "from": PLACE, "to": PLACE}, DETAIL),
    Telling("card-advanced", {**_CARD, "seat": SEAT, "amount": AMOUNT}),
    Telling("card-turned-up", {**_CARD, "seat": SEAT}),
    Telling("card-activated", {**_CARD, "seat": SEAT}),
    Telling("card-drained", {**_CARD, "seat": SEAT, "amount": AMOUNT}),
    Telling("card-returned", {**_CARD, "seat": SEAT}),
    Telling("cards-seen", {"seat": SEAT, "target": SEAT}),
    Telling("resource-played", {"seat": SEAT, "card": CARD}),
    Telling("spell-installed", {"seat": SEAT, "card": CARD, "item": CARD}),
    Telling("spell-cast", {"seat": SEAT, "card": CARD, "item": CARD}),
    Telling("gathered", {"seat": SEAT, "source": THING}),
    Telling("die-rolled", {"seat": SEAT, "roll": AMOUNT}),
    Telling("vis-gained", {"seat": SEAT, "amount": AMOUNT}, DETAIL),
    Telling("vis-lost", {"seat": SEAT, "amount": AMOUNT}, DETAIL),
    Telling("vis-paid", {"seat": SEAT, "to": SEAT, "amount": AMOUNT}, DETAIL),
    Telling("vote-placed", {"seat": SEAT, "space": THING}),
    Telling("vote-moved", {"seat": SEAT, "from": THING, "to": THING}),
    Telling("votes-removed", {"seat": SEAT, "space": THING, "amount": AMOUNT}),
    Telling("votes-swapped", {"seat": SEAT, "from": THING, "to": THING}),
    Telling("wizard-targeted", {"seat": SEAT, "target": SEAT}),
    Telling("wizard-muddled", {"seat": SEAT, "target": SEAT}),
    Telling("tribunal-held", {"tribunal": AMOUNT}, CEREMONY),
    Telling(
        "item-judged",
        {
            "seat": SEAT,
            "card": CARD,
            "votes": AMOUNT,
            "place": AMOUNT,
            "score": AMOUNT,
            "spells": AMOUNT,
            "times": AMOUNT,
            "points": AMOUNT,
        },
        CEREMONY,
    ),
]
