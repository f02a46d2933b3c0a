"""The parts of a game's rules: steps, which say what is being decided, and kinds, which say what a verb means there."""

from typing import TYPE_CHECKING, Any, Generic, TypeVar, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.notation import Verb
from concilium.core.refusals import ALLOWED

if TYPE_CHECKING:
    from concilium.core.state import State

S = TypeVar("S", bound="State")


class Kind(Generic[S]):
    """What a verb means in a step: who may do it to what (`refuse`), and what happens (`take`).

    Legality is written once, in `refuse`. `offer` lists the things for which it answers `ALLOWED`; a kind narrows
    `offer` to the things that can come in question, so that nobody asks about cards in other hands.
    """

    def __init__(self, verb: Verb) -> None:
        self.verb = verb
        self.base = verb.base

    def refuse(self, t: S, thing: i64) -> i64:
        return ALLOWED

    def offer(self, t: S, out: vec[i64], n: i64) -> i64:
        base = self.base
        size: i64 = self.verb.size
        thing: i64 = 0
        while thing < size:
            if self.refuse(t, thing) == ALLOWED:
                out[n] = base + thing
                n += 1
            thing += 1
        return n

    def take(self, t: S, thing: i64) -> None:
        raise NotImplementedError(self.verb.name)


class Excluded(Kind[Any]):
    """A verb that means nothing in a step: refused, whatever it is done to."""

    def __init__(self, verb: Verb, otherwise: i64) -> None:
        super().__init__(verb)
        self.otherwise = otherwise

    def refuse(self, t: Any, thing: i64) -> i64:
        return self.otherwise


@final
class Meaning:
    """Holds a kind. These lie in vecs: what is read from a list is checked for its type each time."""

    def __init__(self, kind: Kind[Any]) -> None:
        self.kind = kind


class Step(Generic[S]):
    """What is being decided: the kinds of action it allows, and the reason it gives against all others."""

    def __init__(self, name: str, kinds: list[Kind[S]], otherwise: i64, by_chance: bool = False) -> None:
        self.name = name
        self.allowed: vec[Meaning] = vec[Meaning]([Meaning(kind) for kind in kinds])
        self.otherwise = otherwise
        self.by_chance = by_chance
        self.number: i64 = -1
        self.by_verb: vec[Meaning] = vec[Meaning]()
        """What each verb of the game means here."""

    def enter(self, number: int, verbs: list[Verb]) -> None:
        """Take a place among the steps of a game with these verbs."""
        self.number = number
        by_verb = [Meaning(Excluded(verb, self.otherwise)) for verb in verbs]
        for meaning in self.allowed:
            by_verb[meaning.kind.verb.index] = meaning
        self.by_verb = vec[Meaning](by_verb)

    def ready(self, t: S) -> bool:
        """Whether a decision is wanted now. If not, the step has done its part and changed what is being decided."""
        return True

    def offer(self, t: S, out: vec[i64]) -> i64:
        n: i64 = 0
        for meaning in self.allowed:
            n = meaning.kind.offer(t, out, n)
        return n

    def outcome(self, t: S, rng: Random, out: vec[i64]) -> i64:
        """One of chance's actions, each as likely as the others; a step that has many need not list them in `out`."""
        n = self.offer(t, out)
        return out[rng.randrange(n)]


@final
class Numbered:
    """Holds a step of a game, in its place among them."""

    def __init__(self, step: Step[Any]) -> None:
        self.step = step
