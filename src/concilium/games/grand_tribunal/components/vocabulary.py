"""The words that cards' effects are written in, and the parameters that each takes.

The words are data for the loader; what they do is in `effects`. Their order gives them their numbers.
"""

from typing import Final

from concilium.core.datafiles import Entry
from .things import KIND_NAMES

PER: Final = ["active-item", "installed-spell", "award", "active-spell", "hand-card", "empty-space", "vault-card"]
DECKS: Final = [*KIND_NAMES, "any"]
MARKETS: Final = ["item", "spell", "any"]

ANY_SIDE: Final = 0
SPELLS_ONLY: Final = 1
STANDING: Final = 2


class Parameter:
    """A parameter of a word: a number within bounds, or one of a few words."""

    def __init__(self, name: str, low: int, high: int, words: list[str] | None = None) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.words = words

    def read(self, entry: Entry) -> int:
        if self.words is None:
            return entry.whole(self.name, self.low, self.high)
        return self.words.index(entry.word(self.name, self.words))


class Word:
    """One word of the vocabulary, with its first and its second parameter if it has them."""

    def __init__(self, op: str, n: Parameter | None = None, m: Parameter | None = None, side: int = ANY_SIDE) -> None:
        self.op = op
        self.n = n
        self.m = m
        self.side = side


def _n(high: int) -> Parameter:
    return Parameter("n", 1, high)


WORDS: Final = [
    Word("place-votes", _n(4)),
    Word("place-votes-apart", _n(4)),
    Word("move-votes", _n(4)),
    Word("remove-votes", _n(4)),
    Word("swap-votes"),
    Word("clear-space"),
    Word("others-vote", _n(2)),
    Word("gain-vis", _n(9)),
    Word("gain-vis-per", _n(3), Parameter("per", 0, 0, PER)),
    Word("share-vis", _n(9), Parameter("m", 1, 9)),
    Word("roll-vis"),
    Word("steal-vis", _n(9)),
    Word("tax-vis", _n(3)),
    Word("levy-vis", _n(3)),
    Word("ransom", _n(9)),
    Word("advance-free", _n(6)),
    Word("finish", _n(6)),
    Word("drain", _n(6)),
    Word("siphon", _n(6)),
    Word("draw", _n(4), Parameter("deck", 0, 0, DECKS)),
    Word("take-face-up", None, Parameter("kind", 0, 0, MARKETS)),
    Word("renew-market", None, Parameter("kind", 0, 0, MARKETS)),
    Word("recover", None, Parameter("kind", 0, 0, DECKS)),
    Word("exchange-item"),
    Word("refresh"),
    Word("burn-for-face-up", side=SPELLS_ONLY),
    Word("swap-with-market"),
    Word("force-discard", _n(3)),
    Word("random-discard", _n(3)),
    Word("uninstall"),
    Word("dispel"),
    Word("return-card"),
    Word("steal-resource"),
    Word("peek-hand"),
    Word("peek-sanctum"),
    Word("extra-turn"),
    Word("extra-action", _n(2)),
    Word("muddle"),
    Word("hand-limit", _n(5), side=STANDING),
    Word("ward", side=STANDING),
    Word("income", _n(3), side=STANDING),
    Word("extract-bonus", _n(3), side=STANDING),
    Word("cheap-retain", _n(2), side=STANDING),
    Word("free-contest", side=STANDING),
    Word("vote-bonus", _n(2), side=STANDING),
    Word("advance-bonus", _n(2), side=STANDING),
    Word("mention-bonus", _n(5), side=STANDING),
]
FIRST_STANDING: Final = 38
"""The number of the first standing word; the others follow it."""
MOST_EFFECTS: Final = 6


class Vocabulary:
    """Reads a card's list of effects and checks every word and parameter of it."""

    def __init__(self) -> None:
        self.by_op: dict[str, int] = {word.op: number for number, word in enumerate(WORDS)}

    def read(self, card: Entry, spell: bool, stays: bool) -> list[tuple[int, int, int]]:
        program: list[tuple[int, int, int]] = []
        effects = card.entries("effects")
        if card.has("effects") and not 1 <= len(effects) <= MOST_EFFECTS:
            card.problem("effects", f"there must be 1 to {MOST_EFFECTS} of them, not {len(effects)}")
        for effect in effects:
            number = self.by_op.get(str(effect.content.get("op")))
            if number is None:
                effect.problem("op", f"no effect {effect.content.get('op')!r}; there are {', '.join(self.by_op)}")
                continue
            program.append(self._read_effect(effect, number, spell, stays))
        return program

    def _read_effect(self, effect: Entry, number: int, spell: bool, stays: bool) -> tuple[int, int, int]:
        word = WORDS[number]
        effect.only(["op", *(parameter.name for parameter in (word.n, word.m) if parameter is not None)])
        if word.side == SPELLS_ONLY and not spell:
            effect.problem("op", f"{word.op!r} is for spells alone")
        if (word.side == STANDING) != stays:
            needed = "needs stays = true" if word.side == STANDING else "is done once, so the card cannot stay in play"
            effect.problem("op", f"{word.op!r} {needed}")
        n = 0 if word.n is None else word.n.read(effect)
        m = 0 if word.m is None else word.m.read(effect)
        return number, n, m
