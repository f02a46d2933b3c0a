"""A position as plain data, the whole truth, and back, field by field as the game declares them."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from concilium.core.fields import entries
from concilium.core.frames import DEPTH, FRAME, VARIABLES
from concilium.core.movers import CHANCE

if TYPE_CHECKING:
    from concilium.core.game import Game
    from concilium.core.state import State

NO_SEAT = -1


def saved(t: "State") -> dict[str, Any]:
    """Everything that a position consists of."""
    game = t.game
    data: dict[str, Any] = {field.name: field.save(t, NO_SEAT) for field in game.fields if not field.of_seats}
    own = [field for field in game.fields if field.of_seats]
    if own:
        data[game.saved_seats] = [{field.name: field.save(t, seat) for field in own} for seat in range(t.seats)]
    data[game.saved_frames] = saved_frames(t)
    return data


def copied(t: "State") -> "State":
    """An equal position, made field by field."""
    other = t.game.blank()
    other.to_move = t.to_move
    other.depth = t.depth
    other.step = t.step
    other.current = t.current
    other.seat = t.seat
    for place, variable in enumerate(t.frame):
        other.frame[place] = variable
    other.secrets = t.secrets
    for field in t.game.fields:
        field.copy(t, other)
    return other


def loaded(game: "Game", data: Any) -> "State":
    """The position that `saved` wrote; `ValueError` says what is wrong with the data, and where."""
    if not isinstance(data, dict):
        raise ValueError(f"a position of {game.name} is a table, not {type(data).__name__}")
    t = game.blank()
    own = [field for field in game.fields if field.of_seats]
    names = [field.name for field in game.fields if not field.of_seats and not field.may_lack] + [game.saved_frames]
    for name in [*names, game.saved_seats] if own else names:
        if name not in data:
            raise ValueError(f"{name} is missing")
    for field in game.fields:
        if not field.of_seats and field.name in data:
            field.load(t, NO_SEAT, data[field.name], field.name)
    if own:
        for seat, facts in enumerate(entries(data[game.saved_seats], int(game.players), game.saved_seats)):
            where = f"{game.saved_seats}: {seat}"
            if not isinstance(facts, dict):
                raise ValueError(f"{where} must be a table, not {facts!r}")
            for field in own:
                if field.name not in facts:
                    if field.may_lack:
                        continue
                    raise ValueError(f"{where}: {field.name} is missing")
                field.load(t, seat, facts[field.name], f"{where}: {field.name}")
    try:
        load_frames(t, data[game.saved_frames])
    except ValueError as error:
        raise ValueError(f"{game.saved_frames}: {error}") from error
    game.check(t)
    return t


def saved_frames(t: "State") -> list[list[object]]:
    """What is being decided, from the bottom frame to the top one: each step by name, then its seat and variables."""
    frames: list[list[object]] = []
    steps = t.game.steps
    frame = t.frame
    i: i64 = 0
    while i < t.depth:
        base = VARIABLES + i * FRAME
        frames.append([steps[frame[base]].name, *(frame[base + k] for k in range(1, FRAME))])
        i += 1
    frames.append([steps[t.step].name, t.seat, *(frame[k] for k in range(VARIABLES))])
    return frames


def load_frames(t: "State", frames: object) -> None:
    """Read what `saved_frames` wrote, and find who is to move; `ValueError` says what is wrong.

    The top step is not consulted: whether it needs a decision may depend on what a seat does not know, and a
    position that was sampled for that seat must be restored exactly.
    """
    if not isinstance(frames, list) or not frames:
        raise ValueError("what is being decided must be a list that is not empty")
    numbers = {step.name: number for number, step in enumerate(t.game.steps)}
    t.depth = -1
    for saved in frames:
        if not isinstance(saved, list) or not 2 <= len(saved) <= 2 + VARIABLES:
            raise ValueError(f"a frame is a step, a seat and up to {VARIABLES} variables, not {saved!r}")
        name, seat, *variables = saved
        if name not in numbers:
            raise ValueError(f"no step {name!r}; there are {', '.join(numbers)}")
        if not all(isinstance(number, int) and not isinstance(number, bool) for number in saved[1:]):
            raise ValueError(f"the seat and the variables of a frame are whole numbers, not {saved!r}")
        if t.depth < 0:
            t.depth = 0
            t.become(numbers[name], seat)
        else:
            if t.depth >= DEPTH:
                raise ValueError(f"there are more than {DEPTH} frames")
            t.push(numbers[name], seat)
        for place, variable in enumerate(variables):
            t.frame[place] = variable
    t.to_move = CHANCE if t.current.by_chance else t.seat
