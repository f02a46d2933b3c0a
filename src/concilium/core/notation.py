"""Actions as words: a verb and, if it takes one, the thing it is done to ("vote orb")."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from concilium.core.bits import CAPACITY


class Verb:
    """A block of action numbers, one for each thing the verb can be done to.

    `Notation` assigns the numbers. Sets of its things are held in up to three words of 62 things: `second` and
    `third` are the first things of the second and the third word.
    """

    def __init__(self, name: str, things: list[str] | None = None, second: int = CAPACITY, third: int = 0) -> None:
        self.name = name
        self.things = things if things is not None else [""]
        self.base: i64 = 0
        self.index: i64 = 0
        size = len(self.things)
        self.second: i64 = min(second, size)
        self.third: i64 = min(third if third > 0 else second + CAPACITY, size)
        for length in (self.second, self.third - self.second, size - self.third):
            if not 0 <= length <= CAPACITY:
                raise ValueError(f"the verb {name!r} has a word of {length} things; it may have {CAPACITY}")

    @property
    def size(self) -> int:
        return len(self.things)

    def text(self, thing: i64) -> str:
        word = self.things[thing]
        return f"{self.name} {word}" if word else self.name


class Verbs:
    """The verbs of a game: `all` has them in the order of their numbers, a subclass one attribute for each."""

    def __init__(self) -> None:
        self.all: list[Verb] = []

    def add(self, name: str, things: list[str] | None = None, second: int = CAPACITY, third: int = 0) -> Verb:
        """The next verb."""
        self.all.append(Verb(name, things, second, third))
        return self.all[-1]


class UnknownNotation(ValueError):
    """A text that names no action."""


class Notation:
    """The whole action space of a game: its verbs, in the order of their numbers."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = verbs
        self._by_text: dict[str, int] = {}
        owners: list[u8] = []
        base: i64 = 0
        for index, verb in enumerate(verbs):
            verb.base = base
            verb.index = index
            for thing in range(verb.size):
                self._by_text[verb.text(thing)] = base + thing
                owners.append(u8(index))
            base += verb.size
        if len(self._by_text) != base:
            raise ValueError("two actions of the game have the same text")
        self.size: i64 = base
        self.owner: Final = vec[u8](owners)
        """For each action, the index of its verb. Small numbers: every decision reads one, and caches are small."""

    def verb(self, action: int) -> Verb:
        return self.verbs[i64(self.owner[action])]

    def thing(self, action: int) -> int:
        """Which of its verb's things each action is done to."""
        return action - self.verbs[i64(self.owner[action])].base

    def text(self, action: int) -> str:
        if not 0 <= action < self.size:
            raise UnknownNotation(f"action {action} is not in range({self.size})")
        verb = self.verb(action)
        return verb.text(action - verb.base)

    def action(self, text: str) -> int:
        action = self._by_text.get(" ".join(text.split()))
        if action is None:
            words = text.split()
            known = [verb.name for verb in self.verbs]
            if not words:
                raise UnknownNotation("an empty text names no action")
            if words[0] not in known:
                raise UnknownNotation(f"{text!r}: no verb {words[0]!r}; there are {', '.join(known)}")
            raise UnknownNotation(f"{text!r}: {words[0]!r} is not done to {' '.join(words[1:])!r}")
        return action
