"""The facts of a position, declared once: name, range and who may see them.

A position is saved, read, copied, viewed and observed through its fields, unless a game has a faster or finer way of
its own. A field reads an attribute of the position by its name; a game with facts of another kind writes a `Field` for
them.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from concilium.core.bits import bit, members

if TYPE_CHECKING:
    from concilium.core.state import State

PUBLIC: Final = "public"
OWN: Final = "own"
"""Only the owning seat sees it; the others see how many there are, if it is a set of things."""
NOBODY: Final = "nobody"
"""Nobody sees it: a deck. If it is a set of things, everyone sees how many there are."""
PARTS: Final = "parts"
"""Parts of it are hidden from some, as the view and the encoder of the game itself say: cards face up and face down."""


def whole(value: object, low: int, high: int, where: str) -> int:
    """A whole number within bounds; `ValueError` says where one was expected."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise ValueError(f"{where} must be a whole number from {low} to {high}, not {value!r}")
    return value


def entries(value: object, size: int, where: str) -> list[Any]:
    """A list of that size; `ValueError` says where one was expected."""
    if not isinstance(value, list) or len(value) != size:
        raise ValueError(f"{where} must be a list of {size}, not {value!r}")
    return value


def by_name(value: object, where: str) -> dict[str, Any]:
    """A table of facts by name; `ValueError` says where one was expected."""
    if not isinstance(value, dict):
        raise ValueError(f"{where} must be a table, not {value!r}")
    return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """A fact of the position. One that each seat has is `of_seats`: `seat` is its owner, and -1 for other facts."""

    def __init__(self, name: str, seen: str = PUBLIC, of_seats: bool = False, attribute: str = "") -> None:
        self.name = name
        """Its name in saved positions and in views."""
        self.seen = seen
        self.of_seats = of_seats
        self.attribute = attribute or name.replace("-", "_")
        self.may_lack = False
        """Whether a saved position may lack it because it was added later; it is then as in a blank position."""

    def save(self, t: "State", seat: int) -> object:
        """The fact as plain data."""
        raise NotImplementedError

    def load(self, t: "State", seat: int, value: object, where: str) -> None:
        """Read what `save` wrote onto a blank position; `ValueError` begins with `where`."""
        raise NotImplementedError

    def copy(self, source: "State", target: "State") -> None:
        """Copy the fact to another position, sharing nothing."""
        value = getattr(source, self.attribute)
        setattr(target, self.attribute, value if isinstance(value, int) else value[:])

    def is_seen(self, observer: int | None, seat: int) -> bool:
        """Whether an observer sees the fact of this seat; None is a spectator."""
        return self.seen == PUBLIC or (self.seen == OWN and observer is not None and observer == seat)

    def show(self, t: "State", seat: int, observer: int | None) -> object:
        """What an observer sees of it; None if it is hidden."""
        return self.save(t, seat) if self.is_seen(observer, seat) else self.hidden(t, seat)

    def hidden(self, t: "State", seat: int) -> object:
        """What an observer sees of it when it is hidden from them."""
        return None

    def labels(self) -> list[tuple[str, int]]:
        """The names and upper bounds of the numbers that `observed` returns."""
        raise NotImplementedError

    def observed(self, t: "State", seat: int, observer: int | None) -> list[int]:
        """What an observer sees of it, as numbers from 0 up."""
        raise NotImplementedError

    def amount(self, t: "State", seat: int) -> float:
        """The fact as one number, for judging positions; a set counts its members."""
        return float(sum(self.observed(t, seat, seat)))


class Number(Field):
    """A whole number of the position itself."""

    def __init__(self, name: str, low: int, high: int, attribute: str = "") -> None:
        super().__init__(name, attribute=attribute)
        self.low = low
        self.high = high

    def save(self, t: "State", seat: int) -> object:
        return int(getattr(t, self.attribute))

    def load(self, t: "State", seat: int, value: object, where: str) -> None:
        setattr(t, self.attribute, whole(value, self.low, self.high, where))

    def labels(self) -> list[tuple[str, int]]:
        return [(self.name, self.high - self.low)]

    def observed(self, t: "State", seat: int, observer: int | None) -> list[int]:
        return [int(getattr(t, self.attribute)) - self.low]


class SeatNumber(Field):
    """A whole number of each seat, in a vec by seat; in one with several for each, it is at place `at` of `every`."""

    def __init__(
        self, name: str, low: int, high: int, seen: str = PUBLIC, attribute: str = "", every: int = 1, at: int = 0
    ) -> None:
        super().__init__(name, seen, True, attribute)
        self.low = low
        self.high = high
        self.every = every
        self.at = at

    def save(self, t: "State", seat: int) -> object:
        return int(getattr(t, self.attribute)[seat * self.every + self.at])

    def load(self, t: "State", seat: int, value: object, where: str) -> None:
        getattr(t, self.attribute)[seat * self.every + self.at] = whole(value, self.low, self.high, where)

    def labels(self) -> list[tuple[str, int]]:
        return [(self.name, self.high - self.low + (0 if self.seen == PUBLIC else 1))]

    def observed(self, t: "State", seat: int, observer: int | None) -> list[int]:
        value = int(getattr(t, self.attribute)[seat * self.every + self.at]) - self.low
        if self.seen == PUBLIC:
            return [value]
        return [1 + value if self.is_seen(observer, seat) else 0]


class SeatFlag(Field):
    """Yes or no for each seat, one bit each."""

    def __init__(self, name: str, attribute: str = "") -> None:
        super().__init__(name, PUBLIC, True, attribute)

    def save(self, t: "State", seat: int) -> object:
        return bool((int(getattr(t, self.attribute)) >> seat) & 1)

    def load(self, t: "State", seat: int, value: object, where: str) -> None:
        if not isinstance(value, bool):
            raise ValueError(f"{where} must be true or false, not {value!r}")
        if value:
            setattr(t, self.attribute, int(getattr(t, self.attribute)) | int(bit(seat)))

    def labels(self) -> list[tuple[str, int]]:
        return [(self.name, 1)]

    def observed(self, t: "State", seat: int, observer: int | None) -> list[int]:
        return [(int(getattr(t, self.attribute)) >> seat) & 1]


class Amounts(Field):
    """How much there is of each of some things, in a vec; those of one seat are adjacent."""

    def __init__(
        self,
        name: str,
        things: Sequence[str],
        high: int,
        of_seats: bool = False,
        seen: str = PUBLIC,
        attribute: str = "",
    ) -> None:
        super().__init__(name, seen, of_seats, attribute)
        self.things = list(things)
        self.high = high

    def _first(self, seat: int) -> int:
        return seat * len(self.things) if self.of_seats else 0

    def save(self, t: "State", seat: int) -> object:
        amounts, first = getattr(t, self.attribute), self._first(seat)
        return {thing: int(amounts[first + number]) for number, thing in enumerate(self.things)}

    def load(self, t: "State", seat: int, value: object, where: str) -> None:
        if not isinstance(value, dict) or set(value) != set(self.things):
            raise ValueError(f"{where} must have an amount of each of {', '.join(self.things)}")
        amounts, first = getattr(t, self.attribute), self._first(seat)
        for number, thing in enumerate(self.things):
            amounts[first + number] = whole(value[thing], 0, self.high, f"{where}: {thing}")

    def labels(self) -> list[tuple[str, int]]:
        return [(f"{self.name} {thing}", self.high) for thing in self.things]

    def observed(self, t: "State", seat: int, observer: int | None) -> list[int]:
        if not self.is_seen(observer, seat):
            return [0] * len(self.things)
        amounts, first = getattr(t, self.attribute), self._first(seat)
        return [int(amounts[first + number]) for number in range(len(self.things))]


class ThingSet(Field):
    """A set of at most 62 things as bits: one for the position, or one per seat in a vec."""

    def __init__(
        self, name: str, things: Sequence[str], of_seats: bool = False, seen: str = PUBLIC, attribute: str = ""
    ) -> None:
        super().__init__(name, seen, of_seats, attribute)
        self.things = list(things)

    def _bits(self, t: "State", seat: int) -> int:
        value = getattr(t, self.attribute)
        return int(value[seat]) if self.of_seats else int(value)

    def save(self, t: "State", seat: int) -> object:
        return [self.things[number] for number in members(self._bits(t, seat))]

    def load(self, t: "State", seat: int, value: object, where: str) -> None:
        if not isinstance(value, list):
            raise ValueError(f"{where} must be a list, not {value!r}")
        bits = 0
        for thing in value:
            if thing not in self.things:
                raise ValueError(f"{where}: there is no {thing!r}")
            bits |= int(bit(self.things.index(thing)))
        if self.of_seats:
            getattr(t, self.attribute)[seat] = bits
        else:
            setattr(t, self.attribute, bits)

    def hidden(self, t: "State", seat: int) -> object:
        return len(members(self._bits(t, seat)))

    def labels(self) -> list[tuple[str, int]]:
        size = [(f"{self.name}: how many", len(self.things))]
        return size if self.seen == NOBODY else size + [(f"{self.name} {thing}", 1) for thing in self.things]

    def observed(self, t: "State", seat: int, observer: int | None) -> list[int]:
        found = members(self._bits(t, seat))
        if self.seen == NOBODY:
            return [len(found)]
        if not self.is_seen(observer, seat):
            return [len(found)] + [0] * len(self.things)
        return [len(found)] + [int(number in found) for number in range(len(self.things))]


class Thing(Field):
    """One thing, or none: a number from 0 up, -1 for none; one for the position, or one per seat in a vec."""

    def __init__(
        self, name: str, things: Sequence[str], of_seats: bool = False, seen: str = PUBLIC, attribute: str = ""
    ) -> None:
        super().__init__(name, seen, of_seats, attribute)
        self.things = list(things)

    def _number(self, t: "State", seat: int) -> int:
        value = getattr(t, self.attribute)
        return int(value[seat]) if self.of_seats else int(value)

    def save(self, t: "State", seat: int) -> object:
        number = self._number(t, seat)
        return None if number < 0 else self.things[number]

    def load(self, t: "State", seat: int, value: object, where: str) -> None:
        if value is not None and value not in self.things:
            raise ValueError(f"{where}: there is no {value!r}")
        number = -1 if value is None else self.things.index(str(value))
        if self.of_seats:
            getattr(t, self.attribute)[seat] = number
        else:
            setattr(t, self.attribute, number)

    def hidden(self, t: "State", seat: int) -> object:
        return None

    def labels(self) -> list[tuple[str, int]]:
        return [(self.name, len(self.things))]

    def observed(self, t: "State", seat: int, observer: int | None) -> list[int]:
        return [1 + self._number(t, seat) if self.is_seen(observer, seat) else 0]

    def amount(self, t: "State", seat: int) -> float:
        return 0.0


def by_seat(size: int, value: int = 0) -> vec[i64]:
    """A vec with a number for each seat."""
    return vec[i64]([value] * size)
