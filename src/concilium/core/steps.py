"""The parts of a game's rules: steps, which say what is being decided, and kinds, which say what a verb means there."""

from typing import TYPE_CHECKING, Generic, TypeVar

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


class Step(Generic[S]):
    """What is being decided: the kinds of action it allows, and the reason it gives against all others."""

    def __init__(self, name: str, kinds: list[Kind[S]], otherwise: i64, by_chance: bool = False) -> None:
        self.name = name
        self.kinds = kinds
        self.otherwise = otherwise
        self.by_chance = by_chance
        self.number: i64 = -1
        self.by_verb: list[Kind[S] | None] = []

    def ready(self, t: S) -> bool:
        """Whether a decision is wanted now. If not, the step has done its part and changed what is being decided."""
        return True

    def offer(self, t: S, out: vec[i64]) -> i64:
        n: i64 = 0
        for kind in self.kinds:
            n = kind.offer(t, out, n)
        return n
