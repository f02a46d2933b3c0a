"""The games as the server offers them: what may be chosen, and one shared `Game` for each choice."""

import json
from functools import lru_cache

from concilium import names
from concilium._version import VERSION
from concilium.core import registry
from concilium.core.game import Game
from concilium.core.options import FilePath, Mix, Option, OptionError
from concilium.core.title import Title
from concilium.lessons import lesson_of
from concilium.locales import LANGUAGES, folder_of
from concilium.server import wire
from concilium.server.course import UNDONE
from concilium.server.problems import Refusing

LATER = ("lessons", "rulebook")
"""Catalogues of a game that are read only when their page is opened."""


def declared(name: str) -> list[Option]:
    """The options that a browser may set: those of the game but files, which would be the server's own."""
    return [option for option in registry.title(name).options if not isinstance(option, FilePath)]


def chosen(name: str, players: int, options: dict[str, object]) -> Game:
    """The game that somebody chose; refused if there is no such game, option or value."""
    try:
        return made(name, players, options)
    except OptionError as error:
        raise Refusing("bad-option", field=error.option[:64], detail=str(error)[:500]) from error


def made(name: str, players: int, options: dict[str, object]) -> Game:
    """The game with these options, of which none may be a file; `OptionError` says what is allowed."""
    _without_files(name, options)
    return shared(name, players, json.dumps(options, sort_keys=True))


def fresh(name: str, players: int, options: dict[str, object]) -> Game:
    """The same, but shared with nobody: for another thread than that of the tables."""
    _without_files(name, options)
    return registry.game(name, players, options)


def _without_files(name: str, options: dict[str, object]) -> None:
    known = [option.name for option in declared(name)]
    for option, value in options.items():
        # A file option left at its default is harmless, and every record has it.
        if option not in known and value is not None:
            raise OptionError(option, f"no option {option!r}; there are {', '.join(known)}")


@lru_cache(maxsize=64)
def shared(name: str, players: int, options: str) -> Game:
    """The one `Game` of this server with these options (as sorted JSON)."""
    return registry.game(name, players, json.loads(options))


@lru_cache(maxsize=64)
def words(name: str, language: str, subject: str) -> str:
    """A game's own catalogue in a language: what its table needs, or what one later page does; refused if unknown."""
    if name not in names() or language not in LANGUAGES or (subject and subject not in LATER):
        raise Refusing("not-found")
    paths = sorted((folder_of(name) / language).glob("*.ftl"))
    chosen_ones = [path for path in paths if (path.stem == subject if subject else path.stem not in LATER)]
    return "\n".join(path.read_text(encoding="utf-8") for path in chosen_ones)


@lru_cache(maxsize=64)
def palette(name: str) -> str | None:
    """The colours that a game's package brings, as a style sheet: that one file and no other; None if it has none."""
    if name not in names():
        return None
    path = registry.title(name).folder / "palette.css"
    return path.read_text(encoding="utf-8") if path.is_file() else None


def offered(levels: tuple[str, ...], engine: wire.Engine) -> wire.Games:
    """All that can be chosen."""
    return wire.Games(
        games=[info(name) for name in names()],
        levels=list(levels),
        engine=engine,
        version=VERSION,
    )


def _events(title: Title) -> dict[str, wire.EventInfo]:
    """What happens in a game, and at its table."""
    tellings = [*title.events.values(), UNDONE]
    return {told.name: wire.EventInfo(facts=told.facts, weight=told.weight) for told in tellings}


@lru_cache(maxsize=64)
def info(name: str) -> wire.GameInfo:
    """What a game declares about itself."""
    title = registry.title(name)
    return wire.GameInfo(
        name=name,
        players=list(title.players),
        rules=title.rules,
        seat_verbs=list(title.seat_verbs),
        endings=list(title.endings),
        events=_events(title),
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
