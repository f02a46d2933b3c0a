"""`concilium admin`: what an operator does to a server's database."""

import argparse
import asyncio
import os
import sys
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from concilium.cli.commands.serve import add_settings, chosen
from concilium.locales import Catalogue
from concilium.server.settings import settled

PIPED = Path("-")
"""Instead of a file: the standard output, or the standard input."""

Does = Callable[[argparse.Namespace, str, Catalogue], Coroutine[Any, Any, None]]


def add_arguments(parser: argparse.ArgumentParser, texts: Catalogue) -> None:
    add_settings(parser, texts, ("database",))
    tasks = parser.add_subparsers(dest="task", metavar=texts.text("cli-command"), required=True)

    def task(name: str) -> argparse.ArgumentParser:
        about = texts.text(f"cli-admin-{name}")
        return tasks.add_parser(name, help=about, description=about)

    for name in ("backup", "restore"):
        task(name).add_argument("file", type=Path, help=texts.text("cli-admin-file"))
    task("guests").add_argument("name", help=texts.text("cli-admin-name"))
    task("delete-guest").add_argument("guest", help=texts.text("cli-admin-guest"))
    forget = task("forget")
    for what in ("guests", "tables", "chat"):
        forget.add_argument(f"--{what}", type=_days, metavar="DAYS", help=texts.text(f"cli-admin-forget-{what}"))
    for name in ("block", "unblock"):
        task(name).add_argument("name", help=texts.text("cli-admin-name"))
    task("blocked")
    task("record").add_argument("table", help=texts.text("cli-admin-table"))
    task("migrate").add_argument("--down", metavar="REVISION", help=texts.text("cli-admin-down"))


def _days(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) < 100_000:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of days")
    return int(text)


def run(arguments: argparse.Namespace, texts: Catalogue) -> int:
    database = settled(chosen(arguments, ("database",)), os.environ).database
    asyncio.run(TASKS[arguments.task](arguments, database, texts))
    return 0


async def _backup(arguments: argparse.Namespace, database: str, texts: Catalogue) -> None:
    from concilium.server.backup import back_up, write
    from concilium.server.migrating import opened

    is_piped = arguments.file == PIPED
    async with opened(database) as engine:
        count = await (write(engine, sys.stdout.buffer) if is_piped else back_up(engine, arguments.file))
    said = texts.text("cli-admin-backed-up", rows=count, file=str(arguments.file))
    print(said, file=sys.stderr if is_piped else sys.stdout)


async def _restore(arguments: argparse.Namespace, database: str, texts: Catalogue) -> None:
    from concilium.server.backup import restore
    from concilium.server.database import make_engine

    engine = make_engine(database, is_patient=True)
    try:
        count = await restore(engine, sys.stdin.buffer if arguments.file == PIPED else arguments.file)
    finally:
        await engine.dispose()
    print(texts.text("cli-admin-restored", rows=count, file=str(arguments.file)))


async def _guests(arguments: argparse.Namespace, database: str, texts: Catalogue) -> None:
    from concilium.server.administration import guests_called
    from concilium.server.migrating import opened

    async with opened(database) as engine:
        for guest in await guests_called(engine, arguments.name):
            seen = datetime.fromtimestamp(guest.seen_at, UTC).date().isoformat()
            print(texts.text("cli-admin-guest-line", id=guest.id, name=guest.name, seen=seen, seats=guest.seats))


async def _delete_guest(arguments: argparse.Namespace, database: str, texts: Catalogue) -> None:
    from concilium.server.administration import delete_guest
    from concilium.server.migrating import opened

    async with opened(database) as engine:
        tables = await delete_guest(engine, arguments.guest)
    print(texts.text("cli-admin-guest-deleted", tables=tables))


async def _forget(arguments: argparse.Namespace, database: str, texts: Catalogue) -> None:
    from concilium.server.administration import forget_idle
    from concilium.server.migrating import opened

    if arguments.guests is None and arguments.tables is None and arguments.chat is None:
        raise ValueError(texts.text("cli-admin-forget-what"))
    async with opened(database) as engine:
        guests, tables, lines = await forget_idle(engine, arguments.guests, arguments.tables, arguments.chat)
    print(texts.text("cli-admin-forgotten", guests=guests, tables=tables, lines=lines))


async def _block(arguments: argparse.Namespace, database: str, texts: Catalogue) -> None:
    from concilium.server import administration
    from concilium.server.migrating import opened

    async with opened(database) as engine:
        await getattr(administration, arguments.task)(engine, arguments.name)
    print(texts.text(f"cli-admin-name-{arguments.task}ed", name=arguments.name))


async def _blocked(arguments: argparse.Namespace, database: str, texts: Catalogue) -> None:
    from concilium.server.administration import blocked
    from concilium.server.migrating import opened

    async with opened(database) as engine:
        for name in await blocked(engine):
            print(name)


async def _record(arguments: argparse.Namespace, database: str, texts: Catalogue) -> None:
    from concilium.server.administration import record_of
    from concilium.server.migrating import opened
    from concilium.server.store import Store

    async with opened(database):
        store = Store(database)
        try:
            print(await record_of(store, arguments.table), end="")
        finally:
            await store.close()


async def _migrate(arguments: argparse.Namespace, database: str, texts: Catalogue) -> None:
    from concilium.server.database import make_engine
    from concilium.server.migrating import migrate, migrate_down, revision

    engine = make_engine(database, is_patient=True)
    try:
        async with engine.begin() as connection:
            if arguments.down is None:
                await connection.run_sync(migrate)
            else:
                await connection.run_sync(migrate_down, arguments.down)
            print(texts.text("cli-admin-migrated", revision=await connection.run_sync(revision)))
    finally:
        await engine.dispose()


TASKS: dict[str, Does] = {
    "backup": _backup,
    "restore": _restore,
    "guests": _guests,
    "delete-guest": _delete_guest,
    "forget": _forget,
    "block": _block,
    "unblock": _block,
    "blocked": _blocked,
    "record": _record,
    "migrate": _migrate,
}
