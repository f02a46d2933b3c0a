"""The parts of a game's rules: steps, which say what is being decided, and moves, which say what a verb means there."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from concilium.core.bits import bit, full
from concilium.core.choices import SET, Choices, no_things, put
from concilium.core.notation import Verb
from concilium.core.refusals import ALLOWED, ANOTHER_FIRST, CHANCE_FIRST, GAME_OVER, NOT_YOUR_TURN
from concilium.core.variables import Variable, in_place

if TYPE_CHECKING:
    from concilium.core.state import State

S = TypeVar("S", bound="State")

ONE_SEAT: Final = 0
CHANCES: Final = 1
TOGETHER: Final = 2
"""Who decides in a step: the frame's seat, chance, or several seats at once and in secret."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Generic[S]):
    """What a verb means in a step: the set of things it may be done to, and what happens.

    Legality is written once, in `things`. Everything reads it: lists, masks, counts, random draws, single actions.
    `why_not` is asked only about what is not in the set, and only when somebody wants to know.
    """

    def __init__(self, verb: Verb, rule: str, refusal: i64 = ALLOWED, also: tuple[str, ...] = ()) -> None:
        self.verb = verb
        self.rule = rule
        """The rule that allows it, cited by reasons that have none of their own; "" to use that of its step."""
        self.refusal = refusal
        """The reason that `why_not` gives, unless the move is more specific."""
        self.also = also
        """The other rules that may forbid it."""
        # The numbers of its actions, set when its step joins a game.
        self.base: i64 = 0
        self.second: i64 = 0
        self.third: i64 = 0

    def number(self) -> None:
        """Copy the numbers of the verb, which now has its place in the game."""
        self.base = self.verb.base
        self.second = self.verb.base + self.verb.second
        self.third = self.verb.base + self.verb.third

    def things(self, t: S, seat: i64) -> tuple[i64, i64, i64]:
        """The things the seat may do it to, as bits of the verb's words; called only for a seat that may act."""
        size: i64 = self.verb.size
        if size > 62:
            raise ValueError(f"{self.verb.name} has too many things to be done to all of them by default")
        return full(size), 0, 0

    def why_not(self, t: S, seat: i64, thing: i64) -> i64:
        """The refusal of a thing that is not in the set; it depends only on what the seat knows."""
        return self.refusal

    def take(self, t: S, seat: i64, thing: i64) -> None:
        """Do it."""
        raise NotImplementedError(self.verb.name)

    def has(self, t: S, seat: i64, thing: i64) -> bool:
        """Whether a thing of the verb is in the set."""
        low, middle, high = self.things(t, seat)
        action = self.base + thing
        if action >= self.third:
            return high & bit(action - self.third) != 0
        if action >= self.second:
            return middle & bit(action - self.second) != 0
        return low & bit(thing) != 0


@final
class Excluded(Move[Any]):
    """A verb with no meaning in a step: it can be done to nothing, for the step's own reason and by its rule."""

    def things(self, t: Any, seat: i64) -> tuple[i64, i64, i64]:
        return no_things()

    def why_not(self, t: Any, seat: i64, thing: i64) -> i64:
        state: State = t
        return state.current.instead(state)


@final
class Meaning:
    """Holds a move. These are kept in vecs, because whatever is read from a list has its type checked each time."""

    def __init__(self, move: Move[Any]) -> None:
        self.move: Final = move


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """What is being decided, by whom, by which rule; the moves it allows, and the reason it gives against all others.

    `variables` names the numbers that a frame of this step carries, by their places in `State.frame`.
    """

    def __init__(
        self,
        name: str,
        moves: list[Move[S]],
        *,
        rule: str,
        otherwise: i64,
        whose: i64 = ONE_SEAT,
        variables: Mapping[int, Variable] | None = None,
        also: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.rule = rule
        self.also = also
        """The other rules that may ask for it."""
        self.moves = moves
        self.otherwise = otherwise
        self.by_chance = whose == CHANCES
        self.together = whose == TOGETHER
        self.variables: list[Variable] = [] if variables is None else in_place(name, variables)
        self.allowed: vec[Meaning] = vec[Meaning]()
        self.number: i64 = -1
        self.by_verb: vec[Meaning] = vec[Meaning]()
        """What each verb of the game means here."""

    def enter(self, number: int, verbs: list[Verb]) -> None:
        """Join the steps of a game with these verbs."""
        self.number = number
        self.allowed = vec[Meaning]([Meaning(move) for move in self.moves])
        by_verb = [Meaning(Excluded(verb, "", self.otherwise)) for verb in verbs]
        for move in self.moves:
            if by_verb[move.verb.index].move.verb is not move.verb:
                raise ValueError(
                    f"the step {self.name!r} has a move of the verb {move.verb.name!r}, which is no verb of the game"
                )
            if not isinstance(by_verb[move.verb.index].move, Excluded):
                raise ValueError(f"the step {self.name!r} gives the verb {move.verb.name!r} two meanings")
            by_verb[move.verb.index] = Meaning(move)
        for meaning in by_verb:
            meaning.move.number()
        self.by_verb = vec[Meaning](by_verb)

    def rules(self) -> set[str]:
        """Every rule that a refusal in this step may cite."""
        found = {self.rule, *self.also}
        for move in self.moves:
            if move.rule:
                found.add(move.rule)
            found.update(move.also)
        return found

    def rule_in(self, t: S) -> str:
        """The rule that asks for it now: several may ask for the same step."""
        return self.rule

    def instead(self, t: S) -> i64:
        """The refusal of what the step does not allow at all."""
        return self.otherwise

    def is_over(self, t: S) -> bool:
        """Whether nothing is left to decide in this step: its frame is then popped."""
        return False

    def ready(self, t: S) -> bool:
        """Whether a decision is needed now. If not, the step has done its part and changed what is being decided."""
        if self.is_over(t):
            t.pop()
            return False
        return True

    def is_waiting(self, t: S, seat: i64) -> bool:
        """In a step shared by several seats: whether this one still has to decide."""
        return seat == t.seat

    def about(self, t: S, seat: int | None) -> dict[str, Any]:
        """What a seat sees of the decision beyond its variables: what follows from them, or is private to the seat."""
        return {}

    def out_of_turn(self, t: S, seat: i64) -> i64:
        """The refusal of anything done by a seat that may not act now."""
        if self.by_chance:
            return CHANCE_FIRST
        if t.is_interrupted(seat):
            return ANOTHER_FIRST
        return NOT_YOUR_TURN

    def fill(self, t: S, seat: i64, choices: Choices) -> None:
        """Fill in what the seat may do."""
        words = choices.words
        n: i64 = 0
        for meaning in self.allowed:
            move = meaning.move
            n = put_things(words, n, move, move.things(t, seat))
        choices.size = n


def put_things(words: vec[i64], n: i64, move: Move[Any], things: tuple[i64, i64, i64]) -> i64:
    """Write the things of a move into the words of `Choices`; returns the place for what is written next."""
    low, middle, high = things
    if low != 0:
        words[n + 1] = low
        words[n] = move.base
        n += SET
    if middle | high != 0:
        if middle != 0:
            n = put(words, n, move.second, middle)
        if high != 0:
            n = put(words, n, move.third, high)
    return n


@mypyc_attr(allow_interpreted_subclasses=True)
class Over(Step[Any]):
    """Nobody is to move any longer."""

    def __init__(self, rule: str) -> None:
        super().__init__("over", [], rule=rule, otherwise=GAME_OVER)


class StepNames:
    """The steps of a game by name: a name gets its number when it is first used."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def number(self, name: str) -> i64:
        """The number of the step of that name."""
        if name not in self.names:
            self.names.append(name)
        return self.names.index(name)

    def numbered(self, steps: list[Step[Any]]) -> list[Step[Any]]:
        """The steps of a game, each at the number of its name; a name without a step, or twice, is an error."""
        by_name: dict[str, Step[Any]] = {}
        for step in steps:
            if step.name in by_name:
                raise ValueError(f"there are two steps {step.name!r}")
            by_name[step.name] = step
            self.number(step.name)
        for name in self.names:
            if name not in by_name:
                raise ValueError(f"the rules speak of a step {name!r}, which the game does not have")
        return [by_name[name] for name in self.names]


@final
class Numbered:
    """Holds a step of a game, in its place among them."""

    def __init__(self, step: Step[Any]) -> None:
        self.step: Final = step
