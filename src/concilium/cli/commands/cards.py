"""`concilium cards check FILE`: whether a user's card or board file can be played with."""

import argparse

from concilium.core.datafiles import DataError
from concilium.core.registry import game, names, title
from concilium.locales import Catalogue

_CARDS, _BOARD = "cards", "board"


def add_arguments(parser: argparse.ArgumentParser, texts: Catalogue) -> None:
    parser.add_argument("what", choices=["check"], help=texts.text("cli-cards-what"))
    parser.add_argument("file", help=texts.text("cli-cards-file"))
    takers = [name for name in names() if _CARDS in {option.name for option in title(name).options}]
    parser.add_argument("--game", choices=takers, default=takers[0], help=texts.text("cli-game"))
    parser.add_argument("--board", action="store_true", help=texts.text("cli-cards-board"))


def run(arguments: argparse.Namespace, texts: Catalogue) -> int:
    """Every mistake is a line with file, card and field; the exit code says whether there was one."""
    try:
        players = title(arguments.game).usual_players
        game(arguments.game, players, {_BOARD if arguments.board else _CARDS: arguments.file})
    except DataError as error:
        for problem in error.problems:
            print(problem)
        print(texts.text("cli-cards-bad", count=len(error.problems)))
        return 1
    print(texts.text("cli-cards-good", file=arguments.file, game=arguments.game))
    return 0
