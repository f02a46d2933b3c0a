"""`concilium serve`: the table in the browser."""

import argparse
from pathlib import Path

from concilium.locales import Catalogue
from concilium.server import DEFAULT_DATABASE, STATIC
from concilium.server import run as run_server


def add_arguments(parser: argparse.ArgumentParser, texts: Catalogue) -> None:
    parser.add_argument("--host", default="127.0.0.1", help=texts.text("cli-serve-host"))
    parser.add_argument("--port", type=int, default=8117, help=texts.text("cli-serve-port"))
    parser.add_argument("--database", default=DEFAULT_DATABASE, help=texts.text("cli-serve-database"))
    parser.add_argument("--static", type=Path, default=STATIC, help=texts.text("cli-serve-static"))
    parser.add_argument("--origin", action="append", default=[], help=texts.text("cli-serve-origin"))
    parser.add_argument("--workers", type=int, default=None, help=texts.text("cli-serve-workers"))


def run(arguments: argparse.Namespace, texts: Catalogue) -> int:
    run_server(
        arguments.host,
        arguments.port,
        arguments.database,
        arguments.static,
        tuple(arguments.origin),
        workers=arguments.workers,
    )
    return 0
