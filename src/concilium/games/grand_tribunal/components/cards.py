"""The cards as printed or reconstructed, read from a card file and laid out for the rules."""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.bits import CAPACITY, bit
from concilium.core.datafiles import DataFile, Entry, check_unique
from ..shapes import KindName, PrintedCard
from .things import CATEGORIES, KIND_NAMES, KINDS, TYPES
from .vocabulary import Vocabulary

OWN_CARDS: Final = "cards.toml"
SPELL_COST: Final = 2
MOST_SLOTS: Final = 6
SOURCES: Final = ["printed", "reconstructed"]


class Cards:
    """All cards of a game. A card's number counts items, then spells, then resources; within its kind it is `number -
    first[kind]`, and that is its place in the bitsets."""

    def __init__(self, path: Path, vocabulary: Vocabulary) -> None:
        self.path = path
        file = DataFile(path)
        top = file.top(["format", *KIND_NAMES])
        top.whole("format", 1, 1)
        entries = [file.entries(kind) for kind in KIND_NAMES]
        every = [entry for kind in entries for entry in kind]
        check_unique(file, every)
        for kind, found in zip(KIND_NAMES, entries, strict=True):
            if not 1 <= len(found) <= CAPACITY:
                file.problem("", kind, f"there must be 1 to {CAPACITY} of them, not {len(found)}")
        self.ids: Final[list[str]] = [entry.id() for entry in every]
        self.count: i64 = len(every)
        self.first: Final = vec[i64]([0] * (KINDS + 1))
        for number, found in enumerate(entries):
            self.first[number + 1] = self.first[number] + len(found)
        self.items: i64 = len(entries[0])
        self.spells: i64 = len(entries[1])
        self.cost: Final = vec[i64]([0] * (len(entries[0]) + len(entries[1])))
        self.score: Final = vec[i64]([0] * len(entries[0]))
        self.type: Final = vec[i64]([0] * len(entries[0]))
        self.holds: Final = vec[i64]([0] * (len(entries[0]) * len(CATEGORIES)))
        """For each item and category, how many spells of that category the item holds."""
        self.category: Final = vec[i64]([0] * len(entries[1]))
        self.spells_of: Final = vec[i64]([0] * len(CATEGORIES))
        """For each category, its spells as a set."""
        self.stays: Final[list[bool]] = [False] * len(entries[2])
        self.program: Final[list[list[tuple[int, int, int]]]] = [[] for _ in every]
        """For each card, its effects in order: (number in the vocabulary, n, m)."""
        self.printed: dict[str, PrintedCard] = {}
        for number, entry in enumerate(entries[0]):
            self._read_item(number, entry)
        for number, entry in enumerate(entries[1]):
            self._read_spell(number, entry, vocabulary)
        for number, entry in enumerate(entries[2]):
            self._read_resource(number, entry, vocabulary)
        file.raise_problems()

    def _read_item(self, item: i64, entry: Entry) -> None:
        entry.only(["id", "type", "material", "cost", "score", "slots", "source", "note"])
        self.type[item] = TYPES.index(entry.word("type", TYPES))
        self.cost[item] = entry.whole("cost", 1, 9)
        self.score[item] = entry.whole("score", 0, 20)
        slots = entry.words("slots", CATEGORIES, MOST_SLOTS)
        for category in slots:
            self.holds[item * len(CATEGORIES) + CATEGORIES.index(category)] += 1
        card = self._keep("item", entry)
        card["type"] = TYPES[self.type[item]]
        card["material"] = entry.text("material", "")
        card["cost"] = self.cost[item]
        card["score"] = self.score[item]
        card["slots"] = slots

    def _read_spell(self, spell: i64, entry: Entry, vocabulary: Vocabulary) -> None:
        entry.only(["id", "category", "effects", "source", "note"])
        self.category[spell] = CATEGORIES.index(entry.word("category", CATEGORIES))
        self.spells_of[self.category[spell]] |= bit(spell)
        self.cost[self.items + spell] = SPELL_COST
        self.program[self.first[1] + spell] = vocabulary.read(entry, spell=True, stays=False)
        card = self._keep("spell", entry)
        card["category"] = CATEGORIES[self.category[spell]]
        card["cost"] = SPELL_COST
        card["effects"] = entry.content.get("effects", [])

    def _read_resource(self, resource: i64, entry: Entry, vocabulary: Vocabulary) -> None:
        entry.only(["id", "effects", "stays", "source", "note"])
        stays = entry.flag("stays", False)
        self.stays[resource] = stays
        self.program[self.first[2] + resource] = vocabulary.read(entry, spell=False, stays=stays)
        card = self._keep("resource", entry)
        card["stays"] = stays
        card["effects"] = entry.content.get("effects", [])

    def _keep(self, kind: KindName, entry: Entry) -> PrintedCard:
        card: PrintedCard = {"id": str(entry.content.get("id")), "kind": kind, "source": entry.word("source", SOURCES)}
        self.printed[card["id"]] = card
        return card

    def kind(self, card: i64) -> i64:
        """Whether a card is an item, a spell or a resource."""
        if card < self.first[1]:
            return 0
        return 1 if card < self.first[2] else 2
