"""`concilium serve`: the table in the browser."""

import argparse
import os
import sys
from collections.abc import Callable, Container
from dataclasses import replace
from typing import Any

from concilium.cli.desktop import has_desktop, open_in_browser
from concilium.locales import Catalogue
from concilium.server import run as run_server
from concilium.server.engine import compiler
from concilium.server.settings import SettingError, declared, settled


def add_settings(parser: argparse.ArgumentParser, texts: Catalogue, names: Container[str]) -> None:
    """Accept these settings as flags."""
    parser.epilog = texts.text("cli-serve-environment")
    for setting in declared():
        if setting.name not in names:
            continue
        about = texts.text(f"cli-serve-{setting.name}")
        usual = f" ({setting.usual})" if setting.usual else ""
        parser.add_argument(
            setting.flag,
            type=_reader(setting.read),
            action="append" if setting.several else "store",
            metavar=setting.name.rsplit("-", 1)[-1].upper(),
            help=f"{about}{usual} [{setting.variable}]".replace("%", "%%"),
        )


def chosen(arguments: argparse.Namespace, names: Container[str]) -> dict[str, Any]:
    """The settings given as flags."""
    found = [setting.name for setting in declared() if setting.name in names]
    return {name: getattr(arguments, name.replace("-", "_")) for name in found}


def add_arguments(parser: argparse.ArgumentParser, texts: Catalogue) -> None:
    add_settings(parser, texts, [setting.name for setting in declared()])
    parser.add_argument("--no-browser", action="store_true", help=texts.text("cli-serve-no-browser"))
    parser.add_argument("--compile", action="store_true", help=texts.text("cli-serve-compile"))


def _reader(read: Callable[[str], Any]) -> Callable[[str], Any]:
    def checked(text: str) -> Any:
        try:
            return read(text)
        except SettingError as error:
            raise argparse.ArgumentTypeError(str(error)) from error

    return checked


def run(arguments: argparse.Namespace, texts: Catalogue) -> int:
    settings = settled(chosen(arguments, [setting.name for setting in declared()]), os.environ)
    if settings.processes > 1 and settings.database.startswith("sqlite"):
        print(texts.text("cli-serve-one-process"), file=sys.stderr)
        settings = replace(settings, processes=1)
    wants_browser = not arguments.no_browser and has_desktop(os.environ, sys.platform, sys.stdout.isatty())
    run_server(settings, compiler() if arguments.compile else None, open_in_browser if wants_browser else None)
    return 0
