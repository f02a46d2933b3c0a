"""The `concilium` command: one module in `commands` for each thing it does."""

import argparse
import importlib
import pkgutil
import sys
from collections.abc import Sequence
from typing import Protocol, cast

from concilium.cli import commands
from concilium.locales import Catalogue, catalogue, language_of


class Command(Protocol):
    """What a module in `commands` has; its name is the command's, its help is `cli-<name>` in the catalogues."""

    def add_arguments(self, parser: argparse.ArgumentParser, texts: Catalogue) -> None: ...

    def run(self, arguments: argparse.Namespace, texts: Catalogue) -> int: ...


def _load(name: str) -> Command:
    return cast(Command, importlib.import_module(f"concilium.cli.commands.{name.replace('-', '_')}"))


def _parser(texts: Catalogue, wanted: str | None) -> argparse.ArgumentParser:
    """Only the requested command's module is imported: the others may need extras that are not installed."""
    parser = argparse.ArgumentParser(prog="concilium", description=texts.text("cli-about"))
    parser.add_argument("--version", action="store_true", help=texts.text("cli-version"))
    subparsers = parser.add_subparsers(dest="command", metavar=texts.text("cli-command"))
    for module in pkgutil.iter_modules(commands.__path__):
        name = module.name.replace("_", "-")
        subparser = subparsers.add_parser(name, help=texts.text(f"cli-{name}"), description=texts.text(f"cli-{name}"))
        if name == wanted:
            _load(name).add_arguments(subparser, texts)
    return parser


def main(words: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit code."""
    given = list(sys.argv[1:] if words is None else words)
    texts = catalogue(language_of())
    wanted = next((word for word in given if not word.startswith("-")), None)
    parser = _parser(texts, wanted)
    arguments = parser.parse_args(given)
    if arguments.version:
        import concilium

        print(texts.text("cli-version-is", version=concilium.__version__, backend=concilium.backend()))
        return 0
    if arguments.command is None:
        parser.print_help()
        return 2
    try:
        return _load(arguments.command).run(arguments, texts)
    except BrokenPipeError:
        return 1
    except KeyboardInterrupt:
        return 130
    except ModuleNotFoundError as missing:
        if missing.name is not None and missing.name.startswith("concilium"):
            raise
        print(texts.text("cli-missing-extra", module=str(missing.name)), file=sys.stderr)
        return 1
    except (ValueError, OSError) as error:
        # Errors in options, card files and records explain themselves; a traceback would only hide the message.
        print(texts.text("cli-error", problem=str(error)), file=sys.stderr)
        return 1
