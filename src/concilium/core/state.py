"""A position: what the contract promises of it, and the machinery that every game's position shares.

What is being decided is a stack of frames. The top frame's step and seat are plain fields, its variables are at the
start of `frame`, at the places that the step assigns them; the other frames follow. A rule that needs a decision
pushes a frame; the step that gets it pops it. So a position in the middle of a card's effect is like any other:
it can be copied, saved and searched.
"""

import random
from typing import TYPE_CHECKING, Any, Final, cast

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from concilium.core.bits import bit, zeros
from concilium.core.choices import Choices
from concilium.core.events import Event, Listener
from concilium.core.frames import DEPTH, FRAME, VARIABLES, begin, clear, lift, lower, nearest
from concilium.core.movers import CHANCE, OVER
from concilium.core.refusals import (
    ALLOWED,
    GAME_OVER,
    NOT_AN_OUTCOME,
    UNKNOWN_ACTION,
    IllegalAction,
    Refusal,
    read_refusal,
)
from concilium.core.views import AnyView, By

if TYPE_CHECKING:
    from concilium.core.game import Game
    from concilium.core.steps import Move, Step

EVERYTHING: Final = -1
"""In `State.touched`: anything may have changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game. The methods up to `to_json` are the contract; `fill`, `take` and `refusal` do the same
    without conversions and checks, for callers in the compiled group."""

    to_move: i64 = OVER
    seat: i64 = 0
    step: i64 = 0
    depth: i64 = 0
    touched: i64 = EVERYTHING
    """What has changed since somebody set it to 0, as bits that the game defines; not part of the position."""
    secrets: i64 = 0
    """How many steps shared by several seats have begun: undo needs to know; not part of the position."""
    listener: Listener | None = None

    def __init__(self, game: "Game", source: "State | None" = None) -> None:
        """A position in which nothing is pending yet, or one with the same pending decisions as `source`."""
        self.game = game
        self.seats: i64 = game.players
        self.frame: Final[vec[i64]] = zeros(VARIABLES + FRAME * DEPTH) if source is None else source.frame[:]
        """The variables of the top frame, then the frames below it, starting from the bottom."""
        if source is None:
            self.current: Step[Any] = game.numbered[0].step
            """The step whose number is `step`."""
        else:
            self.current = source.current
            self.to_move = source.to_move
            self.seat = source.seat
            self.step = source.step
            self.depth = source.depth
            self.secrets = source.secrets

    # The contract.

    def waiting(self) -> list[int]:
        """Every seat that may act now; empty while chance is to move and when the game is over."""
        return [seat for seat in range(self.seats) if self.is_waiting(seat)]

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat (or of CHANCE), ascending within a verb; empty if it may not act now."""
        if not self.may_act(seat):
            return []
        choices = self.game.choices
        self.current.fill(self, seat, choices)
        # A Python caller asks this before every decision: the list is made in one go, from existing numbers.
        return cast("list[int]", choices.listed(self.game.action_objects))

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """None if the seat may do this now; otherwise the rule that forbids it, with its facts."""
        code = self._refusal_of_any(seat, action)
        return None if code == ALLOWED else self._read(code, seat, action)

    def apply(self, seat: int, action: int) -> None:
        """Make a decision; `IllegalAction` leaves the position as it was."""
        code = self._refusal_of_any(seat, action)
        if code != ALLOWED:
            text = self.game.text(action) if 0 <= action < self.game.actions else f"action {action}"
            raise IllegalAction(seat, action, text, self._read(code, seat, action))
        self.take(seat, action)

    def view(self, seat: int | None) -> AnyView:
        """What the seat knows, and no more, as plain data; None is a spectator."""
        from concilium.core.viewing import declared_view

        return declared_view(self, seat)

    def view_since(self, seat: int | None, touched: int) -> AnyView:
        """The view, in which parts and players may be `AS_BEFORE` if they are as they were before what `touched` says
        has changed since. A game whose views are sent often can save itself the making of most of them."""
        return self.view(seat)

    def decided_by(self) -> By:
        """Whose decision it is, as a view says it."""
        if self.to_move == CHANCE:
            return "chance"
        return None if self.to_move == OVER or self.current.together else self.to_move

    def scores(self) -> list[int]:
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that won; empty until the game is over. Unless the rules break ties, those with the most points."""
        if self.to_move != OVER:
            return []
        scores = self.scores()
        most = max(scores)
        return [seat for seat, score in enumerate(scores) if score == most]

    def copy(self) -> "State":
        """An equal position that shares nothing with this one, and has no listener."""
        from concilium.core.saving import copied

        return copied(self)

    def resample(self, seat: int, rng: random.Random) -> "State":
        """A position that this seat cannot tell from this one, with the hidden facts redrawn."""
        other = self.copy()
        other.redraw(seat, Random(rng.getrandbits(62)))
        return other

    def to_json(self) -> dict[str, Any]:
        """The whole truth, for storage and tests; `Game.from_json` reads it."""
        from concilium.core.saving import saved

        return saved(self)

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
        if self.current.together:
            return self.to_move >= 0 and self.current.is_waiting(self, seat)
        return seat == self.to_move and seat >= 0

    def may_act(self, seat: int) -> bool:
        if seat == self.to_move:
            return seat != OVER
        return self.current.together and 0 <= seat < self.seats and self.is_waiting(seat)

    def fill(self, seat: i64, choices: Choices) -> None:
        """Fill in the legal actions of a seat that may act."""
        self.current.fill(self, seat, choices)

    def draw(self, seat: i64, rng: Random, choices: Choices) -> i64:
        """One of the legal actions of a seat or of chance, all equally likely; `choices` is scratch space."""
        self.current.fill(self, seat, choices)
        return choices.draw(rng)

    def play_chance(self, rng: Random, choices: Choices) -> bool:
        """Let chance decide until a seat is to move; returns whether it had anything to decide."""
        drawn = False
        while self.to_move == CHANCE:
            self.take(CHANCE, self.draw(CHANCE, rng, choices))
            drawn = True
        return drawn

    def refusal(self, seat: i64, action: i64) -> i64:
        """The number of the refusal of an action by a seat that may act; 0 if it is legal."""
        verb: int = self.game.notation.owner[action]
        move = self.current.by_verb[verb].move
        thing = action - move.base
        if move.has(self, seat, thing):
            return ALLOWED
        code = move.why_not(self, seat, thing)
        if code == ALLOWED:
            raise AssertionError(f"{self.game.text(action)} is forbidden in {self.current.name!r} for no reason")
        return code

    def take(self, seat: i64, action: i64) -> None:
        """Make a legal decision, and whatever follows automatically, up to the next one."""
        # Not an i64, although compiled it is the same: interpreted, that would be a call.
        verb: int = self.game.notation.owner[action]
        move = self.current.by_verb[verb].move
        move.take(self, seat, action - move.base)
        self.settle()

    def redraw(self, seat: i64, rng: Random) -> None:
        """Redraw what this seat does not know, in place."""
        raise NotImplementedError

    # For the rules.

    def touch(self, what: i64) -> None:
        """Something that a bit of `touched` stands for has changed."""
        self.touched |= bit(what)

    def tell(self, name: str, facts: dict[str, object]) -> None:
        """Something happened that everyone sees. Check for a listener before assembling the facts."""
        if self.listener is not None:
            self.listener(Event(name, facts))

    def settle(self) -> None:
        """Run the steps that decide nothing until one needs a decision."""
        while True:
            step = self.current
            if step.ready(self):
                self.to_move = self.seat
                if step.by_chance:
                    self.to_move = CHANCE
                return

    def push(self, step: i64, seat: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        """Something else is decided first, in a frame with these variables; the others are 0 until set."""
        lower(self.frame, VARIABLES + self.depth * FRAME, self.step, self.seat)
        begin(self.frame, first, second, third)
        self.depth += 1
        _begin(self, step, seat)

    def become(self, step: i64, seat: i64) -> None:
        """The top frame becomes another step, with all variables 0."""
        clear(self.frame)
        _begin(self, step, seat)

    def pop(self) -> None:
        """The top frame is finished."""
        self.depth -= 1
        base = VARIABLES + self.depth * FRAME
        step = self.frame[base]
        self.step = step
        self.seat = self.frame[base + 1]
        self.current = self.game.numbered[step].step
        lift(self.frame, base)

    def end(self, over: i64) -> None:
        """The game is over; `over` is the number of the step that says so."""
        self.depth = 0
        self.become(over, OVER)

    def is_interrupted(self, seat: i64) -> bool:
        """Whether a decision below the top one is the seat's: it resumes when others have decided."""
        i: i64 = 0
        while i < self.depth:
            base = VARIABLES + i * FRAME
            if self.frame[base + 1] == seat and self.game.numbered[self.frame[base]].step.moves:
                return True
            i += 1
        return False

    def beneath(self, step: i64) -> i64:
        """Where the variables of the nearest frame of a step below the top one begin in `frame`; -1 if none."""
        return nearest(self.frame, self.depth, step)

    def _refusal_of_any(self, seat: int, action: int) -> i64:
        if not 0 <= action < self.game.actions:
            return UNKNOWN_ACTION
        if self.to_move == OVER:
            return GAME_OVER
        if not self.may_act(seat):
            return self.current.out_of_turn(self, seat) if seat != CHANCE else NOT_AN_OUTCOME
        return self.refusal(seat, action)

    def _read(self, code: i64, seat: int, action: int) -> Refusal:
        """A refusal in words; if its reason has no rule, it cites that of the move, or else that of the step."""
        rule = self.current.rule_in(self)
        if 0 <= action < self.game.actions and self.may_act(seat):
            move: Move[Any] = self.current.by_verb[i64(self.game.notation.owner[action])].move
            rule = move.rule or rule
        return read_refusal(code, self.game.reasons, rule)


# Functions, not methods: those are looked up, since a game that is not compiled may have its own.


def _begin(t: State, step: i64, seat: i64) -> None:
    """A step is decided on top of the stack."""
    t.step = step
    t.seat = seat
    current = t.game.numbered[step].step
    t.current = current
    if current.together:
        t.secrets += 1
