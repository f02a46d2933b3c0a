"""Brings a database to a version of the schema, with Alembic."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from concilium.server.database import make_engine

MIGRATIONS = Path(__file__).parent / "migrations"

NEWEST = "head"
LOCK = 811701
"""The advisory lock that a server holds while it migrates: several may be started at once on an empty database."""


def migrate(connection: Connection) -> None:
    """Apply every migration that this database has not seen."""
    command.upgrade(_ready(connection), NEWEST)


def migrate_down(connection: Connection, to: str) -> None:
    """Take back every migration after this one; `ValueError` if there is no such one, or something would be lost."""
    try:
        command.downgrade(_ready(connection), to)
    except CommandError as error:
        raise ValueError(str(error)) from error


def revision(connection: Connection) -> str:
    """The migration that this database has seen last; "" if none."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def newest() -> str:
    """The last migration that there is."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return ScriptDirectory.from_config(config).get_current_head() or ""


def _ready(connection: Connection) -> Config:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    else:
        # Its driver begins no transaction for a change of the schema, and half a change would stay.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[AsyncEngine]:
    """A database of the newest schema, for an operator's work; `ValueError` if it has another one."""
    engine = make_engine(url, is_patient=True)
    try:
        async with engine.connect() as connection:
            found = await connection.run_sync(revision)
        if found != newest():
            raise ValueError(f"the database has schema {found or 'none'} and should have {newest()}; migrate it first")
        yield engine
    finally:
        await engine.dispose()
