"""The games as the server offers them: what may be chosen, and one shared `Game` for each choice."""

import json
from functools import lru_cache

from concilium import backend, names
from concilium._version import VERSION
from concilium.core import registry
from concilium.core.game import Game
from concilium.core.options import FilePath, Mix, Option, OptionError
from concilium.lessons import lesson_of
from concilium.server import wire
from concilium.server.problems import Refusing


def declared(name: str) -> list[Option]:
    """The options that a browser may set: those of the game but files, which would be the server's own."""
    return [option for option in registry.title(name).options if not isinstance(option, FilePath)]


def chosen(name: str, players: int, options: dict[str, object]) -> Game:
    """The game that somebody chose; refused if there is no such game, option or value."""
    if name not in names():
        raise Refusing("bad-option", field="game", detail=f"no game {name!r}; there are {', '.join(names())}")
    check_no_files(name, options)
    try:
        return shared(name, players, json.dumps(options, sort_keys=True))
    except OptionError as error:
        raise Refusing("bad-option", field=error.option, detail=str(error)) from error


def check_no_files(name: str, options: dict[str, object]) -> None:
    """Refuse options that a browser may not set."""
    known = [option.name for option in declared(name)]
    for option, value in options.items():
        # A file option left at its default is harmless, and every record has it.
        if option not in known and value is not None:
            raise Refusing("bad-option", field=option, detail=f"no option {option!r}; there are {', '.join(known)}")


@lru_cache(maxsize=64)
def shared(name: str, players: int, options: str) -> Game:
    """The one `Game` of this server with these options (as sorted JSON)."""
    return registry.game(name, players, json.loads(options))


@lru_cache(maxsize=1)
def offered(levels: tuple[str, ...]) -> wire.Games:
    """All that can be chosen."""
    return wire.Games(
        games=[_info(name) for name in names()],
        levels=list(levels),
        engine=backend(),
        version=VERSION,
    )


def _info(name: str) -> wire.GameInfo:
    title = registry.title(name)
    return wire.GameInfo(
        name=name,
        players=list(title.players),
        rules=title.rules,
        seat_verbs=list(title.seat_verbs),
        seat_facts=list(title.seat_facts),
        card_facts=list(title.card_facts),
        families=list(title.families),
        options=[
            wire.OptionInfo(
                name=option.name,
                kind="mix" if isinstance(option, Mix) else "one",
                values=option.allowed() or [],
                default=option.default,
            )
            for option in declared(name)
        ],
        lesson_minutes=None if (lesson := lesson_of(name)) is None else lesson.minutes,
    )
