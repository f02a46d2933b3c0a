"""`concilium serve`: the table in the browser."""

import argparse
import os
from collections.abc import Callable
from typing import Any

from concilium.locales import Catalogue
from concilium.server import run as run_server
from concilium.server.settings import SettingError, declared, settled


def add_arguments(parser: argparse.ArgumentParser, texts: Catalogue) -> None:
    parser.epilog = texts.text("cli-serve-environment")
    for setting in declared():
        about = texts.text(f"cli-serve-{setting.name}")
        usual = f" ({setting.usual})" if setting.usual else ""
        parser.add_argument(
            setting.flag,
            type=_reader(setting.read),
            action="append" if setting.several else "store",
            metavar=setting.name.rsplit("-", 1)[-1].upper(),
            help=f"{about}{usual} [{setting.variable}]".replace("%", "%%"),
        )


def _reader(read: Callable[[str], Any]) -> Callable[[str], Any]:
    def checked(text: str) -> Any:
        try:
            return read(text)
        except SettingError as error:
            raise argparse.ArgumentTypeError(str(error)) from error

    return checked


def run(arguments: argparse.Namespace, texts: Catalogue) -> int:
    given = {setting.name: getattr(arguments, setting.name.replace("-", "_")) for setting in declared()}
    run_server(settled(given, os.environ))
    return 0
