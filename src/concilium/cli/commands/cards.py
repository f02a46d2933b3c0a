"""`concilium cards check FILE`: whether a user's card or board file can be played with."""

import argparse

from concilium.core.datafiles import DataError
from concilium.core.registry import game, names
from concilium.locales import Catalogue

_PLAYERS = 4


def add_arguments(parser: argparse.ArgumentParser, texts: Catalogue) -> None:
    parser.add_argument("what", choices=["check"], help=texts.text("cli-cards-what"))
    parser.add_argument("file", help=texts.text("cli-cards-file"))
    parser.add_argument("--game", choices=names(), default=names()[0], help=texts.text("cli-game"))
    parser.add_argument("--board", action="store_true", help=texts.text("cli-cards-board"))


def run(arguments: argparse.Namespace, texts: Catalogue) -> int:
    """Every mistake is a line with file, card and field; the exit code says whether there was one."""
    try:
        game(arguments.game, _PLAYERS, {"board" if arguments.board else "cards": arguments.file})
    except DataError as error:
        for problem in error.problems:
            print(problem)
        print(texts.text("cli-cards-bad", count=len(error.problems)))
        return 1
    print(texts.text("cli-cards-good", file=arguments.file, game=arguments.game))
    return 0
