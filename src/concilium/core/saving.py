"""A position as plain data, the whole truth, and back: field by field, as the game declares them."""

from typing import TYPE_CHECKING, Any

from concilium.core.fields import entries

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
    data[game.saved_frames] = t.frames_to_json()
    return data


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
        t.frames_from_json(data[game.saved_frames])
    except ValueError as error:
        raise ValueError(f"{game.saved_frames}: {error}") from error
    game.check(t)
    return t
