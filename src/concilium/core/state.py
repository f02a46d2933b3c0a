"""A position: what the contract promises of it, and the machinery that every game's position shares.

What is being decided is a stack of frames; the top frame lies in plain fields (`step`, `seat`, `a`, `b`, `c`), the
others in `stack`. A rule that needs a decision pushes a frame; the step that gets it pops it. So a position in the
middle of a card's effect is as plain as any other: it can be copied, saved and searched.
"""

import random
from typing import TYPE_CHECKING, Any, Final, cast

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.bits import bit
from concilium.core.events import Event, Listener
from concilium.core.movers import CHANCE, OVER
from concilium.core.refusals import (
    ALLOWED,
    GAME_OVER,
    NOT_AN_OUTCOME,
    NOT_YOUR_TURN,
    UNKNOWN_ACTION,
    IllegalAction,
    Refusal,
    read_refusal,
)
from concilium.core.views import AnyView, By

if TYPE_CHECKING:
    from concilium.core.game import Game
    from concilium.core.steps import Step

FRAME: Final = 5
DEPTH: Final = 16
EVERYTHING: Final = -1
"""In `State.touched`: anything may have changed."""


class State:
    """A position of a game. The methods up to `to_json` are the contract; `offers`, `take` and `refusal` are the same
    without conversions and checks, for callers in the compiled group."""

    def __init__(self, game: "Game", source: "State | None" = None) -> None:
        """A position in which nothing is decided yet, or one that decides what `source` does."""
        self.game = game
        self.seats: i64 = game.players
        self.listener: Listener | None = None
        self.touched: i64 = EVERYTHING
        """What has changed since somebody set it to 0, as bits that the game defines; no part of the position."""
        if source is None:
            self.to_move: i64 = OVER
            self.stack: vec[i64] = vec[i64]([0] * (FRAME * DEPTH))
            self.depth: i64 = 0
            self.step: i64 = 0
            self.current: Step[Any] = game.steps[0]
            """The step that `step` numbers, at hand."""
            self.seat: i64 = 0
            self.a: i64 = 0
            self.b: i64 = 0
            self.c: i64 = 0
        else:
            self.to_move = source.to_move
            self.stack = source.stack[:]
            self.depth = source.depth
            self.step = source.step
            self.current = source.current
            self.seat = source.seat
            self.a = source.a
            self.b = source.b
            self.c = source.c

    # The contract.

    def waiting(self) -> list[int]:
        """Every seat that may act now; empty while chance is to move and when the game is over."""
        return [seat for seat in range(self.seats) if self.is_waiting(seat)]

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat (or of CHANCE), ascending within a verb; empty if it may not act now."""
        if not self.may_act(seat):
            return []
        # A caller in Python asks this before every decision: the list is made at once, of numbers that are there.
        game = self.game
        n = self.offers(seat, game.scratch)
        numbers = game.numbers
        return cast("list[int]", [numbers[action] for action in game.scratch[:n]])

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """None if the seat may do this now; else the rule that forbids it, with its figures."""
        return read_refusal(self._refusal_of_any(seat, action), self.game.reasons)

    def apply(self, seat: int, action: int) -> None:
        """Make a decision; `IllegalAction` leaves the position as it was."""
        code = self._refusal_of_any(seat, action)
        if code != ALLOWED:
            refusal = read_refusal(code, self.game.reasons)
            assert refusal is not None
            known = 0 <= action < self.game.actions
            text = self.game.text(action) if known else f"action {action}"
            raise IllegalAction(seat, action, text, refusal)
        self.take(seat, action)

    def view(self, seat: int | None) -> AnyView:
        """What the seat knows, and no more, as plain data; None is a spectator."""
        raise NotImplementedError

    def decided_by(self) -> By:
        """Whose decision it is, as a view says it."""
        if self.to_move == CHANCE:
            return "chance"
        return None if self.to_move == OVER else self.to_move

    def scores(self) -> list[int]:
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that won; empty until the game is over."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An equal position that shares nothing with this one, and has no listener."""
        raise NotImplementedError

    def resample(self, seat: int, rng: random.Random) -> "State":
        """A position that this seat cannot tell from this one, the hidden facts drawn anew."""
        other = self.copy()
        other.redraw(seat, Random(rng.getrandbits(62)))
        return other

    def to_json(self) -> dict[str, object]:
        """The whole truth, for storage and tests; `Game.from_json` reads it."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self.game.name == other.game.name
            and self.game.options == other.game.options
            and self.to_json() == other.to_json()
        )

    def __hash__(self) -> int:
        raise TypeError("a position changes, so it has no hash")

    # For callers in the compiled group.

    def is_waiting(self, seat: i64) -> bool:
        return seat == self.to_move and seat >= 0

    def may_act(self, seat: int) -> bool:
        if seat == self.to_move:
            return seat != OVER
        return 0 <= seat < self.seats and self.is_waiting(seat)

    def out_of_turn(self, seat: int) -> i64:
        """The number of the refusal of anything that this seat would do now, when it may not act."""
        return NOT_YOUR_TURN

    def offers(self, seat: i64, out: vec[i64]) -> i64:
        """Write the legal actions of a seat that may act into `out`; how many there are."""
        return self.current.offer(self, out)

    def outcome(self, rng: Random, out: vec[i64]) -> i64:
        """What chance decides, when it is to move; `out` is for the step's use."""
        return self.current.outcome(self, rng, out)

    def play_chance(self, rng: Random, out: vec[i64]) -> bool:
        """Let chance decide until a seat is to move; whether it had anything to decide."""
        drawn = False
        while self.to_move == CHANCE:
            self.take(CHANCE, self.outcome(rng, out))
            drawn = True
        return drawn

    def refusal(self, seat: i64, action: i64) -> i64:
        """The number of the refusal of an action of the space by one who may act; 0 if it is legal."""
        kind = self.current.by_verb[i64(self.game.notation.owner[action])].kind
        return kind.refuse(self, action - kind.base)

    def take(self, seat: i64, action: i64) -> None:
        """Make a legal decision, and whatever follows of itself, up to the next one."""
        kind = self.current.by_verb[i64(self.game.notation.owner[action])].kind
        kind.take(self, action - kind.base)
        self.settle()

    def redraw(self, seat: i64, rng: Random) -> None:
        """Draw what this seat does not know anew, in place."""
        raise NotImplementedError

    # For the rules.

    def touch(self, what: i64) -> None:
        """Something has changed that a bit of `touched` stands for."""
        self.touched |= bit(what)

    def tell(self, name: str, facts: dict[str, object]) -> None:
        """Something happened that everyone sees. Ask for a listener before facts are put together."""
        if self.listener is not None:
            self.listener(Event(name, facts))

    def settle(self) -> None:
        """Run the steps that decide nothing until one wants a decision."""
        while True:
            step = self.current
            if step.ready(self):
                self.to_move = self.seat
                if step.by_chance:
                    self.to_move = CHANCE
                return

    def push(self, step: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        """Something else is decided first."""
        base = self.depth * FRAME
        stack = self.stack
        stack[base] = self.step
        stack[base + 1] = self.seat
        stack[base + 2] = self.a
        stack[base + 3] = self.b
        stack[base + 4] = self.c
        self.depth += 1
        self.step = step
        self.current = self.game.numbered[step].step
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c

    def become(self, step: i64, seat: i64) -> None:
        """The top frame is now another step."""
        self.step = step
        self.current = self.game.numbered[step].step
        self.seat = seat
        self.a = 0
        self.b = 0
        self.c = 0

    def pop(self) -> None:
        """The top frame is done with."""
        self.depth -= 1
        base = self.depth * FRAME
        stack = self.stack
        self.step = stack[base]
        self.current = self.game.numbered[self.step].step
        self.seat = stack[base + 1]
        self.a = stack[base + 2]
        self.b = stack[base + 3]
        self.c = stack[base + 4]

    def frames_to_json(self) -> list[list[object]]:
        """What is being decided, from the bottom frame to the top one, steps by name."""
        frames: list[list[object]] = []
        steps = self.game.steps
        i: i64 = 0
        while i < self.depth:
            base = i * FRAME
            stack = self.stack
            frames.append([steps[stack[base]].name, stack[base + 1], stack[base + 2], stack[base + 3], stack[base + 4]])
            i += 1
        frames.append([steps[self.step].name, self.seat, self.a, self.b, self.c])
        return frames

    def frames_from_json(self, frames: list[tuple[str, int, int, int, int]]) -> None:
        """Read what `frames_to_json` wrote, and find who is to move.

        The top step is asked nothing: whether it wants a decision may hang on what a seat does not know, and a
        position that was made up for that seat must come back as it was.
        """
        numbers = {step.name: step.number for step in self.game.steps}
        self.depth = -1
        for name, seat, a, b, c in frames:
            if name not in numbers:
                raise ValueError(f"no step {name!r}; there are {', '.join(numbers)}")
            if self.depth < 0:
                self.depth = 0
                self.become(numbers[name], seat)
                self.a, self.b, self.c = a, b, c
            else:
                self.push(numbers[name], seat, a, b, c)
        self.to_move = CHANCE if self.current.by_chance else self.seat

    def _refusal_of_any(self, seat: int, action: int) -> i64:
        if not 0 <= action < self.game.actions:
            return UNKNOWN_ACTION
        if self.to_move == OVER:
            return GAME_OVER
        if not self.may_act(seat):
            return NOT_AN_OUTCOME if seat == CHANCE else self.out_of_turn(seat)
        return self.refusal(seat, action)
