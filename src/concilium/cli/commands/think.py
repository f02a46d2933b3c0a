"""`concilium think`: thinks for the bots of servers on the same database."""

import argparse
import os

from concilium.cli.commands.serve import add_settings, chosen
from concilium.locales import Catalogue
from concilium.server.settings import settled

SETTINGS = ("database", "workers", "log-level", "log-format")


def add_arguments(parser: argparse.ArgumentParser, texts: Catalogue) -> None:
    add_settings(parser, texts, SETTINGS)


def run(arguments: argparse.Namespace, texts: Catalogue) -> int:
    from concilium.server.thinker import think

    settings = settled(chosen(arguments, SETTINGS), os.environ)
    think(settings.database, settings.workers, settings.log_level, settings.log_format)
    return 0
