"""Brings a database to a version of the schema, with Alembic."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

MIGRATIONS = Path(__file__).parent / "migrations"

NEWEST = "head"
LOCK = 811701
"""The advisory lock that a server holds while it migrates: several may be started at once on an empty database."""


def migrate(connection: Connection) -> None:
    """Apply every migration that this database has not seen."""
    command.upgrade(_ready(connection), NEWEST)


def migrate_down(connection: Connection, revision: str) -> None:
    """Take back every migration after this one."""
    command.downgrade(_ready(connection), revision)


def _ready(connection: Connection) -> Config:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config
