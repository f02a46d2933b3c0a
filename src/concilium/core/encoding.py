"""What a seat knows, as numbers: one description, field by field, and the code that writes them.

Seats are identified by their distance to the left of the observer, who is always 0: what one seat learns holds for all.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from concilium.core.bits import lowest
from concilium.core.frames import VARIABLES
from concilium.core.movers import CHANCE
from concilium.core.state import EVERYTHING, State

if TYPE_CHECKING:
    from concilium.core.game import Game

MOST: int = 32767
"""The upper bound of a number that the rules do not bound."""


class Field:
    """One number of an observation: its name, its bounds, and what its values mean if they are not amounts."""

    def __init__(self, block: str, name: str, high: int, words: list[str] | None = None) -> None:
        self.block = block
        """The fields of a block are adjacent and documented together."""
        self.name = name
        self.low = 0
        self.high = high
        self.words = words
        self.offset = 0

    def value(self, number: int) -> object:
        """What a number means: a word, or the amount itself."""
        return number if self.words is None else self.words[number]


class Fields:
    """Collects the fields of an encoder, in the order in which it writes them."""

    def __init__(self) -> None:
        self.found: list[Field] = []

    def amount(self, block: str, name: str, high: int) -> None:
        self._add(Field(block, name, high))

    def choice(self, block: str, name: str, words: list[str]) -> None:
        self._add(Field(block, name, len(words) - 1, words))

    def _add(self, field: Field) -> None:
        field.offset = len(self.found)
        self.found.append(field)


def seat_names(players: int) -> list[str]:
    """The seats as an observer calls them: "me", "1 left", "2 left", ..."""
    return ["me", *(f"{distance} left" for distance in range(1, players))]


def distance(seat: i64, other: i64, seats: i64) -> i64:
    """How many seats to the left of a seat another sits."""
    return other - seat if other >= seat else other - seat + seats


def mover_code(seat: i64, to_move: i64, seats: i64) -> i64:
    """Who is to move, as the code of the field "to move": nobody, chance, or how far to the left of a seat."""
    if to_move >= 0:
        return 2 + distance(seat, to_move, seats)
    return 1 if to_move == CHANCE else 0


def write_code(code: i64, cards: i64, out: vec[i16], first: i64) -> None:
    """Write the code of a place for each card of a set; `first` is the field of card 0."""
    while cards != 0:
        out[first + lowest(cards)] = i16(code)
        cards &= cards - 1


def place_cards(code: i64, cards: i64, out: vec[i16], first: i64, seen: vec[i64], at: i64) -> None:
    """`write_code` for a place of many cards: only for those that have arrived since the row was last written.

    `at` is where the row remembers the place.
    """
    write_code(code, cards & ~seen[at], out, first)
    seen[at] = cards


def clear_cards(cards: i64, out: vec[i16], first: i64, seen: vec[i64], at: i64) -> None:
    """Write 0 for the cards that were in the set when the row was last written but no longer are."""
    write_code(0, seen[at] & ~cards, out, first)
    seen[at] = cards


def copy_row(source: vec[i16], start: i64, target: vec[i16], at: i64, size: i64) -> None:
    """Copy an observation from one buffer to another; compiled, one call (`tools/engine_intrinsics.c`)."""
    field: i64 = 0
    while field < size:
        target[at + field] = source[start + field]
        field += 1


def write_flags(flags: i64, out: vec[i16], first: i64, seen: vec[i64], at: i64) -> None:
    """Write 1 for each member of a set and 0 for all others, where that has changed since the row was last written."""
    changed = flags ^ seen[at]
    seen[at] = flags
    while changed != 0:
        index = lowest(changed)
        out[first + index] = i16((flags >> index) & 1)
        changed &= changed - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """The observation of a game: what is in it (`fields`), and how it is written.

    A row is an observation in a buffer of many. Its `seen` words remember some of what was written there last. A row of
    zeros with `seen` words of zeros is a fresh one.
    """

    def __init__(self, fields: list[Field], seen_size: int) -> None:
        self.fields = fields
        self.size: i64 = len(fields)
        self.seen_size: i64 = seen_size

    def write(self, state: State, seat: i64, out: vec[i16], at: i64, seen: vec[i64], seen_at: i64) -> None:
        """Update a row to what the seat knows of the position, whatever the row showed before."""
        self.update(state, seat, EVERYTHING, out, at, seen, seen_at)

    def update(
        self, state: State, seat: i64, touched: i64, out: vec[i16], at: i64, seen: vec[i64], seen_at: i64
    ) -> None:
        """The same for a row that shows an earlier position of this seat: `touched` says what has changed since,
        as `State.touched` does, and nothing else is examined."""
        raise NotImplementedError

    def observe(self, state: State, seat: int) -> vec[i16]:
        """What the seat knows of the position, in a row of its own; it has the buffer protocol."""
        if not 0 <= seat < state.seats:
            raise ValueError(f"a seat is a number from 0 to {state.seats - 1}, not {seat}")
        out = vec[i16]([0] * self.size)
        self.write(state, seat, out, 0, vec[i64]([0] * self.seen_size), 0)
        return out

    def describe(self, numbers: Sequence[int]) -> dict[str, object]:
        """An observation in words: the value of every field, by name."""
        if len(numbers) != self.size:
            raise ValueError(f"an observation has {self.size} numbers, not {len(numbers)}")
        return {field.name: field.value(int(number)) for field, number in zip(self.fields, numbers, strict=True)}

    def words(self, numbers: Sequence[int]) -> str:
        """An observation in words, a line for each field that is not 0."""
        return "\n".join(
            f"{field.name}: {field.value(int(number))}"
            for field, number in zip(self.fields, numbers, strict=True)
            if number != 0
        )

    def blocks(self) -> list[tuple[str, int, int, int]]:
        """The fields in brief: each block's name, its first offset, how many fields it has and their upper bound."""
        found: list[tuple[str, int, int, int]] = []
        for field in self.fields:
            if found and found[-1][0] == field.block:
                name, offset, size, high = found[-1]
                found[-1] = (name, offset, size + 1, max(high, field.high))
            else:
                found.append((field.block, field.offset, 1, field.high))
        return found


class DeclaredEncoder(Encoder):
    """The observation of a game that declares its fields and has no faster encoder of its own."""

    def __init__(self, game: "Game") -> None:
        f = Fields()
        seats = seat_names(int(game.players))
        f.choice("own seat", "seat", [str(seat) for seat in range(game.players)])
        f.choice("who is to move", "to move", ["over", "chance", *seats])
        f.choice("step", "step", [step.name for step in game.steps])
        for place in range(VARIABLES):
            f.amount("variables of the step", f"variable {place}", MOST)
        for seat in seats:
            f.choice("who may act", f"{seat} may act", ["no", "yes"])
        for field in game.fields:
            for whose in seats if field.of_seats else [""]:
                for name, high in field.labels():
                    f.amount(field.name, f"{whose}: {name}" if whose else name, high)
        super().__init__(f.found, 0)

    def update(
        self, state: State, seat: i64, touched: i64, out: vec[i16], at: i64, seen: vec[i64], seen_at: i64
    ) -> None:
        # Hidden variables are for the rules alone; what several seats decide in secret must not reach the others.
        variables = [0] * VARIABLES
        for place, variable in enumerate(state.current.variables):
            if not variable.hidden:
                variables[place] = min(max(int(state.frame[place]), 0), MOST)
        numbers = [int(seat), int(mover_code(seat, state.to_move, state.seats)), int(state.step), *variables]
        others = [int((seat + distance) % state.seats) for distance in range(state.seats)]
        numbers += [int(state.is_waiting(other)) for other in others]
        for field in state.game.fields:
            for whose in others if field.of_seats else [-1]:
                numbers += field.observed(state, whose, int(seat))
        for place, number in enumerate(numbers):
            out[at + place] = i16(number)
