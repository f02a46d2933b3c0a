"""The event cards: a file of families, as printed, and of cards, each belonging to a family."""

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.bits import bit
from concilium.core.datafiles import DataFile, Entry, check_unique
from ..rules.effects.endings import EndEffect
from ..rules.effects.gains import Effect
from .things import (
    AUCTION_CARD,
    BOUGHT_AS,
    COLOURS,
    FEWEST_PLAYERS,
    HAND_CARD,
    MAJORITY_CARD,
    MOST_CARDS,
    MOST_PLAYERS,
    RESOURCE_KINDS,
    RESOURCES,
    SEALS,
    SLOTS,
    WORD,
)
from .vocabulary import Effects, read_effects

SOURCES: list[str] = ["printed", "reconstructed"]
NO_RESOURCE: int = -1

_FAMILY_FIELDS: list[str] = [
    "id",
    "colour",
    "bought",
    "pays",
    "cost",
    "cost-by-players",
    "needs-admirals",
    "honourable",
    "castle",
    "effects",
    "source",
    "note",
]


class Family:
    """What all cards of a family share."""

    def __init__(self, entry: Entry, players: int, families: list[str]) -> None:
        entry.only(_FAMILY_FIELDS)
        self.id = entry.id()
        self.colour = COLOURS.index(entry.word("colour", COLOURS))
        self.bought = BOUGHT_AS.index(entry.word("bought", BOUGHT_AS))
        self.needs_admirals = entry.flag("needs-admirals", False)
        self.honourable = entry.flag("honourable", False)
        self.castle = entry.flag("castle", False)
        self.pays = NO_RESOURCE
        self.cost = 0
        if not self.needs_admirals:
            self.pays = RESOURCES.index(entry.word("pays", RESOURCES))
            self.cost = _read_cost(entry, players, self.bought)
        elif entry.has("pays") or entry.has("cost") or self.bought != HAND_CARD:
            entry.problem("needs-admirals", "is for hand cards that cost no resource")
        self.effects = read_effects(entry, families)
        entry.word("source", SOURCES)


def _read_cost(entry: Entry, players: int, bought: int) -> int:
    if BOUGHT_AS[bought] == "auction":
        if entry.has("cost") or entry.has("cost-by-players"):
            entry.problem("cost", "an auction card costs the bid")
        return 0
    if entry.has("cost-by-players"):
        if entry.has("cost"):
            entry.problem("cost", "give cost or cost-by-players, not both")
        return entry.wholes("cost-by-players", MOST_PLAYERS - FEWEST_PLAYERS + 1, 0, 20)[players - FEWEST_PLAYERS]
    return entry.whole("cost", 0, 20)


def _read(file: DataFile, players: int) -> tuple[list[str], list[Family], list[Effects]]:
    """The names of the families, and for each card its family and its effects."""
    family_entries = file.entries("family")
    card_entries = file.entries("card")
    check_unique(file, family_entries)
    check_unique(file, card_entries)
    if not SLOTS <= len(card_entries) <= MOST_CARDS:
        file.problem("", "card", f"there must be {SLOTS} to {MOST_CARDS} cards, not {len(card_entries)}")
    names = [entry.id() for entry in family_entries]
    by_id = {name: Family(entry, players, names) for name, entry in zip(names, family_entries, strict=True)}
    chosen: list[Family] = []
    effects: list[Effects] = []
    for entry in card_entries:
        entry.only(["id", "family", "effects", "source", "note"])
        entry.id()
        entry.word("source", SOURCES)
        family = by_id.get(entry.word("family", names)) if names else None
        if family is not None:
            own = Effects()
            own.add(family.effects)
            own.add(read_effects(entry, names))
            chosen.append(family)
            effects.append(own)
    file.raise_problems()
    return names, chosen, effects


@final
class Cards:
    """Every card by number, in the order of the file; sets of cards are two words of bits."""

    def __init__(self, path: Path, players: int) -> None:
        file = DataFile(path)
        file.top(["format", "family", "card"]).whole("format", 1, 1)
        names, chosen, effects = _read(file, players)
        self.data = file.content
        self.ids = [entry.id() for entry in file.entries("card")]
        self.families = names
        self.count: i64 = len(chosen)
        self.family: Final = vec[i64]([names.index(family.id) for family in chosen])
        self.colour: Final = vec[i64]([family.colour for family in chosen])
        self.bought: Final = vec[i64]([family.bought for family in chosen])
        self.pays: Final = vec[i64]([family.pays for family in chosen])
        self.cost: Final = vec[i64]([family.cost for family in chosen])
        self.needs_admirals: Final = vec[i64]([int(family.needs_admirals) for family in chosen])
        self.all_low, self.all_high = _set_of([True] * len(chosen))
        self.hand_low, self.hand_high = _set_of([family.bought == HAND_CARD for family in chosen])
        self.majority_low, self.majority_high = _set_of([family.bought == MAJORITY_CARD for family in chosen])
        # By currency (MR-4.4).
        self.auction_low, self.auction_high = _sets_of(
            [
                [family.bought == AUCTION_CARD and family.pays == kind for family in chosen]
                for kind in range(RESOURCE_KINDS)
            ]
        )
        currencies = {family.pays for family in chosen if family.bought == AUCTION_CARD}
        self.currencies: Final = vec[i64](sorted(currencies))
        self.honourable_low, self.honourable_high = _set_of([family.honourable for family in chosen])
        self.castle_low, self.castle_high = _set_of([family.castle for family in chosen])
        self.colour_low, self.colour_high = _sets_of(
            [[family.colour == colour for family in chosen] for colour in range(SEALS)]
        )
        self.family_low, self.family_high = _sets_of([[family.id == name for family in chosen] for name in names])
        self.immediate: Final[list[list[Effect]]] = [own.immediate for own in effects]
        self.production: Final[list[list[Effect]]] = [own.production for own in effects]
        self.end: Final[list[list[EndEffect]]] = [own.end for own in effects]
        self.repeating: Final[list[list[list[Effect]]]] = [
            [[effect for called, effect in own.repeating if called == colour] for own in effects]
            for colour in range(SEALS)
        ]
        """By the colour played, then by card."""
        self.producing_low, self.producing_high = _set_of([bool(own.production) for own in effects])
        self.ending_low, self.ending_high = _set_of([bool(own.end) for own in effects])
        self.answering_low, self.answering_high = _sets_of(
            [[bool(answers) for answers in by_card] for by_card in self.repeating]
        )


def _sets_of(groups: list[list[bool]]) -> tuple[vec[i64], vec[i64]]:
    """A set for each group: their first words, and their second words."""
    sets = [_set_of(belongs) for belongs in groups]
    return vec[i64]([low for low, _ in sets]), vec[i64]([high for _, high in sets])


def _set_of(belongs: list[bool]) -> tuple[i64, i64]:
    low: i64 = 0
    high: i64 = 0
    for card, inside in enumerate(belongs):
        if inside and card < WORD:
            low |= bit(card)
        elif inside:
            high |= bit(card - WORD)
    return low, high
